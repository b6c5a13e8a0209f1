"""What a network sees of a position: which of its inputs are on. All follows from the variant's record.

Each side looks at the board from its own edge, and where the movements are the same to the left and to the right so
that its royal piece stands on the left half. An input is one kind of piece, own or enemy, on one square, or the n-th
piece of a kind in a hand. Where the royal piece stands (its zone) chooses among several sets of weights.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.tables import MAX_HAND, tables_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.movement import Movement
from shogi_desktop.rules.record.variant import Kind, Variant

HELD: Final = 1 << 40
"""Set in the keys of pieces in hand."""


class Inputs:
    """Inputs of one variant, for a board of `files` x `ranks` zones of the royal piece.

    A key is what can come and go: `piece * size + square`, or HELD | slot * MAX_HAND + which, where slot is
    `side * kinds + kind`. A view is `2 * side + mirrored`: who looks, and whether left and right change places.

    count   inputs of one zone; zones: how many zones there are
    """

    def __init__(self, variant: Variant, files: int, ranks: int) -> None:
        tables = tables_of(variant)
        self.variant = variant
        self.zone_files = files
        self.zone_ranks = ranks
        self.size: i64 = tables.size
        self.kinds: i64 = tables.kinds
        self.pieces: i64 = tables.pieces
        self.several: bool = _may_have_several_royals(variant)
        self.mirrors: bool = all(_is_symmetric(kind.movement) for kind in variant.every_kind)
        self.zones: i64 = files * ranks + (1 if self.several and files * ranks > 1 else 0)
        # [side * pieces + piece], [view * size + square]: their sum is the input; [side * 2 * kinds + slot] the first
        # of the pieces in hand, and how many of them there can be
        self._piece: vec[i64] = vec[i64]([0] * (2 * int(tables.pieces)))
        self._square: vec[i64] = vec[i64]([0] * (4 * int(tables.size)))
        self._hand: vec[i64] = vec[i64]([0] * (4 * int(tables.kinds)))
        self._most: vec[i64] = vec[i64]([0] * (2 * int(tables.kinds)))
        # [side * size + square of the royal piece] zone << 1 | mirrored
        self._zone: vec[i64] = vec[i64]([0] * (2 * int(tables.size)))
        for kind in variant.every_kind:
            for owner in range(2):
                for side in range(2):
                    place = 2 * (kind.id - 1) + (owner ^ side)
                    self._piece[side * int(tables.pieces) + (kind.id << 1 | owner)] = place * len(variant.squares)
        for side in range(2):
            self._add_squares(variant, side, files, ranks)
        self.count: i64 = 2 * (len(variant.kinds) - 1) * len(variant.squares)
        for kind_id in variant.hand_kinds:
            self._add_hand(variant, kind_id)

    def _add_squares(self, variant: Variant, side: int, files: int, ranks: int) -> None:
        half = (variant.files + 1) // 2
        for square in variant.squares:
            file, rank = variant.file_of(square) - 1, variant.rank_of(square) - 1
            if side == 0:
                rank = variant.ranks - 1 - rank
            else:
                file = variant.files - 1 - file
            aside = variant.files - 1 - file
            at = 2 * side * int(self.size) + square
            self._square[at] = rank * variant.files + file
            self._square[at + int(self.size)] = rank * variant.files + aside
            zone = min(min(file, aside) * files // half, files - 1) * ranks + min(rank, ranks - 1)
            mirrored = self.mirrors and aside < file
            self._zone[side * int(self.size) + square] = zone << 1 | int(mirrored)

    def _add_hand(self, variant: Variant, kind_id: int) -> None:
        """An input for each piece of the kind that the array has, in either hand."""
        most = 0
        for other, _ in variant.array.values():
            kind = variant.kind(other)
            most += int(kind_id in (kind.id, kind.unpromoted))
        most = max(1, most)
        for owner in range(2):
            slot = owner * int(self.kinds) + kind_id
            self._most[slot] = most
            for side in range(2):
                self._hand[side * 2 * int(self.kinds) + slot] = self.count + (owner ^ side) * most
        self.count += 2 * most

    def row(self, view: i64, key: i64) -> i64:
        """The input that a key switches on in a view."""
        side = view >> 1
        if key & HELD:
            slot = (key ^ HELD) // MAX_HAND
            which = key % MAX_HAND
            most = self._most[slot]
            return self._hand[side * 2 * self.kinds + slot] + (which if which < most else most - 1)
        piece = key // self.size
        return self._piece[side * self.pieces + piece] + self._square[view * self.size + key - piece * self.size]

    def zone(self, position: Position, side: i64) -> i64:
        """`zone << 1 | mirrored` of a side: by its royal piece, the last zone where it has not just one of them."""
        if position.royals[side] != 1:
            return (self.zones - 1) << 1
        if position.in_lines:
            return self._zone[side * self.size + position.king[side]]
        first = side * len(position.tables.squares)
        for n in range(first, first + position.count[side]):
            square = position.listed[n]
            if position.tables.royal[position.cells[square]]:
                return self._zone[side * self.size + square]
        return (self.zones - 1) << 1

    def zone_on(self, side: i64, square: i64) -> i64:
        """`zone << 1 | mirrored` of a side whose only royal piece stands on a square."""
        return self._zone[side * self.size + square]

    def keys(self, position: Position) -> list[int]:
        """The keys of all pieces of a position, on the board and in hand."""
        found: list[int] = []
        for side in range(2):
            first: i64 = side * len(position.tables.squares)
            for n in range(first, first + position.count[side]):
                square = position.listed[n]
                found.append(int(position.cells[square] * self.size + square))
            for kind in position.tables.hand_kinds:
                slot = side * self.kinds + kind
                for which in range(position.hand[slot]):
                    found.append(int(HELD | slot * MAX_HAND + which))
        return found

    def all_keys(self) -> list[int]:
        """Every key that a position can have."""
        found: list[int] = []
        for kind in self.variant.every_kind:
            for side in range(2):
                found += [(kind.id << 1 | side) * int(self.size) + square for square in self.variant.squares]
        for kind_id in self.variant.hand_kinds:
            for side in range(2):
                slot = side * int(self.kinds) + kind_id
                found += [HELD | slot * MAX_HAND + which for which in range(self._most[slot])]
        return found


def fingerprint(variant: Variant) -> str:
    """Changes with what the inputs mean: the board, the kinds by their codes, which promote, which are royal, hands."""
    kinds = [(kind.id, kind.code, kind.promotes_to, kind.royal) for kind in variant.every_kind]
    told = (variant.files, variant.ranks, kinds, sorted(variant.hand_kinds), sorted(_army(variant).items()))
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def _army(variant: Variant) -> dict[str, int]:
    """How many pieces of each kind the array has: a hand can hold as many."""
    army: dict[str, int] = {}
    if variant.has_drops:
        for kind_id, _ in variant.array.values():
            code = variant.kind(kind_id).code
            army[code] = army.get(code, 0) + 1
    return army


def _is_symmetric(movement: Movement) -> bool:
    """Whether a piece moves to the left as it does to the right."""
    rays = {(ray.right, ray.forward, ray.limit, ray.quiet, ray.capture, ray.block) for ray in movement.rays}
    legs = set(movement.legs)
    return rays == {(-right, *rest) for right, *rest in rays} and legs == {
        ((-one[0], one[1]), (-two[0], two[1])) for one, two in legs
    }


def _may_have_several_royals(variant: Variant) -> bool:
    """Whether a side can come to have other than one royal piece."""
    royals = [0, 0]
    for kind_id, side in variant.array.values():
        royals[side] += int(variant.kind(kind_id).royal)
    return royals != [1, 1] or any(_becomes_royal(variant, kind) for kind in variant.every_kind)


def _becomes_royal(variant: Variant, kind: Kind) -> bool:
    return not kind.royal and kind.promotes_to != 0 and variant.kind(kind.promotes_to).royal
