"""What the cutoffs of a search taught about quiet moves, on their own and as answers to what was played before them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

_LIMIT: Final = 1 << 14
_MOST_AT_ONCE: Final = 2000
_PLACES: Final = 1 << 20
# Spreads rows over the places of `_following`: odd, and far from any number of slots.
_SPREAD: Final = 0x9E3779B1
# How many moves before the root the line knows (as none).
_BEFORE: Final = 3
NO_SLOT: Final = -1
"""Stands in the line for a pass, and for what was played before the root."""


class Histories:
    """How good quiet moves were, from -_LIMIT to _LIMIT; the nearer a number is to its limit, the less it changes.

    A move is known by its slot (see `Ordering.slot`). After each other move it has a further number, in the row that
    belongs to that one; rows lie across each other, since no table would hold all pairs of a large board.
    """

    def __init__(self, slots: int, plies: int) -> None:
        self._alone: vec[i16] = vec[i16]([0] * slots)
        self._following: vec[i16] = vec[i16]()
        self._line: vec[i64] = vec[i64]([NO_SLOT] * (plies + _BEFORE))
        self.clear()

    def clear(self) -> None:
        """Forgets everything."""
        for slot in range(len(self._alone)):
            self._alone[slot] = 0
        self._following = vec[i16](memoryview(bytes(2 * _PLACES)).cast("h"))

    def fade(self) -> None:
        """What earlier searches taught counts half."""
        for slot in range(len(self._alone)):
            self._alone[slot] >>= 1

    def note(self, ply: i64, slot: i64) -> None:
        """The move of this slot is played at this distance from the root."""
        self._line[ply + _BEFORE] = slot

    def before(self, ply: i64, moves: i64) -> i64:
        """Slot of the move so many moves before the one at `ply`."""
        return self._line[ply - moves + _BEFORE]

    def row(self, ply: i64, moves: i64) -> i64:
        """Where the row of the move so many moves before the one at `ply` begins."""
        return self.before(ply, moves) * _SPREAD & _PLACES - 1

    def score(self, slot: i64, first: i64, second: i64) -> i64:
        """How good a move was, also after the moves of two rows."""
        following = self._following
        return (
            i64(self._alone[slot])
            + i64(following[first + slot & _PLACES - 1])
            + i64(following[second + slot & _PLACES - 1])
        )

    def learn(self, slot: i64, bonus: i64, ply: i64) -> None:
        """A move was good at this distance from the root, or bad (below 0)."""
        if bonus > _MOST_AT_ONCE:
            bonus = _MOST_AT_ONCE
        elif bonus < -_MOST_AT_ONCE:
            bonus = -_MOST_AT_ONCE
        self._alone[slot] = _moved(i64(self._alone[slot]), bonus)
        for moves in range(1, 3):
            at = self.row(ply, moves) + slot & _PLACES - 1
            self._following[at] = _moved(i64(self._following[at]), bonus)


def _moved(old: i64, bonus: i64) -> i16:
    return i16(old + bonus - old * (bonus if bonus > 0 else -bonus) // _LIMIT)
