"""By how much the evaluation has been wrong in positions alike: what searches found, less what it had said."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from shogi_desktop.rules.position import Position

from .histories import Histories

_LIMIT: Final = 1 << 13
_MOST_AT_ONCE: Final = 1 << 11
# Of each of both tables.
_PLACES: Final = 1 << 15
# So much stands for a hundredth of a pawn, where pieces are worth what they usually are.
_SCALE: Final = 64
_WEIGHT: Final = 4
_SPREAD: Final = 0x9E3779B1
_SPREAD_BEFORE: Final = 0x85EBCA6B


class Corrections:
    """Two tables of errors: after the last two moves, and with the material that both sides have left. Positions that
    share a place share what is learnt.

    Alike are positions in which the same is at stake, so an error soon shows again. `unit` as in `Worth`.
    """

    def __init__(self, position: Position, histories: Histories, unit: i64) -> None:
        self.position: Position = position
        self._histories: Histories = histories
        self._unit: i64 = unit
        self._errors: vec[i16] = vec[i16]()
        self.clear()

    def clear(self) -> None:
        """Forgets everything."""
        self._errors = vec[i16](memoryview(bytes(4 * _PLACES)).cast("h"))

    def of(self, ply: i64) -> i64:
        """What to add to the evaluation of the position, which stands at this distance from the root."""
        total = i64(self._errors[self._line(ply)]) + i64(self._errors[self._material()])
        return total * self._unit // (100 * _SCALE)

    def learn(self, ply: i64, depth: i64, error: i64) -> None:
        """A search of this depth found a score by `error` above the evaluation, as corrected."""
        bonus = error * 100 // self._unit * depth * _WEIGHT
        if bonus > _MOST_AT_ONCE:
            bonus = _MOST_AT_ONCE
        elif bonus < -_MOST_AT_ONCE:
            bonus = -_MOST_AT_ONCE
        self._adjust(self._line(ply), bonus)
        self._adjust(self._material(), bonus)

    def _adjust(self, at: i64, bonus: i64) -> None:
        old = i64(self._errors[at])
        self._errors[at] = i16(old + bonus - old * (bonus if bonus > 0 else -bonus) // _LIMIT)

    def _line(self, ply: i64) -> i64:
        """Place of the last two moves."""
        last = self._histories.before(ply, 1) + 1
        before = self._histories.before(ply, 2) + 1
        return _PLACES + (last * _SPREAD + before * _SPREAD_BEFORE >> 9 & _PLACES - 1)

    def _material(self) -> i64:
        """Place of the side to move, how many pieces both have, and what they hold."""
        position = self.position
        kinds = position.tables.kinds
        hand = position.hand
        key: i64 = position.count[0] << 9 | position.count[1] << 1 | position.turn
        for kind in position.tables.hand_kinds:
            key = key * 19 + hand[kind] & 0x3FFFFFFFFFFF
            key = key * 19 + hand[kinds + kind] & 0x3FFFFFFFFFFF
        return (key ^ key >> 17) & _PLACES - 1
