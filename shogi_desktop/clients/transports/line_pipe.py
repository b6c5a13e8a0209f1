"""A child process that speaks in lines of text, for commands: every call blocks, at most as long as it is told.

A line beyond measure is left out. A child that writes faster than anybody reads has to wait. Nobody waits for one that
does not read: where too much is unread it is ended.
"""

from __future__ import annotations

import contextlib
import os
import queue
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import IO

from shogi_desktop.child_processes import NO_WINDOW, end_with_us

from .line_text import LineText, last_words

MAX_LINE = 1 << 20
MAX_UNREAD = 4 << 20
"""Bytes that may wait for the child to read them."""
STDERR_TAIL = 4096
_BACKLOG = 10_000  # lines that may wait to be read
_CHUNK = 1 << 16
_KILL_PATIENCE_S = 5.0
_LAST_PATIENCE_S = 1.0  # for the ends of its pipes: a child of its own may hold them open, and live on


class LinePipe:
    """One process, from its start to its end. OSError where it cannot be started."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        folder: str = "",
        max_line: int = MAX_LINE,
    ) -> None:
        """`environment` is added to this process's own, `folder` "" is the present one. Lines of more than `max_line`
        bytes are left out."""
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            list(command),
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            env={**os.environ, **(environment or {})},
            cwd=folder or None,
            creationflags=NO_WINDOW,
        )
        end_with_us(self._process.pid)
        self._max_line = max_line
        self._text = LineText()
        self._lines: queue.Queue[str | None] = queue.Queue(_BACKLOG)
        self._over = threading.Event()
        self._tail = b""
        self._readers = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        assert self._process.stdin is not None
        self._writer = _Writer(self._process.stdin)
        self.overfed = False
        """Whether it was ended because it did not read."""

    @property
    def process_id(self) -> int:
        return self._process.pid

    def send(self, *lines: str) -> None:
        """Writes lines, and does not wait for the child to read them; nothing happens where it is gone."""
        if not self._writer.write(self._text.write("".join(line + "\n" for line in lines))):
            self.overfed = True
            self._process.kill()

    def line(self, timeout_s: float) -> str:
        """The next line without its end; TimeoutError where none comes in time, EOFError after the last one."""
        try:
            line = self._lines.get(timeout=timeout_s) if timeout_s > 0 else self._lines.get_nowait()
        except queue.Empty:
            raise TimeoutError("the child says nothing") from None
        if line is None:
            self._lines.put(None)
            raise EOFError("the child has ended")
        return line

    def end_input(self) -> None:
        """Closes the child's standard input after what was sent."""
        self._writer.end()

    def wait(self, timeout_s: float) -> int | None:
        """The child's exit status, None where it has not ended in this time."""
        try:
            return self._process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            return None

    def error_text(self) -> str:
        """The end of what the child wrote to standard error, its lines ended by "\\n" on every system."""
        return last_words(self._tail)

    def close(self, patience_s: float = 0.0) -> None:
        """Ends the child: its input ends, it is killed where it does not go in this time."""
        self._over.set()
        self.end_input()
        if self.wait(patience_s) is None:
            self._process.kill()
            self.wait(_KILL_PATIENCE_S)
        ends = time.monotonic() + _LAST_PATIENCE_S
        for thread in (self._writer, *self._readers):
            thread.join(max(0.0, ends - time.monotonic()))

    # The threads that read. Each closes what it reads: on Windows nobody else may while it waits.

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            for line in self._split(stream):
                self._put(line)
        self._put(None)

    def _split(self, stream: IO[bytes]) -> Iterator[str]:
        """The lines of a stream."""
        rest, skipping = b"", False
        with contextlib.suppress(OSError, ValueError):
            while text := os.read(stream.fileno(), _CHUNK):
                *lines, rest = (rest + text).split(b"\n")
                for line in lines:
                    if not skipping and len(line) < self._max_line:
                        yield self._text.read(line).rstrip("\r")
                    skipping = False
                if len(rest) > self._max_line:
                    rest, skipping = b"", True
        if rest and not skipping:
            yield self._text.read_rest(rest).rstrip("\r")

    def _put(self, line: str | None) -> None:
        """Waits for room, but not for a reader who is gone."""
        while not self._over.is_set():
            try:
                self._lines.put(line, timeout=0.1)
                return
            except queue.Full:
                continue

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream, contextlib.suppress(OSError, ValueError):
            while text := os.read(stream.fileno(), _CHUNK):
                self._tail = (self._tail + text)[-STDERR_TAIL:]


class _Writer(threading.Thread):
    """Writes what is sent, in its order. Windows' pipes hold 4 kB, and whoever writes more waits for a reader."""

    def __init__(self, stream: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self._stream = stream
        self._waiting: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._sent = 0
        self._written = 0
        self.start()

    def write(self, text: bytes) -> bool:
        """False: too much is unread already, and this is not written."""
        if self._sent - self._written + len(text) > MAX_UNREAD:
            return False
        self._sent += len(text)
        self._waiting.put(text)
        return True

    def end(self) -> None:
        """Closes the stream after what was sent."""
        self._waiting.put(None)

    def run(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (text := self._waiting.get()) is not None:
                self._stream.write(text)
                self._stream.flush()
                self._written += len(text)
        with contextlib.suppress(OSError, ValueError):
            self._stream.close()
