"""Engines that fail: started again once in a turn, then the person decides. The window is never blocked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState
from tests.session.table import AGAINST_BLACK, AGAINST_WHITE, TWO_COMPUTERS, TWO_PEOPLE, Heard, Table, moves_of, play
from tests.systems import kill_hard

ENDED = QProcess.ProcessState.NotRunning

ONCE = ["die_at_start@1", "die_in_search@1", "illegal@1", "unreadable@1", "empty_bestmove@1", "hang@1", "win@1"]
ALWAYS = [manners.removesuffix("@1") for manners in ONCE]


@pytest.mark.parametrize("manners", ONCE)
def test_an_engine_that_fails_once_is_replaced(qtbot: QtBot, table: Table, manners: str) -> None:
    session, heard = table.playing(AGAINST_WHITE, manners)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d" and len(table.engines.processes()) == 2
    assert len(heard.messages) == 1 and not session.turn.suspended


@pytest.mark.parametrize("manners", ALWAYS)
def test_a_second_failure_suspends_the_game(qtbot: QtBot, table: Table, manners: str) -> None:
    session, heard = table.playing(AGAINST_WHITE, manners)
    play(session, "7g7f")
    qtbot.waitUntil(lambda: session.turn.suspended)
    assert len(heard.messages) == 2 and heard.results == []
    assert (
        session.record.state is SessionState.PLAYING
        and not session.turn.is_thinking()
        and not session.turn.human_may_move()
    )
    assert session.can_resume() and session.can_take_back() and session.record.against_computer()


@pytest.mark.parametrize("manners", ["nonsense", "huge_line", "split_utf8", "double"])
def test_odd_talkers_do_not_disturb_a_game(qtbot: QtBot, table: Table, manners: str) -> None:
    session, heard = table.playing(AGAINST_WHITE, manners)
    for move in ("7g7f", "2g2f"):
        play(session, move)
        qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d 2g2f 8c8d"
    assert heard.messages == [] and len(table.engines.processes()) == 1


def test_endless_lines_are_told_and_outlived(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(AGAINST_WHITE, "endless_lines")
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(heard.messages))
    assert heard.messages == ["The computer player writes lines that are too long to be read."]
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"


def test_killed_in_its_search_and_later_again(qtbot: QtBot, table: Table) -> None:
    """Each turn has its own second try."""
    session, heard = table.playing(AGAINST_WHITE, "think")
    for number, move in enumerate(("7g7f", "2g2f"), start=1):
        play(session, move)
        qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2 * number - 1)  # noqa: B023
        kill_hard(table.engines.alive()[0])
        qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2 * number)  # noqa: B023
        session.move_now()
        qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d 2g2f 8c8d" and len(heard.messages) == 2


def test_killed_while_the_person_thinks(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(AGAINST_WHITE)
    qtbot.waitUntil(lambda: "usinewgame" in table.engines.told())
    (process,) = (each for each in session.findChildren(QProcess) if each.state() is not ENDED)
    kill_hard(table.engines.processes()[0])
    qtbot.waitUntil(lambda: process.state() is ENDED)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d" and heard.messages == []


def suspended(qtbot: QtBot, table: Table) -> tuple[GameSession, Heard]:
    session, heard = table.playing(AGAINST_WHITE, "die_in_search")
    play(session, "7g7f")
    qtbot.waitUntil(lambda: session.turn.suspended)
    return session, heard


def test_trying_again(qtbot: QtBot, table: Table) -> None:
    session, heard = suspended(qtbot, table)
    session.resume()
    assert session.turn.is_thinking()
    qtbot.waitUntil(lambda: session.turn.suspended)
    assert len(heard.messages) == 4


def test_a_person_takes_over(qtbot: QtBot, table: Table) -> None:
    session, _ = suspended(qtbot, table)
    session.take_over()
    assert session.turn.human_may_move() and session.record.setup.white.human
    play(session, "3c3d 2g2f")
    assert moves_of(session) == "7g7f 3c3d 2g2f"


def test_changing_chairs_with_a_failed_computer(qtbot: QtBot, table: Table) -> None:
    session, _ = suspended(qtbot, table)
    session.swap_sides()
    assert session.turn.human_may_move() and not session.turn.suspended
    play(session, "3c3d")
    qtbot.waitUntil(lambda: session.turn.suspended)


def test_taking_back_from_a_failed_computer(qtbot: QtBot, table: Table) -> None:
    session, _ = suspended(qtbot, table)
    assert session.take_back() and session.turn.human_may_move() and moves_of(session) == ""


def test_resigning_against_a_failed_computer(qtbot: QtBot, table: Table) -> None:
    session, heard = suspended(qtbot, table)
    session.turn.resign()
    assert heard.results == [GameResult(Side.WHITE, Reason.RESIGN)] and not session.turn.suspended


def test_taking_over_is_for_failures_only(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    session.take_over()
    session.resume()
    assert session.record.setup == AGAINST_WHITE


def test_between_two_computers_the_one_that_fails_loses(qtbot: QtBot, table: Table) -> None:
    _, heard = table.playing(TWO_COMPUTERS, "die_in_search")
    qtbot.waitUntil(lambda: bool(heard.results))
    assert heard.results == [GameResult(Side.WHITE, Reason.ENGINE_FAILURE)]


def test_an_engine_that_is_not_there(qtbot: QtBot, table: Table) -> None:
    session = GameSession(engine=EngineLaunch(["/nowhere/engine"]))
    session.new_game(AGAINST_BLACK)
    qtbot.waitUntil(lambda: session.turn.suspended)
    session.take_over()
    play(session, "7g7f")
    session.close()


@pytest.mark.parametrize("manners", ["hang", "ignore_quit", "mute", "think", "slow"])
def test_closing_at_any_moment_leaves_no_engine(qtbot: QtBot, table: Table, manners: str) -> None:
    session, heard = table.playing(AGAINST_WHITE, manners)
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(table.engines.told()))
    session.close()
    assert table.engines.alive() == [] and heard.messages == []


def test_closing_ends_hint_and_both_computers(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE, "think")
    session.advice.hint()
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    session.new_game(TWO_COMPUTERS)
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2 and len(table.engines.processes()) == 3)
    session.close()
    assert table.engines.alive() == []
