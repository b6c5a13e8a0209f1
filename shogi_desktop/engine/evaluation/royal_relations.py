"""What a piece means to the royal pieces, by where it stands seen from them.

Where a side has one king and all pieces go along lines, the squares around the king that a piece covers tell it: place
by place. Where royal pieces may be several, pieces burn or come over others, or the board is too large for that, only
the strength of a piece and its distance count.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.record.variant import Kind, Variant

from .packed import pack
from .relations import Relations
from .worth import Worth

# What a square covered counts, by the number of steps it takes to get there.
_COVER: Final = (0, 4, 3, 2)
# Tables by place grow with the square of the board: not beyond so many numbers each.
_MOST_PLACES: Final = 1 << 18
# Heat of a piece by distance: one for each _HEAT_VALUE of its value, at most _MOST_HEAT, times how much nearer than
# _FAR it stands.
_HEAT_VALUE: Final = 200
_MOST_HEAT: Final = 22
_FAR: Final = 8
_GUARD_FAR: Final = 4
# What each step towards the enemy royal piece is worth in the ending, so that won games are brought home.
_PULL: Final = 4


class RoyalRelations:
    """`view` [rel] tells how a piece is seen from a royal one, a number below `views`; `rel` as in `Relations`.

    near_own, near_enemy   [piece * views + view] packed score by the view from each side's royal piece
    guard, attack          [piece * views + view] cover of an own royal piece, pressure on an enemy one
    by_place               whether views are places, else distances
    """

    def __init__(self, variant: Variant, worth: Worth, relations: Relations) -> None:
        rels = int(relations.rels)
        pieces = 2 * len(variant.kinds)
        self.by_place: bool = _tells_by_place(variant) and pieces * rels <= _MOST_PLACES
        self.view = vec[i64](list(range(rels))) if self.by_place else relations.far[:]
        self.views: i64 = rels if self.by_place else max(variant.files, variant.ranks)
        self._force: i64 = 6 if self.by_place else 3
        self._ease: i64 = 24 if self.by_place else 80
        self._shelter: i64 = 1 if self.by_place else 2
        entries = pieces * int(self.views)
        self.near_own = vec[i64]([0] * entries)
        self.near_enemy = vec[i64]([0] * entries)
        self.guard = vec[i64]([0] * entries)
        self.attack = vec[i64]([0] * entries)
        ring = _ring(variant)
        for kind in variant.every_kind:
            if kind.royal:
                continue
            value = int(worth.value[kind.id << 1])
            for side in range(2):
                if self.by_place:
                    self._add_places(variant, kind, side, value, ring)
                else:
                    self._add_distances(kind, side, value)

    def danger(self, attack: i64, guard: i64, threat: i64) -> i64:
        """What an attack on a royal piece is worth: it grows with the square of its force, reserves in hand count,
        guards weaken it. All three in quarters of a covered square, or degrees of heat."""
        return attack * (attack + 2 * threat) * self._force // (self._ease + self._shelter * guard)

    def _add_places(self, variant: Variant, kind: Kind, side: int, value: int, ring: list[tuple[int, int]]) -> None:
        """Cover of the squares around either king, and nearness for pieces that are slow to come."""
        sign = 1 - 2 * side
        cover = _cover(variant, kind, sign, ring)
        slow = is_slow(kind)
        width = 2 * variant.files - 1
        first = (kind.id << 1 | side) * int(self.views) + (variant.ranks - 1) * width + variant.files - 1
        for ranks in range(1 - variant.ranks, variant.ranks):
            for files in range(1 - variant.files, variant.files):
                at = first + ranks * width + files
                covered = cover.get((files, ranks), 0)
                steps = max(abs(ranks), abs(files))
                near = max(0, 5 - steps) * min(value, 600) // 150 if slow else 0
                # Drops need no way to the king; where there are none the pieces that are left must go there.
                pull = 0 if variant.has_drops else _PULL * (max(variant.files, variant.ranks) - steps)
                self.near_own[at] = sign * pack(2 * (covered + near), covered)
                self.near_enemy[at] = sign * pack(2 * covered + near, 2 * (2 * covered + near) + pull)
                self.guard[at] = covered
                self.attack[at] = covered

    def _add_distances(self, kind: Kind, side: int, value: int) -> None:
        warmth = 1 + min(value // _HEAT_VALUE, _MOST_HEAT)
        first = (kind.id << 1 | side) * int(self.views)
        for steps in range(int(self.views)):
            self.attack[first + steps] = warmth * max(0, _FAR - steps)
            self.guard[first + steps] = max(0, _GUARD_FAR - steps)
            self.near_enemy[first + steps] = (1 - 2 * side) * pack(0, _PULL * (int(self.views) - steps))


def is_slow(kind: Kind) -> bool:
    """Whether a piece needs several moves to cross the board."""
    return all(ray.limit < 3 for ray in kind.movement.rays)


def _tells_by_place(variant: Variant) -> bool:
    """Whether no side can have several royal pieces and no piece burns, walks or passes over others."""
    royals = [0, 0]
    for kind_id, side in variant.array.values():
        royals[side] += int(variant.kind(kind_id).royal)
    if max(royals) > 1:
        return False
    for kind in variant.every_kind:
        if kind.burns or kind.movement.area or any(ray.block for ray in kind.movement.rays):
            return False
        if not kind.royal and kind.promotes_to and variant.kind(kind.promotes_to).royal:
            return False
    return True


def _ring(variant: Variant) -> list[tuple[int, int]]:
    """The king's own square and those it steps to, as (file, rank) differences."""
    ring = {(0, 0)}
    for kind in variant.every_kind:
        if kind.royal:
            ring.update((ray.right, ray.forward) for ray in kind.movement.rays)
    return sorted(ring)


def _cover(variant: Variant, kind: Kind, sign: int, ring: list[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """[(files, ranks) from the king to the piece] how well it covers the ring, in quarters of a square."""
    longest = max(variant.files, variant.ranks)
    cover: dict[tuple[int, int], int] = {}
    for right, down in ring:
        for ray in kind.movement.rays:
            if not ray.capture:
                continue
            for step in range(1, min(ray.limit, longest) + 1):
                # Black's right is a lower file, his forward a lower rank.
                place = (right + sign * ray.right * step, down + sign * ray.forward * step)
                cover[place] = cover.get(place, 0) + _COVER[min(step, 3)]
    return cover
