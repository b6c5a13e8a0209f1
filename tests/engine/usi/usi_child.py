"""A USI engine as a child process: lines out, lines in with a time limit."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

from shogi_desktop.clients.transports.line_pipe import LinePipe
from tests.systems import processor_seconds

ROOT = Path(__file__).resolve().parents[3]
BUILT_IN = (sys.executable, "-m", "shogi_desktop.engine")


def surroundings(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Variables with which an engine finds this very package, unless others are set already."""
    ours = {"PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    return {name: value for name, value in ours.items() if name not in os.environ} | dict(environment or {})


class UsiChild:
    """One engine process; a context manager that ends it in any case."""

    def __init__(self, command: Sequence[str] = BUILT_IN, environment: Mapping[str, str] | None = None) -> None:
        self._pipe = LinePipe(command, surroundings(environment))

    def __enter__(self) -> UsiChild:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def send(self, *lines: str) -> None:
        """Writes lines to the engine."""
        self._pipe.send(*lines)

    def line(self, timeout: float = 60.0) -> str:
        """The next line; TimeoutError when none comes, EOFError when the engine has ended."""
        return self._pipe.line(timeout)

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

    @property
    def number(self) -> int:
        """The number of its process."""
        return self._pipe.process_id

    def worked(self) -> float:
        """Seconds of a processor the engine has used so far, 0 where the system does not tell."""
        return processor_seconds(self.number)

    def hang_up(self) -> None:
        """Closes the engine's input."""
        self._pipe.end_input()

    def wait(self, timeout: float = 10.0) -> int:
        """Exit status of the engine once it has ended by itself."""
        status = self._pipe.wait(timeout)
        assert status is not None, "the engine goes on"
        return status

    def close(self) -> None:
        """Ends the engine: politely, then not."""
        self.send("quit")
        self._pipe.close(3)
