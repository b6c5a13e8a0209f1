"""Waits that end when what they wait for is there, that a busy machine does not make fail; windows that stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

WAIT_MS = 60_000  # less than the time limit of a test, which says nothing of what was waited for


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
