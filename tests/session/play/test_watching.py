"""Two computers play each other: at a pace, with pauses, move by move, until a person takes the place of one."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.session.play.choice import GameChoice, setup_of
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.turn_clock import Habits
from tests.session.table import AGAINST_WHITE, TWO_COMPUTERS, Table, moves_of, state_of


def is_paused(session: GameSession) -> bool:
    return session.turn.paused


@pytest.fixture
def session(table: Table) -> GameSession:
    """Both think until they are asked for a move."""
    made, _ = table.playing(TWO_COMPUTERS, "think")
    return made


def test_a_pause_forgets_what_is_thought_of_and_ends(qtbot: QtBot, session: GameSession) -> None:
    session.turn.pause()
    assert session.turn.paused and not session.turn.is_thinking() and session.can_resume()
    session.move_now()
    assert moves_of(session) == "" and state_of(session) is SessionState.PLAYING
    session.resume()
    assert not is_paused(session) and session.turn.is_thinking()
    session.move_now()
    qtbot.waitUntil(lambda: session.record.game.cursor.ply == 1)


def test_move_by_move(qtbot: QtBot, session: GameSession) -> None:
    assert not session.turn.can_step()
    session.turn.pause()
    for plies in (1, 2):
        session.turn.step()
        assert session.turn.is_thinking() and not is_paused(session)
        session.move_now()
        qtbot.waitUntil(lambda plies=plies: session.turn.paused and session.record.game.cursor.ply == plies)  # type: ignore[misc]
    assert not session.turn.is_thinking()


def test_a_step_is_interrupted_by_a_pause_or_goes_on_as_a_game(qtbot: QtBot, session: GameSession) -> None:
    session.turn.pause()
    session.turn.step()
    session.turn.pause()
    assert session.turn.paused and moves_of(session) == ""
    session.resume()
    session.move_now()
    qtbot.waitUntil(lambda: session.record.game.cursor.ply == 1)
    assert not is_paused(session) and session.turn.is_thinking()


@pytest.mark.parametrize("paused", [False, True])
def test_a_person_takes_the_place_of_the_one_to_move(session: GameSession, paused: bool) -> None:
    if paused:
        session.turn.pause()
    session.take_over()
    assert (
        session.record.setup.human_side() is session.record.side_to_move()
        and session.turn.human_may_move()
        and not session.turn.paused
    )


def test_only_two_computers_stand_still(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    session.turn.pause()
    session.turn.step()
    session.take_over()
    assert not session.turn.paused and not session.can_take_over()


def test_a_move_takes_as_long_as_the_one_who_watches_wants(qtbot: QtBot, table: Table) -> None:
    session = table.session()
    session.turn.set_habits(Habits(watch_ms=60_000))
    session.new_game(TWO_COMPUTERS)
    qtbot.waitUntil(lambda: bool(table.engines.told("go")))
    qtbot.wait(200)
    assert moves_of(session) == ""
    session.move_now()
    qtbot.waitUntil(lambda: moves_of(session) == "9g9f")


def test_the_game_goes_on_out_of_its_file(qtbot: QtBot, table: Table, session: GameSession) -> None:
    session.move_now()
    qtbot.waitUntil(lambda: session.record.game.cursor.ply == 1)
    session.turn.pause()
    again = table.session("think")
    again.load(parse_game(session.record.text()))
    assert again.can_resume()
    again.resume()
    assert again.turn.can_adjourn() and again.turn.is_thinking()


def test_a_choice_of_two_computers() -> None:
    choice = GameChoice(watching=True, level=3, engine="", white_level=7, white_engine="Lance", teaching=True)
    setup = setup_of(choice, "Me", "You", lambda: True)
    assert [setup.black.human, setup.white.human, setup.teaching] == [False, False, False]
    assert (setup.black.level, setup.black.engine, setup.white.level, setup.white.engine) == (3, None, 7, "Lance")
