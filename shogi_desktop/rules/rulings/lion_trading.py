"""Lion trading of chu shogi: which lions may be taken, how, and by whom (the cases of its rules).

A lion takes a neighbouring lion in any way. A distant one it takes if that is not protected, or if it takes a piece on
the way that is a bridge: any but those of `lion_no_bridge`. Protected is a lion on whose square some enemy could
capture after the move; with `lion_protection = "before"` before it, the capturing lion being gone from its square.
After a lion was lost to another piece, the side that lost it may not take a lion with a piece that is none in its next
move, unless that stands where the loss happened; with "okazaki" nor if it is not protected (counter-strike).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.moves import DROP, NO_MOVE, ORIGIN_SHIFT, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from ..record.variant import Variant
from .ruling import Ruling

if TYPE_CHECKING:
    from ..board.board import Board
    from ..position import Position


class LionTrading(Ruling):
    """Keeps the square on which a lion was lost to another piece in the last move."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self.name = "lion_trading"
        self.judges_moves = True
        self.keeps_word = True
        self._okazaki: bool = variant.lion_trading == "okazaki"
        self._before: bool = variant.lion_protection == "before"
        self._no_bridge: frozenset[int] = frozenset(variant.lion_no_bridge)
        self._stride: i64 = variant.geometry.stride

    def legal(self, state: Position, move: i64) -> bool:
        lion = state.tables.lion
        cells = state.cells
        target = move & SQUARE_MASK
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        on_target = target != origin and lion[cells[target]] != 0
        via: i64 = 0
        if move >> VIAS_SHIFT:
            via = move >> VIA_SHIFT & SQUARE_MASK
        if not on_target and (via == 0 or lion[cells[via]] == 0):
            return True
        if move & DROP:
            return True
        if lion[cells[origin]]:
            return not on_target or self._may_trade(state, move, origin, via, target)
        lost = state.words[state.ply] & SQUARE_MASK
        if lost == 0:
            return True
        return not (
            (on_target and self._is_forbidden(state, move, target, lost))
            or (via != 0 and lion[cells[via]] != 0 and self._is_forbidden(state, move, via, lost))
        )

    def after_move(self, state: Board, move: i64, before: i64) -> i64:
        if move == NO_MOVE or move & DROP:
            return 0
        lion = state.tables.lion
        lost: i64 = 0
        taker: i64 = 0
        for square, piece in state.victims():
            if lion[piece]:
                lost = square
        if lost:
            taker = state.mover(move)
        return lost if lost and lion[taker] == 0 else 0

    def _may_trade(self, state: Position, move: i64, origin: i64, via: i64, target: i64) -> bool:
        """Whether a lion may take the lion on `target`."""
        if self._are_neighbours(origin, target):
            return True
        if via and int(state.cells[via] >> 1) not in self._no_bridge:
            return True
        return not self._is_protected(state, move, target)

    def _is_forbidden(self, state: Position, move: i64, square: i64, lost: i64) -> bool:
        """Whether the lion on `square` is one that a counter-strike may not take."""
        return square != lost and (not self._okazaki or self._is_protected(state, move, square))

    def _is_protected(self, state: Position, move: i64, square: i64) -> bool:
        """Whether an enemy could capture where the lion on `square` is taken by `move`."""
        enemy = state.turn ^ 1
        if self._before:
            origin = move >> ORIGIN_SHIFT & SQUARE_MASK
            mover = state.cells[origin]
            state.cells[origin] = 0
            protected = state.can_capture(square, enemy)
            state.cells[origin] = mover
            return protected
        state.play(move)
        protected = state.can_capture(square, enemy)
        state.undo()
        return protected

    def _are_neighbours(self, one: i64, other: i64) -> bool:
        files = one % self._stride - other % self._stride
        ranks = one // self._stride - other // self._stride
        return -1 <= files <= 1 and -1 <= ranks <= 1
