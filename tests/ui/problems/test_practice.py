"""Practising own mistakes in the window of the problems; what the engine thinks is that of a fake one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.analysis.exercise import Exercise
from shogi_desktop.analysis.review import MarkLimits
from shogi_desktop.clients.problem_client import ProblemEngine
from shogi_desktop.commands.library import main as library_command
from shogi_desktop.messages import plain
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.wire.work_lines import Mistakes
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.library.work import LibraryWork
from shogi_desktop.session.practice.deck import Deck
from shogi_desktop.session.practice.drill import Drill, DrillState
from shogi_desktop.session.problems.own_sets import Library
from shogi_desktop.session.problems.progress import ProblemMark, ProblemProgress
from shogi_desktop.session.problems.shelf import Shelf
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.board import BoardView
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.look.from_settings import BoardLook
from shogi_desktop.ui.problems.later_pages import Thinkers
from shogi_desktop.ui.problems.page_parts import MessageCard, ProblemWish
from shogi_desktop.ui.problems.pages import EXAMINE, PRACTISE, SOLVE, Pages
from shogi_desktop.ui.problems.practice.controller import PracticeController
from shogi_desktop.ui.problems.practice.gather_dialog import GatherDialog
from shogi_desktop.ui.problems.practice.panel import PracticePanel
from shogi_desktop.ui.problems.sets.column import SetColumn
from shogi_desktop.ui.problems.window import ProblemsWindow
from shogi_desktop.ui.words.i18n import Language
from tests.analysis.mistakes import analysed, exercises
from tests.engines import FakeEngines
from tests.scripted_client import ScriptedClient
from tests.ui.problems.wishes import found, menu_of, pick, press
from tests.ui.seek import the

MADE, BEST, OTHER = "2g2f", "6g6f", "1g1f"
TENJIKU = Exercise("tenjiku", "k15/" + "16/" * 14 + "K14R b - 1", "1p1o", ("1p1n",), 500, 100)


class Pupil:
    """The window, and somebody who practises there."""

    def __init__(self, qtbot: QtBot, app: QApplication, folder: Path, engines: FakeEngines, *behaviours: str) -> None:
        self.store = SettingsStore(paths.settings_file(), app)
        self.store.update(animation_ms=0, notation="western")
        self.deck = Deck(folder / "practice.json", app)
        self.own_engines = Engines(folder / "engines.json", app)
        self.engines = engines
        self.window = ProblemsWindow(
            BoardLook(art_of(program_files.resources()), self.store),
            Shelf(Library(folder), self.store, ProblemProgress(folder / "progress.json"), lambda: self.deck),
            Thinkers(ProblemEngine(ScriptedClient()), lambda: self.own_engines, engines.launch(*behaviours)),
        )
        self.board = the(self.window, BoardView)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def drill(self) -> Drill:
        (found,) = self.window.findChildren(Drill)
        return found

    @property
    def column(self) -> SetColumn:
        return the(self.window, SetColumn)

    @property
    def page(self) -> str:
        return the(self.window, Pages).page

    @property
    def place(self) -> int:
        return self.window.navigation.place

    def practise(self, *positions: Exercise, game: str = "shogi") -> None:
        self.deck.add(positions)
        self.window.practise(game)

    def play(self, text: str) -> None:
        self.board.hand.move_requested.emit(parse_move(text, self.drill.start_position))

    def button(self, wish: ProblemWish) -> QPushButton:
        there = found(self.window, wish)
        assert isinstance(there, QPushButton)
        return there

    def press(self, wish: ProblemWish) -> None:
        press(self.window, wish)

    def texts(self) -> str:
        panel = the(self.window, PracticePanel)
        return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisible())


def state(person: Pupil) -> DrillState:
    return person.drill.state


@pytest.fixture
def pupil(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., Pupil]]:
    made: list[Pupil] = []

    def make(*behaviours: str) -> Pupil:
        made.append(Pupil(qtbot, qapp, tmp_path, FakeEngines(tmp_path), *behaviours))
        return made[-1]

    yield make
    for each in made:
        each.window.close_engines()
        each.window.close()


def test_a_position_is_asked_and_answered(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.practise(*(replace(each, started="2026/11/24 09:00") for each in exercises()))
    flipped = [person.board.flipped]
    assert person.page == PRACTISE and person.place == 0
    assert (
        "Black to play: find a good move" in person.texts()
        and "Kenji – Hanako, 2026/11/24, before move 3" in person.texts()
    )
    assert "P-2f, chance to win 50% → 27%" in person.texts() and "Not tried yet" in person.texts()
    person.play(BEST)
    assert "Right, the best move known!" in person.texts()
    assert person.column.marks == [ProblemMark.SOLVED, ProblemMark.NEW]
    assert "Comes up again in 2 days" in person.texts()
    assert person.button(ProblemWish.NEXT).hasFocus() and person.button(ProblemWish.NEXT).property("primary")
    QTest.keyClick(person.button(ProblemWish.NEXT), Qt.Key.Key_Return)
    assert person.place == 1 and person.board.hasFocus()
    assert [*flipped, person.board.flipped] == [False, True]
    assert "White to play" in person.texts() and "Position 2 of 2" in person.texts()


def test_a_wrong_move_says_why_and_is_tried_again(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("judging")
    person.practise(*exercises())
    person.play(OTHER)
    qtbot.waitUntil(lambda: person.drill.state is DrillState.WRONG)
    assert "Not this one: chance to win 50% → 26%" in person.texts(), "the position is worth what it was in the game"
    assert person.drill.verdict is not None and card_of(person).said == "There is a better move."
    assert person.button(ProblemWish.RESTART).hasFocus() and person.column.marks[0] is ProblemMark.TRIED
    assert "To be repeated today" in person.texts()
    person.press(ProblemWish.RESTART)
    assert state(person) is DrillState.OPEN and "Not this one" not in person.texts() and person.board.hasFocus()
    person.play(BEST)
    assert person.column.marks[0] is ProblemMark.TRIED, "the first answer counts"


def test_help_shows_the_piece_then_the_move(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.practise(exercises()[0])
    person.press(ProblemWish.HINT)
    assert "piece with the star" in person.texts()
    assert set(person.board.hand.shown.goals) == {person.drill.start_position.variant.parse_square("6g")}
    person.press(ProblemWish.HINT)
    assert "arrow" in person.texts() and not person.button(ProblemWish.HINT).isEnabled()
    person.play(BEST)
    assert "Right" in person.texts() and "To be repeated today" in person.texts()


def test_who_gives_up_walks_through_the_line(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    line = ("6g6f", "8c8d", "7i6h")
    (first, _) = exercises()
    person.practise(Exercise(**{**first.__dict__, "line": line}))
    person.press(ProblemWish.GIVE_UP)
    assert "what the engine would play" in person.texts() and shown(person)[-1:] == ["6g6f"]
    person.press(ProblemWish.STEP_ON)
    person.press(ProblemWish.STEP_ON)
    assert shown(person)[-3:] == list(line) and not person.button(ProblemWish.STEP_ON).isEnabled()
    person.press(ProblemWish.STEP_BACK)
    assert shown(person)[-1] == "8c8d"
    person.board.wheel_stepped.emit(1)
    assert shown(person)[-1] == "7i6h"
    person.press(ProblemWish.RESTART)
    assert not person.button(ProblemWish.STEP_ON).isVisible() and person.drill.moves()


def card_of(person: Pupil) -> MessageCard:
    return the(the(person.window, PracticePanel), MessageCard)


def test_of_a_long_line_the_first_moves_are_told_and_more_step_by_step(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    line = ("6g6f", "8c8d", "7i6h", "8d8e", "8h7g", "1c1d", "1g1f")
    (first, _) = exercises()
    person.practise(Exercise(**{**first.__dict__, "line": line}))
    person.press(ProblemWish.GIVE_UP)
    assert "5." in person.texts() and "…" in person.texts() and "6." not in person.texts()
    for _ in line[1:]:
        person.press(ProblemWish.STEP_ON)
    assert "7." in person.texts() and "…" not in person.texts()


def shown(person: Pupil) -> list[str]:
    """The moves that lead to what is on the board."""
    (controller,) = person.window.findChildren(PracticeController)
    position = controller.shown()
    assert position is not None
    return [format_move(move, position.variant) for move in position.history()]


def test_beside_a_mistake_there_are_five_buttons(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.practise(*exercises())
    assert len([button for button in person.window.findChildren(QPushButton) if button.isVisible()]) <= 5
    texts = [action.text() for action in menu_of(person.window).actions()]
    assert "Do not show this position again" in texts and "Start this problem again" not in texts


def test_a_position_that_is_forgotten_does_not_come_up_again(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.practise(*exercises())
    person.press(ProblemWish.FORGET)
    assert [card.exercise for card in person.deck.of("shogi")] == exercises()[1:] and person.place == 0
    person.press(ProblemWish.FORGET)
    assert person.deck.of("shogi") == () and person.place == -1
    assert "nothing to practise yet" in person.texts() and not found(person.window, ProblemWish.FORGET).isEnabled()
    assert not person.button(ProblemWish.HINT).isEnabled() and not person.button(ProblemWish.NEXT).isEnabled()


def test_without_any_mistake_the_window_says_where_they_come_from(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.practise()
    assert person.page == PRACTISE and "analyse it" in person.texts()
    assert not person.engines.processes()


def test_mistakes_are_a_set_among_others(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.practise(*exercises())
    sets = next(box for box in person.column.findChildren(QComboBox) if box.accessibleName() == "Set of problems")
    assert sets.currentText() == "My mistakes: 2"
    assert person.window.windowTitle() == "Own mistakes"
    person.window.open_game("shogi")
    assert person.page == SOLVE and person.window.windowTitle() == "Mate problems"
    person.column.set_chosen.emit(next(e.name for e in person.window.shelf.entries() if "mistakes" in e.title))
    assert person.page == PRACTISE and person.window.shelf.is_practice
    the(person.window, Pages).turn_to(EXAMINE)
    person.window.practise("shogi")
    assert person.page == PRACTISE


def test_the_next_ones_are_those_to_be_tried_today(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.practise(*exercises())
    person.play(BEST)
    person.window.open_game("shogi")
    person.window.practise("shogi")
    assert person.place == 1
    counted = [label.text() for label in person.column.findChildren(QLabel) if label.isVisible()]
    assert "1 to try today, 2 in all" in counted


def test_an_engine_that_dies_leaves_the_position(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("die_in_search")
    person.practise(exercises()[0])
    person.play(OTHER)
    qtbot.waitUntil(lambda: "The engine has given no answer." in person.texts())
    person.press(ProblemWish.RESTART)
    person.play(BEST)
    assert "Right" in person.texts()


def test_closing_the_window_ends_the_engine(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("hang")
    person.practise(exercises()[0])
    person.play(OTHER)
    qtbot.waitUntil(lambda: bool(person.engines.told("go")))
    person.window.close()
    qtbot.waitUntil(lambda: not person.engines.alive())
    person.window.show()
    assert person.drill.state is DrillState.OPEN, "what was weighed is taken back"
    qtbot.waitUntil(lambda: bool(person.engines.alive()))


def test_a_large_board_and_another_language(pupil: Callable[..., Pupil], qapp: QApplication, qtbot: QtBot) -> None:
    person = pupil("hang")
    person.practise(TENJIKU, game="tenjiku")
    language = Language(qapp, program_files.resources())
    language.apply("cs")
    try:
        qtbot.waitUntil(lambda: "Black to play" not in person.texts())
    finally:
        language.apply("en")
    qtbot.waitUntil(lambda: "Black to play" in person.texts())
    person.play("1p1n")
    assert "Right" in person.texts()


class Told(LibraryWork):
    """Work whose lines the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[list[str]] = []

    def begin(self, task: Sequence[str], told: str | None = None) -> None:
        self.tasks.append(list(task))
        self.busy = True


