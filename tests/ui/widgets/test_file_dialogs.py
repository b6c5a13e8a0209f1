"""Qt's own file dialog, where the system has none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets import messages
from shogi_desktop.ui.widgets.file_dialogs import (
    folder_meant,
    made_dialog,
    open_path,
    open_paths,
    usual_folder,
)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_in_a_folder_that_was_typed_no_list_takes_the_next_click(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for name in "123":
        (folder / f"{name}.kif").write_text("", encoding="utf-8")
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = made_dialog(parent, "Open", str(tmp_path), "KIF (*.kif)")
    dialog.show()
    (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
    completer = field.completer()
    shown = completer.popup() if completer is not None else None
    assert completer is not None and shown is not None
    QTest.keyClicks(field, str(folder))
    assert shown.isVisible()
    field.clear()  # as Enter does in this dialog, which then asks for completions of nothing
    completer.complete()
    assert shown.isVisible()
    qtbot.waitUntil(lambda: not shown.isVisible())
    dialog.close()


def test_a_whole_path_behind_another_folder_is_the_path(qtbot: QtBot, tmp_path: Path) -> None:
    folder, parent = tmp_path / "kifu", QWidget()
    qtbot.addWidget(parent)
    folder.mkdir()
    (tmp_path / "k").mkdir()
    chosen = f"{(tmp_path / 'k').as_posix()}/{folder.as_posix().removeprefix('/')}"  # with a drive under Windows
    assert Path(folder_meant(chosen, parent)) == folder
    assert folder_meant(str(folder), parent) == str(folder) and folder_meant("", parent) == ""


def test_a_folder_that_there_is_not_is_refused_with_a_word(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent, told = QWidget(), list[str]()
    qtbot.addWidget(parent)
    monkeypatch.setattr(messages, "inform", lambda _parent, what, more: told.extend([what, more]))
    missing = str(tmp_path / "nowhere")
    assert folder_meant(missing, parent) == "" and told == ["There is no such folder.", missing]


def test_a_dialog_begins_where_files_are_kept(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    monkeypatch.chdir(tmp_path)
    assert Path(made_dialog(parent, "Open", "", "").directory().absolutePath()) == Path(usual_folder()) != tmp_path


def test_no_column_is_cut(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "a_game_between_two_players_in_2026.kif").write_bytes(bytes(47_000))
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = made_dialog(parent, "Open", str(tmp_path), "KIF (*.kif)")
    dialog.show()
    (files,) = dialog.findChildren(QTreeView)
    qtbot.waitUntil(lambda: files.model().rowCount(files.rootIndex()) == 1)
    qtbot.waitUntil(lambda: all(files.columnWidth(at) >= files.sizeHintForColumn(at) for at in range(4)))
    assert sum(files.columnWidth(at) for at in range(4)) <= files.viewport().width()
    dialog.close()


def test_kinds_of_files_are_told_without_a_dozen_patterns(qtbot: QtBot, tmp_path: Path) -> None:
    told: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        (kinds,) = dialog.findChildren(QComboBox, "fileTypeCombo")
        told.append(kinds.currentText())
        dialog.reject()

    parent = QWidget()
    qtbot.addWidget(parent)
    for choose in (open_path, open_paths):
        QTimer.singleShot(100, look)
        assert not choose(parent, "Open", str(tmp_path), "All records (*.kif *.ki2 *.csa);;KIF (*.kif)")
    assert told == ["All records"] * 2
