"""What a search for mates has found out about positions: bounded memory, and dominance between hands.

Where the attacker mates with some pieces in hand, he mates with more; where he does not mate, he does not with fewer.
Positions that differ in the hands alone share their hash and lie in one run of the table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from .hands import Hands

UNKNOWN: Final = 0
PROVED: Final = 1
DISPROVED: Final = 2

ENDLESS: Final = 4094
"""A number of plies without limit."""
NO_LOOP: Final = 1 << 20
"""Instead of a depth: nothing comes back."""
MOST: Final = (1 << 23) - 1
"""Proof and disproof numbers do not go beyond."""

# An entry is four numbers: hash, hand, estimate, lengths.
_FIELDS: Final = 4
_BYTES: Final = 8 * _FIELDS
# Entries of a block, and from which share of them on it is full.
_BLOCK_BITS: Final = 14
_BLOCK: Final = 1 << _BLOCK_BITS
_FULL: Final = _BLOCK * 3 // 4
_WIDTH: Final = _BLOCK * _FIELDS
_DEEPEST_SPLIT: Final = 40
# The estimate: proof number, disproof number, logarithm of the nodes spent.
_NUMBER: Final = (1 << 24) - 1
_DN_SHIFT: Final = 24
_EFFORT_SHIFT: Final = 48
# The lengths: plies within which a mate is proved, and one more than those within which none is.
_LENGTH: Final = 4095
_NO_MATE_SHIFT: Final = 12
_EFFORTS: Final = 64


class MateTable:
    """Entries for pairs of a position and a hand; `find` leaves what it found in the public numbers.

    length   plies of the mate found (PROVED), or within which there is none (DISPROVED)
    hand     a hand for which that holds
    pn, dn   estimates (UNKNOWN): to prove at least as hard as with more in hand, to refute as with less; at least 1
    visited  whether the very position has been searched (UNKNOWN)

    The memory grows block by block (extendible hashing): a directory tells the block of a hash, and a full block is
    split in two, or loses what cost least when no more memory is allowed. No single step takes long.
    """

    def __init__(self, megabytes: int) -> None:
        """`megabytes` bounds the memory of the entries."""
        self.megabytes = megabytes
        self._most_blocks: i64 = max(1, megabytes * 1024 * 1024 // (_BLOCK * _BYTES))
        self.length: i64 = 0
        self.hand: i64 = 0
        self.pn: i64 = 1
        self.dn: i64 = 1
        self.visited: bool = False
        self._guards: i64 = 0
        self._empty: vec[i64] = vec[i64]([0] * _WIDTH)
        self._cells: vec[i64] = vec[i64]()
        # [block] entries in use, and how many bits of the hash its entries have in common
        self._used: vec[i64] = vec[i64]()
        self._depth: vec[i64] = vec[i64]()
        # [bits of the hash] where the block begins in _cells
        self._directory: vec[i64] = vec[i64]()
        self._loops: vec[i64] = vec[i64]()
        self.clear()

    def clear(self) -> None:
        """Forgets everything and gives the memory back."""
        self._cells = self._empty[:]
        self._used = vec[i64]([0])
        self._depth = vec[i64]([0])
        self._directory = vec[i64]([0])
        self._loops = vec[i64]([0] * (1 << 15))

    def begin(self, hands: Hands) -> None:
        """What follows is about these pieces; to be called before anything is asked or stored."""
        self._guards = hands.guards

    def fill(self) -> int:
        """Thousandths of the memory in use."""
        return int(sum(int(used) for used in self._used) * 1000 // (self._most_blocks * _FULL))

    @property
    def bytes(self) -> int:
        """Memory of the entries now."""
        return len(self._cells) * 8

    # Positions

    def find(self, key: i64, hand: i64, length: i64) -> i64:
        """Whether the attacker is known to mate within `length` plies: PROVED, DISPROVED or UNKNOWN."""
        cells = self._cells
        guards = self._guards
        guarded = hand | guards
        base = self._directory[key >> _BLOCK_BITS & len(self._directory) - 1]
        at = base + (key & _BLOCK - 1) * _FIELDS
        end = base + _WIDTH
        self.pn = 1
        self.dn = 1
        self.visited = False
        while cells[at] != 0:
            if cells[at] == key:
                other = cells[at + 1]
                lengths = cells[at + 3]
                more = (guarded - other) & guards == guards
                less = ((other | guards) - hand) & guards == guards
                if more and lengths & _LENGTH <= length:
                    self.length = lengths & _LENGTH
                    self.hand = other
                    return PROVED
                if less and lengths >> _NO_MATE_SHIFT > length:
                    self.length = (lengths >> _NO_MATE_SHIFT) - 1
                    self.hand = other
                    return DISPROVED
                estimate = cells[at + 2]
                if more and less:
                    self.visited = True
                if more and estimate >> _DN_SHIFT & _NUMBER > self.dn:
                    self.dn = estimate >> _DN_SHIFT & _NUMBER
                if less and estimate & _NUMBER > self.pn:
                    self.pn = estimate & _NUMBER
            at += _FIELDS
            if at == end:
                at = base
        return UNKNOWN

    def store(self, key: i64, hand: i64, pn: i64, dn: i64, nodes: i64) -> None:
        """Keeps the estimates for a position."""
        at = self._place(key, hand)
        self._cells[at + 2] = pn | dn << _DN_SHIFT | self._effort(at, nodes) << _EFFORT_SHIFT

    def prove(self, key: i64, hand: i64, length: i64, nodes: i64) -> None:
        """Keeps that there is a mate within `length` plies with this hand or more."""
        at = self._place(key, hand)
        cells = self._cells
        if length < cells[at + 3] & _LENGTH:
            cells[at + 3] = cells[at + 3] & ~_LENGTH | length
        self._conclude(at, nodes)

    def disprove(self, key: i64, hand: i64, length: i64, nodes: i64) -> None:
        """Keeps that there is no mate within `length` plies with this hand or less."""
        at = self._place(key, hand)
        cells = self._cells
        if length + 1 > cells[at + 3] >> _NO_MATE_SHIFT:
            cells[at + 3] = cells[at + 3] & _LENGTH | length + 1 << _NO_MATE_SHIFT
        self._conclude(at, nodes)

    def _conclude(self, at: i64, nodes: i64) -> None:
        # For other lengths than the one decided the question begins anew.
        self._cells[at + 2] = 1 | 1 << _DN_SHIFT | self._effort(at, nodes) << _EFFORT_SHIFT

    def _effort(self, at: i64, nodes: i64) -> i64:
        effort: i64 = 0
        while nodes > 1:
            nodes >>= 1
            effort += 1
        before = self._cells[at + 2] >> _EFFORT_SHIFT
        return effort if effort > before else before

    def _place(self, key: i64, hand: i64) -> i64:
        """The entry of a position and a hand, made if there is none."""
        while True:
            base = self._directory[key >> _BLOCK_BITS & len(self._directory) - 1]
            cells = self._cells
            at = base + (key & _BLOCK - 1) * _FIELDS
            end = base + _WIDTH
            while cells[at] != 0:
                if cells[at] == key and cells[at + 1] == hand:
                    return at
                at += _FIELDS
                if at == end:
                    at = base
            block = base // _WIDTH
            if self._used[block] < _FULL:
                break
            if len(self._used) < self._most_blocks and self._depth[block] < _DEEPEST_SPLIT:
                self._split(block)
            else:
                self._settle(block, self._least_effort(block))
        self._used[block] += 1
        cells[at] = key
        cells[at + 1] = hand
        cells[at + 2] = 0
        cells[at + 3] = _LENGTH
        return at

    def _split(self, block: i64) -> None:
        """Moves half of a block's entries, those with the next bit of the hash set, to a new block."""
        depth = self._depth[block]
        if 1 << depth == len(self._directory):
            self._directory = extend(self._directory, self._directory[:])
        new: i64 = len(self._used)
        self._cells = extend(self._cells, self._empty)
        self._used = append(self._used, 0)
        self._depth[block] = depth + 1
        self._depth = append(self._depth, depth + 1)
        for n in range(len(self._directory)):
            if self._directory[n] == block * _WIDTH and n >> depth & 1:
                self._directory[n] = new * _WIDTH
        cells = self._cells
        at = block * _WIDTH
        end = at + _WIDTH
        while at < end:
            if cells[at] >> (_BLOCK_BITS + depth) & 1:
                self._insert(new * _WIDTH, cells[at], cells[at + 1], cells[at + 2], cells[at + 3])
                self._used[new] += 1
                self._used[block] -= 1
                cells[at] = 0
            at += _FIELDS
        self._settle(block, 0)

    def _insert(self, base: i64, key: i64, hand: i64, estimate: i64, lengths: i64) -> None:
        """Puts an entry into a block."""
        cells = self._cells
        at = base + (key & _BLOCK - 1) * _FIELDS
        while cells[at] != 0:
            at += _FIELDS
            if at == base + _WIDTH:
                at = base
        cells[at] = key
        cells[at + 1] = hand
        cells[at + 2] = estimate
        cells[at + 3] = lengths

    def _least_effort(self, block: i64) -> i64:
        """The effort below which entries must go so that half of a block is free."""
        counts = vec[i64]([0] * _EFFORTS)
        for at in range(block * _WIDTH, (block + 1) * _WIDTH, _FIELDS):
            if self._cells[at] != 0:
                counts[self._cells[at + 2] >> _EFFORT_SHIFT] += 1
        kept = self._used[block]
        effort: i64 = 0
        while kept * 2 > _BLOCK:
            kept -= counts[effort]
            effort += 1
        return effort

    def _settle(self, block: i64, effort: i64) -> None:
        """Drops the entries of a block of less than an effort, and puts all others where they are found."""
        cells = self._cells
        base = block * _WIDTH
        begin = base
        while cells[begin] != 0:
            begin += _FIELDS
        # Starting behind a gap, no entry can move past the place looked at.
        at = begin
        while True:
            at += _FIELDS
            if at == base + _WIDTH:
                at = base
            key = cells[at]
            if key != 0:
                cells[at] = 0
                if cells[at + 2] >> _EFFORT_SHIFT < effort:
                    self._used[block] -= 1
                else:
                    self._insert(base, key, cells[at + 1], cells[at + 2], cells[at + 3])
            if at == begin:
                return

    # Refutations that hold only because a position of the path to them would come back

    def find_loop(self, path: i64, length: i64) -> i64:
        """Depth of the position that comes back, NO_LOOP where nothing is known of this path and length."""
        at = path & (len(self._loops) - 2)
        if self._loops[at] == path and self._loops[at + 1] & _LENGTH >= length:
            return (self._loops[at + 1] >> _NO_MATE_SHIFT) - 1
        return NO_LOOP

    def store_loop(self, path: i64, length: i64, depth: i64) -> None:
        at = path & (len(self._loops) - 2)
        self._loops[at] = path
        self._loops[at + 1] = length | depth + 1 << _NO_MATE_SHIFT
