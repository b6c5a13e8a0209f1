"""Speaks through a command of the system, one text after the other, without ever waiting for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt

from shogi_desktop.child_processes import end_with_us

from .voices import LANGUAGE_VARIABLE, Voice, system_voices

LONGEST: Final = 200  # letters
MOST_UNREAD: Final = 1 << 14
"""Bytes that a voice may leave unread before another process takes its place."""
FAREWELL_MS: Final = 500


class Speech(QObject):
    """While something is said, what follows waits, and only the newest of it.

    A command that is missing or fails in a language is not tried again in it; without any nothing is said.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        voices: Iterable[Voice] = (),
        find: Callable[[str], str | None] = shutil.which,
    ) -> None:
        """`voices` are those of this system by itself; `find` looks where a program is."""
        super().__init__(parent)
        self._voices = tuple(voices) or system_voices()
        self._find = find
        self._dumb: set[tuple[Voice, str]] = set()  # that do not work in a language
        self._said: tuple[str, str] | None = None  # language and text
        self._waiting: tuple[str, str] | None = None
        self._voice: Voice | None = None
        self._language = ""
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.started.connect(self._on_started)
        # Queued: a QProcess is not ready to be started again while it reports.
        queued = Qt.ConnectionType.QueuedConnection
        self._process.finished.connect(self._on_finished, queued)
        self._process.errorOccurred.connect(self._on_error, queued)

    def speaks(self, language: str) -> bool:
        """Whether there is a voice for a language, as far as is known."""
        return self._voice_for(language) is not None

    def say(self, text: str, language: str) -> None:
        """Says it next; a text that waits is forgotten."""
        self._waiting = (language, " ".join(text.split())[:LONGEST])
        stays = self._voice is not None and self._voice.stays and self._language == language
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._next()
        elif stays and self._process.bytesToWrite() > MOST_UNREAD:
            self._process.kill()
        elif stays:
            self._write_line()
        elif self._voice is not None and self._voice.stays:
            self._process.closeWriteChannel()  # it ends, and a voice of the other language follows

    def hush(self) -> None:
        """Says nothing more."""
        self._waiting = None
        self._process.kill()

    def close(self) -> None:
        self.hush()
        self._process.waitForFinished(FAREWELL_MS)

    def _voice_for(self, language: str) -> Voice | None:
        for voice in self._voices:
            if voice.speaks(language) and (voice, language) not in self._dumb and self._find(voice.program):
                return voice
        return None

    def _next(self) -> None:
        if self._waiting is None:
            return
        language, text = self._waiting
        voice = self._voice_for(language)
        if voice is None:
            self._waiting = None
            return
        self._voice, self._language = voice, language
        variables = QProcessEnvironment.systemEnvironment()
        variables.insert(LANGUAGE_VARIABLE, language)
        self._process.setProcessEnvironment(variables)
        self._process.start(self._find(voice.program) or voice.program, voice.command(language, text))
        if voice.stays:
            self._write_line()
            return
        self._said, self._waiting = self._waiting, None
        if voice.reads:
            self._process.write(text.encode())
            self._process.closeWriteChannel()

    def _write_line(self) -> None:
        assert self._waiting is not None
        self._said, self._waiting = self._waiting, None
        self._process.write(self._said[1].encode() + b"\n")

    def _on_started(self) -> None:
        end_with_us(int(self._process.processId()))

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if code and status == QProcess.ExitStatus.NormalExit:
            self._give_up()
        self._next()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._give_up()
            self._next()

    def _give_up(self) -> None:
        """The voice does not work in this language; another one says what it should have said."""
        if self._voice is not None:
            self._dumb.add((self._voice, self._language))
            self._waiting = self._waiting or self._said
