"""Bare king: a side left with a single royal piece and nothing else loses (as the JCSA plays chu shogi).

Pieces that can never move again do not count, nor do those of `bare_king_minor` of the other side. That side needs one
royal piece which is not attacked, and one piece more; if it has exactly one, and the bare king can take that, the game
goes on for this move. Two lone royal pieces that do not attack each other: a draw.
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
            if len(left) == 1 and position.tables.royal[position.cells[left[0]]]:
                return self._judge(position, side, left[0])
        return None

    def _judge(self, position: Position, bare: Side, king: int) -> Outcome | None:
        other = bare.other
        tables, cells = position.tables, position.cells
        left = self._left(position, other)
        royals = [square for square in left if tables.royal[cells[square]]]
        more = [square for square in left if not tables.royal[cells[square]]]
        if len(royals) != 1 or position.can_capture(royals[0], bare):
            return None
        if not more:
            return None if position.can_capture(king, other) else Outcome(None, Termination.BARE_KING)
        counted = [square for square in more if cells[square] >> 1 not in self._minor]
        if len(counted) == 1 and position.turn == bare and position.can_capture(counted[0], bare):
            return None
        return Outcome(other, Termination.BARE_KING) if counted else None

    def _left(self, position: Position, side: Side) -> list[int]:
        """Squares of a side's pieces that can still move."""
        tables, cells = position.tables, position.cells
        first = side * len(tables.squares)
        squares = [int(position.listed[n]) for n in range(first, first + position.count[side])]
        return [square for square in squares if tables.edge[tables.edges[cells[square]] + square] & STUCK == 0]
