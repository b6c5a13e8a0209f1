"""A game without drops, with moves over two squares, several royal pieces and a ban of repetition: the same session."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules.board.moves import is_pass, vias
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import GameSetup
from tests.session.table import AGAINST_WHITE, Table, moves_of, open_game, play, state_of

LIONS = "15k/16/16/16/16/16/8pp6/7p[LN]7/16/16/16/16/16/16/16/K15 b - 1"
DEMON = "15k/16/16/6p1p7/7l8/16/16/7[FD]8/16/16/16/16/16/16/16/K15 b - 1"
LAST_ROYALS = "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1r14/K15 w - 1"


def tenjiku(sfen: str = "", **options: str) -> GameSetup:
    return GameSetup(variant="tenjiku", sfen=sfen, options=options)


def test_every_kind_of_move_is_played_and_taken_back(table: Table) -> None:
    session, heard = table.playing(tenjiku(LIONS))
    start = format_sfen(session.record.game.position)
    play(session, "8h8g9g 1a2a 9g9h9g 2a1a 9g9g")
    moves = [node.move for node in session.record.game.line()]
    assert [len(vias(move)) for move in moves] == [1, 0, 1, 0, 0] and is_pass(moves[-1])
    assert heard.positions == [(True, False)] * 5
    for _ in range(5):
        assert session.take_back()
    assert format_sfen(session.record.game.position) == start and moves_of(session) == ""


def test_a_demon_burns_and_is_taken_back(table: Table) -> None:
    session, _ = table.playing(tenjiku(DEMON))
    start = format_sfen(session.record.game.position)
    play(session, "9h9f")
    assert session.record.game.position.piece_at(session.record.game.variant.parse_square("9e")) == 0
    assert session.take_back()
    assert format_sfen(session.record.game.position) == start


def test_a_position_must_not_come_back(table: Table) -> None:
    session, _ = table.playing(tenjiku(LIONS))
    play(session, "8h8i 1a2a 8i8h")
    refused = session.request_move(parse_move("2a1a", session.record.game.variant))
    assert refused is not None and refused.key == "repetition" and "before" in refused.text
    assert parse_move("2a1a", session.record.game.variant) not in session.turn.movable()


def test_strict_play_lets_a_position_be_brought_back_and_ends_the_game(table: Table) -> None:
    session, heard = table.playing(tenjiku(LIONS, strict_play="yes"))
    play(session, "8h8i 1a2a 8i8h 2a1a")
    assert heard.results == [GameResult(Side.BLACK, Reason.ILLEGAL_MOVE, "repetition")]


def test_repetition_may_be_allowed(table: Table) -> None:
    session, heard = table.playing(tenjiku(LIONS, repetition="allowed"))
    play(session, "8h8i 1a2a 8i8h 2a1a 8h8i 1a2a 8i8h 2a1a")
    assert heard.results == []


def test_who_takes_the_last_royal_piece_has_won(table: Table) -> None:
    session, heard = table.playing(tenjiku(LAST_ROYALS))
    play(session, "15o16o")
    assert heard.results == []  # the check stands, nobody has to answer it
    play(session, "16p15p 16o15o 15p14p 15o14o 14p13p 14o13o 13p14p 13o13p 14p15p 13p15p")
    assert heard.results == [GameResult(Side.WHITE, Reason.ROYALS_LOST)]
    assert session.take_back() and state_of(session) is SessionState.PLAYING


def test_what_makes_no_sense_cannot_be_done(table: Table) -> None:
    session, _ = table.playing(tenjiku())
    assert not session.turn.can_declare() and session.advice.can_hint() and len(session.turn.movable()) == 72
    assert session.turn.declare().allowed is False and session.record.state is SessionState.PLAYING


def test_a_handicap_leaves_pieces_out(table: Table) -> None:
    session, _ = table.playing(GameSetup(variant="tenjiku", handicap="fire-demons"))
    assert session.record.side_to_move() is Side.WHITE
    assert all(
        session.record.game.position.piece_at(session.record.game.variant.parse_square(name)) == 0
        for name in ("10c", "7c")
    )


def test_the_computer_is_told_the_variant_and_its_rules(qtbot: QtBot, table: Table) -> None:
    setup = replace(AGAINST_WHITE, variant="tenjiku", options={"lion_hawk": "area2"})
    session, _ = table.playing(setup, moves="9e9f")
    play(session, "9l9k")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "9l9k 9e9f"
    told = table.engines.told("setoption")
    assert "setoption name USI_Variant value tenjiku" in told and "setoption name Rule_lion_hawk value area2" in told
    assert table.engines.told("position") == ["position startpos moves 9l9k"]


@pytest.mark.parametrize("state", ["played", "finished"])
def test_a_game_is_saved_and_opened_with_its_rules(table: Table, tmp_path: object, state: str) -> None:
    session, _ = table.playing(tenjiku(LIONS, lion_hawk="area2", move_limit="500"))
    play(session, "8h8g9g 1a2a 9g9h9g 2a1a 9g9g")
    if state == "finished":
        session.turn.resign()
    path = f"{tmp_path}/game.shogi"
    session.record.save(path)
    other = table.session()
    open_game(other, path)
    assert moves_of(other) == moves_of(session) and other.record.game.result == session.record.game.result
    assert other.record.setup.variant == "tenjiku" and other.record.setup.options == dict(
        session.record.game.variant.chosen
    )
    assert format_sfen(other.record.game.position) == format_sfen(session.record.game.position)
