"""What was said between the program and an engine, for whoever wants to know why it does not work."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass
from itertools import islice
from typing import Final

from shogi_desktop.excerpt import excerpt

MOST_LINES: Final = 5000
MOST_LETTERS: Final = 500
"""Of a line that are kept."""


@dataclass(frozen=True)
class Said:
    """A line, whether it was said to the engine, and how many milliseconds after the log began."""

    text: str
    to_engine: bool
    at_ms: int


class TalkLog:
    """The newest lines. `count` is how many there have been; they are numbered from 0."""

    def __init__(self) -> None:
        self._lines: deque[Said] = deque(maxlen=MOST_LINES)
        self._began = time.monotonic_ns()
        self.count = 0

    def note(self, line: str, to_engine: bool) -> None:
        """One more line."""
        at_ms = (time.monotonic_ns() - self._began) // 1_000_000
        self._lines.append(Said(excerpt(line, MOST_LETTERS), to_engine, at_ms))
        self.count += 1

    def since(self, number: int) -> list[Said]:
        """The lines from this one on, as far as they are kept."""
        first = self.count - len(self._lines)
        return list(islice(self._lines, max(0, number - first), None))
