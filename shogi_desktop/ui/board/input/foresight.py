"""What would burn if a piece went where it aims, told before it does."""

from __future__ import annotations

from collections.abc import Callable

from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.rules.board.transition import Transition

Preview = Callable[[int], Transition]
Burning = tuple[frozenset[int], int]
"""Squares of the pieces that would burn, and that of the mover if it would burn too (else -1)."""

NOTHING: Burning = (frozenset(), -1)


class Foresight:
    """Asks `preview`, once for the same moves; without one nothing is foreseen."""

    def __init__(self) -> None:
        self.preview: Preview | None = None
        self.forget()

    def forget(self) -> None:
        """Another position: what was foreseen in the last one is old."""
        self._moves: tuple[int, ...] = ()
        self._seen = NOTHING

    def look(self, moves: tuple[int, ...]) -> Burning:
        """What burns by any of these moves."""
        if self.preview is None or not moves:
            return NOTHING
        if moves != self._moves:
            burnt, doomed = set(), -1
            for move in moves:
                transition = self.preview(move)
                ashes = {removal.square: removal.piece for removal in transition.removals if removal.burnt}
                mine = {square for square, piece in ashes.items() if piece & 1 == transition.side}
                burnt |= ashes.keys() - mine
                doomed = to_square(move) if mine else doomed
            self._moves, self._seen = moves, (frozenset(burnt), doomed)
        return self._seen
