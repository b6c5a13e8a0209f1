"""A child process that speaks in lines of text. Nothing here knows a protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, Signal

MAX_LINE = 1 << 20
STDERR_TAIL = 4096


class LineProcess(QObject):
    """One QProcess for its whole life, which may be started again after it has ended.

    Signals:
        line_received: one line of standard output without its line end; bytes that are no UTF-8 become U+FFFD.
        ended: the child is gone, or could not be started; the text says why. Once for each start.
    """

    line_received = Signal(str)
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._read_errors)
        self._process.finished.connect(self._on_finished)
        # Queued: a QProcess is not ready to be started again while it reports an error.
        self._process.errorOccurred.connect(self._on_error, Qt.ConnectionType.QueuedConnection)
        self._tail = b""
        self._skipping = False
        self._reading = False

    def start(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        """Starts `command` (program and arguments); `environment` is added to this process's own."""
        self._tail = b""
        self._skipping = False
        variables = QProcessEnvironment.systemEnvironment()
        for name, value in (environment or {}).items():
            variables.insert(name, value)
        self._process.setProcessEnvironment(variables)
        self._process.start(command[0], list(command[1:]))

    def is_running(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def process_id(self) -> int:
        """The operating system's number of the child; 0 while there is none."""
        return int(self._process.processId())

    def send(self, line: str) -> None:
        """Writes one line; nothing happens where the child is gone."""
        if self.is_running():
            self._process.write(line.encode() + b"\n")

    def end_input(self) -> None:
        """Closes the child's standard input after what was sent."""
        self._process.closeWriteChannel()

    def kill(self) -> None:
        self._process.kill()

    def wait_ended(self, patience_ms: int) -> bool:
        """Blocks until the child is gone, at most `patience_ms`; True: it is gone."""
        return not self.is_running() or self._process.waitForFinished(patience_ms)

    def error_text(self) -> str:
        """The end of what the child wrote to standard error."""
        return self._tail.decode("utf-8", "replace").strip()

    def _read(self) -> None:
        if self._reading:
            return
        self._reading = True
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            too_long = self._skipping or len(line) > MAX_LINE
            self._skipping = False
            if not too_long:
                self._give_out(line)
        if self._process.bytesAvailable() > MAX_LINE:
            self._process.readAllStandardOutput()
            self._skipping = True
        self._reading = False

    def _give_out(self, line: bytes) -> None:
        self.line_received.emit(line.decode("utf-8", "replace").rstrip("\r\n"))

    def _read_errors(self) -> None:
        text = bytes(self._process.readAllStandardError().data())
        self._tail = (self._tail + text)[-STDERR_TAIL:]

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        self._read_errors()
        rest = bytes(self._process.readAllStandardOutput().data())
        if rest and not self._skipping:
            self._give_out(rest)
        crashed = status == QProcess.ExitStatus.CrashExit
        why = self.tr("it was ended from outside or crashed") if crashed else self.tr("it ended with code {code}")
        self.ended.emit(why.format(code=code))

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and not self.is_running():
            self.ended.emit(self._process.errorString())
