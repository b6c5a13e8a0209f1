"""Evaluation where a move can remove several pieces, its own piece too, and a side may have several royal ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import ORIGIN_SHIFT, PROMOTION, SQUARE_MASK
from shogi_desktop.rules.position import Position

from .evaluation import MAX_STACK, Evaluation
from .royal_weights import LINE_ATTACK, MOST_OPEN, OPEN_SQUARE, SPARE_ROYAL, RoyalWeights

_HALF: Final = 32
_MASK: Final = (1 << _HALF) - 1


class RoyalEvaluation(Evaluation):
    """Evaluates `position` and plays its moves.

    focus      [2 * at + side] square of the side's royal piece, one of them where there are several, -1 without one
    pressure   [at] heat around White's royal piece, from bit 32 on around Black's; threat [2 * at + side] its guards
    engaged    [at] value of all that is left on the board
    """

    def __init__(self, position: Position, weights: RoyalWeights) -> None:
        self.focus: vec[i64] = vec[i64]([-1] * (2 * MAX_STACK))
        super().__init__(position, weights)

    def refresh(self) -> None:
        position = self.position
        royal = position.tables.royal
        at = self.at
        self.score[at] = 0
        self.engaged[at] = 0
        self.pressure[at] = 0
        width: i64 = len(position.tables.squares)
        for side in range(2):
            self.threat[2 * at + side] = 0
            self.focus[2 * at + side] = -1
            base: i64 = side * width
            for n in range(base, base + position.count[side]):
                if royal[position.cells[position.listed[n]]]:
                    self.focus[2 * at + side] = position.listed[n]
        for side in range(2):
            base = side * width
            for n in range(base, base + position.count[side]):
                square = position.listed[n]
                self._change(at, position.cells[square], square, 1)

    def play(self, move: i64) -> None:
        position = self.position
        tables = position.tables
        first = position.removed_top
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        target = move & SQUARE_MASK
        piece = position.cells[origin]
        face = tables.promoted[piece] if move & PROMOTION else piece
        position.play(move)
        self._push()
        at = self.at
        anew = tables.royal[face] != 0
        n = first
        while n < position.removed_top:
            if tables.royal[position.removed[n + 1]]:
                anew = True
            n += 3
        if anew:
            self.refresh()
            return
        if origin != target or face != piece:
            self._change(at, piece, origin, -1)
            self._change(at, face, target, 1)
        n = first
        while n < position.removed_top:
            self._change(at, position.removed[n + 1], position.removed[n], -1)
            n += 3

    def play_null(self) -> None:
        self.position.play_null()
        self._push()

    def _push(self) -> None:
        """Goes one place up the stack of sums and begins with those below."""
        before = self.at
        at = before + 1
        self.at = at
        self.score[at] = self.score[before]
        self.engaged[at] = self.engaged[before]
        self.pressure[at] = self.pressure[before]
        for side in range(2):
            self.threat[2 * at + side] = self.threat[2 * before + side]
            self.focus[2 * at + side] = self.focus[2 * before + side]

    def _change(self, at: i64, piece: i64, square: i64, times: i64) -> None:
        weights = self.weights
        where = piece * weights.size + square
        self.score[at] += times * weights.place[where]
        self.engaged[at] += times * weights.engaged[where]
        if self.position.tables.royal[piece]:
            return
        side = piece & 1
        base = piece * weights.rels + weights.code[square] + weights.centre
        own = self.focus[2 * at + side]
        enemy = self.focus[2 * at + (side ^ 1)]
        if own >= 0:
            self.threat[2 * at + side] += times * weights.guard[base - weights.code[own]]
        if enemy >= 0:
            rel = base - weights.code[enemy]
            self.score[at] += times * weights.near_enemy[rel]
            heat = times * weights.attack[rel]
            self.pressure[at] += heat << _HALF if side else heat

    def _safety(self, at: i64) -> i64:
        black = self.pressure[at] >> _HALF
        white = self.pressure[at] & _MASK
        return self._safety_of(at, 0, black) - self._safety_of(at, 1, white)

    def _safety_of(self, at: i64, side: i64, heat: i64) -> i64:
        """What the state of a side's royal pieces is worth to it."""
        position = self.position
        danger = heat * heat * 3 // (80 + 2 * self.threat[2 * at + side])
        if position.royals[side] > 1:
            return SPARE_ROYAL - danger // 6
        royal = self.focus[2 * at + side]
        if royal < 0:
            return 0
        tables = position.tables
        cells = position.cells
        for step in tables.king_step:
            square = royal + step
            open_squares: i64 = 0
            while cells[square] == 0:
                open_squares += 1
                square += step
            danger += OPEN_SQUARE * (open_squares if open_squares < MOST_OPEN else MOST_OPEN)
            other = cells[square]
            if other > 1 and other & 1 != side and open_squares < self._reach(other, 0 - step):
                danger += LINE_ATTACK
        return -danger

    def _reach(self, piece: i64, step: i64) -> i64:
        """How many steps the piece takes along a king step."""
        tables = self.position.tables
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            if tables.ray_step[ray] == step:
                return tables.ray_limit[ray]
        return 0
