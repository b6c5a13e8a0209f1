"""Long readings go on between the events of the window, tell how far they are, and can be given up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QProgressBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop import app, paths
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.problems import own_sets
from shogi_desktop.session.records import files as session_files
from shogi_desktop.session.records import opening
from shogi_desktop.session.records.files import ReadingGivenUp
from shogi_desktop.ui.problems.sets.opening import SetOpening
from shogi_desktop.ui.problems.window import ProblemsWindow
from shogi_desktop.ui.widgets import messages
from shogi_desktop.ui.widgets.messages import ReadingDialog, read_patiently
from tests.ui.desk import Desk

PROBLEM = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1; 1\n"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every reading shows its dialog at once."""
    monkeypatch.setattr(messages, "PATIENCE_S", -1.0)


class Person:
    """Waits for the dialog of a reading, looks at it, and presses its button."""

    def __init__(self) -> None:
        self.shares: list[int] = []
        self.pressed = 0
        self._timer = QTimer()
        self._timer.timeout.connect(self._press)
        self._timer.start(5)

    def _press(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ReadingDialog):
            self.shares.append(dialog.findChildren(QProgressBar)[0].value())
            self.pressed += 1
            dialog.findChildren(QDialogButtonBox)[0].findChildren(QPushButton)[0].click()


def _endless() -> Steps[str]:
    while True:
        yield 0.5


def test_a_short_reading_shows_no_dialog(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    def steps() -> Steps[str]:
        yield 0.5
        return "read"

    monkeypatch.setattr(messages, "PATIENCE_S", 60.0)
    monkeypatch.setattr(ReadingDialog, "exec", lambda _: pytest.fail("a dialog was shown"))
    assert read_patiently(window, steps(), "file") == "read"


@pytest.mark.usefixtures("impatient")
def test_a_long_reading_lets_the_window_live_until_it_is_done(window: QWidget) -> None:
    seen: list[str] = []

    def steps() -> Steps[str]:
        while not seen:  # until an event of the window has come through
            yield 0.25
        return "read"

    QTimer.singleShot(0, lambda: seen.append("event"))
    assert read_patiently(window, steps(), "file") == "read"
    assert seen == ["event"]


@pytest.mark.usefixtures("impatient")
def test_cancel_ends_a_reading(window: QWidget) -> None:
    person = Person()
    ended: list[bool] = []

    def steps() -> Steps[str]:
        try:
            return (yield from _endless())
        finally:
            ended.append(True)

    begun = steps()
    next(begun)  # Cancel may come before the dialog takes its first step
    with pytest.raises(ReadingGivenUp):
        read_patiently(window, begun, "file")
    assert person.pressed == 1 and ended == [True]


@pytest.mark.usefixtures("impatient")
def test_an_error_comes_as_if_nobody_had_waited(window: QWidget) -> None:
    def steps() -> Steps[str]:
        yield 0.5
        raise NotationError("nonsense", line=7)

    with pytest.raises(NotationError, match="line 7"):
        read_patiently(window, steps(), "file")


def _saved_game(desk: Desk, tmp_path: Path) -> str:
    desk.start()
    desk.play("7g7f", "3c3d")
    file = tmp_path / "mine.shogi"
    file.write_text(desk.session.record.text(), "utf-8")
    return str(file)


@pytest.mark.usefixtures("impatient")
def test_a_file_opens_through_the_dialog(desk: Desk, tmp_path: Path) -> None:
    file = _saved_game(desk, tmp_path)
    desk.start()
    assert desk.window.rooms.files.records.open_file(file)
    record = desk.session.record
    assert record.path == file and record.game.cursor is record.game.root and len(record.game.main_line()) == 2


@pytest.fixture
def endless_files(monkeypatch: pytest.MonkeyPatch, impatient: None) -> Person:
    """Files that are never read to their end, and a person who gives up."""
    for module, name in ((opening, "bytes_steps"), (own_sets, "problems_of_file"), (session_files, "bytes_steps")):
        monkeypatch.setattr(module, name, lambda *_: _endless())
    return Person()


def test_a_file_given_up_leaves_the_table_as_it_was(desk: Desk, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = _saved_game(desk, tmp_path)
    desk.play("2g2f")
    request.getfixturevalue("endless_files")
    desk.answer_boxes()
    assert not desk.window.rooms.files.records.open_file(file)
    assert desk.session.record.game.cursor.ply == 3 and desk.session.record.state is SessionState.PLAYING
    assert desk.messages == [] and desk.kept_games() == []


@pytest.mark.usefixtures("impatient")
def test_a_pasted_text_given_up_leaves_the_table_as_it_was(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    desk.play("7g7f")
    monkeypatch.setattr("shogi_desktop.session.records.opening.problem_set_steps", lambda *_: _endless())
    QGuiApplication.clipboard().setText(PROBLEM * 2)
    person = Person()
    desk.trigger("PASTE")
    assert person.pressed == 1 and desk.session.record.game.cursor.ply == 1


def test_a_left_game_given_up_is_asked_for_again(
    make_desk: Callable[..., Desk], request: pytest.FixtureRequest
) -> None:
    first = make_desk()
    app.begin(first.window, first.session, "").release()
    first.start()
    first.play("7g7f")
    first.window.close()
    path = paths.autosave_file()
    first.qtbot.waitUntil(lambda: "7g7f" in path.read_text("utf-8"))
    person: Person = request.getfixturevalue("endless_files")
    desk = make_desk()
    place = app.begin(desk.window, desk.session, "")
    place.release()
    assert person.pressed == 1 and place.path != path and "7g7f" in path.read_text("utf-8")


def test_problems_given_up_leave_the_set_that_was_open(
    desk: Desk, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "many.sfen"
    file.write_text(PROBLEM * 3, "utf-8")
    desk.window.desk.open("problems", "shogi")
    (problems,) = desk.window.findChildren(ProblemsWindow)
    before = problems.shelf.name
    person: Person = request.getfixturevalue("endless_files")
    (opening,) = problems.findChildren(SetOpening)
    opening.open_file(str(file))
    assert person.pressed == 1 and problems.shelf.name == before
