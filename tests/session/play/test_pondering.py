"""A computer that thinks in the person's time: where it does, and everything that may come in between."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.search import Timeouts
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup
from shogi_desktop.session.play.turn_clock import Habits
from tests.session.table import AGAINST_WHITE, PERSON, TEN_SECONDS, Heard, Table, moves_of, play
from tests.systems import kill_hard

STRONGEST = PlayerSetup(human=False, name="Computer", level=10)
TIMED = GameSetup(black=PERSON, white=STRONGEST, black_time=TEN_SECONDS, white_time=TimeControl(20_000, 3_000))
PONDER = "go ponder btime 10000 wtime 20000 byoyomi 3000"


def pondering(qtbot: QtBot, table: Table, *behaviours: str, setup: GameSetup = TIMED) -> tuple[GameSession, Heard]:
    """A game in which the computer has answered 9g9f by 9c9d, and may think on."""
    session = table.session(*(behaviours or ("expects",)))
    heard = Heard(session)
    session.turn.set_habits(Habits(ponders=True))
    session.new_game(setup)
    play(session, "9g9f")
    qtbot.waitUntil(session.turn.human_may_move)
    return session, heard


def went(table: Table) -> list[str]:
    """What the engine was told since its first answer."""
    lines = [line for word in ("go", "stop", "ponderhit") for line in table.engines.told(word)]
    return [line for line in table.engines.told() if line in lines][1:]


def ponders(table: Table) -> bool:
    return went(table)[-1:] == [PONDER]


def test_the_expected_move_is_answered_by_ponderhit(qtbot: QtBot, table: Table) -> None:
    session, heard = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    assert table.engines.told("position")[-1] == "position startpos moves 9g9f 9c9d 8g8f"
    assert session.turn.human_may_move() and not session.turn.is_thinking()
    play(session, "8g8f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "9g9f 9c9d 8g8f 8c8d"
    qtbot.waitUntil(lambda: ponders(table))
    assert went(table) == [PONDER, "ponderhit", PONDER] and heard.messages == []


def test_another_move_is_answered_after_stop_by_a_new_search(qtbot: QtBot, table: Table) -> None:
    session, heard = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "9g9f 9c9d 2g2f 8c8d"
    assert went(table)[:3] == [PONDER, "stop", PONDER.replace("ponder ", "")] and heard.messages == []


def test_a_late_answer_to_the_wrong_guess_is_dropped(qtbot: QtBot, table: Table) -> None:
    session = table.session("expects", "late_after_stop")
    session.turn.set_habits(Habits(ponders=True))
    session.new_game(TIMED)
    play(session, "9g9f")
    qtbot.waitUntil(lambda: session.turn.is_thinking() and bool(table.engines.told("go")))
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    qtbot.waitUntil(lambda: ponders(table))
    play(session, "2g2f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 3)
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "9g9f 9c9d 2g2f 8c8d"


def test_the_clock_runs_from_the_hit_on(qtbot: QtBot, table: Table) -> None:
    session, _ = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    table.time.ms += 4_000
    assert session.turn.clock.game_clock is not None
    assert [session.turn.clock.game_clock.remaining(side).main_ms for side in Side] == [6_000, 20_000]
    play(session, "8g8f")
    table.time.ms += 1_000
    assert session.turn.clock.game_clock.remaining(Side.WHITE).main_ms == 19_000
    qtbot.waitUntil(session.turn.human_may_move)


@pytest.mark.parametrize(
    "setup",
    (
        replace(TIMED, black_time=TimeControl()),
        replace(TIMED, white_time=TimeControl()),
        replace(TIMED, white=replace(STRONGEST, level=9)),
        replace(AGAINST_WHITE, white=STRONGEST),
    ),
)
def test_only_at_full_strength_and_with_clocks_on_both_sides(qtbot: QtBot, table: Table, setup: GameSetup) -> None:
    session, _ = pondering(qtbot, table, setup=setup)
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert not any("ponder" in line for line in table.engines.told("go"))


def test_two_computers_do_not_take_each_others_processor(qtbot: QtBot, table: Table) -> None:
    session = table.session("expects")
    session.turn.set_habits(Habits(ponders=True))
    session.new_game(replace(TIMED, black=STRONGEST))
    qtbot.waitUntil(lambda: len(session.record.game.line()) >= 4)
    assert not any("ponder" in line for line in table.engines.told("go"))


def test_a_person_who_does_not_want_it(qtbot: QtBot, table: Table) -> None:
    session, _ = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    session.turn.set_habits(Habits(ponders=False))
    play(session, "8g8f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert went(table) == [PONDER, "ponderhit"]


def test_taking_back_ends_it(qtbot: QtBot, table: Table) -> None:
    session, heard = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    assert session.take_back()
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "2g2f 9c9d" and heard.messages == []
    assert went(table)[:2] == [PONDER, "stop"]


def test_resigning_and_another_game(qtbot: QtBot, table: Table) -> None:
    session, heard = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    session.turn.resign()
    assert len(heard.results) == 1
    session.new_game(TIMED)
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "2g2f 9c9d" and len(table.engines.processes()) == 1


def test_changing_sides(qtbot: QtBot, table: Table) -> None:
    session, heard = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    session.swap_sides()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "9g9f 9c9d 8g8f" and heard.messages == []


def test_closing_the_session(qtbot: QtBot, table: Table) -> None:
    session, _ = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    session.close()
    qtbot.waitUntil(lambda: table.engines.alive() == [])


def test_a_guess_that_is_no_move_is_not_thought_about(qtbot: QtBot, table: Table) -> None:
    session, heard = pondering(qtbot, table, "expects_nonsense")
    play(session, "8g8f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert not any("ponder" in line for line in table.engines.told("go")) and heard.messages == []


def test_an_engine_that_answers_too_early_is_asked_again(qtbot: QtBot, table: Table) -> None:
    session, heard = pondering(qtbot, table, "expects", "impatient")
    qtbot.waitUntil(lambda: ponders(table))
    qtbot.wait(100)
    play(session, "8g8f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "9g9f 9c9d 8g8f 8c8d" and heard.messages == []


@pytest.mark.parametrize("reply", ("8g8f", "2g2f"))
def test_an_engine_that_dies_meanwhile_is_started_for_its_turn(qtbot: QtBot, table: Table, reply: str) -> None:
    session, heard = pondering(qtbot, table)
    qtbot.waitUntil(lambda: ponders(table))
    kill_hard(table.engines.alive()[0])
    qtbot.wait(100)
    assert session.turn.human_may_move() and not session.turn.suspended
    play(session, reply)
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == f"9g9f 9c9d {reply} 8c8d" and len(table.engines.processes()) == 2
    assert heard.messages == []


def test_the_built_in_engine_ponders(qtbot: QtBot) -> None:
    """Whatever it expects, and whether that is played or not, it answers, and soon where it had the time to think."""
    session = GameSession(timeouts=Timeouts())
    heard = Heard(session)
    session.turn.set_habits(Habits(ponders=True))
    second = TimeControl(3_000, 0, 100)
    session.new_game(GameSetup(black=PERSON, white=STRONGEST, black_time=TimeControl(60_000), white_time=second))
    for _ in range(3):
        session.request_move(session.turn.movable()[0])
        qtbot.waitUntil(session.turn.human_may_move, timeout=20_000)
        qtbot.wait(200)
    assert heard.messages == [] and heard.results == [] and len(session.record.game.line()) == 6
    session.close()
    session.deleteLater()
