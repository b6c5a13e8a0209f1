"""Files that the system hands over are opened, whenever they come."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog

from shogi_desktop import app
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.records.autosave_files import AutosavePlace
from shogi_desktop.ui.shell.main_window import MainWindow
from tests.ui.desk import Desk


@pytest.fixture
def files(desk: Desk, tmp_path: Path) -> list[str]:
    """Two records with Japanese names."""
    found = []
    for ply, name in enumerate(("棋譜 一.shogi", "棋譜 二.shogi"), 1):
        desk.start()
        desk.play(*("7g7f", "3c3d")[:ply])
        (tmp_path / name).write_text(desk.session.record.text(), "utf-8")
        found.append(str(tmp_path / name))
    desk.start()
    return found


@pytest.fixture
def ready(desk: Desk, files: list[str]) -> Desk:
    desk.window.rooms.files.arriving.begin()
    return desk


def drop(window: MainWindow, *files: str) -> Qt.DropAction:
    """Lets files go that could be moved too; what the window says it has done with them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(file) for file in files])
    offered = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    event = QDropEvent(QPointF(5, 5), offered, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    event.setDropAction(Qt.DropAction.MoveAction)
    window.dropEvent(event)
    assert event.isAccepted()
    return event.dropAction()


def open_event(file: str) -> QFileOpenEvent:
    return QFileOpenEvent(QUrl.fromLocalFile(file))


def tell(desk: Desk, file: str) -> None:
    """As macOS does while the program runs."""
    desk.window.rooms.files.arriving.eventFilter(desk.app, open_event(file))


def shown(desk: Desk) -> tuple[str, int]:
    return Path(desk.session.record.path).name, len(desk.session.record.game.main_line())


def test_a_dropped_file_is_opened_when_the_drop_is_over(ready: Desk, files: list[str]) -> None:
    """Until then the program that it is dragged out of stands still."""
    drop(ready.window, files[0])
    assert ready.session.record.path == ""
    ready.qtbot.waitUntil(lambda: shown(ready) == ("棋譜 一.shogi", 1))
    assert ready.session.record.state is SessionState.REVIEW


def test_a_dropped_file_is_copied_never_moved(ready: Desk, files: list[str]) -> None:
    """A file that was taken as moved is removed by the program that it was dragged out of."""
    assert drop(ready.window, files[0]) is Qt.DropAction.CopyAction
    ready.qtbot.waitUntil(lambda: shown(ready) == ("棋譜 一.shogi", 1))


def test_files_are_opened_in_their_order(ready: Desk, files: list[str]) -> None:
    tell(ready, files[1])
    drop(ready.window, *files)
    tell(ready, files[0])
    ready.qtbot.waitUntil(lambda: shown(ready) == ("棋譜 一.shogi", 1))
    names = [Path(record.path).name for record in ready.window.desk.records.records if record.path]
    assert sorted(names) == ["棋譜 一.shogi", "棋譜 二.shogi"]


def test_only_the_event_with_a_file_is_taken(ready: Desk, files: list[str]) -> None:
    arriving = ready.window.rooms.files.arriving
    assert arriving.eventFilter(ready.app, open_event(files[0]))
    assert not arriving.eventFilter(ready.app, QFileOpenEvent(QUrl("https://example.org/game.kif")))
    assert not arriving.eventFilter(ready.app, QEvent(QEvent.Type.User))


def test_nothing_is_opened_before_the_window_is_ready(desk: Desk, files: list[str]) -> None:
    tell(desk, files[0])
    desk.qtbot.wait(50)
    assert desk.session.record.path == ""
    desk.window.rooms.files.arriving.begin()
    desk.qtbot.waitUntil(lambda: shown(desk) == ("棋譜 一.shogi", 1))


@pytest.mark.parametrize("come", [tell, lambda desk, file: drop(desk.window, file)], ids=["told", "dropped"])
@pytest.mark.parametrize("waiting", [QDialog.exec, QDialog.open], ids=["exec", "open"])
def test_a_file_that_comes_while_a_dialog_is_open_waits_for_its_answer(
    ready: Desk, files: list[str], come: Callable[[Desk, str], None], waiting: Callable[[QDialog], object]
) -> None:
    dialog, told = QDialog(ready.window), []

    def answer() -> None:
        told.append(ready.session.record.path)
        dialog.accept()

    QTimer.singleShot(0, dialog, lambda: come(ready, files[0]))
    QTimer.singleShot(300, dialog, answer)
    waiting(dialog)
    ready.qtbot.waitUntil(lambda: ready.session.record.path == files[0])
    assert told == [""]
    dialog.deleteLater()


def test_a_file_that_comes_while_another_is_asked_about_waits(ready: Desk, files: list[str], tmp_path: Path) -> None:
    """The first one cannot be read, which a box says: until it is closed, nothing else is opened."""
    broken = tmp_path / "broken.shogi"
    broken.write_text("nothing", "utf-8")
    found: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        if box is None:
            QTimer.singleShot(20, ready.window, look)
            return
        tell(ready, files[0])
        QTimer.singleShot(250, ready.window, close)

    def close() -> None:
        found.append(ready.session.record.path)
        ready.answer_boxes()

    look()
    tell(ready, str(broken))
    ready.qtbot.waitUntil(lambda: ready.session.record.path == files[0])
    assert found == [""] and "broken.shogi" in ready.messages[0]


@pytest.mark.parametrize("asking", [False, True], ids=["nobody-asks", "a-dialog-of-the-start"])
def test_a_file_told_of_during_the_start_is_opened_after_it(
    desk: Desk, files: list[str], monkeypatch: pytest.MonkeyPatch, asking: bool
) -> None:
    """macOS tells of it as soon as events are taken, which a dialog of the start already does."""
    begin = app.begin

    def begin_and_ask(window: MainWindow, session: GameSession, file: str) -> AutosavePlace:
        desk.app.postEvent(desk.app, open_event(files[0]))
        if asking:
            dialog = QDialog(window)
            QTimer.singleShot(50, dialog.accept)
            dialog.exec()
            dialog.deleteLater()
        assert session.record.path == ""
        return begin(window, session, file)

    monkeypatch.setattr(app, "build", lambda *_: desk.window)
    monkeypatch.setattr(app, "GameSession", lambda _: desk.session)
    monkeypatch.setattr(app, "begin", begin_and_ask)
    settled: list[object] = []
    monkeypatch.setattr(app, "settle_in", lambda *given: settled.append(given))
    desk.store.update(begin_with="game")
    _, place = app.open_window(desk.app, [])
    desk.qtbot.waitUntil(lambda: desk.session.record.path == files[0])
    desk.qtbot.waitUntil(lambda: bool(settled))
    desk.app.removeEventFilter(desk.window.rooms.files.arriving)
    place.release()


def test_of_several_files_those_that_cannot_be_read_stop_no_other(
    ready: Desk, files: list[str], tmp_path: Path
) -> None:
    """Thirteen are chosen: two are no records, one is gone, one is a folder; one box names them all at the end."""
    bad = [tmp_path / "one.kif", tmp_path / "gone.kif", tmp_path / "two.csa", tmp_path / "folder.kif"]
    bad[0].write_text("nothing", "utf-8")
    bad[2].write_text("<html></html>", "utf-8")
    bad[3].mkdir()
    more = []
    for number in range(7):
        path = tmp_path / f"more {number}.kif"
        path.write_text(f"先手：{number}\n手数----指手---------消費時間--\n   1 ７六歩(77)\n", "utf-8")
        more.append(str(path))
    ready.answer_boxes()
    ready.window.rooms.files.records.open_files(
        [str(bad[0]), files[0], str(bad[1]), *more, str(bad[2]), files[1], str(bad[3])]
    )
    opened = [Path(record.path).name for record in ready.window.desk.records.records if record.path]
    assert sorted(opened) == sorted(Path(path).name for path in (*files, *more))
    (box,) = ready.messages
    assert box.startswith("These files could not be opened:")
    assert all(path.name in box for path in bad)
