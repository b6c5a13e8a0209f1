"""Counting of move sequences (perft) that ends when it is told to."""

from __future__ import annotations

from collections.abc import Callable

from shogi_desktop.rules.perft import Count
from shogi_desktop.rules.position import Position

from ..control import Control


class StoppableCount(Count):
    """Counts until `control` says that it is enough."""

    def __init__(self, control: Control) -> None:
        super().__init__()
        self._control = control
        self.look_at = control.look_at

    def divide(self, position: Position, depth: int, found: Callable[[int, int], None]) -> int | None:
        """Number of sequences of `depth` moves, None where the count was ended; `position` is left as it was.

        Tells `found` each first move and its part once that is counted. In a game that is over there are none.
        """
        total = 0
        for move in [] if position.outcome() else position.legal_moves():
            position.play(move)
            part = int(self.sequences(position, depth - 1)) if depth > 1 else 1
            position.undo()
            if self.stopped:
                return None
            total += part
            found(move, part)
        return total

    def _look(self) -> None:
        self.stopped = self._control.look(self.nodes)
        self.look_at = self._control.look_at
