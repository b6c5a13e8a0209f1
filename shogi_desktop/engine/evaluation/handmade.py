"""The evaluation that follows from a variant's record: sums over the pieces, kept up to date move by move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.position import Position

from ..search.score import EVALUATION_LIMIT
from .incremental import Incremental
from .packed import HALF, LOW
from .royal_relations import RoyalRelations
from .weights import Weights

TEMPO: Final = 12
_MAX_STACK: Final = 512
# The fields of a record of sums.
_SCORE: Final = 0
_ENGAGED: Final = 1
_ATTACK: Final = 2
_GUARD: Final = 3
_THREAT: Final = 4
_FOCUS: Final = 6
_FIELDS: Final = 8
# Of a royal piece: its square, and below it the code of that (see `Relations`).
_SQUARE_SHIFT: Final = 16
_CODE: Final = (1 << 16) - 1
_SIGN: Final = 1 << 31
_PHASES: Final = 256
# Where so many pieces move far, mobility takes most of the time of an evaluation; what it adds at most, in hundredths
# of what pieces are worth in a variant.
_MANY_FAR_MOVERS: Final = 24
_MOBILITY_ERROR: Final = 300
# A second royal piece; a line open to the last one, by its open squares; an attacker at its end.
_SPARE_ROYAL: Final = 900
_OPEN_SQUARE: Final = 6
_MOST_OPEN: Final = 6
_LINE_ATTACK: Final = 120


class HandMade(Incremental):
    """Keeps a record of sums for every move played, one after the other in `_sums`; `_at` is where the last one begins.

    _SCORE     packed, for Black
    _ENGAGED   what is still before the end of the game
    _ATTACK    pressure on White's royal piece, from bit HALF on that on Black's
    _GUARD     cover of Black's royal piece, from bit HALF on that of White's
    _THREAT    + side: force of the pieces in a side's hand
    _FOCUS     + side: where the side's royal piece is, one of them where there are several, -1 without one
    """

    def __init__(self, position: Position, weights: Weights) -> None:
        super().__init__(position)
        self._weights: Weights = weights
        self._royals: RoyalRelations = weights.royals
        if weights.far_movers > _MANY_FAR_MOVERS:
            self.rough_error = _MOBILITY_ERROR * weights.worth.unit // 100
        self._exposes: bool = not weights.royals.by_place
        self._at: i64 = 0
        self._sums: vec[i64] = vec[i64]([0] * (_MAX_STACK * _FIELDS))
        # Of the weights, at hand: they are looked at for every piece that comes or goes.
        self._size: i64 = weights.size
        self._ranks: i64 = weights.ranks
        self._views: i64 = weights.royals.views
        self._centre: i64 = weights.relations.centre
        self._rank: vec[i64] = weights.relations.rank
        self._code: vec[i64] = weights.relations.code
        self._place: vec[i64] = weights.place
        self._engaged: vec[i64] = weights.engaged
        self._hand: vec[i64] = weights.hand
        self._hand_threat: vec[i64] = weights.hand_threat
        self._view: vec[i64] = weights.royals.view
        self._near_own: vec[i64] = weights.royals.near_own
        self._near_enemy: vec[i64] = weights.royals.near_enemy
        self._guard: vec[i64] = weights.royals.guard
        self._attack: vec[i64] = weights.royals.attack
        self._sum_up()

    def adopt(self, position: Position) -> None:
        self.position = position
        self._at = 0
        self._sum_up()

    def _sum_up(self) -> None:
        """Sums everything up anew for the position as it stands."""
        position = self.position
        width: i64 = len(position.tables.squares)
        sums = self._sums
        at = self._at
        sums[at + _SCORE] = 0
        sums[at + _ENGAGED] = 0
        sums[at + _ATTACK] = 0
        sums[at + _GUARD] = 0
        for side in range(2):
            royal = self._royal_of(side)
            sums[at + _FOCUS + side] = royal << _SQUARE_SHIFT | self._code[royal] if royal >= 0 else -1
        for side in range(2):
            base: i64 = side * width
            for n in range(base, base + position.count[side]):
                square = position.listed[n]
                self._change(position.cells[square], square, 1)
            sums[at + _THREAT + side] = 0
            for kind in position.tables.hand_kinds:
                for which in range(position.hand[side * self._kinds + kind]):
                    self._hold(side, kind, which, 1)

    def _royal_of(self, side: i64) -> i64:
        """Square of a side's royal piece, the last of them in its list, -1 without one."""
        position = self.position
        if position.in_lines:
            return position.king[side]
        first: i64 = side * len(position.tables.squares)
        found: i64 = -1
        for n in range(first, first + position.count[side]):
            if position.tables.royal[position.cells[position.listed[n]]]:
                found = position.listed[n]
        return found

    def _begin(self) -> None:
        sums = self._sums
        before = self._at
        at = before + _FIELDS
        self._at = at
        sums[at] = sums[before]
        sums[at + 1] = sums[before + 1]
        sums[at + 2] = sums[before + 2]
        sums[at + 3] = sums[before + 3]
        sums[at + 4] = sums[before + 4]
        sums[at + 5] = sums[before + 5]
        sums[at + 6] = sums[before + 6]
        sums[at + 7] = sums[before + 7]

    def _end(self) -> None:
        self._at -= _FIELDS

    def _royals_changed(self) -> None:
        self._sum_up()

    def _hold(self, side: i64, kind: i64, which: i64, times: i64) -> None:
        slot = side * self._kinds + kind
        sums = self._sums
        at = self._at
        sums[at + _SCORE] = sums[at + _SCORE] + times * self._hand[slot]
        sums[at + _THREAT + side] = sums[at + _THREAT + side] + times * self._hand_threat[slot]

    def _change(self, piece: i64, square: i64, times: i64) -> None:
        sums = self._sums
        at = self._at
        score = self._place[piece * self._size + square]
        side = piece & 1
        here = self._code[square] + self._centre
        base = piece * self._views
        shift = HALF * side
        own = sums[at + _FOCUS + side]
        if own >= 0:
            view = base + self._view[here - (own & _CODE)]
            score += self._near_own[view]
            sums[at + _GUARD] = sums[at + _GUARD] + (times * self._guard[view] << shift)
        enemy = sums[at + _FOCUS + (side ^ 1)]
        if enemy >= 0:
            view = base + self._view[here - (enemy & _CODE)]
            score += self._near_enemy[view]
            sums[at + _ATTACK] = sums[at + _ATTACK] + (times * self._attack[view] << shift)
        sums[at + _SCORE] = sums[at + _SCORE] + times * score
        sums[at + _ENGAGED] = sums[at + _ENGAGED] + times * self._engaged[piece * self._ranks + self._rank[square]]

    def evaluate(self) -> i64:
        return self._judge(self._sums[self._at + _SCORE] + self._mobility())

    def rough(self) -> i64:
        return self._judge(self._sums[self._at + _SCORE])

    def _judge(self, packed: i64) -> i64:
        ending = ((packed & LOW) ^ _SIGN) - _SIGN
        opening = (packed - ending) >> HALF
        home = self._weights.home
        phase = (home - self._sums[self._at + _ENGAGED]) * _PHASES // home
        phase = 0 if phase < 0 else _PHASES if phase > _PHASES else phase
        total = opening * (_PHASES - phase) + ending * phase
        score = total // _PHASES if total >= 0 else -(-total // _PHASES)
        score += self._safety(0) - self._safety(1)
        if self.position.turn:
            score = -score
        score += TEMPO
        if score > EVALUATION_LIMIT:
            return EVALUATION_LIMIT
        return -EVALUATION_LIMIT if score < -EVALUATION_LIMIT else score

    def _safety(self, side: i64) -> i64:
        """What the state of a side's royal pieces is worth to it."""
        sums = self._sums
        at = self._at
        attack = sums[at + _ATTACK] >> HALF * (side ^ 1) & LOW
        guard = sums[at + _GUARD] >> HALF * side & LOW
        danger = self._royals.danger(attack, guard, sums[at + _THREAT + (side ^ 1)])
        if not self._exposes:
            return -danger
        royal = sums[at + _FOCUS + side] >> _SQUARE_SHIFT
        if royal < 0:
            return 0
        if self.position.royals[side] > 1:
            return _SPARE_ROYAL - danger // 6
        return -danger - self._exposure(royal, side)

    def _exposure(self, royal: i64, side: i64) -> i64:
        """What the lines open to a royal piece cost it."""
        tables = self.position.tables
        cells = self.position.cells
        cost: i64 = 0
        for step in tables.king_step:
            square = royal + step
            open_squares: i64 = 0
            while cells[square] == 0:
                open_squares += 1
                square += step
            cost += _OPEN_SQUARE * (open_squares if open_squares < _MOST_OPEN else i64(_MOST_OPEN))
            other = cells[square]
            if other > 1 and other & 1 != side and open_squares < self._reach(other, 0 - step):
                cost += _LINE_ATTACK
        return cost

    def _reach(self, piece: i64, step: i64) -> i64:
        """How many steps the piece takes along a king step."""
        tables = self.position.tables
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            if tables.ray_step[ray] == step:
                return tables.ray_limit[ray]
        return 0

    def _mobility(self) -> i64:
        """Packed score of the room that the pieces which move far have, Black's less White's."""
        position = self.position
        tables = position.tables
        cells, listed = position.cells, position.listed
        ray_first, ray_step, ray_limit = tables.ray_first, tables.ray_step, tables.ray_limit
        slides = self._weights.slides
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
