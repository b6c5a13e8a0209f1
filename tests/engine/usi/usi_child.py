"""A USI engine as a child process: lines out, lines in with a time limit."""

from __future__ import annotations

import contextlib
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).resolve().parents[3]
BUILT_IN = (sys.executable, "-m", "shogi_desktop.engine")


class UsiChild:
    """One engine process; a context manager that ends it in any case."""

    def __init__(self, command: Sequence[str] = BUILT_IN, environment: Mapping[str, str] | None = None) -> None:
        inherited = {"PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1", **os.environ, **(environment or {})}
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=inherited
        )
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> UsiChild:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def send(self, *lines: str) -> None:
        """Writes lines to the engine."""
        assert self._process.stdin is not None
        self._process.stdin.write("".join(line + "\n" for line in lines))
        self._process.stdin.flush()

    def line(self, timeout: float = 60.0) -> str:
        """The next line; TimeoutError when none comes, EOFError when the engine has ended."""
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError("the engine says nothing") from None
        if line is None:
            raise EOFError("the engine has ended")
        return line

    def until(self, word: str, timeout: float = 60.0) -> list[str]:
        """All lines up to the first one that begins with `word`."""
        deadline = time.monotonic() + timeout
        lines = []
        while True:
            lines.append(self.line(max(0.0, deadline - time.monotonic())))
            if lines[-1].split(" ")[0] == word:
                return lines

    def ask(self, *lines: str, word: str = "bestmove", timeout: float = 60.0) -> list[str]:
        """Sends lines and returns the answer up to the line that begins with `word`."""
        self.send(*lines)
        return self.until(word, timeout)

    def most_memory_mb(self) -> int:
        """The most memory the engine has used so far, 0 where the system does not tell (it does on Linux)."""
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return 0
        peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) // 1024

    def worked(self) -> float:
        """Seconds of a processor the engine has used so far, 0 where the system does not tell (it does on Linux)."""
        status = Path(f"/proc/{self._process.pid}/stat")
        if not status.exists():
            return 0.0
        own, of_the_system = status.read_text().rpartition(") ")[2].split()[11:13]
        return (int(own) + int(of_the_system)) / os.sysconf("SC_CLK_TCK")

    def hang_up(self) -> None:
        """Closes the engine's input."""
        assert self._process.stdin is not None
        self._process.stdin.close()

    def wait(self, timeout: float = 10.0) -> int:
        """Exit status of the engine once it has ended by itself."""
        return self._process.wait(timeout)

    def close(self) -> None:
        """Ends the engine: politely, then not."""
        if self._process.poll() is None:
            try:
                self.send("quit")
                self._process.wait(3)
            except (OSError, subprocess.TimeoutExpired):
                self._process.kill()
                self._process.wait()
        self._reader.join(3)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
