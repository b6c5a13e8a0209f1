"""Errors of the program that nothing caught: told once, in words to copy, wherever they come up.

Qt goes on after an exception in a slot or a virtual method, and Python after one in a thread or a finalizer; both only
print it, where nobody looks. Here it is heard of. What was going on goes on: a game stays on its board.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from shogi_desktop import __version__
from shogi_desktop.excerpt import excerpt
from shogi_desktop.files.sharing import patiently

from ..look.fonts import fixed_font
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.layouts import buttons_of, in_column
from ..widgets.plain import PlainLabel
from ..words.i18n import counted

LOG_BYTES = 200_000  # bytes; the texts before them are in the older file, which is as large at most


def older_log(path: Path) -> Path:
    """Where the texts go that are too many for the file at `path`."""
    return path.with_suffix(f".older{path.suffix}")


def append_to_log(path: Path, text: str) -> None:
    """Adds a text to the file, which is the person's alone. OSError where it cannot be written."""
    data = text.encode("utf-8", "backslashreplace")[:LOG_BYTES]
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size + len(data) > LOG_BYTES:
        patiently(lambda: os.replace(path, older_log(path)), path, changes=True)
    with open(path, "ab", opener=_opened_privately) as file:
        file.write(data)


def _opened_privately(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o600)  # a pipe must not hold whoever tells


SIZE: Final = (640, 460)
SHOWN: Final = 10  # reports; the file has them all


class FailureDialog(QDialog):
    """One window for all errors: what to do now, and the reports to copy. It blocks the others, but no program."""

    def __init__(self, log: Path, running: bool, parent: QWidget | None = None) -> None:
        """`running`: the program goes on; else it could not even start. `log` is the file that has the reports too."""
        super().__init__(parent)
        self._reports: list[str] = []
        self.setWindowTitle("Shogi Desktop")
        self.setModal(True)
        heading = PlainLabel(self.tr("An error has come up in the program"), role="heading")
        if not running:
            heading.setText(self.tr("The program could not be started"))
        advice = PlainLabel(self._advice(running))
        self._count = PlainLabel()
        self._count.hide()
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setFont(fixed_font())
        self._text.setAccessibleName(self.tr("What is known of the error"))
        place = PlainLabel(self.tr("The text is in this file, too: {name}").format(name=log), role="muted")
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (heading, advice, self._count, place):
            label.setWordWrap(True)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        copy = QPushButton(self.tr("Copy"))
        copy.clicked.connect(self._copy)
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        column = in_column(of=self, margins=SPACE * 2, spacing=SPACE)
        for widget in (heading, advice, self._count, self._text, place, buttons):
            column.addWidget(widget, 1 if widget is self._text else 0)
        resize_within(self, QSize(*SIZE))

    def tell(self, report: str, count: int) -> None:
        """Adds a report ("" = none); `count` is how often the error came up so far."""
        if report and len(self._reports) < SHOWN:
            self._reports.append(report)
            self._text.appendPlainText(report if len(self._reports) == 1 else f"\n{report}")
        self._count.setText(counted(self.tr("It has come up {n} times or more."), count))
        self._count.setVisible(count > 1)

    def _advice(self, running: bool) -> str:
        kept = [self.tr("Your games are kept.")]
        if running:
            kept = [
                self.tr("Your game is kept after every move, and is there again after a new start."),
                self.tr("You can go on. If something does not work any more, close the program and start it again."),
            ]
        return " ".join([*kept, self.tr("Please report the error with the text below.")])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n\n".join(self._reports))


QUIET_S: Final = 5.0  # an error that comes again after so long a peace is told again
FRAMES: Final = 30  # of a traceback, the last ones
REPORT: Final = (12_000, 300)  # characters and lines of the whole
KINDS: Final = 50  # different errors that are told; there are others where so many are

_Place = tuple[type[BaseException], str, int]


@dataclass
class _Known:
    """An error that came up before: how often, and when last (seconds of the clock)."""

    count: int
    last: float


class Uncaught(QObject):
    """Takes the place of Python's own hooks between `install` and `remove`; heard of from any thread."""

    _heard = Signal(str, int)  # the report and how often it came up; "" = as before

    def __init__(self, log: Path, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`log` is the file for the reports, `clock` gives seconds; `window` is what the dialog stands before."""
        super().__init__(parent)
        self._log, self._clock = log, clock
        self._known: dict[_Place, _Known] = {}
        self._lock = threading.Lock()
        self._hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        self.window: QWidget | None = None
        self.dialog: FailureDialog | None = None
        # Later, in the thread of the window: an error may come up in the middle of painting.
        self._heard.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        self._hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._from_anywhere
        threading.excepthook = self._from_thread
        sys.unraisablehook = self._from_finalizer

    def remove(self) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks

    def tell_of_start(self, error: BaseException) -> None:
        """Returns when the person has read why there will be no window."""
        report = self._note(type(error), error, error.__traceback__)
        dialog = FailureDialog(self._log, running=False)
        dialog.tell(report, 1)
        dialog.exec()
        dialog.deleteLater()

    # The hooks

    def _from_anywhere(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        self._hear(kind, error, trace)

    def _from_thread(self, said: threading.ExceptHookArgs) -> None:
        if not issubclass(said.exc_type, SystemExit):
            self._hear(said.exc_type, said.exc_value, said.exc_traceback)

    def _from_finalizer(self, said: sys.UnraisableHookArgs) -> None:
        self._hear(said.exc_type, said.exc_value, said.exc_traceback)

    def _hear(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Never raises: an error in here would come here."""
        try:
            count, is_news = self._count(_place(kind, trace))
            if is_news:
                self._heard.emit(self._note(kind, error, trace), count)
            elif count > 1 and count & (count - 1) == 0:  # 2, 4, 8 ...: it may come up with every picture of the screen
                self._heard.emit("", count)
        except Exception:
            sys.__excepthook__(kind, error or kind(), trace)

    def _count(self, place: _Place) -> tuple[int, bool]:
        """How often the error came up, this time included, and whether the person should hear of it."""
        now = self._clock()
        with self._lock:
            known = self._known.get(place)
            if known is None:
                has_room = len(self._known) < KINDS
                if has_room:
                    self._known[place] = _Known(1, now)
                return 1, has_room
            known.count, is_news = known.count + 1, now - known.last >= QUIET_S
            known.last = now
            return known.count, is_news

    def _note(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> str:
        """The report of an error, which is on standard error and in the log then."""
        report = report_of(kind, error, trace)
        if sys.stderr is not None:  # as in a program without a console
            with suppress(OSError, ValueError):
                print(report, file=sys.stderr, flush=True)
        with suppress(OSError):
            append_to_log(self._log, f"{time.strftime('%Y-%m-%d %H:%M:%S')}  {report}\n\n")
        return report

    # In the thread of the window

    def _show(self, report: str, count: int) -> None:
        try:
            if self.dialog is None:
                if not report:
                    return
                self.dialog = FailureDialog(self._log, running=True, parent=self.window)
                self.dialog.finished.connect(self._closed)
                self.dialog.show()
            self.dialog.tell(report, count)
        except Exception:
            traceback.print_exc()

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def report_of(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> str:
    """What somebody who is to mend the error wants to know; of bounded length."""
    import platform

    lines = traceback.format_exception(kind, error, trace, limit=-FRAMES)
    system = f"Shogi Desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    return excerpt(f"{system}\n{''.join(lines)}", *REPORT).rstrip()


def _place(kind: type[BaseException], trace: TracebackType | None) -> _Place:
    """What makes two errors the same: their class and the line that raised them."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (kind, trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else (kind, "", 0)
