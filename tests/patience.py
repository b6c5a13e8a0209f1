"""Waits that end when what they wait for is there, that a busy machine does not make fail; windows that stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

WAIT_MS = 60_000  # less than the time limit of a test, which says nothing of what was waited for

Asked = TypeVar("Asked", bound=QDialog)


class PatientBot(QtBot):
    """Where the end of a wait fails the test, the wait is never shorter than WAIT_MS. Windows live as long as the test:
    one that only Qt knows is collected as garbage, perhaps while it is painted."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._windows: dict[int, QWidget] = {}

    def addWidget(self, widget: QWidget, **more: Any) -> None:
        windows, number = self._windows, id(widget)
        windows[number] = widget
        widget.destroyed.connect(lambda: windows.pop(number, None))
        super().addWidget(widget, **more)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = WAIT_MS) -> None:
        super().waitUntil(callback, timeout=max(timeout, WAIT_MS))

    def waitSignal(self, signal: Any, *, timeout: int = WAIT_MS, raising: bool | None = None, **more: Any) -> Any:
        timeout = timeout if raising is False else max(timeout, WAIT_MS)
        return super().waitSignal(signal, timeout=timeout, raising=raising, **more)

    def waitSignals(self, signals: Any, *, timeout: int = WAIT_MS, raising: bool | None = None, **more: Any) -> Any:
        timeout = timeout if raising is False else max(timeout, WAIT_MS)
        return super().waitSignals(signals, timeout=timeout, raising=raising, **more)

    def waitExposed(self, widget: QWidget, *, timeout: int = WAIT_MS) -> Any:
        return super().waitExposed(widget, timeout=max(timeout, WAIT_MS))

    def waitActive(self, widget: QWidget, *, timeout: int = WAIT_MS) -> Any:
        return super().waitActive(widget, timeout=max(timeout, WAIT_MS))


def answer_next(
    kind: type[Asked],
    act: Callable[[Asked], object],
    *,
    when: Callable[[], bool] = lambda: True,
    within_ms: int = WAIT_MS,
) -> None:
    """Works the next modal dialog of a kind once it is up and `when` holds. Where none comes, where working it fails or
    does not end it in time, all dialogs are closed and the test fails: it does not hang."""
    _Answer(kind, act, when, within_ms)


class _Answer(QObject, Generic[Asked]):
    def __init__(
        self, kind: type[Asked], act: Callable[[Asked], object], when: Callable[[], bool], within_ms: int
    ) -> None:
        super().__init__(QApplication.instance())
        self._kind, self._act, self._when = kind, act, when
        self._looking = QTimer(self, interval=0)
        self._looking.timeout.connect(self._look)
        self._looking.start()
        self._limit = QTimer(self, interval=within_ms, singleShot=True)
        self._limit.timeout.connect(self._give_up)
        self._limit.start()

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, self._kind) or not self._when():
            return
        self._looking.stop()
        dialog.finished.connect(self._limit.stop)
        try:
            self._act(dialog)
        except BaseException:
            self._limit.stop()
            _close_dialogs()
            raise

    def _give_up(self) -> None:
        self._looking.stop()
        there = QApplication.activeModalWidget()
        _close_dialogs()
        raise AssertionError(f"{self._kind.__name__} was not asked or not answered; there is {there!r}")


def _close_dialogs() -> None:
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isModal() and widget.isVisible():
            widget.done(0)
