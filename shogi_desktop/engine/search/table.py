"""The transposition table: what earlier searches found out about positions, by their hash; and what processes that
search the same position tell each other of it.

Each process has a table of its own and, in memory that all of them see, a ring that only it writes. Now and then it
writes what it has found since and reads what the others have. Nobody waits: of an entry that is being written while it
is read the check word is wrong, and it is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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
LEAST_DEPTH: Final = 3
"""Entries less deep are found sooner than told."""
_TOLD_FIELDS: Final = 5
_RING: Final = 1 << 14
# Of each process first how many entries it has ever written and the nodes of its search, in a cache line of their own.
_HEAD: Final = 8
_WORD: Final = 8


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


def size_of(processes: int) -> int:
    """Bytes of the memory that so many processes share."""
    return processes * (_HEAD + _RING * _TOLD_FIELDS) * _WORD


class Sharing:
    """One process's part in it; `told` and `heard` count entries."""

    def __init__(self, memory: memoryview, place: int, processes: int) -> None:
        """`memory` holds `size_of` bytes, all 0 before the first process comes; `place` counts from 0."""
        self._words = memory.cast("q")
        self._place = place
        self._others = [other for other in range(processes) if other != place]
        self._written = int(self._words[place * _HEAD])
        self._first = processes * _HEAD
        self._read = [int(self._words[other * _HEAD]) for other in range(processes)]
        self._pending: vec[i64] = vec[i64]()
        self._count: i64 = 0
        self.told: i64 = 0
        self.heard: i64 = 0

    def note(self, key: i64, move: i64, packed: i64, evaluation: i64) -> None:
        """Keeps an entry until the next exchange."""
        pending = self._pending
        at = self._count * _TOLD_FIELDS
        if at == len(pending):
            for _ in range(_TOLD_FIELDS):
                pending = append(pending, 0)
            self._pending = pending
        pending[at] = key
        pending[at + 1] = move
        pending[at + 2] = packed
        pending[at + 3] = evaluation
        pending[at + 4] = _check(key, move, packed, evaluation)
        self._count += 1

    def exchange(self, table: TranspositionTable, nodes: i64) -> None:
        """Tells the others what was noted and how many nodes were searched, and puts what they told into the table."""
        self._tell()
        self._words[self._place * _HEAD + 1] = nodes
        for other in self._others:
            written = int(self._words[other * _HEAD])
            # Who has written more than a ring since has written over what was to be read.
            begun = max(self._read[other], written - _RING // 2)
            while begun < written:
                end = min(written, (begun // _RING + 1) * _RING)
                self._hear(self._entries(other, begun % _RING, end - begun), table)
                begun = end
            self._read[other] = written

    def begin(self) -> None:
        """A search begins: the nodes of the last one are forgotten."""
        for other in self._others:
            self._words[other * _HEAD + 1] = 0

    def nodes_of_others(self) -> int:
        """How many nodes the searches of the other processes have come to."""
        return sum(self._words[other * _HEAD + 1] for other in self._others)

    def _tell(self) -> None:
        count = min(int(self._count), _RING // 2)
        whole = memoryview(self._pending)
        done = 0
        while done < count:
            at = (self._written + done) % _RING
            part = min(count - done, _RING - at)
            first = self._first + (self._place * _RING + at) * _TOLD_FIELDS
            self._words[first : first + part * _TOLD_FIELDS] = whole[done * _TOLD_FIELDS : (done + part) * _TOLD_FIELDS]
            done += part
        whole.release()
        self._written += count
        self._words[self._place * _HEAD] = self._written
        self.told += count
        self._count = 0

    def _entries(self, other: int, at: int, count: int) -> memoryview:
        first = self._first + (other * _RING + at) * _TOLD_FIELDS
        return self._words[first : first + count * _TOLD_FIELDS]

    def _hear(self, entries: memoryview, table: TranspositionTable) -> None:
        heard = vec[i64](entries)
        at: i64 = 0
        while at < len(heard):
            key, move, packed, evaluation = heard[at], heard[at + 1], heard[at + 2], heard[at + 3]
            if heard[at + 4] == _check(key, move, packed, evaluation):
                table.take(key, move, packed, evaluation)
                self.heard += 1
            at += _TOLD_FIELDS


def _check(key: i64, move: i64, packed: i64, evaluation: i64) -> i64:
    return key ^ (move << 1) ^ (packed << 2) ^ (evaluation << 3) ^ 0x5DEECE66D
