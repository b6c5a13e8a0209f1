"""Deferred promotion (older western rule of chu shogi), and pieces that promote only where they enter the zone.

A piece that entered the zone and did not promote may not do so with its side's very next move, unless that captures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.moves import DROP, NO_MOVE, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIAS_SHIFT
from ..board.tables import MAY, MUST
from ..record.variant import Variant
from .ruling import SQUARE_BITS, Ruling

if TYPE_CHECKING:
    from ..board.board import Board
    from ..position import Position


class DeferredPromotion(Ruling):
    """Keeps for each side the square of a piece that declined with the side's last move."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self.name = "promotion"
        self.judges_moves = True
        self.keeps_word = variant.promotion_declined == "deferred"
        self._entry_only: frozenset[int] = frozenset(variant.promotion_entry_only)

    def legal(self, state: Position, move: i64) -> bool:
        if move & PROMOTION == 0:
            return True
        tables = state.tables
        side = state.turn
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        target = move & SQUARE_MASK
        piece = state.cells[origin]
        special = tables.edge[tables.edges[piece] + target]
        if special & MUST:
            return True
        zone = side * tables.size
        enters = tables.zone[zone + origin] == 0 and tables.zone[zone + target] != 0
        if int(piece >> 1) in self._entry_only and not enters and special & MAY == 0:
            return False
        if state.words[state.ply] >> _shift(side) & SQUARE_MASK != origin:
            return True
        return move >> VIAS_SHIFT != 0 or state.cells[target] != 0

    def after_move(self, state: Board, move: i64, before: i64) -> i64:
        side = state.turn ^ 1
        other = before & SQUARE_MASK << _shift(state.turn)
        if move == NO_MOVE:
            return other
        declined = before >> _shift(state.turn) & SQUARE_MASK
        target = move & SQUARE_MASK
        if declined and (state.cells[declined] == 0 or state.cells[declined] & 1 == side):
            other = 0
        if move & (DROP | PROMOTION) or state.cells[target] == 0:
            return other
        tables = state.tables
        zone = side * tables.size
        enters = tables.zone[zone + target] != 0 and tables.zone[zone + (move >> ORIGIN_SHIFT & SQUARE_MASK)] == 0
        if enters and tables.promoted[state.cells[target]]:
            return other | target << _shift(side)
        return other


def _shift(side: i64) -> i64:
    """Where the mark of a side stands in the word of a position, behind the square of lion trading."""
    return SQUARE_BITS * (side + 1)
