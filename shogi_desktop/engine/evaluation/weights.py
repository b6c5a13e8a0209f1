"""What pieces are worth where, worked out from a variant's record: values, movements, zones and the board.

All of it is derived, nothing is tuned to one variant. Scores are hundredths of a pawn and come in pairs, for the
opening and for the end of a game, packed into one int (`pack`). Two questions decide which numbers hold: whether what
is taken comes back from the hand (the end of a game is then where the armies have met, else where they are gone), and
how the danger to a royal piece is told (`royal_relations`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.tables import tables_of
from shogi_desktop.rules.record.variant import Kind, Variant

from .packed import pack
from .relations import Relations
from .royal_relations import RoyalRelations, is_slow
from .worth import Worth, activity, reach, value_in_hand

# Each square that a piece can go to on the empty board, and each that a far-moving one has in the game.
_ACTIVE: Final = 2
_ROOM: Final = 6
# Percentage of a piece's value that is left once the board is empty: jumpers have nothing to jump over any more,
# pieces that range meet nothing in their way.
_JUMPER_ENDING: Final = 55
_RANGER_ENDING: Final = 112
_SHORT_ENDING: Final = 90
# What promoting would gain counts by so many percent, by the steps that a slow piece is away from the zone (0 =
# inside, where only a capture promotes); and so for pieces that are there in one move.
_PROMOTION_NEAR: Final = (4, 16, 12, 9, 7, 5, 4, 3)
_PROMOTION_RANGER: Final = 7
_ADVANCE: Final = 3
# A royal piece that several can take over from is best left at the edge of the board: what each step forward costs it,
# in the opening and in the end.
_ROYAL_STEP: Final = (60, 5)
# A piece counts at least so much for the progress of a game.
_LEAST_ENGAGED: Final = 10


class Weights:
    """Tables of one variant for `HandMade`.

    place       [piece * size + square] packed score of a piece there, from Black's side of the score
    engaged     [piece * ranks + rank] what the piece adds to what is still before the end of the game
    home        the same of both armies at the start
    hand, hand_threat   [side * kinds + kind] packed score, and force in attacks, of each piece in hand
    slides      [piece] packed score of each square that a far-moving piece can go to, 0 for the others
    far_movers  how many of those there are at the start
    """

    def __init__(self, variant: Variant) -> None:
        tables = tables_of(variant)
        self.worth = Worth(variant)
        self.relations = Relations(variant)
        self.royals = RoyalRelations(variant, self.worth, self.relations)
        self.size: i64 = tables.size
        self.kinds: i64 = tables.kinds
        self.ranks: i64 = variant.ranks
        pieces = int(tables.pieces)
        self.hand = vec[i64]([0] * pieces)
        self.hand_threat = vec[i64]([0] * pieces)
        self.engaged = vec[i64]([0] * (pieces * variant.ranks))
        self.place = vec[i64]([0] * (pieces * int(tables.size)))
        self.slides = vec[i64]([0] * pieces)
        for kind in variant.every_kind:
            for side in range(2):
                self._add_kind(variant, kind, side)
        at_home = 0
        self.far_movers = 0
        for square, (kind_id, side) in variant.array.items():
            piece = kind_id << 1 | side
            at_home += int(self.engaged[piece * variant.ranks + int(self.relations.rank[square])])
            self.far_movers += int(self.slides[piece] != 0)
        self.home: i64 = max(1, at_home)

    def _add_kind(self, variant: Variant, kind: Kind, side: int) -> None:
        sign = 1 - 2 * side
        piece = kind.id << 1 | side
        if kind.id in variant.hand_kinds:
            held = sign * value_in_hand(kind)
            self.hand[side * len(variant.kinds) + kind.id] = pack(held, held)
            self.hand_threat[side * len(variant.kinds) + kind.id] = min(12, 1 + int(self.worth.value[piece]) // 90)
        if not is_slow(kind):
            self.slides[piece] = sign * pack(_ROOM, _ROOM)
        on_rank = []
        for rank in range(variant.ranks):
            advance = variant.ranks - 1 - rank if side == 0 else rank
            on_rank.append(self._on_rank(variant, kind, advance))
            if not kind.royal and (not variant.has_drops or advance < variant.ranks // 2):
                # What is taken comes back: the game is as far as the pieces have gone. Else as few as they are.
                self.engaged[piece * variant.ranks + rank] = max(_LEAST_ENGAGED, int(self.worth.value[piece]))
        rooms = [] if kind.royal else _rooms(variant, kind, side)
        for number, square in enumerate(variant.squares):
            opening, ending = on_rank[number // variant.files]
            if not kind.royal:
                opening, ending = opening + _ACTIVE * rooms[number], ending + _ACTIVE * rooms[number]
            elif self.royals.by_place:
                opening += _aside(variant, square)
            self.place[piece * int(self.size) + square] = sign * pack(opening, ending)

    def _on_rank(self, variant: Variant, kind: Kind, advance: int) -> tuple[int, int]:
        """Score of a piece in the opening and in the end `advance` ranks forward of the own edge."""
        value = int(self.worth.value[kind.id << 1])
        if kind.royal:
            if self.royals.by_place:
                return -20 * max(0, advance - 1), 4 * advance
            return value - _ROYAL_STEP[0] * advance, _ending_value(kind, value) - _ROYAL_STEP[1] * advance
        half = min(advance, variant.ranks // 2)
        if variant.has_drops:
            if not is_slow(kind):
                return value, value
            return value + 2 * half, value + (3 * advance if kind.promotes_to else 0)
        extra = self._hope(variant, kind, advance) + (_ADVANCE * half if is_slow(kind) else 0)
        return value + extra, _ending_value(kind, value) + extra

    def _hope(self, variant: Variant, kind: Kind, advance: int) -> int:
        """What the prospect of promoting is worth `advance` ranks forward of the own edge."""
        if not kind.promotes_to:
            return 0
        gain = max(0, int(self.worth.value[kind.promotes_to << 1] - self.worth.value[kind.id << 1]))
        steps = max(0, variant.ranks - variant.promotion_zone - advance)
        if steps and not is_slow(kind):
            return gain * _PROMOTION_RANGER // 100
        return gain * _PROMOTION_NEAR[min(steps, len(_PROMOTION_NEAR) - 1)] // 100


def _ending_value(kind: Kind, value: int) -> int:
    """The value of a piece on a board that is nearly empty."""
    if any(ray.block for ray in kind.movement.rays):
        return value * _JUMPER_ENDING // 100
    return value * (_SHORT_ENDING if is_slow(kind) else _RANGER_ENDING) // 100


def _aside(variant: Variant, square: int) -> int:
    """What a king gains by standing away from the middle files while the armies are strong."""
    return int(6 * abs(variant.file_of(square) - (variant.files + 1) / 2))


def _rooms(variant: Variant, kind: Kind, side: int) -> list[int]:
    """For each square in reading order where the piece could go on an empty board; far from the edges that is the same
    everywhere."""
    far = reach(kind)
    files = [_like(file, far, variant.files) for file in range(variant.files, 0, -1)]
    known: dict[int, list[int]] = {}
    rooms: list[int] = []
    for rank in range(1, variant.ranks + 1):
        like = _like(rank, far, variant.ranks)
        if like not in known:
            on_file = {file: activity(variant, kind, side, file, like) for file in set(files)}
            known[like] = [on_file[file] for file in files]
        rooms += known[like]
    return rooms


def _like(place: int, far: int, count: int) -> int:
    """The first file or rank of `count` from which no edge, or the same one, is nearer than `far`."""
    return place if place <= far or place > count - far else far + 1
