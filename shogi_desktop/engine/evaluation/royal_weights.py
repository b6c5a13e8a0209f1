"""What pieces are worth where royal pieces are simply taken and nothing taken comes back.

The numbers here are the whole difference: everything else follows from the variant's record. Scores are hundredths of
a pawn, (opening, ending); the ending nears as material leaves the board.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.record.variant import Kind, Variant

from .weights import Weights, activity, pack

# Percentage of a piece's value that is left once the board is empty: jumpers have nothing to jump over any more,
# pieces that range meet nothing in their way.
JUMPER_ENDING: Final = 55
RANGER_ENDING: Final = 112
SHORT_ENDING: Final = 90
# What promoting would gain counts by so many percent, by the steps that a slow piece is away from the zone (0 =
# inside, where only a capture promotes); and so for pieces that are there in one move.
PROMOTION_NEAR: Final = (4, 16, 12, 9, 7, 5, 4, 3)
PROMOTION_RANGER: Final = 7
ADVANCE: Final = 3
# A royal piece on its own is best left at the edge of the board: what each step forward costs it, (opening, ending).
ROYAL_STEP: Final = (60, 5)
# Pressure on the last royal piece: heat of a piece (one for each HEAT_VALUE of its value, at most MOST_HEAT) times how
# much nearer than FAR it stands.
HEAT_VALUE: Final = 200
MOST_HEAT: Final = 22
FAR: Final = 8
GUARD_FAR: Final = 4
# What each step towards the enemy royal piece is worth in the ending, so that won games are brought home.
PULL: Final = 4
# A second royal piece; a line open to the last one, by its open squares; an attacker at its end.
SPARE_ROYAL: Final = 900
OPEN_SQUARE: Final = 6
MOST_OPEN: Final = 6
LINE_ATTACK: Final = 120


class RoyalWeights(Weights):
    """`Weights` whose tables by `rel` see a square from one of the royal pieces.

    attack, guard   [piece * rels + rel] pressure on an enemy royal piece, cover of an own one
    near_enemy      [piece * rels + rel] packed score of being near an enemy royal piece
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        rels = int(self.rels)
        self.guard = vec[i64]([0] * (2 * len(variant.kinds) * rels))
        self.attack = vec[i64]([0] * (2 * len(variant.kinds) * rels))
        self.near_enemy = vec[i64]([0] * (2 * len(variant.kinds) * rels))
        longest = max(variant.files, variant.ranks)
        for kind in variant.kinds:
            if kind is None or kind.royal:
                continue
            warmth = 1 + min(kind.value // HEAT_VALUE, MOST_HEAT)
            for rel in range(rels):
                files = rel % self._width - (variant.files - 1)
                ranks = rel // self._width - (variant.ranks - 1)
                steps = max(abs(files), abs(ranks))
                for side in range(2):
                    at = (kind.id << 1 | side) * rels + rel
                    self.attack[at] = warmth * max(0, FAR - steps)
                    self.guard[at] = max(0, GUARD_FAR - steps)
                    self.near_enemy[at] = (1 - 2 * side) * pack(0, PULL * max(0, longest - steps))

    def _add_places(self, variant: Variant, kind: Kind, side: int) -> None:
        sign = 1 - 2 * side
        later = _ending_value(kind)
        for square in variant.squares:
            file, rank = variant.file_of(square), variant.rank_of(square)
            advance = variant.ranks - rank if side == 0 else rank - 1
            opening, ending = kind.value, later
            if kind.royal:
                opening -= ROYAL_STEP[0] * max(0, advance)
                ending -= ROYAL_STEP[1] * max(0, advance)
            else:
                extra = 2 * activity(variant, kind, side, file, rank) + _hope(variant, kind, advance)
                if _is_slow(kind):
                    extra += ADVANCE * min(advance, variant.ranks // 2)
                opening += extra
                ending += extra
            at = (kind.id << 1 | side) * int(self.size) + square
            self.place[at] = sign * pack(opening, ending)
            if not kind.royal:
                self.engaged[at] = max(10, kind.value)


def _is_slow(kind: Kind) -> bool:
    return all(ray.limit < 3 for ray in kind.movement.rays)


def _ending_value(kind: Kind) -> int:
    """The value of a piece on a board that is nearly empty."""
    if any(ray.block for ray in kind.movement.rays):
        return kind.value * JUMPER_ENDING // 100
    return kind.value * (SHORT_ENDING if _is_slow(kind) else RANGER_ENDING) // 100


def _hope(variant: Variant, kind: Kind, advance: int) -> int:
    """What the prospect of promoting is worth `advance` ranks forward of the own edge."""
    if not kind.promotes_to:
        return 0
    gain = max(0, variant.kind(kind.promotes_to).value - kind.value)
    steps = max(0, variant.ranks - variant.promotion_zone - advance)
    if steps and not _is_slow(kind):
        return gain * PROMOTION_RANGER // 100
    return gain * PROMOTION_NEAR[min(steps, len(PROMOTION_NEAR) - 1)] // 100
