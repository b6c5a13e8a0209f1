"""How good a position is for the side to move, kept up to date move by move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK
from shogi_desktop.rules.position import Position

from ..search.score import EVALUATION_LIMIT
from .weights import PRESSURE_BITS, PRESSURE_MASK, Weights

TEMPO: Final = 12
MAX_STACK: Final = 512
_HALF: Final = 1 << 31
_LOW: Final = (1 << 32) - 1
_PHASES: Final = 256


class Evaluation:
    """Evaluates `position` and plays its moves, so that both always agree.

    score, engaged, pressure, threat   [at] sums over all pieces as `Weights` tells; `at` counts the moves played here
    """

    def __init__(self, position: Position, weights: Weights) -> None:
        self.position: Position = position
        self.weights: Weights = weights
        self.at: i64 = 0
        self.score: vec[i64] = vec[i64]([0] * MAX_STACK)
        self.engaged: vec[i64] = vec[i64]([0] * MAX_STACK)
        self.pressure: vec[i64] = vec[i64]([0] * MAX_STACK)
        self.threat: vec[i64] = vec[i64]([0] * (2 * MAX_STACK))
        self.refresh()

    def refresh(self) -> None:
        """Sums everything up anew for the position as it stands."""
        position = self.position
        weights = self.weights
        at = self.at
        self.score[at] = 0
        self.engaged[at] = 0
        self.pressure[at] = 0
        for side in range(2):
            base = side * len(position.tables.squares)
            for n in range(base, base + position.count[side]):
                square = position.listed[n]
                self._change(at, position.cells[square], square, 1)
            threat: i64 = 0
            for kind in position.tables.hand_kinds:
                slot = side * weights.kinds + kind
                held = position.hand[slot]
                self.score[at] += held * weights.hand[slot]
                threat += held * weights.hand_threat[slot]
            self.threat[2 * at + side] = threat

    def play(self, move: i64) -> None:
        """Plays a move of the position."""
        position = self.position
        weights = self.weights
        tables = position.tables
        before = self.at
        at = before + 1
        self.at = at
        self.score[at] = self.score[before]
        self.engaged[at] = self.engaged[before]
        self.pressure[at] = self.pressure[before]
        self.threat[2 * at] = self.threat[2 * before]
        self.threat[2 * at + 1] = self.threat[2 * before + 1]
        side = position.turn
        target = move & SQUARE_MASK
        if move & DROP:
            kind = move >> ORIGIN_SHIFT & SQUARE_MASK
            slot = side * weights.kinds + kind
            self.score[at] -= weights.hand[slot]
            self.threat[2 * at + side] -= weights.hand_threat[slot]
            self._change(at, kind << 1 | side, target, 1)
            position.play(move)
            return
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        piece = position.cells[origin]
        if tables.royal[piece]:
            position.play(move)
            self.refresh()
            return
        victim = position.cells[target]
        if victim:
            self._change(at, victim, target, -1)
            held = tables.demoted[victim]
            if held:
                slot = side * weights.kinds + held
                self.score[at] += weights.hand[slot]
                self.threat[2 * at + side] += weights.hand_threat[slot]
        self._change(at, piece, origin, -1)
        self._change(at, tables.promoted[piece] if move & PROMOTION else piece, target, 1)
        position.play(move)

    def play_null(self) -> None:
        """Passes the turn."""
        before = self.at
        at = before + 1
        self.at = at
        self.score[at] = self.score[before]
        self.engaged[at] = self.engaged[before]
        self.pressure[at] = self.pressure[before]
        self.threat[2 * at] = self.threat[2 * before]
        self.threat[2 * at + 1] = self.threat[2 * before + 1]
        self.position.play_null()

    def undo(self) -> None:
        """Takes the last move or pass back."""
        self.at -= 1
        self.position.undo()

    def _change(self, at: i64, piece: i64, square: i64, times: i64) -> None:
        """Adds a piece on a square to the sums (times 1) or takes it out (-1)."""
        weights = self.weights
        where = piece * weights.size + square
        score = weights.place[where]
        side = piece & 1
        base = piece * weights.rels + weights.code[square] + weights.centre
        own = self.position.king[side]
        enemy = self.position.king[side ^ 1]
        pressure: i64 = 0
        if own >= 0:
            rel = base - weights.code[own]
            score += weights.near_own[rel]
            pressure = weights.guard[rel]
        if enemy >= 0:
            rel = base - weights.code[enemy]
            score += weights.near_enemy[rel]
            pressure += weights.attack[rel]
        self.score[at] += times * score
        self.engaged[at] += times * weights.engaged[where]
        self.pressure[at] += times * pressure

    def evaluate(self) -> i64:
        """The score of the position for the side to move."""
        return self._judge(self.score[self.at] + self._mobility())

    def rough(self) -> i64:
        """`evaluate` without mobility, which takes most of its time."""
        return self._judge(self.score[self.at])

    def _judge(self, packed: i64) -> i64:
        at = self.at
        ending = ((packed & _LOW) ^ _HALF) - _HALF
        opening = (packed - ending) >> 32
        phase = (self.weights.home - self.engaged[at]) * _PHASES // self.weights.home
        phase = 0 if phase < 0 else _PHASES if phase > _PHASES else phase
        total = opening * (_PHASES - phase) + ending * phase
        score = total // _PHASES if total >= 0 else -(-total // _PHASES)
        score += self._safety(at)
        if self.position.turn:
            score = -score
        score += TEMPO
        if score > EVALUATION_LIMIT:
            return EVALUATION_LIMIT
        return -EVALUATION_LIMIT if score < -EVALUATION_LIMIT else score

    def _safety(self, at: i64) -> i64:
        """Black's attack on White's king less White's on Black's."""
        pressure = self.pressure[at]
        return danger(
            pressure & PRESSURE_MASK, pressure >> 3 * PRESSURE_BITS & PRESSURE_MASK, self.threat[2 * at]
        ) - danger(
            pressure >> PRESSURE_BITS & PRESSURE_MASK,
            pressure >> 2 * PRESSURE_BITS & PRESSURE_MASK,
            self.threat[2 * at + 1],
        )

    def _mobility(self) -> i64:
        """Packed score of the room that the pieces which move far have, Black's less White's."""
        position = self.position
        tables = position.tables
        cells, listed = position.cells, position.listed
        ray_first, ray_step, ray_limit = tables.ray_first, tables.ray_step, tables.ray_limit
        slides = self.weights.slides
        total: i64 = 0
        for side in range(2):
            at: i64 = side * len(tables.squares)
            end = at + position.count[side]
            while at < end:
                origin = listed[at]
                at += 1
                piece = cells[origin]
                each = slides[piece]
                if each == 0:
                    continue
                room: i64 = 0
                for ray in range(ray_first[piece], ray_first[piece + 1]):
                    limit = ray_limit[ray]
                    if limit < 3:
                        continue
                    step = ray_step[ray]
                    target = origin + step
                    while cells[target] == 0 and limit > 0:
                        room += 1
                        limit -= 1
                        target += step
                    victim = cells[target]
                    if limit > 0 and victim > 1 and victim & 1 != side:
                        room += 1
                total += room * each
        return total


def danger(attack: i64, guard: i64, threat: i64) -> i64:
    """What an attack on a king is worth: it grows with the square of its force, reserves in hand count, guards
    weaken it. All three in quarters of a covered square."""
    return attack * (attack + 2 * threat) * 6 // (24 + guard)
