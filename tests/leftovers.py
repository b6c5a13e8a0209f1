"""What a test must not leave behind: child processes, windows, running timers, animations and threads."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakSet

from tests.systems import children_of, kill_hard, reap

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

_activities: WeakSet[QObject] = WeakSet()


def child_processes() -> dict[int, str]:
    """Living children of this process, number to command line."""
    return children_of(os.getpid())


def end_children(known: dict[int, str], patience: float = 2.0) -> list[str]:
    """Waits for children that are not `known` to end; kills and names those that do not."""
    deadline = time.monotonic() + patience
    while (left := _new_children(known)) and time.monotonic() < deadline:
        time.sleep(0.02)
    for number in left:
        with suppress(ProcessLookupError, PermissionError):  # it has ended meanwhile
            kill_hard(number)
        reap(number)
    return [f"process {number}: {command}" for number, command in left.items()]


def _new_children(known: dict[int, str]) -> dict[int, str]:
    return {number: command for number, command in child_processes().items() if number not in known}


def top_level_widgets() -> list[QWidget]:
    """The windows of the application, those of it that wait for deletion left out."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return list(QApplication.topLevelWidgets())


def end_widgets(known: list[QWidget]) -> list[str]:
    """Deletes and names the windows that are not `known` and that somebody still holds."""
    from shiboken6 import Shiboken

    if len(top_level_widgets()) > len(known):
        gc.collect()
    left = [widget for widget in top_level_widgets() if widget not in known]
    names = [f"window: {widget!r}" for widget in left]
    for widget in left:
        Shiboken.delete(widget)
    return names


def activity_classes() -> list[type[QObject]]:
    """Everything of Qt that can go on by itself."""
    from PySide6 import QtCore

    return [
        QtCore.QTimer,
        QtCore.QThread,
        QtCore.QAbstractAnimation,
        QtCore.QAnimationGroup,
        QtCore.QParallelAnimationGroup,
        QtCore.QPauseAnimation,
        QtCore.QPropertyAnimation,
        QtCore.QSequentialAnimationGroup,
        QtCore.QVariantAnimation,
    ]


def watch_activities() -> None:
    """From now on every timer, animation and thread is noted when it is made: to search all objects takes too long."""
    for kind in activity_classes():
        setattr(kind, "__init__", _noting(kind.__init__))  # noqa: B010  (mypy allows no assignment to it)


def _noting(make: Callable[..., None]) -> Callable[..., None]:
    def noted(self: QObject, *arguments: object, **named: object) -> None:
        make(self, *arguments, **named)
        _activities.add(self)

    return noted


def noted_activities() -> list[QObject]:
    """Those of them that are still there."""
    from shiboken6 import Shiboken

    return [thing for thing in _activities if Shiboken.isValid(thing)]


def end_activities() -> list[str]:
    """Stops and names every timer, animation and thread that still runs."""
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    names = []
    for thing in noted_activities():
        if isinstance(thing, QTimer):
            running = thing.isActive()
        elif isinstance(thing, QThread):
            running = thing.isRunning()
        else:
            assert isinstance(thing, QAbstractAnimation)
            running = thing.state() == QAbstractAnimation.State.Running
        if running:
            names.append(f"still running: {thing!r}")
            if isinstance(thing, QThread):
                thing.quit()
                thing.wait(1000)
            else:
                thing.stop()
    return names
