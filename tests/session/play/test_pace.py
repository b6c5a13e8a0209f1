"""The pause before an answer of the computer: how long it is, what ends it, and that it never costs a game."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import Reason
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.play.turn_clock import SHORTEST_MS, AnswerPause, Habits, unhurried, wait_ms
from tests.session.table import (
    AGAINST_WHITE,
    COMPUTER,
    PERSON,
    TWO_COMPUTERS,
    Heard,
    Table,
    moves_of,
    play,
    state_of,
)

FOR_EVER = 1_000_000


def held(qtbot: QtBot, table: Table, setup: GameSetup = AGAINST_WHITE) -> tuple[GameSession, Heard]:
    """A game in which the computer's answer to 7g7f waits."""
    session, heard = table.playing(setup)
    session.turn.set_habits(Habits(pace=lambda: FOR_EVER))
    play(session, "7g7f")
    qtbot.waitUntil(lambda: session.turn._pause.holding)
    return session, heard


def test_the_own_move_is_seen_before_the_answer(qtbot: QtBot, table: Table) -> None:
    session, _ = held(qtbot, table)
    assert moves_of(session) == "7g7f" and session.turn.is_thinking() and not session.turn.human_may_move()
    session.turn.set_habits(Habits(pace=None))
    assert session.take_back()
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "2g2f 9c9d", "without a pace it comes when it is found"


def test_the_answer_comes_when_the_pause_is_over(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    session.turn.set_habits(Habits(pace=lambda: 30))
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"


def test_time_spent_thinking_is_part_of_the_pause(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    session.turn.set_habits(Habits(pace=lambda: 1_000))
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(table.engines.told("go")))
    table.time.ms += 1_000
    session.turn.player().move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"


def test_move_now_ends_the_pause(qtbot: QtBot, table: Table) -> None:
    session, _ = held(qtbot, table)
    session.move_now()
    assert moves_of(session) == "7g7f 9c9d" and session.turn.human_may_move()


def test_move_now_while_it_thinks_leaves_no_pause(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    session.turn.set_habits(Habits(pace=lambda: FOR_EVER))
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(table.engines.told("go")))
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"


@pytest.mark.parametrize("what", ["take back", "resign", "new game", "swap", "close"])
def test_what_makes_the_answer_needless_drops_it(qtbot: QtBot, table: Table, what: str) -> None:
    session, heard = held(qtbot, table)
    if what == "take back":
        assert session.take_back() and moves_of(session) == "" and session.turn.human_may_move()
    elif what == "resign":
        session.turn.resign()
        assert heard.results[0].reason is Reason.RESIGN and moves_of(session) == "7g7f"
    elif what == "new game":
        session.new_game(AGAINST_WHITE)
        assert moves_of(session) == "" and session.turn.human_may_move()
    elif what == "swap":
        session.swap_sides()
        assert session.turn.human_may_move() and moves_of(session) == "7g7f"
    else:
        session.close()
    assert not session.turn._pause.holding


def test_who_looks_back_is_left_there(qtbot: QtBot, table: Table) -> None:
    session, _ = held(qtbot, table)
    session.record.back()
    session.move_now()
    assert session.record.looking_back and session.record.game.cursor.ply == 0
    session.record.go_end()
    assert session.record.game.cursor.ply == 2


def test_its_clock_runs_meanwhile(qtbot: QtBot, table: Table) -> None:
    timed = GameSetup(black=PERSON, white=COMPUTER, white_time=TimeControl(FOR_EVER * 100))
    session, heard = held(qtbot, table, timed)
    table.time.ms += 500
    session.move_now()
    assert (
        session.record.game.cursor.spent_ms == 500 and state_of(session) is SessionState.PLAYING and not heard.results
    )


def test_two_computers_do_not_wait(qtbot: QtBot, table: Table) -> None:
    session = table.session()
    session.turn.set_habits(Habits(pace=lambda: FOR_EVER))
    session.new_game(TWO_COMPUTERS)
    qtbot.waitUntil(lambda: session.record.game.cursor.ply >= 2)


@pytest.mark.parametrize(
    ("main_ms", "control", "most"),
    [
        (0, TimeControl(), FOR_EVER),
        (600_000, TimeControl(600_000), 10_000),
        (6_000, TimeControl(600_000), 100),
        (0, TimeControl(600_000), 0),
        (0, TimeControl(60_000, 10_000), 2_000),
        (0, TimeControl(0, 1_000), 200),
        (3_000, TimeControl(60_000, 0, 2_000), 450),
    ],
)
def test_who_is_short_of_time_waits_less(main_ms: int, control: TimeControl, most: int) -> None:
    assert wait_ms(FOR_EVER, 0, main_ms, control) == most
    assert wait_ms(FOR_EVER, most + 1, main_ms, control) == 0, "the time it has thought is part of the pause"


def test_the_pace_is_that_of_a_person() -> None:
    assert all(500 <= SHORTEST_MS <= unhurried() <= 2_000 for _ in range(50))


@pytest.mark.usefixtures("qapp")
def test_a_cancelled_pause_is_forgotten() -> None:
    pause, over = AnswerPause(), []
    pause.over.connect(lambda player, move: over.append((player, move)))
    pause.hold("player", 7, FOR_EVER)
    assert pause.holding and not over
    pause.cancel()
    assert not pause.hurry() and not over
    pause.hold("player", 8, FOR_EVER)
    assert over == [("player", 8)], "hurried for this turn"
