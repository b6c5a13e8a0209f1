from __future__ import annotations

import gc
from collections.abc import Callable
from weakref import ref

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.patience import WAIT_MS, answer_next


class Bell(QObject):
    rung = Signal()


def test_what_comes_late_is_waited_for(qtbot: QtBot) -> None:
    bell, rung = Bell(), []
    bell.rung.connect(lambda: rung.append(True))
    QTimer.singleShot(20, bell.rung.emit)
    with qtbot.waitSignal(bell.rung, timeout=1):
        pass
    QTimer.singleShot(20, bell.rung.emit)
    qtbot.waitUntil(lambda: len(rung) == 2, timeout=1)


def test_what_must_not_come_is_not_waited_for(qtbot: QtBot) -> None:
    bell = Bell()
    with qtbot.assertNotEmitted(bell.rung, wait=1), qtbot.waitSignal(bell.rung, timeout=1, raising=False) as told:
        pass
    assert not told.signal_triggered


def test_a_wait_ends_before_the_test_does(pytestconfig: pytest.Config) -> None:
    assert float(pytestconfig.getini("timeout")) * 1000 > WAIT_MS


def test_a_window_that_nobody_holds_lives_as_long_as_the_test(qtbot: QtBot) -> None:
    widget = QWidget()
    widget.__dict__["itself"] = widget  # as parts of a window know it
    qtbot.addWidget(widget)
    known = ref(widget)
    del widget
    gc.collect()
    assert known() is not None


def refuse(dialog: QDialog) -> None:
    raise ValueError(dialog.windowTitle())


def leave_open(dialog: QDialog) -> None:
    """Does nothing."""


def test_a_dialog_is_answered_when_it_is_up(qtbot: QtBot) -> None:
    dialog, answered = QDialog(), []
    qtbot.addWidget(dialog)

    def accept(asked: QDialog) -> None:
        answered.append(asked)
        asked.accept()

    answer_next(QDialog, accept)
    assert dialog.exec() == QDialog.DialogCode.Accepted and answered == [dialog]


@pytest.mark.parametrize(
    ("kind", "act", "said"),
    [(QDialog, refuse, "ValueError"), (QMessageBox, QDialog.accept, "QMessageBox"), (QDialog, leave_open, "answered")],
)
def test_a_dialog_that_is_not_answered_fails_instead_of_hanging(
    qtbot: QtBot, kind: type[QDialog], act: Callable[[QDialog], None], said: str
) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    with qtbot.captureExceptions() as told:
        answer_next(kind, act, within_ms=100)
        dialog.exec()
    ((kind_of_error, error, _),) = told
    assert said in f"{kind_of_error.__name__}: {error}" and not dialog.isVisible()
