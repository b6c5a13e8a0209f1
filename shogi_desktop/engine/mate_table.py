"""What a search for mates has found out about positions: bounded memory, and dominance between hands.

Where the attacker mates with some pieces in hand, he mates with more; where he does not mate, he does not with fewer.
Positions that differ in the hands alone share their hash and lie in one run of the table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from .mate_hands import Hands

UNKNOWN: Final = 0
PROVED: Final = 1
DISPROVED: Final = 2

ENDLESS: Final = 4094
"""A number of plies without limit."""
MOST: Final = (1 << 23) - 1
"""Proof and disproof numbers do not go beyond."""

# Four numbers: hash, hand, estimate, lengths.
_FIELDS: Final = 4
_BYTES: Final = 8 * _FIELDS
_SMALLEST: Final = 1 << 12
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
    pn, dn   estimates for the very position (UNKNOWN), 0 where there are none
    """

    def __init__(self, megabytes: int) -> None:
        """At most `megabytes` are used, growing included."""
        # While it grows, the table needs half of its final size in addition.
        self.megabytes = megabytes
        entries = max(_SMALLEST, megabytes * 1024 * 1024 * 2 // 3 // _BYTES)
        self._most_entries: i64 = 1 << entries.bit_length() - 1
        self.length: i64 = 0
        self.hand: i64 = 0
        self.pn: i64 = 0
        self.dn: i64 = 0
        self._guards: i64 = 0
        self._used: i64 = 0
        self._cells: vec[i64] = vec[i64]()
        self._last: i64 = 0
        self._loops: vec[i64] = vec[i64]()
        self.clear()

    def clear(self) -> None:
        """Forgets everything and gives the memory back."""
        self._cells = vec[i64]()
        self._cells = vec[i64]([0] * (_SMALLEST * _FIELDS))
        self._last = _SMALLEST - 1
        self._used = 0
        self._loops = vec[i64]([0] * (1 << 15))

    def begin(self, hands: Hands) -> None:
        """What follows is about these pieces; to be called before anything is asked or stored."""
        self._guards = hands.guards

    def fill(self) -> int:
        """Thousandths of the memory in use."""
        return int(self._used * 1000 // self._most_entries)

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
        at = (key & self._last) * _FIELDS
        self.pn = 0
        self.dn = 0
        while cells[at] != 0:
            if cells[at] == key:
                other = cells[at + 1]
                lengths = cells[at + 3]
                if (guarded - other) & guards == guards and lengths & _LENGTH <= length:
                    self.length = lengths & _LENGTH
                    self.hand = other
                    return PROVED
                if ((other | guards) - hand) & guards == guards and lengths >> _NO_MATE_SHIFT > length:
                    self.length = (lengths >> _NO_MATE_SHIFT) - 1
                    self.hand = other
                    return DISPROVED
                if other == hand:
                    estimate = cells[at + 2]
                    self.pn = estimate & _NUMBER
                    self.dn = estimate >> _DN_SHIFT & _NUMBER
            at += _FIELDS
            if at > self._last * _FIELDS:
                at = 0
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
            cells = self._cells
            at = (key & self._last) * _FIELDS
            while cells[at] != 0:
                if cells[at] == key and cells[at + 1] == hand:
                    return at
                at += _FIELDS
                if at > self._last * _FIELDS:
                    at = 0
            if self._used * 4 <= self._last * 3:
                break
            self._make_room()
        self._used += 1
        cells[at] = key
        cells[at + 1] = hand
        cells[at + 2] = 0
        cells[at + 3] = _LENGTH
        return at

    def _make_room(self) -> None:
        if self._last + 1 < self._most_entries:
            # Every entry moves to the same place in either half of the doubled table or behind it.
            self._cells = extend(self._cells, self._cells)
            old = self._last + 1
            self._last = 2 * old - 1
            cells = self._cells
            for at in range(old * _FIELDS, len(cells)):
                cells[at] = 0
            self._settle(0)
        else:
            self._settle(self._least_effort())

    def _least_effort(self) -> i64:
        """The effort below which entries must go so that half of the room is free."""
        counts = vec[i64]([0] * _EFFORTS)
        at: i64 = 0
        while at <= self._last * _FIELDS:
            if self._cells[at] != 0:
                counts[self._cells[at + 2] >> _EFFORT_SHIFT] += 1
            at += _FIELDS
        kept = self._used
        effort: i64 = 0
        while kept * 2 > self._last:
            kept -= counts[effort]
            effort += 1
        return effort

    def _settle(self, effort: i64) -> None:
        """Drops the entries of less than an effort, and puts all others where they are found."""
        cells = self._cells
        last = self._last * _FIELDS
        begin: i64 = 0
        while cells[begin] != 0:
            begin += _FIELDS
        # Starting behind a gap, no entry can move past the place looked at.
        at = begin
        while True:
            at = at + _FIELDS if at < last else 0
            if cells[at] != 0:
                key, hand, estimate, lengths = cells[at], cells[at + 1], cells[at + 2], cells[at + 3]
                cells[at] = 0
                if estimate >> _EFFORT_SHIFT < effort:
                    self._used -= 1
                else:
                    home = (key & self._last) * _FIELDS
                    while cells[home] != 0:
                        home = home + _FIELDS if home < last else 0
                    cells[home] = key
                    cells[home + 1] = hand
                    cells[home + 2] = estimate
                    cells[home + 3] = lengths
            if at == begin:
                return

    # Refutations that hold only because a position of the path to them would come back

    def find_loop(self, path: i64, length: i64) -> i64:
        """Depth of the position that comes back, -2 where nothing is known of this path and length."""
        at = path & (len(self._loops) - 2)
        if self._loops[at] == path and self._loops[at + 1] & _LENGTH >= length:
            return (self._loops[at + 1] >> _NO_MATE_SHIFT) - 1
        return -2

    def store_loop(self, path: i64, length: i64, depth: i64) -> None:
        at = path & (len(self._loops) - 2)
        self._loops[at] = path
        self._loops[at + 1] = length | depth + 1 << _NO_MATE_SHIFT
