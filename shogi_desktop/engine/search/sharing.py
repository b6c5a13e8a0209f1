"""What processes that search the same position tell each other: entries of their transposition tables.

Each process has a table of its own and, in memory that all of them see, a ring that only it writes. Now and then it
writes what it has found since and reads what the others have. Nobody waits: of an entry that is being written while it
is read the check word is wrong, and it is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .table import TranspositionTable

LEAST_DEPTH: Final = 3
"""Entries less deep are found sooner than told."""
_FIELDS: Final = 5
_RING: Final = 1 << 14
# Of each process first how many entries it has ever written and the nodes of its search, in a cache line of their own.
_HEAD: Final = 8
_WORD: Final = 8


def size_of(processes: int) -> int:
    """Bytes of the memory that so many processes share."""
    return processes * (_HEAD + _RING * _FIELDS) * _WORD


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
        at = self._count * _FIELDS
        if at == len(pending):
            for _ in range(_FIELDS):
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
            first = self._first + (self._place * _RING + at) * _FIELDS
            self._words[first : first + part * _FIELDS] = whole[done * _FIELDS : (done + part) * _FIELDS]
            done += part
        whole.release()
        self._written += count
        self._words[self._place * _HEAD] = self._written
        self.told += count
        self._count = 0

    def _entries(self, other: int, at: int, count: int) -> memoryview:
        first = self._first + (other * _RING + at) * _FIELDS
        return self._words[first : first + count * _FIELDS]

    def _hear(self, entries: memoryview, table: TranspositionTable) -> None:
        heard = vec[i64](entries)
        at: i64 = 0
        while at < len(heard):
            key, move, packed, evaluation = heard[at], heard[at + 1], heard[at + 2], heard[at + 3]
            if heard[at + 4] == _check(key, move, packed, evaluation):
                table.take(key, move, packed, evaluation)
                self.heard += 1
            at += _FIELDS


def _check(key: i64, move: i64, packed: i64, evaluation: i64) -> i64:
    return key ^ (move << 1) ^ (packed << 2) ^ (evaluation << 3) ^ 0x5DEECE66D
