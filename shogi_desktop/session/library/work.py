"""Long work, for the library or of many jobs, done by a second copy of this program."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.own_program import own_command
from shogi_desktop.clients.transports.line_process import LineProcess
from shogi_desktop.messages import plain
from shogi_desktop.notation.wire.work_lines import Done, Failed, parse_line

_PATIENCE_MS = 5000
LEAVING_MS = 5000
"""How long work that was asked to end may go on."""


class LibraryWork(QObject):
    """One process at a time; a new task ends the one before. It may be killed at any moment: the index stays usable,
    and what was analysed is kept.

    Signals:
        told(object): a line of `work_lines` other than these:
        finished(): the task is done.
        failed(object): it cannot be done: the Message that says why.
    """

    told = Signal(object)
    finished = Signal()
    failed = Signal(object)

    def __init__(
        self, parent: QObject | None = None, command: Callable[..., list[str]] = own_command, word: str = "library"
    ) -> None:
        """`command` tells how a command of this program is started, `word` is the command."""
        super().__init__(parent)
        self._command, self._word = command, word
        self._process = LineProcess(self)
        self._process.line_received.connect(self._hear)
        self._process.ended.connect(self._end)
        self._leaving = QTimer(self, singleShot=True, interval=LEAVING_MS)
        self._leaving.timeout.connect(self._process.kill)
        self.busy = False

    def begin(self, task: Sequence[str], told: str | None = None) -> None:
        """Starts a task: what stands behind the word on the command line; `told` is the first line that it reads."""
        self.stop()
        self.busy = True
        self._process.start(self._command(self._word, *task), engine_environment())
        if told is not None:
            self._process.send(told)

    def ask_to_end(self) -> None:
        """Ends a task that ends with its input; nothing more is told of it."""
        self.busy = False
        if self._process.is_running():
            self._process.end_input()
            self._leaving.start()

    def stop(self) -> None:
        """Ends the task at once; nothing more is told of it."""
        self.busy = False
        self._leaving.stop()
        if self._process.is_running():
            self._process.kill()
            self._process.wait_ended(_PATIENCE_MS)

    def close(self) -> None:
        """The same as `ask_to_end`, and waits for its end."""
        if self.busy:
            self.ask_to_end()
            self._process.wait_ended(LEAVING_MS)
        self.stop()

    def close_and_go(self) -> None:
        """`ask_to_end`, and this object goes when the process is gone, which it is when the program ends: whoever owned
        it need not wait for that."""
        self.ask_to_end()
        program = QCoreApplication.instance()
        if program is not None and self._process.is_running():
            self.setParent(program)
            self._process.ended.connect(self.deleteLater)
            program.aboutToQuit.connect(self.stop)

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
        self._leaving.stop()
        if self.busy:
            self.busy = False
            self.failed.emit(plain(self._process.error_text().rpartition("\n")[2] or why))
