"""Putting problems into sets of one's own, and arranging these, as a person does it in the dialogs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.mating.problem import Problem
from shogi_desktop.session.problems.own_sets import Library, OwnSets
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.look.from_settings import BoardLook
from shogi_desktop.ui.problems.sets import keeping_dialog, own_sets
from shogi_desktop.ui.problems.sets.keeping_dialog import AddDialog, DetailsDialog
from shogi_desktop.ui.problems.sets.own_sets import SetsDialog
from shogi_desktop.ui.words.i18n import LANGUAGES, Language

BOARDS = ("4k4/9/4P4", "3k5/9/3P5", "2k6/9/2P6")
A, B, C = (
    Problem(f"{board}/9/9/9/9/9/9 b G 1", "shogi", title, plies)
    for board, title, plies in zip(BOARDS, ("Zebra", "apple", ""), (3, 1, 0), strict=True)
)


@pytest.fixture
def sets(tmp_path: Path) -> OwnSets:
    return OwnSets(Library(tmp_path / "none", tmp_path / "own"))


@pytest.fixture
def look(tmp_path: Path) -> BoardLook:
    return BoardLook(art_of(program_files.resources()), SettingsStore(tmp_path / "settings.ini"))


def adding(qtbot: QtBot, look: BoardLook, sets: OwnSets, problem: Problem = A, chosen: str = "") -> AddDialog:
    dialog = AddDialog(problem, sets, chosen, look)
    qtbot.addWidget(dialog)
    return dialog


def arranging(qtbot: QtBot, look: BoardLook, sets: OwnSets, chosen: str = "") -> SetsDialog:
    dialog = SetsDialog(sets, chosen, look)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def filled(sets: OwnSets, title: str = "Mine", *problems: Problem) -> Path:
    path = sets.begin(title)
    for problem in problems or (A, B, C):
        sets.add(path, problem)
    return path


def menu(dialog: SetsDialog, text: str) -> None:
    """The entry of this name, in whichever menu it is."""
    dialog.elsewhere.menu().aboutToShow.emit()
    actions = [*dialog.sort.menu().actions(), *dialog.elsewhere.menu().actions()]
    next(action for action in actions if action.text() == text).trigger()


# Adding


def test_the_first_problem_begins_a_set(qtbot: QtBot, look: BoardLook, sets: OwnSets) -> None:
    dialog = adding(qtbot, look, sets)
    dialog.show()
    assert dialog.name.isVisible()
    dialog.name.setText("  ")
    assert not dialog.add.isEnabled()
    dialog.name.setText("Edge")
    dialog.form.author.setText(" Hanako ")
    dialog.form.comment.setPlainText("One\nTwo\n")
    dialog.add.click()
    (path,) = sets.paths()
    (kept,) = sets.read(path).problems
    assert dialog.result() == QDialog.DialogCode.Accepted and (dialog.path, dialog.new) == (path, True)
    assert sets.title(path) == "Edge"
    assert (kept.title, kept.plies, kept.author, kept.comment) == ("Zebra", 3, "Hanako", "One\nTwo")


def test_the_set_used_last_is_proposed(qtbot: QtBot, look: BoardLook, sets: OwnSets) -> None:
    filled(sets, "Another", B)
    path = filled(sets, "Mine", B)
    dialog = adding(qtbot, look, sets, A, str(path))
    dialog.show()
    assert dialog.box.currentText() == "Mine" and not dialog.name.isVisible()
    dialog.add.click()
    assert sets.read(path).problems == (B, A)


def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_lost(
    qtbot: QtBot, look: BoardLook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own").write_text("no folder")
    told: list[str] = []
    monkeypatch.setattr(keeping_dialog, "complain", lambda parent, what, error, path: told.append(what))
    dialog = adding(qtbot, look, OwnSets(Library(tmp_path / "none", tmp_path / "own")))
    dialog.show()
    dialog.add.click()
    assert told == ["The problem could not be kept."] and dialog.isVisible()


@pytest.mark.parametrize("answer", [True, False])
def test_what_was_written_is_not_thrown_away_unasked(
    qtbot: QtBot, look: BoardLook, sets: OwnSets, monkeypatch: pytest.MonkeyPatch, answer: bool
) -> None:
    asked: list[str] = []

    def confirm(parent: object, question: str, yes: str, no: str) -> bool:
        asked.append(question)
        return answer

    monkeypatch.setattr(keeping_dialog, "confirm", confirm)
    dialog = adding(qtbot, look, sets)
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not asked and not dialog.isVisible()
    dialog.show()
    dialog.form.source.setText("A book")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(asked) == 1 and dialog.isVisible() is not answer


# Arranging


def test_without_sets_there_is_nothing_to_do_but_to_begin_one(qtbot: QtBot, look: BoardLook, sets: OwnSets) -> None:
    dialog = arranging(qtbot, look, sets)
    buttons = (dialog.rename, dialog.delete, dialog.up, dialog.down, dialog.sort, dialog.elsewhere, dialog.take_out)
    assert not any(button.isEnabled() for button in buttons)
    dialog.new.click()
    (path,) = sets.paths()
    assert dialog.path == path and dialog.rename.isEnabled()


def test_a_set_is_renamed_in_its_row(qtbot: QtBot, look: BoardLook, sets: OwnSets) -> None:
    path = filled(sets)
    dialog = arranging(qtbot, look, sets)
    dialog.list.currentItem().setText("Yours")
    assert sets.title(path) == "Yours"
    dialog.list.currentItem().setText("  ")
    assert sets.title(path) == "Yours" == dialog.list.currentItem().text()
    dialog.undo.click()
    assert sets.title(path) == "Mine" == dialog.list.currentItem().text()


def test_problems_are_moved_by_hand_and_stay_chosen(qtbot: QtBot, look: BoardLook, sets: OwnSets) -> None:
    path = filled(sets)
    dialog = arranging(qtbot, look, sets)
    dialog.table.selectRow(0)
    assert not dialog.up.isEnabled()
    dialog.down.click()
    assert sets.read(path).problems == (B, A, C) and dialog.table.chosen() == [1]
    dialog.up.click()
    assert sets.read(path).problems == (A, B, C) and dialog.table.chosen() == [0]


def test_sorting_deleting_and_undoing(qtbot: QtBot, look: BoardLook, sets: OwnSets) -> None:
    path = filled(sets)
    dialog = arranging(qtbot, look, sets)
    menu(dialog, "By length")
    assert sets.read(path).problems == (B, A, C) == dialog.table.problems
    dialog.table.selectRow(2)
    dialog.take_out.click()
    assert sets.read(path).problems == (B, A) and "Undo" in dialog.told.text()
    assert dialog.table.chosen() == [1]
    dialog.undo.click()
    dialog.undo.click()
    assert sets.read(path).problems == (A, B, C) == dialog.table.problems


def test_problems_go_to_another_set(qtbot: QtBot, look: BoardLook, sets: OwnSets) -> None:
    other, path = filled(sets, "Another & more", B), filled(sets)
    dialog = arranging(qtbot, look, sets, str(path))
    dialog.table.selectRow(0)
    menu(dialog, "Another && more")
    assert sets.read(path).problems == (B, C) and sets.read(other).problems == (B, A)


@pytest.mark.parametrize("answer", [True, False])
def test_a_set_is_deleted_after_a_question(
    qtbot: QtBot, look: BoardLook, sets: OwnSets, monkeypatch: pytest.MonkeyPatch, answer: bool
) -> None:
    path = filled(sets)
    monkeypatch.setattr(own_sets, "confirm", lambda *texts: answer)
    dialog = arranging(qtbot, look, sets)
    dialog.delete.click()
    assert path.exists() is not answer
    assert dialog.table.problems == (() if answer else (A, B, C))
    if answer:
        dialog.undo.click()
    assert sets.read(path).problems == (A, B, C) == dialog.table.problems


def test_what_is_said_of_a_problem_is_changed(
    qtbot: QtBot, look: BoardLook, sets: OwnSets, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled(sets)

    def write(self: DetailsDialog) -> int:
        self.form.title.setText("Lion")
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(DetailsDialog, "exec", write)
    dialog = arranging(qtbot, look, sets)
    dialog.table.selectRow(1)
    dialog.details.click()
    assert sets.read(path).problems[1].title == "Lion" and dialog.table.chosen() == [1]


def test_a_double_click_opens_the_problem(qtbot: QtBot, look: BoardLook, sets: OwnSets) -> None:
    path = filled(sets)
    dialog = arranging(qtbot, look, sets)
    dialog.table.selectRow(2)
    with qtbot.waitSignal(dialog.open_wished) as opened:
        dialog.table.activated.emit(dialog.table.currentIndex())
    assert opened.args == [str(path), 2]


def test_a_set_that_cannot_be_read_is_told(
    qtbot: QtBot, look: BoardLook, sets: OwnSets, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled(sets)
    path.write_text("nonsense\n", "utf-8")
    told: list[str] = []
    monkeypatch.setattr(own_sets, "complain", lambda parent, what, error, path: told.append(path))
    dialog = arranging(qtbot, look, sets)
    assert told == [str(path)] and not dialog.table.problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sets_have_room_on_a_small_screen(
    qtbot: QtBot, qapp: QApplication, look: BoardLook, sets: OwnSets, language: str
) -> None:
    spoken = Language(qapp, program_files.resources())
    try:
        spoken.apply(language)
        assert arranging(qtbot, look, sets).minimumSizeHint().width() <= 1000
    finally:
        spoken.apply("en")
