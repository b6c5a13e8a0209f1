"""What a test must not leave behind: child processes, windows, running timers, animations and threads."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_PR_SET_CHILD_SUBREAPER = 36


def adopt_orphans() -> None:
    """From now on a grandchild whose parent dies becomes our child, so that it is seen (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def child_processes() -> dict[int, str]:
    """Living children of this process, number to command line; empty where there is no /proc."""
    found = {}
    for listing in Path("/proc/self/task").glob("*/children"):
        with suppress(OSError):  # the thread has ended meanwhile
            for number in listing.read_text().split():
                command = _command_line(int(number))
                if command:
                    found[int(number)] = command
    return found


def _command_line(number: int) -> str:
    """Empty for a process that is gone or waits to be reaped."""
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


def end_children(known: dict[int, str], patience: float = 2.0) -> list[str]:
    """Waits for children that are not `known` to end; kills and names those that do not."""
    deadline = time.monotonic() + patience
    while (left := _new_children(known)) and time.monotonic() < deadline:
        time.sleep(0.02)
    for number in left:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
            os.waitpid(number, 0)
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


def end_activities() -> list[str]:
    """Stops and names every timer, animation and thread that still runs."""
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
    from shiboken6 import Shiboken

    names = []
    for thing in gc.get_objects():
        if not isinstance(thing, (QTimer, QAbstractAnimation, QThread)) or not Shiboken.isValid(thing):
            continue
        if isinstance(thing, QTimer):
            running = thing.isActive()
        elif isinstance(thing, QThread):
            running = thing.isRunning() and thing is not QThread.currentThread()
        else:
            running = thing.state() == QAbstractAnimation.State.Running
        if running:
            names.append(f"still running: {thing!r}")
            if isinstance(thing, QThread):
                thing.quit()
                thing.wait(1000)
            else:
                thing.stop()
    return names
