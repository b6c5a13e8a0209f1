"""Long work on the index, done by a second copy of this program."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.builtin import engine_environment
from shogi_desktop.clients.own_program import own_command
from shogi_desktop.clients.transports.line_process import LineProcess
from shogi_desktop.notation.wire.library_lines import Done, Failed, parse_line

_PATIENCE_MS = 5000


class LibraryWork(QObject):
    """One process at a time; a new task ends the one before. It may be killed at any moment: the index stays usable.

    Signals:
        told(object): `Progress` or `Hits`.
        finished(): the task is done.
        failed(str): it cannot be done, and why; in English where the child says it.
    """

    told = Signal(object)
    finished = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, command: Callable[..., list[str]] = own_command) -> None:
        """`command` tells how a command of this program is started."""
        super().__init__(parent)
        self._command = command
        self._process = LineProcess(self)
        self._process.line_received.connect(self._hear)
        self._process.ended.connect(self._end)
        self.busy = False

    def begin(self, task: Sequence[str]) -> None:
        """Starts a task: what stands behind `library` on the command line."""
        self.stop()
        self.busy = True
        self._process.start(self._command("library", *task), engine_environment())

    def stop(self) -> None:
        """Ends the task; nothing more is told of it."""
        self.busy = False
        if self._process.is_running():
            self._process.kill()
            self._process.wait_ended(_PATIENCE_MS)

    def _hear(self, text: str) -> None:
        if not self.busy:
            return
        try:
            line = parse_line(text)
        except ValueError:
            return
        if isinstance(line, Done):
            self.busy = False
            self.finished.emit()
        elif isinstance(line, Failed):
            self.busy = False
            self.failed.emit(line.why)
        else:
            self.told.emit(line)

    def _end(self, why: str) -> None:
        """The process has gone; in the middle of its task it has failed."""
        if self.busy:
            self.busy = False
            self.failed.emit(self._process.error_text().rpartition("\n")[2] or why)
