"""Waits that end as soon as what they wait for is there, and that a busy machine does not make fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

WAIT_MS = 60_000  # less than the time limit of a test, which says nothing of what was waited for


class PatientBot(QtBot):
    """Where the end of a wait fails the test, the wait is never shorter than WAIT_MS."""

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
