"""What pieces are worth where, worked out from a variant's record: values, movements, zones and the board.

All of it is derived, nothing is tuned to one variant. Scores are hundredths of a pawn and come in pairs, for the
opening and for the end of a game, packed into one int (`pack`); pressure counts, in quarters of a square, how well a
piece covers the squares around a king, four counters packed into one int.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.tables import Tables, tables_of
from shogi_desktop.rules.record.variant import Kind, Variant

PRESSURE_BITS: Final = 15
PRESSURE_MASK: Final = (1 << PRESSURE_BITS) - 1
# What a square covered counts, by the number of steps it takes to get there.
_COVER: Final = (0, 4, 3, 2)
# Mean worth of a piece that the margins of the search were made for.
_USUAL_VALUE: Final = 302


def pack(opening: int, ending: int) -> int:
    """Two scores in one int; packed scores can be added and subtracted."""
    return (opening << 32) + ending


class Weights:
    """Tables of one variant for `Evaluation` and `Exchange`. `rel` is a square seen from a king, see `code`.

    exchange   [piece] what capturing it brings: its value and, where pieces change sides, the value in the hand
    place      [piece * size + square] packed score of a piece there, from Black's side of the score
    engaged    [piece * size + square] what the piece adds to the progress of the game while it waits at home
    home       progress-weighted value of both armies at the start; hand  [side * kinds + kind] packed, per piece
    near_own, near_enemy   [piece * rels + rel] packed score by the place relative to each king
    guard, attack          [piece * rels + rel] pressure counters of the same
    slides     [piece] packed score of each square that a far-moving piece can go to, 0 for the others
    code       [square]; rel = code[square] - code[king] + centre
    """

    def __init__(self, variant: Variant) -> None:
        tables = tables_of(variant)
        size = int(tables.size)
        self.size: i64 = tables.size
        self.kinds: i64 = tables.kinds
        self._width = 2 * variant.files - 1
        self.rels: i64 = (2 * variant.ranks - 1) * self._width
        self.centre: i64 = (variant.ranks - 1) * self._width + variant.files - 1
        self.code = vec[i64]([0] * size)
        for square in variant.squares:
            self.code[square] = (variant.rank_of(square) - 1) * self._width + variant.file_of(square) - 1
        self.relates_to_king: bool = variant.check == "mate"
        """Whether places are weighed by where the one king of each side stands."""
        pieces = int(tables.pieces)
        self.exchange = vec[i64]([0] * pieces)
        self.value = vec[i64]([0] * pieces)
        self.hand = vec[i64]([0] * pieces)
        self.hand_threat = vec[i64]([0] * pieces)
        self.place = vec[i64]([0] * (pieces * size))
        self.engaged = vec[i64]([0] * (pieces * size))
        rels = pieces * int(self.rels) if self.relates_to_king else 0
        self.near_own = vec[i64]([0] * rels)
        self.near_enemy = vec[i64]([0] * rels)
        self.slides = vec[i64]([0] * pieces)
        self.guard = vec[i64]([0] * rels)
        self.attack = vec[i64]([0] * rels)
        self._add_values(variant, tables)
        ring = _ring(variant)
        for kind in variant.kinds:
            if kind is not None:
                for side in range(2):
                    if any(ray.limit > 2 for ray in kind.movement.rays):
                        self.slides[kind.id << 1 | side] = (1 - 2 * side) * pack(6, 6)
                    self._add_places(variant, kind, side)
                    if not kind.royal and self.relates_to_king:
                        self._add_king_relations(variant, kind, side, ring)
        at_home = 0
        for square, (kind_id, side) in variant.array.items():
            at_home += int(self.engaged[(kind_id << 1 | side) * int(self.size) + square])
        self.home: i64 = max(1, at_home)
        army = sum(int(self.value[kind << 1 | side]) for kind, side in variant.array.values())
        self.unit: i64 = army * 100 // (max(1, len(variant.array)) * _USUAL_VALUE)
        """Percentage of the usual that a piece is worth here."""
        self.hopeless: i64 = max(1000, army // 2)
        """Behind by this much nobody plays on: the worth of one army."""

    def _add_values(self, variant: Variant, tables: Tables) -> None:
        for kind in variant.kinds:
            if kind is None:
                continue
            for side in range(2):
                piece = kind.id << 1 | side
                self.value[piece] = kind.value
                self.exchange[piece] = kind.value
                if kind.id in variant.hand_kinds:
                    worth = (1 - 2 * side) * _hand_value(kind)
                    self.hand[side * int(tables.kinds) + kind.id] = pack(worth, worth)
                    self.hand_threat[side * int(tables.kinds) + kind.id] = min(12, 1 + kind.value // 90)
        for kind in variant.kinds:
            if kind is not None and tables.demoted[kind.id << 1]:
                held = variant.kind(int(tables.demoted[kind.id << 1]))
                for side in range(2):
                    self.exchange[kind.id << 1 | side] += _hand_value(held)

    def _add_places(self, variant: Variant, kind: Kind, side: int) -> None:
        """Value, activity on an empty board, advancement, shelter of a king; progress while in the own half."""
        sign = 1 - 2 * side
        short = all(ray.limit < 3 for ray in kind.movement.rays)
        middle = (variant.files + 1) / 2
        for square in variant.squares:
            file, rank = variant.file_of(square), variant.rank_of(square)
            advance = variant.ranks - rank if side == 0 else rank - 1
            if kind.royal:
                aside = abs(file - middle)
                opening, ending = int(6 * aside) - 20 * max(0, advance - 1), 4 * advance
            else:
                room = activity(variant, kind, side, file, rank)
                opening, ending = 2 * room, 2 * room
                if short:
                    opening += 2 * min(advance, variant.ranks // 2)
                    ending += 3 * advance if kind.promotes_to else 0
                opening += kind.value
                ending += kind.value
            at = (kind.id << 1 | side) * int(self.size) + square
            self.place[at] = sign * pack(opening, ending)
            if advance < variant.ranks // 2 and not kind.royal:
                self.engaged[at] = max(10, kind.value)

    def _add_king_relations(self, variant: Variant, kind: Kind, side: int, ring: list[tuple[int, int]]) -> None:
        """Cover of the squares around either king, and nearness for pieces that are slow to come."""
        sign = 1 - 2 * side
        piece = kind.id << 1 | side
        cover: dict[tuple[int, int], int] = {}
        for right, down in ring:
            for ray in kind.movement.rays:
                if not ray.capture:
                    continue
                for step in range(1, min(ray.limit, max(variant.files, variant.ranks)) + 1):
                    # Black's right is a lower file, his forward a lower rank.
                    place = (right + sign * ray.right * step, down + sign * ray.forward * step)
                    cover[place] = cover.get(place, 0) + _COVER[min(step, 3)]
        slow = all(ray.limit < 3 for ray in kind.movement.rays)
        for ranks in range(1 - variant.ranks, variant.ranks):
            for files in range(1 - variant.files, variant.files):
                at = piece * int(self.rels) + ranks * self._width + files + int(self.centre)
                covered = cover.get((files, ranks), 0)
                near = max(0, 5 - max(abs(ranks), abs(files))) * min(kind.value, 600) // 150 if slow else 0
                self.near_own[at] = sign * pack(2 * (covered + near), covered)
                self.near_enemy[at] = sign * pack(2 * covered + near, 2 * (2 * covered + near))
                self.guard[at] = covered << PRESSURE_BITS * (2 + side)
                self.attack[at] = covered << PRESSURE_BITS * side


def _hand_value(kind: Kind) -> int:
    """A piece in hand can go anywhere, which is worth a little more than standing somewhere."""
    return kind.value * 104 // 100 + 10


def _ring(variant: Variant) -> list[tuple[int, int]]:
    """The king's own square and those it steps to, as (file, rank) differences."""
    ring = {(0, 0)}
    for kind in variant.kinds:
        if kind is not None and kind.royal:
            ring.update((ray.right, ray.forward) for ray in kind.movement.rays)
    return sorted(ring)


def activity(variant: Variant, kind: Kind, side: int, file: int, rank: int) -> int:
    """Squares the piece could go to on an empty board, at most 12."""
    sign = 1 - 2 * side
    found = 0
    for ray in kind.movement.rays:
        for step in range(1, min(ray.limit, 8) + 1):
            to_file, to_rank = file - sign * ray.right * step, rank - sign * ray.forward * step
            if not (1 <= to_file <= variant.files and 1 <= to_rank <= variant.ranks):
                break
            found += 1
    return min(found, 12)
