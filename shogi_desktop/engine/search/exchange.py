"""What a series of captures on one square brings (static exchange evaluation)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK
from shogi_desktop.rules.position import Position

from ..evaluation.weights import Weights

ROYAL: Final = 20000
_MOST_CAPTURES: Final = 40


class Exchange:
    """Judges captures on a position by the values of `Weights.exchange`; pins and checks are left aside."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self.position: Position = position
        self.worth: vec[i64] = weights.exchange[:]
        tables = position.tables
        for piece in range(len(self.worth)):
            if tables.royal[piece]:
                self.worth[piece] = ROYAL
        # Where along each vector the nearest piece not yet used in the exchange stands, and how far away; 0 = none.
        self._head: vec[i64] = vec[i64]([0] * int(tables.vectors))
        self._far: vec[i64] = vec[i64]([0] * int(tables.vectors))
        self._gain: vec[i64] = vec[i64]([0] * (_MOST_CAPTURES + 2))

    def gain(self, move: i64) -> i64:
        """What the move wins or loses for its side when both capture on its target for as long as it pays."""
        position = self.position
        tables = position.tables
        cells = position.cells
        worth = self.worth
        target = move & SQUARE_MASK
        won: i64 = 0
        if move & DROP:
            origin: i64 = -1
            piece = (move >> ORIGIN_SHIFT & SQUARE_MASK) << 1 | position.turn
        else:
            origin = move >> ORIGIN_SHIFT & SQUARE_MASK
            piece = cells[origin]
            won = worth[cells[target]]
            if move & PROMOTION:
                won += worth[tables.promoted[piece]] - worth[piece]
                piece = tables.promoted[piece]
        for vector in range(tables.vectors):
            self._walk(vector, target, 0, target, origin)
        side = position.turn ^ 1
        gain = self._gain
        gain[0] = won
        depth: i64 = 0
        at_risk = worth[piece]
        while depth < _MOST_CAPTURES:
            best = self._cheapest(side)
            if best < 0:
                break
            depth += 1
            gain[depth] = at_risk - gain[depth - 1]
            if gain[depth] < 0 and -gain[depth - 1] < 0:
                break
            at_risk = worth[cells[self._head[best]]]
            self._walk(best, self._head[best], self._far[best], target, origin)
            side ^= 1
        return self._outcome(depth)

    def _cheapest(self, side: i64) -> i64:
        """Vector along which the side's cheapest piece can take, -1 where none can."""
        tables = self.position.tables
        cells = self.position.cells
        best: i64 = -1
        least: i64 = ROYAL + 1
        for vector in range(tables.vectors):
            square = self._head[vector]
            if square == 0:
                continue
            piece = cells[square]
            if (
                piece & 1 == side
                and self.worth[piece] < least
                and tables.reach[piece * tables.vectors + vector] >= self._far[vector]
            ):
                least = self.worth[piece]
                best = vector
        return best

    def _outcome(self, depth: i64) -> i64:
        """What the first capture brings where both stop taking as soon as it does not pay; `_gain` up to `depth`."""
        gain = self._gain
        while depth > 0:
            if gain[depth] > -gain[depth - 1]:
                gain[depth - 1] = -gain[depth]
            depth -= 1
        return gain[0]

    def _walk(self, vector: i64, square: i64, far: i64, target: i64, origin: i64) -> None:
        """Finds the next piece along a vector beyond `square`, `far` steps off the target; `origin` counts as empty."""
        tables = self.position.tables
        cells = self.position.cells
        step = tables.vector_step[vector]
        limit = tables.vector_limit[vector]
        self._head[vector] = 0
        while far < limit:
            square -= step
            far += 1
            piece = cells[square]
            if piece == 0 or square == origin:
                continue
            if piece > 1:
                self._head[vector] = square
                self._far[vector] = far
            return