def gathering(
    qtbot: QtBot, deck: Deck, names: Sequence[tuple[str, int]] = (("Kenji", 3), ("Hanako", 2))
) -> GatherDialog:
    dialog = GatherDialog(Path("index"), deck, MarkLimits(5, 10, 20), work=Told())
    dialog.offer(names)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def work_of(dialog: GatherDialog) -> Told:
    (found,) = dialog.findChildren(Told)
    return found


def test_mistakes_of_the_library_are_taken_in_as_they_come(qtbot: QtBot, tmp_path: Path) -> None:
    deck = Deck(tmp_path / "practice.json")
    dialog = gathering(qtbot, deck)
    dialog.start.click()
    work = work_of(dialog)
    assert work.tasks == [["mistakes", "--least", "mistake", "--limits", "5", "10", "20", "--", "index", "Kenji"]]
    assert dialog.start.text() == "Stop" and not dialog.player.isEnabled()
    texts = tuple(json.dumps(asdict(each)) for each in exercises())
    work.told.emit(Mistakes((*texts, "nonsense", "{}"), 1, 3, 1))
    work.told.emit(Mistakes(texts, 3, 3, 3))
    assert len(deck.of("shogi")) == 2
    assert dialog.told.text() == "Games: 3 of 3, analysed: 3. New positions: 2"
    work.busy = False
    work.finished.emit()
    assert dialog.start.text() == "Gather" and dialog.start.isEnabled()


