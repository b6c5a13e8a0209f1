"""After a problem is solved or given up: what else could have been answered, to be played through on the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.ui.problems.page_parts import ProblemWish
from shogi_desktop.ui.problems.solving.panel import DefenceList
from tests.problem_values import a_verdict, texts_of

from .test_window import Solver, part

THREE = "9/8k/6B2/9/9/9/9/9/9 b GS2rb3g3s4n4l18p 1; 3"  # S*2a 1b1c G*2d
UP = a_verdict("1b2c", True, 1, True, ["G*2d"])
DOWN = a_verdict("1b2a", True, 1, True, ["G*2b"])


@pytest.fixture
def solver(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Solver]:
    made = Solver(qtbot, qapp, tmp_path)
    yield made
    made.window.close()
    made.client.close()


def rows(solver: Solver) -> list[str]:
    shown = part(solver.window, DefenceList)
    return [shown.list.item(at).text() for at in range(shown.list.count())] if shown.isVisible() else []


def solve(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE, THREE)
    solver.play("S*2a")
    solver.answer(qtbot, a_verdict("", True, 2, True, ["1b1c", "G*2d"]))
    solver.play("G*2d")


def answered(solver: Solver) -> None:
    assert solver.client.question.ask is Ask.MOVES
    solver.client.find(UP, DOWN)
    solver.client.answer(None)


def moves_shown(solver: Solver) -> tuple[str, ...]:
    return texts_of(solver.desk.position.history())


def test_after_solving_the_defences_are_told(solver: Solver, qtbot: QtBot) -> None:
    solve(solver, qtbot)
    answered(solver)
    assert [row.split()[:2] for row in rows(solver)] == [["2.", "K-1c"], ["2.", "K-2c"], ["2.", "Kx2a"]]
    assert "mate in 1: G*2d" in rows(solver)[1]


def test_a_defence_is_walked_through_from_beginning_to_end(solver: Solver, qtbot: QtBot) -> None:
    solve(solver, qtbot)
    answered(solver)
    part(solver.window, DefenceList).chosen.emit(2)
    assert moves_shown(solver) == ("S*2a", "1b2a")
    solver.press(ProblemWish.STEP_ON)
    assert moves_shown(solver) == ("S*2a", "1b2a", "G*2b") and "This defence: mate." in solver.texts()
    for _ in range(3):
        solver.press(ProblemWish.STEP_BACK)
    assert moves_shown(solver) == ()
    part(solver.window, DefenceList).chosen.emit(0)
    assert moves_shown(solver) == ("S*2a", "1b1c")


def test_after_giving_up_they_are_told_too(solver: Solver) -> None:
    solver.open(THREE)
    solver.client.answer(a_verdict("", True, 3, True, ["S*2a", "1b1c", "G*2d"]))
    solver.press(ProblemWish.GIVE_UP)
    answered(solver)
    assert len(rows(solver)) == 3


@pytest.mark.parametrize("wish", [ProblemWish.RESTART, ProblemWish.NEXT])
def test_they_go_with_the_attempt(solver: Solver, qtbot: QtBot, wish: ProblemWish) -> None:
    solve(solver, qtbot)
    answered(solver)
    part(solver.window, DefenceList).chosen.emit(1)
    solver.press(wish)
    assert rows(solver) == [] and moves_shown(solver) == () and solver.desk.position.ply == 0


def test_a_window_that_is_closed_asks_no_more(solver: Solver, qtbot: QtBot) -> None:
    solve(solver, qtbot)
    solver.window.close()
    assert not solver.client.is_busy()
