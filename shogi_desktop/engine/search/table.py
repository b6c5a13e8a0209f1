"""The transposition table: what earlier searches found out about positions, by their hash."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .score import EVALUATION_LIMIT

EXACT: Final = 3
LOWER: Final = 1
UPPER: Final = 2

_FIELDS: Final = 4
_ENTRY_BYTES: Final = 8 * _FIELDS
# Of the third number: the score, raised above 0, then depth, bound and age.
_SCORE_BITS: Final = 32
_SCORE_OFFSET: Final = 1 << _SCORE_BITS - 1
_SCORE_MASK: Final = (1 << _SCORE_BITS) - 1
_DEPTH_SHIFT: Final = _SCORE_BITS
_BOUND_SHIFT: Final = _DEPTH_SHIFT + 8
_AGE_SHIFT: Final = _BOUND_SHIFT + 2
_AGE_MASK: Final = 255


def decides(score: i64, bound: i64, alpha: i64, beta: i64) -> bool:
    """Whether a score known to this bound answers a search with this window."""
    return (bound & LOWER != 0 and score >= beta) or (bound & UPPER != 0 and score <= alpha)


def sharpened(evaluation: i64, score: i64, bound: i64) -> i64:
    """The evaluation of a position of which an earlier search knows a score to this bound (0: none does)."""
    beyond = (bound & LOWER != 0 and score > evaluation) or (bound & UPPER != 0 and score < evaluation)
    return score if beyond and -EVALUATION_LIMIT < score < EVALUATION_LIMIT else evaluation


def packed(score: i64, depth: i64, bound: i64) -> i64:
    """The third number of an entry, as of age 0."""
    return score + _SCORE_OFFSET | depth << _DEPTH_SHIFT | bound << _BOUND_SHIFT


class TranspositionTable:
    """Entries of four numbers: hash, move, packed score with depth, bound and age, static evaluation.

    A position has two places, which differ in the lowest bit of their number.
    """

    def __init__(self, megabytes: int) -> None:
        """The largest power of two of entries that fits into `megabytes` (at least 1)."""
        entries = 1 << (megabytes * 1024 * 1024 // _ENTRY_BYTES).bit_length() - 1
        self.megabytes = megabytes
        self.mask: i64 = entries - 1
        self._age: i64 = 1
        # Zeros that no memory stands behind before they are copied.
        self._cells: vec[i64] = vec[i64](memoryview(bytes(_ENTRY_BYTES * entries)).cast("q"))

    def clear(self) -> None:
        """Forgets everything. In place: new memory would cost its first touch again."""
        cells = self._cells
        for at in range(len(cells)):
            cells[at] = 0
        self._age = 1

    @property
    def bytes(self) -> int:
        """Memory of the entries."""
        return len(self._cells) * 8

    def new_search(self) -> None:
        """Lets the entries of earlier searches give way."""
        self._age = self._age + 1 & _AGE_MASK

    def find(self, key: i64) -> i64:
        """Number of the position's entry, -1 where it has none."""
        at = (key & self.mask) * _FIELDS
        cells = self._cells
        if cells[at] == key:
            return at
        at ^= _FIELDS
        return at if cells[at] == key else -1

    def move(self, at: i64) -> i64:
        return self._cells[at + 1]

    def score(self, at: i64) -> i64:
        return (self._cells[at + 2] & _SCORE_MASK) - _SCORE_OFFSET

    def depth(self, at: i64) -> i64:
        return self._cells[at + 2] >> _DEPTH_SHIFT & 255

    def bound(self, at: i64) -> i64:
        return self._cells[at + 2] >> _BOUND_SHIFT & 3

    def evaluation(self, at: i64) -> i64:
        return self._cells[at + 3]

    def store(self, key: i64, move: i64, score: i64, depth: i64, bound: i64, evaluation: i64) -> None:
        """Keeps what was found; a shallow or old entry gives way, the same position's move stays without a new one."""
        cells = self._cells
        at = (key & self.mask) * _FIELDS
        if cells[at] != key:
            other = at ^ _FIELDS
            if cells[other] == key or self._merit(other) < self._merit(at):
                at = other
        if cells[at] == key:
            if move == 0:
                move = cells[at + 1]
            if bound != EXACT and self.depth(at) > depth + 3 and cells[at + 2] >> _AGE_SHIFT == self._age:
                return
        cells[at] = key
        cells[at + 1] = move
        cells[at + 2] = packed(score, depth, bound) | self._age << _AGE_SHIFT
        cells[at + 3] = evaluation

    def take(self, key: i64, move: i64, found: i64, evaluation: i64) -> None:
        """Keeps an entry of another table, unless there is one that was found as deep."""
        known = self.find(key)
        depth = found >> _DEPTH_SHIFT & 255
        if known < 0 or self.depth(known) < depth:
            score = (found & _SCORE_MASK) - _SCORE_OFFSET
            self.store(key, move, score, depth, found >> _BOUND_SHIFT & 3, evaluation)

    def _merit(self, at: i64) -> i64:
        """How much an entry deserves to stay: its depth, less where it is old."""
        packed = self._cells[at + 2]
        depth = packed >> _DEPTH_SHIFT & 255
        return depth if packed >> _AGE_SHIFT == self._age else depth - 64

    def fill(self) -> int:
        """Thousandths of the entries used by the current search, counted on a sample."""
        used = 0
        sample = min(1000, int(self.mask) + 1)
        for entry in range(sample):
            packed = self._cells[entry * _FIELDS + 2]
            if packed and packed >> _AGE_SHIFT == self._age:
                used += 1
        return used * 1000 // sample
