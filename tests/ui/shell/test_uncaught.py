"""An error of the program that nothing caught is told once, wherever it comes up, and the game stays."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop import app, paths
from shogi_desktop.second_start import OneProgram, Started
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.ui.shell.uncaught import (
    KINDS,
    LOG_BYTES,
    QUIET_S,
    REPORT,
    SHOWN,
    FailureDialog,
    Uncaught,
    append_to_log,
    older_log,
    report_of,
)
from tests import needs
from tests.patience import answer_next
from tests.ui.desk import Desk
from tests.ui.plainness import HOSTILE, MARKUP, faults_of


def test_texts_are_added(tmp_path: Path) -> None:
    path = tmp_path / "new" / "errors.log"
    append_to_log(path, "one\n")
    append_to_log(path, "two \ud800\n")
    assert path.read_text(encoding="utf-8") == "one\ntwo \\ud800\n"


def test_it_never_grows_beyond_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "errors.log"
    for number in range(30):
        append_to_log(path, f"{number}\n" + "x" * (LOG_BYTES // 4))
    append_to_log(path, "y" * 10 * LOG_BYTES)
    append_to_log(path, "last\n")
    assert path.read_text(encoding="utf-8") == "last\n"
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 2 * LOG_BYTES
    assert {file for file in tmp_path.iterdir()} == {path, older_log(path)}


@needs.permission_bits
def test_it_is_the_persons_alone(tmp_path: Path) -> None:
    append_to_log(tmp_path / "errors.log", "one\n")
    assert (tmp_path / "errors.log").stat().st_mode & 0o777 == 0o600


class Clock:
    """Seconds that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def uncaught(qapp: QApplication, tmp_path: Path, clock: Clock) -> Iterator[Uncaught]:
    """In the place of the hooks with which pytest fails a test."""
    made = Uncaught(tmp_path / "errors.log", qapp, clock)
    made.install()
    yield made
    made.remove()
    if made.dialog is not None:
        made.dialog.reject()
    made.deleteLater()


class Sender(QObject):
    sent = Signal()


