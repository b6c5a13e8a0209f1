"""Walking through a solution, move by move."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.rules.position import Position
from shogi_desktop.session.moves import PlayedMove


class SolutionWalk:
    """The moves of a solution, of which the first `at` are shown; without any there is nothing to walk."""

    def __init__(self) -> None:
        self.steps: list[PlayedMove] = []
        self._first: Position | None = None
        self.at = 0

    def __bool__(self) -> bool:
        return bool(self.steps)

    def begin(self, steps: Sequence[PlayedMove], first: Position | None = None, at: int = 0) -> None:
        """Another solution, `at` moves of it shown; none ends the walk. `first` is the position before it, None: that
        of the solving."""
        self.steps, self.at, self._first = list(steps), at, first

    @property
    def position(self) -> Position | None:
        """What is to be seen now, None: what the solving is at."""
        return self.steps[self.at - 1].position if self.at else self._first

    @property
    def at_end(self) -> bool:
        return self.at == len(self.steps)

    def go(self, forward: int) -> PlayedMove | None:
        """One move on (+1) or back (-1): the move that is made or undone, None where there is none."""
        if not 0 <= self.at + forward <= len(self.steps):
            return None
        made = self.steps[self.at if forward > 0 else self.at - 1]
        self.at += forward
        return made
