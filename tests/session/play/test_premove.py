"""A move made ahead is played after the answer that it was made for, where it is legal then, and else never."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.moves import Refusal
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.play.premove import Premove, moves_after_answers
from shogi_desktop.session.play.setup import GameSetup
from tests.session.table import AGAINST_WHITE, COMPUTER, PERSON, TWO_PEOPLE, Table, moves_of, play

ROOKS = "4k4/9/9/9/4r4/9/4P4/4G4/4K4 b - 1"


class Planner:
    """A game against a computer that thinks until it is asked for its move, and the person's plans."""

    def __init__(
        self, table: Table, moves: str = "3c3d 8c8d", setup: GameSetup = AGAINST_WHITE, pause_ms: int = 0
    ) -> None:
        self.session: GameSession = table.session("think", moves=moves)
        self.premove = Premove(self.session, self.session, pause_ms)
        self.refused: list[Refusal] = []
        self.premove.refused.connect(self.refused.append)
        self.session.new_game(setup)

    def plan(self, text: str) -> None:
        self.premove.enter(parse_move(text, self.session.record.game.variant))

    def answer(self, qtbot: QtBot, plies: int) -> None:
        """Lets the computer move, until the game has so many moves."""
        self.session.move_now()
        qtbot.waitUntil(lambda: self.session.record.game.cursor.ply >= plies)


@pytest.fixture
def planner(table: Table) -> Planner:
    made = Planner(table)
    play(made.session, "7g7f")
    return made


def test_it_is_played_after_the_answer(qtbot: QtBot, planner: Planner) -> None:
    planner.plan("2g2f")
    planner.answer(qtbot, 3)
    assert moves_of(planner.session) == "7g7f 3c3d 2g2f"
    assert planner.premove.move == NO_MOVE and planner.refused == []


def test_another_one_takes_its_place(qtbot: QtBot, planner: Planner) -> None:
    planner.plan("2g2f")
    planner.plan("6g6f")
    planner.answer(qtbot, 3)
    assert moves_of(planner.session) == "7g7f 3c3d 6g6f"


def test_a_capture_that_the_answer_makes_possible(qtbot: QtBot, planner: Planner) -> None:
    planner.plan("8h2b+")
    planner.answer(qtbot, 3)
    assert moves_of(planner.session) == "7g7f 3c3d 8h2b+"


def test_an_impossible_one_is_given_up(qtbot: QtBot, planner: Planner) -> None:
    planner.plan("8h1a+")
    planner.answer(qtbot, 2)
    qtbot.waitUntil(lambda: planner.premove.move == NO_MOVE)
    assert moves_of(planner.session) == "7g7f 3c3d" and planner.session.turn.human_may_move()
    assert [refused.key for refused in planner.refused] == ["not_a_move"]


def test_never_an_illegal_move_that_would_lose(qtbot: QtBot, table: Table) -> None:
    strict = GameSetup(options={"strict_play": "yes"}, sfen=ROOKS, black=PERSON, white=COMPUTER)
    planner = Planner(table, moves="5e4e", setup=strict)
    play(planner.session, "5i6i")
    planner.plan("6i5i")
    planner.answer(qtbot, 3)
    assert moves_of(planner.session) == "5i6i 5e4e 6i5i"
    pinned = Planner(table, moves="5e6e", setup=strict)
    play(pinned.session, "5i6i")
    pinned.plan("6i6h")
    pinned.answer(qtbot, 2)
    qtbot.waitUntil(lambda: pinned.premove.move == NO_MOVE)
    assert pinned.session.record.game.result is None and [each.key for each in pinned.refused] == ["left_in_check"]


def test_taking_back_forgets_it(qtbot: QtBot, planner: Planner) -> None:
    planner.plan("2g2f")
    planner.session.take_back()
    assert planner.premove.move == NO_MOVE and moves_of(planner.session) == ""


@pytest.mark.parametrize(
    "change",
    [
        lambda session: session.turn.resign(),
        lambda session: session.record.back(),
        lambda session: session.swap_sides(),
        lambda session: session.rematch(),
    ],
    ids=["resign", "back", "swap sides", "rematch"],
)
def test_whatever_else_happens_forgets_it(planner: Planner, change: Callable[[GameSession], object]) -> None:
    planner.plan("2g2f")
    change(planner.session)
    assert planner.premove.move == NO_MOVE and planner.refused == []


def test_the_setting_forbids_it(planner: Planner) -> None:
    planner.premove.allowed = False
    planner.plan("2g2f")
    assert planner.premove.move == NO_MOVE and planner.premove.moves() == []


def test_nobody_plans_in_the_own_turn_or_among_friends(table: Table) -> None:
    planner = Planner(table)
    planner.plan("7g7f")
    assert planner.premove.move == NO_MOVE and not planner.premove.can_enter()
    friends = Planner(table, setup=TWO_PEOPLE)
    assert not friends.premove.can_enter() and friends.premove.side == -1


def test_a_move_by_hand_is_no_answer(qtbot: QtBot, table: Table) -> None:
    planner = Planner(table, pause_ms=60_000)
    play(planner.session, "7g7f")
    planner.plan("2g2f")
    planner.answer(qtbot, 2)
    qtbot.waitUntil(planner.session.turn.human_may_move)
    assert planner.premove.move != NO_MOVE
    play(planner.session, "9g9f")
    assert planner.premove.move == NO_MOVE and moves_of(planner.session) == "7g7f 3c3d 9g9f"


def texts(position: Position) -> set[str]:
    return {format_move(move, position.variant) for move in moves_after_answers(position)}


def test_taking_back_what_the_answer_takes_can_be_planned() -> None:
    position = parse_sfen("4k4/9/9/9/4r4/9/4P4/4G4/4K4 w - 1", load_variant("shogi"))
    assert {"5h5g", "5g5f", "5g5e"} - texts(position) == {"5g5e"}


def test_both_steps_of_a_lion_can_be_planned() -> None:
    sfen = "16/16/16/16/16/16/7p8/8p7/7[LN]8/16/16/16/16/16/16/7K7k w - 1"
    assert {"9i8h9g", "9i8h9i", "9i9i"} <= texts(parse_sfen(sfen, load_variant("tenjiku")))