class Broken(QWidget):
    """Cannot be painted."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        raise RuntimeError("no paint")


def fail() -> None:
    raise RuntimeError("out of order")


def wait_for(qtbot: QtBot, uncaught: Uncaught) -> FailureDialog:
    qtbot.waitUntil(lambda: uncaught.dialog is not None)
    assert uncaught.dialog is not None and uncaught.dialog.isVisible()
    return uncaught.dialog


def told(dialog: FailureDialog) -> str:
    return dialog.findChildren(QPlainTextEdit)[0].toPlainText()


def said(dialog: FailureDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if not label.isHidden()]


def test_an_error_in_a_slot_is_told_and_the_program_goes_on(
    qtbot: QtBot, uncaught: Uncaught, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sender = Sender()
    sender.sent.connect(fail)
    sender.sent.emit()
    assert uncaught.dialog is None  # not in the middle of what was going on
    dialog = wait_for(qtbot, uncaught)
    for text in (told(dialog), capsys.readouterr().err, (tmp_path / "errors.log").read_text(encoding="utf-8")):
        assert "RuntimeError: out of order" in text and "in fail" in text and "Shogi Desktop" in text
    assert any("Your game is kept" in text for text in said(dialog))
    assert any(str(tmp_path / "errors.log") in text for text in said(dialog))


def test_its_text_can_be_copied(qtbot: QtBot, uncaught: Uncaught) -> None:
    QTimer.singleShot(0, fail)
    dialog = wait_for(qtbot, uncaught)
    next(button for button in dialog.findChildren(QPushButton) if button.text() == "Copy").click()
    assert "RuntimeError: out of order" in QGuiApplication.clipboard().text()


def test_one_that_comes_with_every_picture_is_told_once_and_counted(
    qtbot: QtBot, uncaught: Uncaught, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = Broken()
    qtbot.addWidget(broken)
    broken.show()
    dialog = wait_for(qtbot, uncaught)

    def paint() -> bool:
        broken.update()
        return broken.painted >= 40

    qtbot.waitUntil(paint)
    qtbot.waitUntil(lambda: any("32 times" in text for text in said(dialog)))
    assert len([w for w in QApplication.topLevelWidgets() if isinstance(w, FailureDialog)]) == 1
    assert (
        told(dialog).count("RuntimeError: no paint") == 1
        and capsys.readouterr().err.count("RuntimeError: no paint") == 1
    )
    dialog.reject()
    painted = broken.painted
    broken.update()
    qtbot.waitUntil(lambda: broken.painted > painted)
    assert uncaught.dialog is None  # nor does it come again as soon as it is closed


def test_one_that_comes_again_after_some_peace_is_told_again(qtbot: QtBot, uncaught: Uncaught, clock: Clock) -> None:
    QTimer.singleShot(0, fail)
    wait_for(qtbot, uncaught).reject()
    clock.now = QUIET_S + 1
    QTimer.singleShot(0, fail)
    assert any("2 times" in text for text in said(wait_for(qtbot, uncaught)))


def test_different_errors_share_one_window(qtbot: QtBot, uncaught: Uncaught) -> None:
    QTimer.singleShot(0, fail)
    dialog = wait_for(qtbot, uncaught)
    sender = Sender()
    sender.sent.connect(lambda: 1 // 0)
    sender.sent.emit()
    qtbot.waitUntil(lambda: "ZeroDivisionError" in told(dialog))
    assert "out of order" in told(dialog) and uncaught.dialog is dialog


def test_errors_without_end_do_not_fill_the_memory(qtbot: QtBot, uncaught: Uncaught, tmp_path: Path) -> None:
    for number in range(KINDS + 20):
        kind = type(f"Error{number}", (Exception,), {})
        sys.excepthook(kind, kind("x" * 5_000), None)
    dialog = wait_for(qtbot, uncaught)
    qtbot.waitUntil(lambda: told(dialog).count("Python ") == SHOWN)
    assert len(told(dialog)) < (SHOWN + 1) * (REPORT[0] + 100)
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 500_000


def test_errors_in_threads_pools_and_finalizers_are_told(qtbot: QtBot, uncaught: Uncaught) -> None:
    class Finalized:
        def __del__(self) -> None:
            raise ValueError("in a finalizer")

    def fail_in_pool() -> None:
        raise LookupError("in a pool")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    pool = QThreadPool()
    pool.start(fail_in_pool)
    pool.waitForDone()
    Finalized()
    dialog = wait_for(qtbot, uncaught)
    for text in ("out of order", "in a pool", "in a finalizer"):
        qtbot.waitUntil(lambda text=text: text in told(dialog))  # type: ignore[misc]


def test_what_an_error_quotes_is_plain_and_short(qtbot: QtBot, uncaught: Uncaught) -> None:
    sys.excepthook(ValueError, ValueError(HOSTILE + "A" * 1_000_000), None)
    dialog = wait_for(qtbot, uncaught)
    assert MARKUP in told(dialog) and len(told(dialog)) < REPORT[0] + 100
    assert [fault for fault in faults_of([dialog]) if not fault.startswith("markup in QTextEdit")] == []


def test_an_error_that_cannot_be_written_is_told_all_the_same(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    class Unspeakable(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    (tmp_path / "file").touch()
    uncaught = Uncaught(tmp_path / "file" / "errors.log", qapp)
    uncaught.install()
    try:
        sys.excepthook(Unspeakable, Unspeakable(), None)
        dialog = wait_for(qtbot, uncaught)
        assert "Unspeakable" in told(dialog)
        dialog.reject()
    finally:
        uncaught.remove()


def test_the_hooks_are_given_back(qapp: QApplication, tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    uncaught = Uncaught(tmp_path / "errors.log")
    uncaught.install()
    assert sys.excepthook != before[0]
    uncaught.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_a_deep_recursion_makes_no_long_report() -> None:
    def sink() -> None:
        sink()

    with pytest.raises(RecursionError) as caught:
        sink()
    report = report_of(RecursionError, caught.value, caught.value.__traceback__)
    assert len(report) < REPORT[0] and "RecursionError" in report


def test_the_game_goes_on_after_an_error(desk: Desk, qtbot: QtBot, uncaught: Uncaught) -> None:
    desk.start()
    desk.session.record.position_changed.connect(fail)
    desk.play("7g7f")
    dialog = wait_for(qtbot, uncaught)
    assert desk.session.record.state is SessionState.PLAYING and desk.session.record.game.cursor.ply == 1
    dialog.reject()
    desk.play("3c3d")
    assert desk.session.record.game.cursor.ply == 2


def test_a_program_that_cannot_start_says_so_and_ends(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []

    def close(dialog: FailureDialog) -> None:
        shown.extend(said(dialog))
        dialog.reject()

    def build(*arguments: object) -> None:
        answer_next(FailureDialog, close)
        raise FileNotFoundError("the pieces are missing")

    hook = sys.excepthook
    monkeypatch.setattr(app, "build", build)
    assert app.run(qapp, Started(OneProgram(paths.data_folder()))) == 1 and sys.excepthook == hook
    assert "The program could not be started" in shown
    for text in (capsys.readouterr().err, paths.error_log_file().read_text(encoding="utf-8")):
        assert "FileNotFoundError: the pieces are missing" in text
