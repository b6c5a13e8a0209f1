"""The process that plays a tournament, or removes one: a second copy of this program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.own_program import own_command
from shogi_desktop.clients.transports.line_process import LineProcess
from shogi_desktop.messages import Message, plain
from shogi_desktop.notation.wire.work_lines import LONGEST_LINE, Done, Failed, parse_line

_PATIENCE_MS: Final = 3000


class MatchWork(QObject):
    """One process at a time. It may be killed at any moment: what is over is kept, games under way are played again.

    Signals:
        told(object): a line of `notation.wire.work_lines`, but for the last one.
        ended(object): it is gone; None where it has done its work or was asked to stop, else the Message that says why
            not.
    """

    told = Signal(object)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None, command: Callable[..., Sequence[str]] = own_command) -> None:
        """`command` tells how a command of this program is started."""
        super().__init__(parent)
        self._command = command
        self._process = LineProcess(self, LONGEST_LINE)
        self._process.line_received.connect(self._hear)
        self._process.ended.connect(self._end)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._process.kill)
        self._why: Message | None = None
        self._expected = False  # its end, which it or we have announced

    def play(self, folder: Path) -> None:
        self._start("play", "--lines", str(folder))

    def delete(self, folder: Path) -> None:
        """Removes a tournament."""
        self._start("delete", str(folder))

    def _start(self, *words: str) -> None:
        self._why, self._expected = None, False
        self._process.start(self._command("match", *words), engine_environment())

    @property
    def busy(self) -> bool:
        return self._process.is_running()

    def stop(self) -> None:
        """Asks it to end; `ended` tells when it has."""
        if self.busy:
            self._why, self._expected = None, True
            self._process.end_input()
            self._patience.start()

    def close(self) -> None:
        """For the end of the program: returns when it is gone. Its own children follow by themselves."""
        self._patience.stop()
        if self.busy:
            self._why, self._expected = None, True
            self._process.kill()
            self._process.wait_ended(_PATIENCE_MS)

    def _hear(self, text: str) -> None:
        try:
            line = parse_line(text)
        except ValueError:
            return
        if isinstance(line, Done):
            self._expected = True
        elif isinstance(line, Failed):
            self._why, self._expected = line.why, True
        else:
            self.told.emit(line)

    def _end(self, why: str) -> None:
        self._patience.stop()
        if not self._expected:
            last_words = self._process.error_text().rpartition("\n")[2]
            self._why = plain(self.tr("The process of the match is gone: {why}").format(why=last_words or why))
        self.ended.emit(self._why)
