"""Bare king: a side left with a single royal piece and nothing else loses (as the JCSA plays chu shogi).

Pieces that can never move again do not count, nor do those of `bare_king_minor` of the other side. That side needs one
royal piece which is not attacked, and one piece more, be it another royal one; if it has exactly one, and the bare king
can take that by a legal move, the game goes on for this move. Two lone royal pieces that do not attack each other: a
draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.pieces import Side
from ..board.tables import STUCK
from ..outcome import Outcome, Termination
from ..record.variant import Variant
from .ruling import Ruling

if TYPE_CHECKING:
    from ..position import Position


class BareKing(Ruling):
    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self._minor: frozenset[int] = frozenset(variant.bare_king_minor)

    def outcome(self, position: Position) -> Outcome | None:
        for side in (Side.BLACK, Side.WHITE):
            left = self._left(position, side)
            if len(left) == 1 and position.tables.royal[position.cells[left[0]]] and not _held(position, side):
                return self._judge(position, side, left[0])
        return None

    def _judge(self, position: Position, bare: Side, king: int) -> Outcome | None:
        other = bare.other
        tables, cells = position.tables, position.cells
        left, held = self._left(position, other), _held(position, other)
        taken = _taken_at_will(position, bare, left)
        safe = [square for square in left if tables.royal[cells[square]] and square not in taken]
        if not safe:
            return None
        more = [square for square in left if square != safe[0]]
        if not more and not held:
            return None if position.can_capture(king, other) else Outcome(None, Termination.BARE_KING)
        counted = [square for square in more if cells[square] >> 1 not in self._minor]
        kept = [kind for kind in held if kind not in self._minor]
        if len(counted) == 1 and not kept and position.turn == bare and counted[0] in taken:
            return None
        return Outcome(other, Termination.BARE_KING) if counted or kept else None

    def _left(self, position: Position, side: Side) -> list[int]:
        """Squares of a side's pieces that can still move."""
        tables, cells = position.tables, position.cells
        first = side * len(tables.squares)
        squares = [int(position.listed[n]) for n in range(first, first + position.count[side])]
        return [square for square in squares if tables.edge[tables.edges[cells[square]] + square] & STUCK == 0]


def _held(position: Position, side: Side) -> list[int]:
    """The kinds that a side has in hand."""
    return [kind for kind in position.variant.hand_kinds if position.hand_count(side, kind)]


def _taken_at_will(position: Position, by: Side, squares: list[int]) -> list[int]:
    """Those of the squares on which `by` can take: where it is to move, by a legal move."""
    if position.turn != by:
        return [square for square in squares if position.can_capture(square, by)]
    taken: list[int] = []
    for move in position.legal_moves():
        position.play(move)
        taken += [square for square in squares if not position.cells[square] or position.cells[square] & 1 == by]
        position.undo()
    return taken
