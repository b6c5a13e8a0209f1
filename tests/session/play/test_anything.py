"""Wishes in any order at any moment: the session stays whole."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup
from tests.session.table import (
    AGAINST_BLACK,
    AGAINST_WHITE,
    COMPUTER,
    PERSON,
    TEN_SECONDS,
    TWO_COMPUTERS,
    TWO_PEOPLE,
    Table,
)

SETUPS = [
    AGAINST_WHITE,
    AGAINST_WHITE,
    AGAINST_BLACK,
    TWO_PEOPLE,
    TWO_COMPUTERS,
    GameSetup(black=PERSON, white=COMPUTER, black_time=TEN_SECONDS, white_time=TEN_SECONDS),
]
STEPS = 120


def wishes(session: GameSession, chance: random.Random) -> list[Callable[[], object]]:
    def move() -> None:
        moves = session.turn.movable()
        if moves:
            session.request_move(chance.choice(moves))

    def walk() -> None:
        session.record.go_to(chance.choice([session.record.game.root, *session.record.game.line()]))

    def reload() -> None:
        session.load(parse_game(session.record.text()))
        session.resume()

    return [
        *[move] * 8,
        session.take_back,
        session.advice.hint,
        session.advice.cancel,
        session.move_now,
        session.swap_sides,
        session.rematch,
        session.turn.resign,
        session.review.open,
        session.resume,
        session.take_over,
        session.turn.offer_draw,
        session.turn.declare,
        session.record.back,
        session.record.forward,
        session.record.go_end,
        walk,
        reload,
        lambda: session.turn.answer_draw(False),
        lambda: session.new_game(chance.choice(SETUPS)),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_any_order(qtbot: QtBot, table: Table, seed: int) -> None:
    chance = random.Random(seed)
    manners = [["think"], ["late_after_stop"], ["die_in_search@1"], []][seed]
    session, _ = table.playing(AGAINST_WHITE, *manners)
    results: list[object] = []
    session.turn.game_ended.connect(results.append)
    for _ in range(STEPS):
        chance.choice(wishes(session, chance))()
        qtbot.wait(chance.choice((1, 1, 5, 20)))
        table.time.ms += chance.randrange(300)
        check(session)
    session.new_game(TWO_PEOPLE)
    session.turn.resign()
    check(session)
    assert results[-1] == GameResult(Side.WHITE, Reason.RESIGN)


def check(session: GameSession) -> None:
    """What is true of a session at any time."""
    game = session.record.game
    shown = game.start
    for node in game.cursor.path():
        shown.play(node.move)
    assert shown.key == game.position.key and shown.turn == game.position.turn
    assert (session.record.state is SessionState.OVER) <= (game.result is not None)
    if session.record.state is SessionState.PLAYING:
        assert game.result is None
        ways = [
            session.turn.is_thinking(),
            session.turn.suspended,
            session.record.looking_back,
            session.turn.human_may_move(),
        ]
        assert any(ways) and sum(ways[:2]) <= 1
        assert set(session.turn.movable()) == (
            set(game.position.legal_moves()) if session.turn.human_may_move() else set()
        )
    if session.turn.clock.game_clock is not None:
        assert all(session.turn.clock.game_clock.remaining(side).main_ms >= 0 for side in Side)
    again = parse_game(session.record.text())
    assert len(again.main_line()) == len(game.main_line()) and again.result == game.result
