"""Premoves at the board, entered while the other side thinks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..layout.spot import Spot
from ..scene.snapshot import Snapshot

Look = Callable[[], Iterable[int]]
"""The moves that may turn out to be possible once it is the side's turn."""


class Premoves:
    """Whose premoves may be entered: those of `side`, as `look` tells when one of its pieces is touched for the first
    time in a position. `look` None: nobody's."""

    def __init__(self, side: int = -1, look: Look | None = None) -> None:
        self.side = side
        self.look = look
        self.looked = False

    def moves(self, snapshot: Snapshot, spot: Spot | None) -> list[int] | None:
        """The moves, where the piece that is touched is the first of its side; None: nothing new."""
        if self.look is None or self.looked or snapshot.owner(spot) != self.side:
            return None
        self.looked = True
        return list(self.look())
