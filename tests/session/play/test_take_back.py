"""Taking moves back: to the person's previous turn, clocks included, whatever the computer is doing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import GameSetup
from tests.session.table import (
    AGAINST_BLACK,
    AGAINST_WHITE,
    PERSON,
    TEN_SECONDS,
    TWO_COMPUTERS,
    TWO_PEOPLE,
    Table,
    moves_of,
    play,
)


def test_two_people_take_back_one_move_at_a_time(table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    play(session, "7g7f 3c3d 2g2f")
    assert session.take_back()
    assert moves_of(session) == "7g7f 3c3d" and heard.positions[-1] == (True, True)
    assert session.take_back() and session.take_back() and not session.take_back()
    assert moves_of(session) == "" and not session.can_take_back()
    play(session, "2g2f")


def test_against_the_computer_two_moves_go(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert session.take_back()
    assert moves_of(session) == "" and session.turn.human_may_move()
    assert heard.positions[-2:] == [(True, True), (True, True)]


@pytest.mark.parametrize("manners", ["think", "late_after_stop"])
def test_while_the_computer_thinks_its_answer_is_dropped(qtbot: QtBot, table: Table, manners: str) -> None:
    session, heard = table.playing(AGAINST_WHITE, manners)
    play(session, "7g7f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    assert session.take_back()
    assert moves_of(session) == "" and session.turn.human_may_move()
    play(session, "2g2f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2)
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "2g2f 9c9d"
    assert heard.messages == [] and len(table.engines.processes()) == 1


def test_before_the_engine_has_started(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    assert session.take_back()
    qtbot.waitUntil(lambda: "usinewgame" in table.engines.told())
    qtbot.wait(50)
    assert moves_of(session) == "" and table.engines.told("go") == []


def test_an_engine_that_ignores_stop_is_replaced(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "hang@1")
    play(session, "7g7f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    session.take_back()
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "2g2f 9c9d" and len(table.engines.processes()) == 2


def test_the_computers_first_move_stays(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_BLACK)
    assert not session.take_back()
    qtbot.waitUntil(session.turn.human_may_move)
    assert not session.can_take_back() and not session.take_back()
    play(session, "3c3d")
    assert session.take_back()
    assert moves_of(session) == "9g9f" and session.turn.human_may_move()


def test_two_computers_take_nothing_back(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TWO_COMPUTERS, "slow")
    qtbot.waitUntil(lambda: session.record.game.cursor.ply >= 1)
    assert not session.take_back()


def test_from_an_earlier_position_on_the_board(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    play(session, "7g7f 3c3d 2g2f")
    session.record.go_start()
    assert session.take_back()
    assert moves_of(session) == "7g7f 3c3d" and not session.record.looking_back


def test_after_the_end(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    session.turn.resign()
    assert len(heard.results) == 1 and session.can_take_back()
    assert session.take_back()
    assert session.record.state is SessionState.PLAYING and session.record.game.result is None
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "2g2f 9c9d"


def test_after_review_nothing_is_taken_back(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    play(session, "7g7f")
    session.turn.resign()
    session.review.open()
    assert not session.can_take_back() and not session.take_back()


def test_clocks_go_back_too(table: Table) -> None:
    session, _ = table.playing(
        GameSetup(black=PERSON, white=PERSON, black_time=TEN_SECONDS, white_time=TimeControl(5_000, 0, 2_000))
    )
    for move in ("7g7f", "3c3d", "2g2f"):
        table.time.ms += 3_000
        play(session, move)
    clock = session.turn.clock.game_clock
    assert clock is not None
    table.time.ms += 1_500
    assert (clock.remaining(Side.BLACK).main_ms, clock.remaining(Side.WHITE).main_ms) == (4_000, 2_500)
    assert session.take_back()
    assert [clock.remaining(side).main_ms for side in Side] == [7_000, 4_000]
    assert session.take_back() and session.take_back()
    assert [clock.remaining(side).main_ms for side in Side] == [10_000, 5_000]
    table.time.ms += 1_000
    assert clock.remaining(Side.BLACK).main_ms == 9_000


def test_what_was_taken_back_is_made_again(table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    play(session, "7g7f 3c3d 2g2f")
    assert not session.can_redo()
    assert session.take_back() and session.take_back()
    session.redo()
    assert moves_of(session) == "7g7f 3c3d" and heard.positions[-1] == (True, False)
    session.redo()
    assert moves_of(session) == "7g7f 3c3d 2g2f" and not session.can_redo()
    assert session.take_back()
    play(session, "6g6f")
    assert not session.can_redo()


def test_against_the_computer_both_moves_come_again(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    made = moves_of(session)
    assert session.take_back()
    session.redo()
    assert moves_of(session) == made and session.turn.human_may_move()
    play(session, "2g2f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2)


def test_an_end_that_was_taken_back_comes_again(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    play(session, "7g7f 3c3d")
    session.turn.resign()
    result = session.record.game.result
    assert session.take_back() and session.record.game.result is None
    session.redo()
    assert session.record.state is SessionState.OVER and session.record.game.result == result
    assert not session.can_redo()
