"""A child process that speaks in lines of text. Nothing here knows a protocol.

Whatever the child does, the window stays alive: lines are given out in slices with the event loop in between, a line
beyond measure is left out, and a child that writes faster than anybody could listen is ended, as is one that does not
read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QProcess, QProcessEnvironment, Qt, QTimer, Signal

from shogi_desktop.child_processes import end_with_us

from .line_text import LineText, last_words

MAX_LINE = 1 << 20
MAX_BACKLOG = 4 << 20
"""Bytes that may wait to be given out."""
MAX_UNREAD = 4 << 20
"""Bytes that may wait for the child to read them."""
STDERR_TAIL = 4096
MAX_LAST_WORDS = 200
"""Characters of a child's last words that are worth telling."""
SLICE_LINES = 200
"""Lines given out in one turn of the event loop; fewer where they take long."""
_SLICE_MS = 5


class LineProcess(QObject):
    """One child at a time; another may be started after it has ended, or was abandoned.

    Signals:
        line_received: one line of standard output without its line end; bytes that are no text become U+FFFD.
        line_left_out: a line beyond measure, of which nothing is given out.
        ended: the child is gone, or could not be started; the text says why. Once for each start, after its last line.
    """

    line_received = Signal(str)
    line_left_out = Signal()
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None, max_line: int = MAX_LINE) -> None:
        """Lines of more than `max_line` bytes are left out."""
        super().__init__(parent)
        self._max_line = max_line
        self._process = self._made_process()
        self._dying: list[QProcess] = []  # killed, and nobody waits for them
        # The next slice waits for the event loop.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._read)
        self._tail = b""
        self._text = LineText()
        self._skipping = False
        self._reading = False
        self._flooded = False
        self._overfed = False
        # Why the child is gone, while lines of it wait to be given out.
        self._why = ""

    def _made_process(self) -> QProcess:
        process = QProcess(self)
        process.started.connect(self._on_started)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._on_finished)
        # Queued: a QProcess is not ready to be started again while it reports an error.
        process.errorOccurred.connect(self._on_error, Qt.ConnectionType.QueuedConnection)
        return process

    def start(self, command: Sequence[str], environment: Mapping[str, str] | None = None, folder: str = "") -> None:
        """Starts `command` (program and arguments) in a folder, "" = the present one; `environment` is added to this
        process's own."""
        self._tail = b""
        self._text = LineText()
        self._skipping = False
        self._flooded = False
        self._overfed = False
        self._why = ""
        self._next.stop()
        variables = QProcessEnvironment.systemEnvironment()
        for name, value in (environment or {}).items():
            variables.insert(name, value)
        self._process.setProcessEnvironment(variables)
        self._process.setWorkingDirectory(folder)
        self._process.start(command[0], list(command[1:]))

    def is_running(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def process_id(self) -> int:
        """The operating system's number of the child; 0 while there is none."""
        return int(self._process.processId())

    def send(self, line: str) -> None:
        """Writes one line; nothing happens where the child is gone."""
        if not self.is_running() or self._overfed:
            return
        self._process.write(self._text.write(line) + b"\n")
        if self._process.bytesToWrite() > MAX_UNREAD:
            self._overfed = True
            self._process.kill()

    def end_input(self) -> None:
        """Closes the child's standard input after what was sent."""
        self._process.closeWriteChannel()

    def kill(self) -> None:
        self._process.kill()

    def abandon(self) -> None:
        """Kills the child. Nothing of it is told any more, and another one may be started at once: the end of a large
        one takes its time, for which no window waits."""
        self._next.stop()
        self._why = ""
        if not self.is_running():
            return
        old, self._process = self._process, self._made_process()
        old.started.disconnect(self._on_started)
        old.readyReadStandardOutput.disconnect(self._read)
        old.readyReadStandardError.disconnect(self._read_errors)
        old.finished.disconnect(self._on_finished)
        old.errorOccurred.disconnect(self._on_error)
        self._dying.append(old)
        old.setParent(QCoreApplication.instance())  # it may outlive this object
        old.finished.connect(self._bury)
        old.finished.connect(old.deleteLater)
        old.kill()

    def wait_ended(self, patience_ms: int) -> bool:
        """Blocks until the child is gone, at most `patience_ms`; True: it is gone."""
        return not self.is_running() or self._process.waitForFinished(patience_ms)

    def wait_abandoned(self, patience_ms: int) -> None:
        """Blocks until those that were abandoned are gone, at most `patience_ms` for each."""
        for process in list(self._dying):
            process.waitForFinished(patience_ms)

    def _bury(self) -> None:
        self._dying = [process for process in self._dying if process is not self.sender()]

    def error_text(self) -> str:
        """The end of what the child wrote to standard error, its lines ended by "\\n" on every system."""
        return last_words(self._tail)

    def _read(self) -> None:
        """Gives a slice of lines out; the end of the child is told when none is left."""
        if self._reading or self._next.isActive():
            return
        self._reading = True
        clock = QElapsedTimer()
        clock.start()
        lines = 0
        # One line in any case: to find the end of a long one alone may take as long.
        while self._process.canReadLine() and lines < SLICE_LINES and not (lines and clock.hasExpired(_SLICE_MS)):
            self._give_out(bytes(self._process.readLine().data()))
            lines += 1
        self._reading = False
        if self._process.canReadLine():
            self._next.start()
            self._end_flood()
            return
        if self._process.bytesAvailable() > self._max_line:
            self._process.readAllStandardOutput()
            self._skipping = True
        if self._why:
            self._tell_end()

    def _give_out(self, line: bytes) -> None:
        too_long = self._skipping or len(line) > self._max_line
        self._skipping = False
        if too_long:
            self.line_left_out.emit()
        else:
            text = self._text.read(line) if line.endswith(b"\n") else self._text.read_rest(line)
            self.line_received.emit(text.rstrip("\r\n"))

    def _end_flood(self) -> None:
        if self._process.bytesAvailable() > MAX_BACKLOG:
            self._process.readAllStandardOutput()
            self._skipping = True
            self._flooded = True
            self._process.kill()

    def _tell_end(self) -> None:
        """The last words, and why the child is gone."""
        rest = bytes(self._process.readAllStandardOutput().data())
        if rest:
            self._give_out(rest)
        why, self._why = self._why, ""
        self.ended.emit(why)

    def _read_errors(self) -> None:
        text = bytes(self._process.readAllStandardError().data())
        self._tail = (self._tail + text)[-STDERR_TAIL:]

    def _on_started(self) -> None:
        end_with_us(self.process_id())

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read_errors()
        if self._flooded:
            why = self.tr("it wrote more than anybody can read")
        elif self._overfed:
            why = self.tr("it does not read what it is told")
        elif status == QProcess.ExitStatus.CrashExit:
            why = self.tr("it was ended from outside or crashed")
        else:
            why = self.tr("it ended with code {code}").format(code=code)
        self._why = why
        self._read()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and not self.is_running():
            self.ended.emit(self._process.errorString())
