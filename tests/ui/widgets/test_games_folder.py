"""The line that says where the person's games lie, as Earlier games and the preferences have it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from shogi_desktop import paths
from shogi_desktop.ui.dialogs.preferences import PreferencesDialog
from shogi_desktop.ui.widgets.games_folder import GamesFolderLine
from tests.patience import answer_next
from tests.ui.desk import Desk
from tests.ui.seek import texts, the


class FakeFiles(QObject):
    """The system's program that shows folders."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(url.toLocalFile())


@pytest.fixture
def files() -> Iterator[FakeFiles]:
    fake = FakeFiles()
    QDesktopServices.setUrlHandler("file", fake, "open")  # type: ignore[arg-type]  # the stub says bytes, Qt takes text
    yield fake
    QDesktopServices.unsetUrlHandler("file")


def press(line: GamesFolderLine) -> None:
    QTest.mouseClick(the(line, QPushButton, "Open the folder"), Qt.MouseButton.LeftButton)


def test_the_folder_is_told_and_opened_where_games_are_listed(desk: Desk, files: FakeFiles) -> None:
    desk.trigger("EARLIER")
    line = next(each for each in desk.window.findChildren(GamesFolderLine) if each.isVisible())
    assert texts(line) == [f"Your games lie in the folder {paths.games_folder()}"]
    press(line)
    assert files.opened == [paths.games_folder().as_posix()] and paths.games_folder().is_dir()


def test_the_preferences_tell_it_too(desk: Desk, files: FakeFiles) -> None:
    dialog = PreferencesDialog(desk.window.desk)
    desk.qtbot.addWidget(dialog)
    press(the(dialog, GamesFolderLine))
    assert files.opened == [paths.games_folder().as_posix()]


def test_a_folder_that_cannot_be_made_is_told(qtbot: QtBot, files: FakeFiles) -> None:
    line = GamesFolderLine()
    qtbot.addWidget(line)
    paths.games_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.games_folder().write_text("no folder", "utf-8")
    said: list[str] = []

    def read(box: QMessageBox) -> None:
        said.extend([box.text(), box.informativeText()])
        box.accept()

    answer_next(QMessageBox, read)
    press(line)
    assert said[0] == "The folder could not be opened." and str(paths.games_folder()) in said[1] and not files.opened
