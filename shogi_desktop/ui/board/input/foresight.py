"""What would burn, or be taken in flight, if a piece went where it aims: told before it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from shogi_desktop.rules.board.moves import to_square, vias
from shogi_desktop.rules.board.transition import Transition

Preview = Callable[[int], Transition]


class Foreseen(NamedTuple):
    """Squares of the pieces that would burn, that of the mover if it would burn too (else -1), and those of what it
    would take on its way without stopping there, its own pieces, too."""

    burnt: frozenset[int] = frozenset()
    doomed: int = -1
    swept: frozenset[int] = frozenset()


NOTHING = Foreseen()


class Foresight:
    """Asks `preview`, once for the same moves; without one nothing is foreseen."""

    def __init__(self) -> None:
        self.preview: Preview | None = None
        self.forget()

    def forget(self) -> None:
        """Another position: what was foreseen in the last one is old."""
        self._moves: tuple[int, ...] = ()
        self._seen = NOTHING

    def look(self, moves: tuple[int, ...]) -> Foreseen:
        """What burns, or is taken in flight, by any of these moves."""
        if self.preview is None or not moves:
            return NOTHING
        if moves != self._moves:
            burnt, doomed, swept = set[int](), -1, set[int]()
            for move in moves:
                transition = self.preview(move)
                ashes = {removal.square: removal.piece for removal in transition.removals if removal.burnt}
                mine = {square for square, piece in ashes.items() if piece & 1 == transition.side}
                burnt |= ashes.keys() - mine
                doomed = int(to_square(move)) if mine else doomed
                taken = {removal.square for removal in transition.removals if not removal.burnt}
                swept |= taken - {int(to_square(move)), *vias(move)}
            self._moves, self._seen = moves, Foreseen(frozenset(burnt), doomed, frozenset(swept))
        return self._seen