def test_gathering_is_stopped_and_what_was_found_stays(qtbot: QtBot, tmp_path: Path) -> None:
    deck = Deck(tmp_path / "practice.json")
    dialog = gathering(qtbot, deck)
    dialog.player.setEditText("-n Somebody")
    dialog.start.click()
    assert work_of(dialog).tasks[0][-3:] == ["--", "index", "-n Somebody"]
    work_of(dialog).told.emit(Mistakes((json.dumps(asdict(exercises()[0])),), 1, 9, 1))
    dialog.start.click()
    assert not dialog.busy and dialog.start.text() == "Gather" and len(deck.of("shogi")) == 1
    dialog.start.click()
    dialog.reject()
    assert not dialog.busy


def test_why_nothing_can_be_gathered_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = gathering(qtbot, Deck(tmp_path / "practice.json"), ())
    assert "no games yet" in dialog.told.text() and not dialog.start.isEnabled()
    dialog.player.setEditText("Kenji")
    dialog.start.click()
    work_of(dialog).busy = False
    work_of(dialog).failed.emit(plain("the disk is gone"))
    assert dialog.told.text() == "the disk is gone" and dialog.start.isEnabled()


def test_the_window_gathers_out_of_the_real_library(pupil: Callable[..., Pupil], qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "one.shogi").write_text(format_game(analysed()), encoding="utf-8")
    index = paths.library_file()
    assert library_command(["index", str(index), str(tmp_path)]) == 0
    person = pupil("hang")
    person.practise()
    pick(person.window, "Gather mistakes from my games…")
    (dialog,) = person.window.findChildren(GatherDialog)
    dialog.player.setEditText("Hanako")
    dialog.start.click()
    qtbot.waitUntil(lambda: not dialog.busy)
    assert "New positions: 1" in dialog.told.text()
    dialog.reject()
    assert person.place == 0 and "White to play" in person.texts()
