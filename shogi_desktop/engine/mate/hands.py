"""Hands of the attacker as single numbers, so that one comparison tells which of two has everything of the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.tables import MAX_HAND
from shogi_desktop.rules.position import Position

_BITS: Final = 62


class Hands:
    """How the hand of one side is packed: for each kind a counter, and above it a guard bit that is always clear.

    The pieces of a position and its successors are always the same, so board and attacker's hand together determine
    the defender's hand as well; where pieces burn they are not, and no kind is packed. `unit` [kind] is one piece of a
    kind, 0 for kinds that are not packed.
    """

    def __init__(self, position: Position, side: i64) -> None:
        tables = position.tables
        kinds = int(tables.kinds)
        self.side: i64 = side
        self.position: Position = position
        self.unit: vec[i64] = vec[i64]([0] * kinds)
        self.mask: vec[i64] = vec[i64]([0] * kinds)
        self.guards: i64 = 0
        # All pieces that could ever be in a hand: [kind] how many there are, and packed.
        self.total: vec[i64] = vec[i64](_totals(position))
        shift = 0
        for kind in tables.hand_kinds:
            width = int(self.total[kind]).bit_length()
            if width == 0 or tables.burning or shift + width + 1 > _BITS:
                continue
            self.unit[kind] = 1 << shift
            self.mask[kind] = (1 << shift + width) - (1 << shift)
            self.guards |= 1 << shift + width
            shift += width + 1

    def of_position(self) -> i64:
        """The hand in the present position."""
        hand: i64 = 0
        for kind in self.position.tables.hand_kinds:
            hand += self.unit[kind] * self.position.hand[self.side * self.position.tables.kinds + kind]
        return hand

    def key_of_position(self) -> i64:
        """Hash of the present position without the packed hands."""
        position = self.position
        tables = position.tables
        key = position.key
        for kind in tables.hand_kinds:
            if self.unit[kind]:
                for slot in (kind, tables.kinds + kind):
                    key ^= tables.hand_key[slot * MAX_HAND + position.hand[slot]]
        return key

    def covers(self, hand: i64, other: i64) -> bool:
        """Whether `hand` has at least all pieces of `other`."""
        return ((hand | self.guards) - other) & self.guards == self.guards

    def most(self, hand: i64, other: i64) -> i64:
        """The larger number of each kind."""
        result: i64 = 0
        for mask in self.mask:
            one, two = hand & mask, other & mask
            result |= one if one > two else two
        return result

    def least(self, hand: i64, other: i64) -> i64:
        """The smaller number of each kind."""
        result: i64 = 0
        for mask in self.mask:
            one, two = hand & mask, other & mask
            result |= one if one < two else two
        return result

    def without(self, hand: i64, kind: i64) -> i64:
        """The hand less one piece of a kind, or as it is where it has none."""
        return hand - self.unit[kind] if hand & self.mask[kind] else hand


def _totals(position: Position) -> list[int]:
    tables = position.tables
    totals = [0] * int(tables.kinds)
    for side in range(2):
        for kind in tables.hand_kinds:
            totals[kind] += position.hand_count(side, kind)
    for square in position.variant.squares:
        piece = position.piece_at(square)
        if piece and tables.demoted[piece]:
            totals[tables.demoted[piece]] += 1
    return totals
