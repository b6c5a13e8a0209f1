"""Solving problems in their window, with mouse and keyboard; the answers of the engine are told by the test."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.clients.problem_client import ProblemClient, ProblemEngine
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.problem_set import parse_problem_set
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.practice.deck import Deck
from shogi_desktop.session.problems.own_sets import Library
from shogi_desktop.session.problems.progress import ProblemMark, ProblemProgress
from shogi_desktop.session.problems.shelf import MOST_LOOSE, Shelf
from shogi_desktop.session.problems.solving import Solving
from shogi_desktop.session.variants import all_games
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.board import BoardStyle, BoardView
from shogi_desktop.ui.board.layout.spot import Spot, in_hand, on_square
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.look.from_settings import BoardLook
from shogi_desktop.ui.problems import window
from shogi_desktop.ui.problems.examining.panel import ExaminePanel
from shogi_desktop.ui.problems.later_pages import Thinkers
from shogi_desktop.ui.problems.page_parts import ProblemWish
from shogi_desktop.ui.problems.pages import EXAMINE, SOLVE, Pages
from shogi_desktop.ui.problems.sets import opening
from shogi_desktop.ui.problems.sets import opening as set_opening
from shogi_desktop.ui.problems.sets.column import SetColumn
from shogi_desktop.ui.problems.sets.opening import SetOpening
from shogi_desktop.ui.problems.solving.controller import SolveController
from shogi_desktop.ui.problems.solving.panel import SolvePanel
from shogi_desktop.ui.problems.window import ProblemsWindow
from shogi_desktop.ui.widgets import file_dialogs
from shogi_desktop.ui.widgets.game_choice import GameBox
from shogi_desktop.ui.widgets.plain import tip
from shogi_desktop.ui.words.i18n import Language
from tests.problem_values import a_verdict, move_of, moves_in, position_after
from tests.scripted_client import ScriptedClient
from tests.ui.on_board import scene_of
from tests.ui.problems.wishes import found, menu_of, pick, press
from tests.ui.seek import the

ONE = "4k4/9/4P4/9/9/9/9/9/9 b G 1; 1; The gold"  # G*5b
WISHES = [wish for wish in ProblemWish if wish is not ProblemWish.FORGET]  # that is of another page
HIDDEN = (ProblemWish.HINT, ProblemWish.GIVE_UP)  # while a solution is walked through
OTHER_ONE = "8k/9/8P/9/9/9/9/9/9 b G 1; 1"  # G*1b
THREE = "8k/9/9/6+R1S/9/9/9/9/9 b RN 1; 3"  # 3d3a 1a1b R*1c
WHITE = "9/9/9/9/9/9/4p4/9/4K4 w g 1; 1"  # g*5h
TENJIKU = "16/" * 7 + "16/8C6k/16/16/14S1/12R3/4K11/16/16 b - 1"


Part = TypeVar("Part", bound=QObject)


def part(whole: QObject, kind: type[Part]) -> Part:
    """The only one of its kind."""
    (found,) = whole.findChildren(kind)
    return found


def panel_of(solver: Solver) -> SolvePanel:
    return part(solver.window, SolvePanel)


class Solver:
    """A window and somebody who works in it."""

    def __init__(
        self, qtbot: QtBot, app: QApplication, folder: Path, engine: ProblemClient | None = None, **settings: object
    ) -> None:
        self.store = SettingsStore(paths.settings_file(), app)
        self.store.update(animation_ms=0, notation="western", **settings)
        self.client = ScriptedClient()
        self.engine = ProblemEngine(engine or self.client)
        self.progress_file = folder / "progress.json"
        self.deck = Deck(folder / "practice.json", app)
        self.engines = Engines(folder / "engines.json", app)
        self.window = ProblemsWindow(
            BoardLook(art_of(program_files.resources()), self.store),
            Shelf(Library(folder), self.store, ProblemProgress(self.progress_file), lambda: self.deck),
            Thinkers(self.engine, lambda: self.engines, EngineLaunch(engine_command(), engine_environment())),
        )
        self.desk, self.board = part(self.window, SolveController), part(self.window, BoardView)
        self.solving = part(self.desk, Solving)
        self.solving.pace_ms = 0
        self.window.show()
        qtbot.addWidget(self.window)

    def open(self, *lines: str) -> None:
        self.window.open_set(parse_problem_set("\n".join(lines)))

    @property
    def place(self) -> int:
        return self.window.navigation.place

    def touch(self, spot: Spot) -> None:
        x, y = scene_of(self.board).board_layout.spot_box(spot).center
        QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))

    def drop(self, piece: str, square: str) -> None:
        """A piece from the hand of the side to move, with the mouse."""
        position = self.desk.position
        variant = position.variant
        self.touch(in_hand(int(position.turn), variant.kind_by_code(piece).id))
        self.touch(on_square(variant.parse_square(square)))

    def play(self, text: str) -> None:
        self.board.hand.move_requested.emit(parse_move(text, self.desk.position))

    def answer(self, qtbot: QtBot, verdict: Verdict) -> None:
        self.client.answer(verdict)
        QApplication.processEvents()  # the pace lets it be shown

    def press(self, wish: ProblemWish) -> None:
        press(self.window, wish)

    def button(self, wish: ProblemWish) -> QPushButton:
        there = found(self.window, wish)
        assert isinstance(there, QPushButton)
        return there

    @property
    def column(self) -> SetColumn:
        return part(self.window, SetColumn)

    @property
    def sets(self) -> QComboBox:
        return the(self.column, QComboBox, "Set of problems")

    @property
    def opening(self) -> SetOpening:
        return part(self.window, SetOpening)

    def timing(self) -> bool:
        return self.desk.timing

    def texts(self) -> str:
        labels = self.window.findChildren(QLabel)
        return (
            "\n".join(label.text() for label in labels if label.isVisible())
            .replace("&nbsp;", " ")
            .replace("\u00a0", " ")
        )

    def marks(self) -> list[ProblemMark]:
        return self.window.shelf.marks()


@pytest.fixture
def make_solver(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., Solver]]:
    made: list[Solver] = []

    def make(**settings: object) -> Solver:
        made.append(Solver(qtbot, qapp, tmp_path, None, **settings))
        return made[-1]

    yield make
    for solver in made:
        solver.window.close()
        solver.client.close()


@pytest.fixture
def solver(make_solver: Callable[..., Solver]) -> Solver:
    return make_solver()


# Solving


def test_a_problem_is_solved_with_the_mouse_and_enter_leads_on(solver: Solver) -> None:
    solver.open(ONE, OTHER_ONE)
    assert "Black to play and mate in 1" in solver.texts() and "The gold" in solver.texts()
    solver.drop("G", "5b")
    assert "Solved without a mistake!" in solver.texts() and "1. <b>G*5b</b>" in solver.texts()
    assert solver.marks() == [ProblemMark.SOLVED, ProblemMark.NEW] and "1 of 2 solved" in solver.texts()
    assert solver.button(ProblemWish.NEXT).hasFocus() and solver.button(ProblemWish.NEXT).property("primary")
    QTest.keyClick(solver.button(ProblemWish.NEXT), Qt.Key.Key_Return)
    assert solver.place == 1 and "Solved" not in solver.texts() and "The gold" not in solver.texts()
    solver.drop("G", "1b")
    assert "All problems of this set are solved" in solver.texts() and not solver.button(ProblemWish.NEXT).isEnabled()
    solver.press(ProblemWish.PREVIOUS)
    assert solver.board.hasFocus() and not solver.button(ProblemWish.NEXT).property("primary")
    assert "All problems" not in solver.texts()


def test_the_defender_answers_and_the_next_check_is_asked_for(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.play("3d3a")
    assert moves_in(solver.client.question) == ("3d3a",) and solver.client.question.attacker == 0
    assert not solver.board.hand.moves, "nobody moves while the answer is awaited"
    solver.answer(qtbot, a_verdict("", True, 2, True, ("1a1b", "R*1c")))
    assert "Right!" in solver.texts() and "1. +R-3a  2. <b>K-1b</b>" in solver.texts().replace("  ", "  ")
    solver.drop("R", "1c")
    solver.answer(qtbot, a_verdict("", True, 0, True))
    assert "Solved without a mistake!" in solver.texts()
    assert "2." in solver.texts() and ProblemProgress(solver.progress_file).clean_streak.current == 1


def test_games_without_problems_are_listed_too_and_some_can_be_made(
    make_solver: Callable[..., Solver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shogi.sfen").write_text(ONE)
    solver, offered = make_solver(), list[str]()
    solver.window.open_game("shogi")

    def refuse(_window: object, told: str, *_: str) -> bool:
        offered.append(told)
        return False

    monkeypatch.setattr(opening, "confirm", refuse)
    box = part(solver.column, GameBox)
    at = box.findData("tai")
    assert (box.itemText(0), box.itemText(at)) == ("Shogi", "Tai shogi: none yet, make some…")
    box.setCurrentIndex(at)
    box.activated.emit(at)
    assert offered == ["Tai shogi has no problems yet. The program can make some."] and box.value() == "shogi"


def test_a_wrong_check_is_refuted_and_taken_back(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.play("R*1c")
    solver.answer(qtbot, a_verdict("", False, line=("1a2a",)))
    assert "Not this one: White answers K-2a" in solver.texts()
    assert solver.button(ProblemWish.TAKE_BACK).hasFocus() and not solver.board.hand.moves
    solver.press(ProblemWish.TAKE_BACK)
    assert "Not this one" not in solver.texts() and solver.board.hand.moves and solver.board.hasFocus()
    assert not solver.button(ProblemWish.TAKE_BACK).isEnabled()
    solver.play("R*1c")
    solver.answer(qtbot, a_verdict("", False))
    assert "White gets away" in solver.texts()
    solver.press(ProblemWish.RESTART)
    assert solver.desk.position.ply == 0


def test_a_move_that_is_no_check_is_refused_with_the_reason(solver: Solver) -> None:
    solver.open(ONE)
    solver.drop("G", "9i")
    assert "Every move must give check." in solver.texts() and solver.desk.position.ply == 0
    solver.drop("G", "5b")
    assert "Solved without a mistake!" in solver.texts()


def test_what_cannot_be_decided_is_said(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.play("3d3a")
    solver.answer(qtbot, a_verdict())
    assert "Could not be decided" in solver.texts() and solver.button(ProblemWish.TAKE_BACK).hasFocus()


def test_a_move_is_wrong_as_far_as_was_looked(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.play("3d3a")
    solver.answer(qtbot, a_verdict(within=12))
    assert "Not this one, as far as 13 moves." in solver.texts() and solver.button(ProblemWish.TAKE_BACK).hasFocus()


def test_a_failing_engine_is_told(solver: Solver) -> None:
    solver.open(THREE)
    solver.play("3d3a")
    solver.client.fail("it crashed")
    assert (
        "The engine has given no answer.\nThe engine stopped working: it crashed" in solver.texts()
        and solver.desk.position.ply == 0
        and solver.board.hand.moves
    )


def test_a_position_without_mate_is_told(solver: Solver, qtbot: QtBot) -> None:
    solver.open("4k4/9/9/9/9/9/9/9/9 b G 1")
    assert "Black to play and mate" in solver.texts().splitlines()
    solver.answer(qtbot, a_verdict("", False))
    assert "finds no mate here" in solver.texts()


def test_an_unknown_length_is_told_once_it_is_known(solver: Solver, qtbot: QtBot) -> None:
    solver.open("4k4/9/4P4/9/9/9/9/9/9 b G 1")
    assert "Black to play and mate in 1" not in solver.texts()
    solver.answer(qtbot, a_verdict("", True, 1, True, ("G*5b",)))
    assert "Black to play and mate in 1" in solver.texts()


def test_hints_come_in_three_steps(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.answer(qtbot, a_verdict("", True, 3, True, ("3d3a", "1a1b", "R*1c")))
    variant, shown = load_variant("shogi"), solver.board.hand
    solver.press(ProblemWish.HINT)
    assert set(shown.shown.goals) == {variant.parse_square("3d")} and "piece with the star" in solver.texts()
    solver.press(ProblemWish.HINT)
    assert set(shown.shown.goals) == {variant.parse_square("3d"), variant.parse_square("3a")}
    solver.press(ProblemWish.HINT)
    assert shown.shown.hint and not shown.shown.goals and "Follow the arrow" in solver.texts()
    solver.play("3d3a")
    assert not shown.shown.hint and not shown.shown.goals
    solver.answer(qtbot, a_verdict("", True, 2, True, ("1a1b", "R*1c")))
    solver.play("R*1c")
    assert "Solved!" in solver.texts() and solver.marks() == [ProblemMark.HELPED]


def test_a_hint_names_the_piece_in_hand(solver: Solver, qtbot: QtBot) -> None:
    solver.open(ONE)
    solver.answer(qtbot, a_verdict("", True, 1, True, ("G*5b",)))
    solver.press(ProblemWish.HINT)
    assert "From the hand: gold general." in solver.texts()


def test_giving_up_leads_through_the_solution(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.press(ProblemWish.GIVE_UP)
    assert not solver.button(ProblemWish.GIVE_UP).isEnabled() and solver.marks() == [ProblemMark.NEW]
    solver.answer(qtbot, a_verdict("", True, 3, True, ("3d3a", "1a1b", "R*1c")))
    assert not solver.button(ProblemWish.GIVE_UP).isVisible()
    assert "move 1 of 3" in solver.texts() and solver.desk.position.ply == 1
    assert solver.button(ProblemWish.STEP_ON).hasFocus()
    solver.press(ProblemWish.STEP_ON)
    wheel(solver.board, -120)
    assert solver.desk.position.ply == 3 and "The solution: mate." in solver.texts()
    wheel(solver.board, -120)
    assert solver.desk.position.ply == 3
    solver.press(ProblemWish.STEP_BACK)
    assert solver.desk.position.ply == 2 and solver.marks() == [ProblemMark.TRIED]
    solver.press(ProblemWish.RESTART)
    assert solver.desk.position.ply == 0 and solver.button(ProblemWish.HINT).isVisible() and solver.board.hand.moves
    wheel(solver.board, -120)
    assert solver.desk.position.ply == 0


def test_enter_leads_nowhere_while_the_solution_is_looked_for(solver: Solver) -> None:
    solver.open(THREE, ONE)
    solver.button(ProblemWish.GIVE_UP).setFocus()
    QTest.keyClick(solver.button(ProblemWish.GIVE_UP), Qt.Key.Key_Return)
    assert solver.board.hasFocus()
    solver.client.fail("it crashed")
    assert solver.board.hasFocus() and "it crashed" in solver.texts()
    assert solver.marks() == [ProblemMark.NEW] * 2 and solver.board.hand.moves, "nothing was given up"


def wheel(board: QWidget, angle: int) -> None:
    place = QPointF(board.rect().center())
    event = QWheelEvent(
        place,
        board.mapToGlobal(place),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board.viewport(), event)  # type: ignore[attr-defined]


def test_an_answer_that_takes_long_can_be_cancelled(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    row = panel_of(solver).waiting
    solver.play("3d3a")
    assert not row.isVisible(), "most answers are there before anybody notices"
    qtbot.waitUntil(row.isVisible)
    the(row, QPushButton).click()
    assert not row.isVisible() and solver.desk.position.ply == 0 and solver.board.hand.moves


def test_a_hint_that_takes_long_can_be_cancelled(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.press(ProblemWish.HINT)
    row = panel_of(solver).waiting
    qtbot.waitUntil(row.isVisible)
    the(row, QPushButton).click()
    assert solver.client.stops == 1 and not row.isVisible()
    solver.client.answer(a_verdict(mate=True, plies=3, line=("3d3a",)))
    assert solver.solving.can_help


def test_where_white_attacks_he_sits_below(solver: Solver) -> None:
    solver.open(WHITE, ONE)
    assert solver.board.flipped and "White to play and mate in 1" in solver.texts()
    solver.drop("G", "5h")
    assert "Solved" in solver.texts()
    solver.press(ProblemWish.NEXT)
    assert not solver.board.flipped


def test_tenjiku_has_its_own_board(solver: Solver) -> None:
    solver.open(TENJIKU)
    assert solver.desk.position.variant.name == "tenjiku"
    assert scene_of(solver.board).board_layout.variant is solver.desk.position.variant and solver.board.hand.moves
    assert scene_of(solver.board).snapshot.captured == ((), ()), (
        "pieces that the problem begins without were never captured"
    )


def test_the_engine_itself_refutes_and_defends(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    engine = ProblemClient()
    solver = Solver(qtbot, qapp, tmp_path, engine)
    try:
        solver.open(ONE, THREE)
        solver.play("G*4b")
        qtbot.waitUntil(lambda: "Not this one: White answers Kx4b" in solver.texts(), timeout=30_000)
        solver.press(ProblemWish.NEXT)
        solver.play("3d3a")
        qtbot.waitUntil(lambda: "Right!" in solver.texts(), timeout=30_000)
        solver.play("R*1c")
        qtbot.waitUntil(lambda: "Solved without a mistake!" in solver.texts(), timeout=30_000)
        assert solver.marks() == [ProblemMark.NEW, ProblemMark.SOLVED]
        solver.window.close()
        qtbot.waitUntil(lambda: not engine.is_running(), timeout=10_000)
    finally:
        engine.wait_closed()


# The list


def test_cells_are_chosen_by_mouse_and_keyboard(solver: Solver) -> None:
    solver.open(ONE, THREE, OTHER_ONE, THREE)
    grid = solver.column.grid
    assert grid.model().rowCount() == 2 and "Mate in 1 · 1 of 2" in solver.texts()
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.visualRect(grid.model().index(1, 0)).center())
    assert solver.place == 2 and grid.at_hand == 1
    QTest.keyClick(grid, Qt.Key.Key_Left)
    assert solver.place == 2, "arrow keys only walk"
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert solver.place == 0
    segments = solver.column.findChildren(QToolButton)
    next(button for button in segments if button.text() == "3").click()
    assert solver.place == 1 and "Mate in 3 · 1 of 2" in solver.texts()


def test_the_cell_of_the_problem_at_hand_leaves_the_attempt_alone(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE, ONE)
    solver.play("R*1c")
    solver.answer(qtbot, a_verdict("", False))
    grid = solver.column.grid
    first = grid.visualRect(grid.model().index(0, 0)).center()
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=first)
    QTest.keyClick(grid, Qt.Key.Key_Return)
    lengths = solver.column.findChildren(QToolButton)
    next(button for button in lengths if button.text() == "3").click()
    assert solver.desk.position.ply == 1 and "White gets away" in solver.texts()
    solver.press(ProblemWish.NEXT)
    solver.play("G*5b")
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=first)
    assert solver.place == 1 and solver.desk.position.ply == 0, "a solved one begins anew"


def test_cells_tell_what_was_done(solver: Solver) -> None:
    solver.open(ONE, OTHER_ONE)
    model = solver.column.grid.model()
    told = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "1, The gold, not tried yet"
    solver.drop("G", "5b")
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "The gold\nsolved"


def test_a_hidden_length_is_told_nowhere(make_solver: Callable[..., Solver]) -> None:
    solver = make_solver()
    solver.open(ONE, THREE)
    the(panel_of(solver), QCheckBox).click()
    assert "in 1" not in solver.texts() and "Problem 1 of 2" in solver.texts()
    assert solver.column.grid.model().rowCount() == 2
    assert not the(panel_of(make_solver()), QCheckBox).isChecked()
    the(panel_of(solver), QCheckBox).click()
    assert "Black to play and mate in 1" in solver.texts() and "Mate in 1 · 1 of 1" in solver.texts()


def test_it_goes_on_where_it_was_left(make_solver: Callable[..., Solver], tmp_path: Path) -> None:
    (tmp_path / "shogi.sfen").write_text("\n".join((ONE, THREE, OTHER_ONE)))
    (tmp_path / "tenjiku.sfen").write_text(TENJIKU)
    solver = make_solver()
    solver.window.open_game("shogi")
    solver.column.problem_chosen.emit(2)
    solver.window.open_game("shogi")
    assert solver.place == 2, "the window is open at it"
    solver.window.open_game("tenjiku")
    assert solver.desk.position.variant.name == "tenjiku"
    solver.window.close()
    again = make_solver()
    again.window.open_game("shogi")
    assert again.place == 2
    again.window.open_game("no such game")
    assert again.window.shelf.game == "shogi"


def test_who_comes_back_finds_the_next_problem_and_not_the_end_of_the_last(
    make_solver: Callable[..., Solver], tmp_path: Path
) -> None:
    (tmp_path / "shogi.sfen").write_text("\n".join((ONE, THREE, OTHER_ONE)))
    solver = make_solver(problem_length=False)
    solver.window.open_game("shogi")
    solver.column.problem_chosen.emit(2)
    solver.drop("G", "1b")
    assert "Solved" in solver.texts() and solver.place == 2
    solver.window.open_game("shogi")
    assert solver.place == 2, "he is still at it"
    solver.window.close()
    solver.window.show()
    solver.window.open_game("shogi")
    assert solver.place == 0 and "Solved" not in solver.texts() and "The gold" in solver.texts()
    solver.drop("G", "5b")
    solver.window.close()
    again = make_solver()
    again.window.open_game("shogi")
    assert again.place == 1 and "Solved" not in again.texts()


def test_where_all_are_solved_it_says_so_at_the_first(make_solver: Callable[..., Solver], tmp_path: Path) -> None:
    (tmp_path / "shogi.sfen").write_text("\n".join((ONE, OTHER_ONE)))
    solver = make_solver()
    solver.window.open_game("shogi")
    solver.drop("G", "5b")
    QTest.keyClick(solver.button(ProblemWish.NEXT), Qt.Key.Key_Return)
    solver.drop("G", "1b")
    solver.window.close()
    again = make_solver()
    again.window.open_game("shogi")
    assert again.place == 0 and "All problems of this set are solved" in again.texts()


def test_no_clock_hurries_who_has_not_solved_a_problem_yet(make_solver: Callable[..., Solver]) -> None:
    figures = ("In a row", "Longest run", "Best time")
    solver = make_solver()
    solver.open(ONE, OTHER_ONE)
    assert not any(each in solver.texts() for each in figures)
    solver.drop("G", "5b")
    assert all(each in solver.texts() for each in figures), "its time was taken, and is told from now on"
    pick(solver.window, "Show the time")
    assert not any(each in solver.texts() for each in figures)
    asked = make_solver(problem_times="off")
    asked.open(THREE)
    pick(asked.window, "Show the time")
    assert all(each in asked.texts() for each in figures) and asked.store.current.problem_times == "on"


def test_a_file_is_a_set_of_its_own(make_solver: Callable[..., Solver], tmp_path: Path) -> None:
    (tmp_path / "shogi.sfen").write_text(ONE)
    file = tmp_path / "club evening.sfen"
    file.write_text(f"{THREE}\n{OTHER_ONE}\n")
    solver = make_solver()
    solver.window.open_game("shogi")
    solver.opening.open_file(str(file))
    sets = solver.sets
    assert sets.currentText() == "club evening" and sets.count() == 2
    solver.column.problem_chosen.emit(1)
    solver.drop("G", "1b")
    sets.setCurrentIndex(0)
    sets.activated.emit(0)
    assert "The gold" in solver.texts()
    sets.activated.emit(1)
    assert solver.marks() == [ProblemMark.NEW, ProblemMark.SOLVED] and solver.place == 0
    solver.window.close()
    again = make_solver()
    again.window.open_game("shogi")
    assert again.sets.currentText() == "club evening" and again.place == 0


def test_a_game_without_built_in_problems_is_offered_once_a_set_of_it_was_opened(
    make_solver: Callable[..., Solver], tmp_path: Path
) -> None:
    (tmp_path / "shogi.sfen").write_text(ONE)
    file = tmp_path / "lions.sfen"
    file.write_text("# variant: chu\n7kc3/5+S6/12/4+[DK]7/12/12/12/12/12/12/12/5K6 b - 1; 1\n")
    solver = make_solver()
    solver.window.open_game("shogi")
    box = part(solver.column, GameBox)
    assert [box.itemData(at) for at in (0, 1)] == ["shogi", "kyotoshogi"]
    solver.opening.open_file(str(file))
    assert box.value() == "chu" and [box.itemData(at) for at in (0, 1)] == ["shogi", "chu"]
    for game in ("shogi", "chu"):
        solver.column.game_chosen.emit(game)
        assert box.value() == game and box.count() == len(all_games())
    assert solver.sets.currentText() == "lions"


def test_a_set_that_is_gone_or_spoilt_makes_way(make_solver: Callable[..., Solver], tmp_path: Path) -> None:
    (tmp_path / "shogi.sfen").write_text(ONE)
    file = tmp_path / "gone.sfen"
    file.write_text(THREE)
    first = make_solver()
    first.opening.open_file(str(file))
    kept = first.store.current.problems
    for spoil in (lambda: file.write_text(""), lambda: file.write_text("nonsense"), file.unlink):
        spoil()
        solver = make_solver()
        solver.window.open_game("shogi")
        assert "The gold" in solver.texts()
        solver.store.update(problems=kept)


def test_a_file_that_has_become_one_of_another_game_makes_way(
    make_solver: Callable[..., Solver], tmp_path: Path
) -> None:
    (tmp_path / "shogi.sfen").write_text(ONE)
    (tmp_path / "tenjiku.sfen").write_text(TENJIKU)
    file = tmp_path / "other.sfen"
    file.write_text(TENJIKU)
    make_solver().opening.open_file(str(file))
    file.write_text(THREE)
    solver = make_solver()
    solver.window.open_game("tenjiku")
    assert solver.desk.position.variant.name == "tenjiku" and solver.window.shelf.name == "tenjiku"


def test_a_bad_file_is_told_and_changes_nothing(
    solver: Solver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(set_opening, "complain", lambda _parent, what, error, path="": said.append(f"{path}: {error}"))
    solver.open(ONE)
    for name, text in (("bad.sfen", "nonsense"), ("empty.sfen", "# title: nothing\n")):
        file = tmp_path / name
        file.write_text(text)
        monkeypatch.setattr(file_dialogs, "open_path", lambda *_, file=file: str(file))
        pick(solver.window, "Open a file of problems…")
        assert name in said[-1] and "The gold" in solver.texts()
    assert "holds no problem" in said[-1]


def test_a_file_that_is_gone_is_told_and_offered_no_longer(
    solver: Solver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(set_opening, "complain", lambda _parent, what, error, path="": said.append(path))
    file = tmp_path / "gone.sfen"
    file.write_text(THREE)
    solver.opening.open_file(str(file))
    solver.open(ONE)
    file.unlink()
    sets = solver.sets
    assert sets.count() == 2
    sets.activated.emit(0)
    assert said == [str(file)] and sets.count() == 1 and "The gold" in solver.texts()


def test_a_set_that_cannot_be_opened_leaves_the_attempt_alone(
    solver: Solver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_opening, "complain", lambda *_: None)
    file = tmp_path / "gone.sfen"
    file.write_text(ONE)
    solver.opening.open_file(str(file))
    solver.open(THREE)
    solver.play("3d3a")
    file.unlink()
    sets = solver.sets
    sets.activated.emit(0)
    assert solver.desk.position.ply == 1 and sets.count() == 1 and sets.currentIndex() == 0


def test_pasted_problems_stay_while_the_window_does(solver: Solver, tmp_path: Path) -> None:
    (tmp_path / "shogi.sfen").write_text(ONE)
    solver.open(THREE)
    sets = solver.sets
    solver.opening.open_game("shogi")
    assert sets.currentIndex() == 0 and sets.count() == 2
    sets.activated.emit(1)
    assert "mate in 3" in solver.texts() and '""' not in solver.store.current.problems


def test_a_position_to_examine_leaves_pasted_problems_on_offer(solver: Solver) -> None:
    solver.open(ONE, THREE)
    solver.open(OTHER_ONE, THREE, ONE)
    for sfen in (ONE, OTHER_ONE):
        solver.window.examine(position_after(sfen.split(";")[0]))
    solver.open(ONE, THREE)
    sets = solver.sets
    texts = [sets.itemText(at) for at in range(sets.count())]
    assert texts == ["Problems from elsewhere: 2", "Problems from elsewhere: 3", "Position from elsewhere"]
    assert sets.currentIndex() == 0
    sets.activated.emit(1)
    assert solver.marks() == [ProblemMark.NEW] * 3
    for number in range(2 * MOST_LOOSE):
        solver.open(*[ONE] * (number + 2))
    assert sets.count() == MOST_LOOSE + 1 and sets.currentText() == f"Problems from elsewhere: {2 * MOST_LOOSE + 1}"


def test_a_set_is_called_by_its_title(solver: Solver, tmp_path: Path) -> None:
    (tmp_path / "a.sfen").write_text(f"\n# A remark\n# title: Big\n{ONE}\n")
    (tmp_path / "b.sfen").write_text(f"# title: Big\n{THREE}\n")
    (tmp_path / "c.sfen").write_text(f"{THREE}\n# title: Too late\n")
    for name in "cba":
        solver.opening.open_file(str(tmp_path / f"{name}.sfen"))
    sets = solver.sets
    assert [sets.itemText(at) for at in range(sets.count())] == ["Big", "b", "c"]
    assert sets.itemData(0, Qt.ItemDataRole.ToolTipRole) == tip(str(tmp_path / "a.sfen"))


def test_problems_are_pasted_and_opened_with_keys(
    solver: Solver, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(set_opening, "complain", lambda _parent, what, error, path="": said.append(str(error)))
    file = tmp_path / "club.sfen"
    file.write_text(f"{THREE}\n{OTHER_ONE}\n")
    monkeypatch.setattr(file_dialogs, "open_path", lambda *_: str(file))
    solver.open(THREE)
    solver.window.activateWindow()
    assert QTest.qWaitForWindowActive(solver.window)
    control = Qt.KeyboardModifier.ControlModifier
    for text in ("no position", ""):
        QApplication.clipboard().setText(text)
        QTest.keyClick(solver.window, Qt.Key.Key_V, control)
    assert len(said) == 2 and solver.sets.count() == 1
    QApplication.clipboard().setText(f"{ONE}\n{OTHER_ONE}")
    QTest.keyClick(solver.window, Qt.Key.Key_V, control)
    assert "The gold" in solver.texts() and len(said) == 2
    QTest.keyClick(solver.window, Qt.Key.Key_O, control)
    qtbot.waitUntil(lambda: solver.sets.currentText() == "club")


def test_without_any_problem_the_window_says_so(solver: Solver) -> None:
    solver.window.open_game("tenjiku")
    assert "no problems here yet" in solver.texts() and "to play" not in solver.texts()
    assert not any(found(solver.window, wish).isEnabled() for wish in WISHES)
    assert scene_of(solver.board).board_layout.variant.name == "tenjiku"
    solver.open(ONE)
    assert "no problems" not in solver.texts() and "Black to play and mate in 1" in solver.texts()


def test_made_problems_are_kept_and_opened(solver: Solver, qtbot: QtBot) -> None:
    solver.open(ONE)
    pick(solver.window, "Make new problems…")
    dialog = solver.opening.dialog
    assert dialog is not None and dialog.isVisible()
    dialog.problem_set = ProblemSet("Mate in 3, made", (Problem("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi", plies=3),), 7)
    dialog.accept()
    assert solver.sets.currentText() == "Mate in 3, made" and "mate in 3" in solver.texts()
    (kept,) = paths.problems_folder().glob("*.sfen")
    assert "# seed: 7" in kept.read_text()
    pick(solver.window, "Make new problems…")
    dialog = solver.opening.dialog
    assert dialog is not None
    dialog.reject()
    assert len(list(paths.problems_folder().glob("*.sfen"))) == 1
    QApplication.processEvents()


def test_where_made_problems_could_not_be_written_is_told(solver: Solver, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(set_opening, "complain", lambda _parent, what, error, path="": said.append(path))
    paths.problems_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.problems_folder().write_text("in the way")
    solver.open(ONE, THREE)
    pick(solver.window, "Make new problems…")
    dialog = solver.opening.dialog
    assert dialog is not None
    dialog.problem_set = ProblemSet("Made", (Problem("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi", plies=3),), 7)
    dialog.accept()
    assert said == [str(paths.problems_folder())] and solver.sets.currentText() == "Made"


# Pages, time, keys


def test_the_board_belongs_to_the_page_that_is_seen(solver: Solver) -> None:
    solver.open(THREE)
    solver.window.examine(position_after("8k/9/9/6+R1S/9/9/9/9/9 b RN 1"))
    panel = part(solver.window, ExaminePanel)
    assert panel.isVisible() and not panel_of(solver).isVisible()
    assert solver.client.question.ask is Ask.CHECK, "who asks for it need not ask twice"
    solver.play("3d3a")
    node = panel.node()
    assert node is not None and node.move == move_of("3d3a") and scene_of(solver.board).snapshot.turn == 1
    the(solver.window, QToolButton, "Solve").click()
    assert scene_of(solver.board).snapshot.turn == 0 and panel_of(solver).isVisible()
    the(solver.window, QToolButton, "Examine").click()
    assert scene_of(solver.board).snapshot.turn == 1
    solver.press(ProblemWish.EDIT)


def test_the_examining_page_opened_by_hand_waits_for_a_wish(solver: Solver) -> None:
    solver.open(THREE)
    the(solver.window, QToolButton, "Examine").click()
    assert Ask.CHECK not in [question.ask for question in solver.client.asked]


def test_a_position_that_is_no_problem_cannot_be_examined(solver: Solver, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "complain", lambda _parent, what, error, path="": said.append(what))
    solver.window.examine(position_after("9/9/9/9/9/9/9/9/9 b - 1"))
    assert said and not solver.window.findChildren(ExaminePanel)


def test_a_problem_can_be_edited(solver: Solver) -> None:
    wished: list[Position] = []
    solver.window.edit_wished.connect(wished.append)
    solver.open(ONE)
    solver.press(ProblemWish.EDIT)
    assert [format_sfen(position) for position in wished] == ["4k4/9/4P4/9/9/9/9/9/9 b G 1"]


@pytest.mark.parametrize("language", ["en", "ja", "fr", "cs"])
def test_beside_a_problem_there_are_five_buttons_and_all_else_is_in_one_menu(
    solver: Solver, qapp: QApplication, qtbot: QtBot, language: str
) -> None:
    words = Language(qapp, program_files.resources())
    try:
        words.apply(language)
        solver.open(ONE, THREE)
        assert len([button for button in solver.window.findChildren(QPushButton) if button.isVisible()]) <= 5
        solver.press(ProblemWish.GIVE_UP)
        solver.answer(qtbot, a_verdict("", True, 1, True, ("G*5b",)))
        assert len([button for button in solver.window.findChildren(QPushButton) if button.isVisible()]) <= 5
        rows = [action.text() for action in menu_of(solver.window).actions() if not action.isSeparator()]
        assert len(rows) == 14 and "" not in rows and len(set(rows)) == len(rows)
    finally:
        words.apply("en")


def test_keys_of_what_is_in_the_menu_work_while_it_is_closed(solver: Solver) -> None:
    solver.open(ONE, THREE)
    solver.press(ProblemWish.NEXT)
    assert solver.place == 1
    QTest.keyClick(solver.window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert solver.place == 0


def test_no_two_buttons_are_called_alike(solver: Solver, qtbot: QtBot) -> None:
    solver.open(ONE, THREE)
    solver.press(ProblemWish.GIVE_UP)
    solver.answer(qtbot, a_verdict("", True, 1, True, ("G*5b",)))
    shown = [found(solver.window, wish).text() for wish in WISHES if wish not in HIDDEN]
    assert {"Previous problem", "Next problem", "Move back", "Next move"} <= set(shown)
    assert len(set(shown)) == len(shown)
    assert solver.button(ProblemWish.NEXT).toolTip() == "The next problem that is not solved yet (Alt+Right)"


def test_time_stands_still_while_nobody_looks(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.play("3d3a")
    solver.window.hide()
    assert solver.desk.position.ply == 0 and not solver.timing()
    before = solver.solving.elapsed_ms()
    qtbot.wait(30)
    assert solver.solving.elapsed_ms() == before
    solver.window.show()
    assert solver.timing() and solver.board.hand.moves
    qtbot.waitUntil(lambda: solver.solving.elapsed_ms() > before)


def test_an_icon_lets_the_engine_work_on(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    solver.play("3d3a")
    stops = solver.client.stops
    solver.window.showMinimized()
    before = solver.solving.elapsed_ms()
    qtbot.wait(30)
    assert solver.solving.elapsed_ms() == before and solver.desk.position.ply == 1 and solver.client.stops == stops
    solver.window.showNormal()
    assert solver.timing()
    solver.answer(qtbot, a_verdict("", True, 2, True, ("1a1b", "R*1c")))
    assert "Right!" in solver.texts()
    solver.window.examine(position_after(THREE.split(";")[0]))
    panel = part(solver.window, ExaminePanel)
    assert panel is not None
    panel.start_check()
    before = solver.client.stops
    solver.window.showMinimized()
    solver.window.showNormal()
    the(solver.window, QToolButton, "Solve").click()
    assert solver.client.stops == before, "nor does the other page end a check"
    solver.window.hide()
    assert solver.client.stops > before


def test_time_stands_still_behind_a_dialog(solver: Solver, qtbot: QtBot) -> None:
    solver.open(THREE)
    pick(solver.window, "Make new problems…")
    dialog, solving = solver.opening.dialog, solver.solving
    assert dialog is not None
    before = solving.elapsed_ms()
    qtbot.wait(30)
    assert solving.elapsed_ms() == before and not solver.timing()
    dialog.reject()
    qtbot.waitUntil(lambda: solving.elapsed_ms() > before)
    assert solver.timing()


def test_the_keys_work(solver: Solver, qtbot: QtBot) -> None:
    solver.open(ONE, OTHER_ONE, THREE)
    solver.window.activateWindow()
    assert QTest.qWaitForWindowActive(solver.window)
    alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(solver.window, Qt.Key.Key_Right, alt)  # a key presses a button, which stays down for a moment
    qtbot.waitUntil(lambda: solver.place == 1)
    QTest.keyClick(solver.window, Qt.Key.Key_Left, alt)
    qtbot.waitUntil(lambda: solver.place == 0)
    solver.play("G*5b")
    QTest.keyClick(solver.window, Qt.Key.Key_R, control)
    qtbot.waitUntil(lambda: solver.desk.position.ply == 0)
    QTest.keyClick(solver.window, Qt.Key.Key_G, control)
    qtbot.waitUntil(lambda: not solver.button(ProblemWish.GIVE_UP).isEnabled())


def test_tab_walks_from_left_to_right(solver: Solver) -> None:
    solver.open(ONE, THREE)
    solver.window.activateWindow()
    assert QTest.qWaitForWindowActive(solver.window)
    solver.sets.setFocus()
    seen: list[str] = []
    for _ in range(12):
        before = QApplication.focusWidget()
        assert before is not None
        QTest.keyClick(before, Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        seen.append(
            widget.text() if isinstance(widget, QPushButton | QToolButton | QCheckBox) else type(widget).__name__
        )
    assert seen[:6] == ["1", "ProblemGrid", "More", "BoardView", "Solve", "Show the length"]


def test_tab_leads_through_the_examining_page_to_the_buttons_below(solver: Solver) -> None:
    solver.window.examine(position_after(THREE.split(";")[0]))
    solver.window.activateWindow()
    assert QTest.qWaitForWindowActive(solver.window)
    seen: list[str] = []
    the(solver.window, QToolButton, "Examine").setFocus()
    while "GameBox" not in seen and len(seen) < 30:
        before = QApplication.focusWidget()
        assert before is not None
        QTest.keyClick(before, Qt.Key.Key_Tab)
        after = QApplication.focusWidget()
        seen.append(after.text() if isinstance(after, QPushButton) else type(after).__name__)
    assert "MoveTree" in seen and "Cancel" in seen and "ProblemGrid" not in seen


def test_the_program_asks_for_another_page(solver: Solver, tmp_path: Path) -> None:
    (tmp_path / "shogi.sfen").write_text(ONE)
    solver.window.examine(position_after(THREE.split(";")[0]))
    assert part(solver.window, Pages).page == EXAMINE
    solver.window.open_game("shogi")
    assert part(solver.window, Pages).page == SOLVE and "The gold" in solver.texts()
    the(solver.window, QToolButton, "Examine").click()
    solver.window.open_game("shogi")
    assert part(solver.window, Pages).page == EXAMINE, "the person is at them now"
    solver.open(OTHER_ONE)
    assert part(solver.window, Pages).page == SOLVE


def test_other_settings_leave_the_words_alone(solver: Solver) -> None:
    solver.open(ONE)
    solver.drop("G", "9i")
    solver.store.update(windows="{}")
    assert "Every move must give check." in solver.texts()


@pytest.mark.parametrize("part", ["board", "grid", "button"])
def test_escape_closes_the_window(solver: Solver, part: str) -> None:
    solver.open(ONE)
    places = {"board": solver.board, "grid": solver.column.grid, "button": solver.button(ProblemWish.HINT)}
    QTest.keyClick(places[part], Qt.Key.Key_Escape)
    assert not solver.window.isVisible()


# Looks and language


def test_nothing_is_cut_in_the_smallest_window(solver: Solver, qapp: QApplication) -> None:
    for code in ("en", "ja", "fr", "cs"):
        for walking in (False, True):
            language = Language(qapp, program_files.resources())
            try:
                language.apply(code)
                solver.open(ONE, THREE)
                panel_of(solver).show_walk(walking)
                solver.window.resize(760, 560)
                qapp.processEvents()
                assert (solver.window.width(), solver.window.height()) == (760, 560), (code, walking)
                buttons = [button for button in solver.window.findChildren(QPushButton) if button.isVisible()]
                assert buttons, (code, walking)
                for button in buttons:
                    assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width() - 8, button.text()
            finally:
                language.apply("en")


def test_words_change_with_the_language_and_nothing_else_does(solver: Solver, qapp: QApplication, qtbot: QtBot) -> None:
    language = Language(qapp, program_files.resources())
    solver.open(THREE)
    solver.play("R*1c")
    solver.answer(qtbot, a_verdict("", False, line=("1a2a",)))
    try:
        for code in ("ja", "fr", "cs", "en"):
            language.apply(code)
            qapp.processEvents()
            assert "K-2a" in solver.texts() and solver.desk.position.ply == 2
        solver.store.update(notation="japanese")
        assert "２一玉" in solver.texts()
    finally:
        language.apply("en")


def test_no_word_stays_in_the_old_language(make_solver: Callable[..., Solver], qapp: QApplication) -> None:
    """Both pages and the dialog that makes problems say what they would had they never spoken another language."""

    def all_words(window: ProblemsWindow) -> list[str]:
        found: list[str] = []
        for widget in window.findChildren(QWidget):
            found.append(widget.accessibleName())
            if isinstance(widget, QAbstractButton):
                found += [widget.text(), widget.toolTip()]
            elif isinstance(widget, QComboBox):
                found += [*(widget.itemText(at) for at in range(widget.count())), str(widget.sizeHint().width())]
        return sorted(filter(None, found))

    def opened(person: Solver) -> ProblemsWindow:
        person.open(ONE, THREE)
        part(person.window, Pages).turn_to(EXAMINE)
        part(person.window, SetOpening).make()
        return person.window

    language = Language(qapp, program_files.resources())
    try:
        first = opened(make_solver())
        language.apply("cs")
        qapp.processEvents()
        assert all_words(first) == all_words(opened(make_solver()))
    finally:
        language.apply("en")


def test_rules_that_are_not_as_usual_are_told(solver: Solver, qapp: QApplication) -> None:
    language = Language(qapp, program_files.resources())
    solver.open("# variant: tenjiku", "# option: general_capture = any", TENJIKU, TENJIKU)
    assert solver.column.rules() == "Generals' jumps: Kings too" and "Kings too" in solver.texts()
    solver.press(ProblemWish.NEXT)
    assert "Kings too" in solver.texts()
    try:
        language.apply("fr")
        qapp.processEvents()
        assert solver.column.rules() and "Kings" not in solver.texts()
    finally:
        language.apply("en")
    solver.open(ONE)
    assert solver.column.rules() == "" and "Kings too" not in solver.texts()


def test_the_board_follows_the_style(solver: Solver) -> None:
    solver.open(ONE)
    solver.window.set_style(BoardStyle(piece_set="western", dark=True, animation_ms=100))
    assert solver.board.style_used.dark and solver.solving.pace_ms > 100
    assert solver.board.hand.moves


def test_progress_that_cannot_be_written_is_told_and_tried_again(
    make_solver: Callable[..., Solver], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.files.saving.RETRY_MS", 1)
    solver = make_solver()
    told: list[object] = []
    solver.window.progress_saved.connect(told.append)

    def full_disk(path: Path, *_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    with monkeypatch.context() as full:
        full.setattr("shogi_desktop.files.store.write_atomic", full_disk)
        solver.open(ONE)
        solver.drop("G", "5b")
        assert "Solved" in solver.texts() and solver.marks() == [ProblemMark.SOLVED]
        assert "This could not be saved: the disk is full" in solver.texts()
        assert isinstance(told[-1], OSError)
    qtbot.waitUntil(lambda: told[-1] is None)
    assert solver.progress_file.is_file()


def test_a_progress_file_that_was_put_aside_is_told_once(make_solver: Callable[..., Solver], tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text("nonsense")
    solver = make_solver()
    solver.open(ONE, OTHER_ONE)
    assert "put aside" in solver.texts() and "damaged" in solver.texts().replace("\u200b", "")
    solver.press(ProblemWish.NEXT)
    assert "put aside" not in solver.texts()
