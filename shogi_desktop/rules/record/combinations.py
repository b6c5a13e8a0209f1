"""Rules that each make sense but do not work together: refused by name and place, so that none is silently ignored.

Where a check must be answered, moves are lines stopped by the first piece they meet, one royal piece stands on each
side, and pins and checks are found along distinct lines; where royal pieces are simply taken, nothing comes back from
a hand. What a variant asks beyond that waits until the core can do it.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import Final

from ..board.moves import SQUARE_MASK
from ..board.tables import MAX_HAND
from ..errors import VariantError
from .movement import Ray
from .variant import Kind, Variant

LARGEST_WORTH: Final = 20_000
"""What taking a piece brings (its value, and that of the piece in hand) stays below: a royal piece counts so much."""
MOST_PRESSURE: Final = (1 << 15) - 1
"""What the evaluation can count of cover around a king, four for each square and piece."""

_BOTH: Final = (True, True)


def check_combinations(variant: Variant, file: str) -> None:
    """Raises VariantError, naming the place in the file, for the first combination that does not work."""
    for where, reason in _faults(variant):
        raise VariantError(file, where, reason)


def _faults(variant: Variant) -> Iterator[tuple[str, str]]:
    yield from _board_faults(variant)
    yield from _royal_faults(variant)
    yield from _promotion_faults(variant)
    yield from _hand_faults(variant)
    yield from _ending_faults(variant)
    if variant.check == "mate":
        yield from _mate_faults(variant)
    for kind in variant.kinds[1:]:
        if kind is not None and not kind.royal and worth_when_taken(variant, kind) >= LARGEST_WORTH:
            yield _of(kind, "value"), f"with what it is worth in the hand it must stay below {LARGEST_WORTH}"


def worth_when_taken(variant: Variant, kind: Kind) -> int:
    """What the engine's exchanges count for taking a piece: its value and, where it changes sides, that in the hand."""
    held = variant.kind(kind.unpromoted) if kind.unpromoted else kind
    return kind.value + (held.value * 104 // 100 + 10 if held.id in variant.hand_kinds else 0)


def _of(kind: Kind, key: str) -> str:
    return f"pieces {kind.id}.{key}"


def _board_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    if max(variant.squares) > SQUARE_MASK:
        longest = max(_kinds(variant), key=lambda kind: max((_length(ray) for ray in kind.movement.rays), default=0))
        yield _of(longest, "moves"), f"leaps as long as this are too much for a board of {variant.files} files"


def _length(ray: Ray) -> int:
    return max(abs(ray.right), abs(ray.forward))


def _royal_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    royals = [0, 0]
    for kind, side in variant.array.values():
        royals[side] += int(variant.kind(kind).royal)
    if min(royals) == 0:
        yield "array", "each side begins with a royal piece"
    if variant.check == "mate" and max(royals) > 1:
        yield "array", 'with check = "mate" a side has one royal piece'


def _promotion_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    for key, kinds in (
        ("promotion_forced", variant.promotion_forced),
        ("promotion_far_rank", variant.promotion_far_rank),
    ):
        for kind in kinds:
            if not variant.kind(kind).promotes_to:
                yield f"rules.{key}", f"{variant.kind(kind).code} does not promote"
    if not variant.promotion_zone and variant.promotion_on:
        yield "rules.promotion_on", "without a promotion_zone nothing enters or leaves it"


def _hand_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    if variant.hand_kinds and variant.check == "capture":
        yield "rules.hand", 'pieces in hand are not known yet with check = "capture"'
    for kind in variant.hand_kinds:
        held = variant.kind(kind)
        if held.royal or held.unpromoted:
            yield "rules.hand_order", f"{held.code} is royal or promoted and is never in a hand"
        if variant.hand_kinds.count(kind) > 1:
            yield "rules.hand_order", f"{held.code} is named twice"
        there = sum((variant.kind(each).unpromoted or each) == kind for each, _ in variant.array.values())
        given = max((count for each in variant.handicaps for of, count in each.hand if of == kind), default=0)
        if there + given >= MAX_HAND:
            yield "rules.hand_order", f"there are more than {MAX_HAND - 1} pieces {held.code}, too many for a hand"
    for number, handicap in enumerate(variant.handicaps, 1):
        for kind, _ in handicap.hand:
            if kind not in variant.hand_kinds:
                yield f"handicaps {number}.hand", f"{variant.kind(kind).code} is never in a hand"
    for piece in _kinds(variant):
        for key, said in (("drop_file_limit", piece.drop_file_limit), ("drop_mate_banned", piece.drop_mate_banned)):
            if said and piece.id not in variant.hand_kinds:
                yield _of(piece, key), "it is never dropped: hand_order does not name it"


def _ending_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    if variant.repetition_result.startswith("forbidden") and variant.repetition != 2:
        yield "rules.repetition", "a ban of repetition holds for the second occurrence: 2 is expected"
    keys = [option.key for option in variant.options]
    if "declaration" in keys:
        if variant.check == "capture":
            yield "options", 'with check = "capture" nobody declares: there may be several royal pieces'
        if not variant.promotion_zone:
            yield "options", "a declaration counts pieces in the promotion_zone, and there is none"
    elif variant.declaration_points or variant.declaration_pieces:
        yield "declaration", "no option of this key says when somebody may declare"


def _mate_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    """What the road for moves that capture at most one piece, on their target, does not know."""
    if variant.repetition_result.startswith("forbidden"):
        yield "rules.repetition_result", 'a ban of repetition is not known yet with check = "mate"'
    for trigger in variant.promotion_on:
        if trigger.startswith("capture"):
            yield "rules.promotion_on", f'{trigger} is not known yet with check = "mate"'
    if variant.promotion_far_rank:
        yield "rules.promotion_far_rank", 'it is not known yet with check = "mate"'
    for kind in _kinds(variant):
        yield from ((_of(kind, key), reason) for key, reason in _mate_piece_faults(variant, kind))
    yield from _forced_faults(variant)
    ring = {(0, 0), *((ray.right, ray.forward) for kind in _kinds(variant) if kind.royal for ray in kind.movement.rays)}
    if 4 * len(ring) * len(variant.array) > MOST_PRESSURE:
        yield "array", "there are more pieces than the cover of a king can be counted for"


def _mate_piece_faults(variant: Variant, kind: Kind) -> Iterator[tuple[str, str]]:
    movement = kind.movement
    if movement.legs or movement.passes or movement.area:
        yield "moves", 'moves of two legs, passes and area moves are not known yet with check = "mate"'
    if any(ray.block for ray in movement.rays):
        yield "moves", 'lines over pieces are not known yet with check = "mate"'
    if any(ray.limit > 1 and gcd(ray.right, ray.forward) > 1 for ray in movement.rays):
        yield "moves", 'a line of leaps over squares between is not known yet with check = "mate"'
    if _meets_itself(variant, movement.rays):
        yield "moves", 'with check = "mate" two lines of a piece must not reach the same square'
    if kind.burns:
        yield "burns", 'burning is not known yet with check = "mate"'
    if kind.royal and any((ray.quiet, ray.capture) != _BOTH for ray in movement.rays):
        yield "moves", 'with check = "mate" a royal piece moves and captures alike'
    if kind.royal and (kind.promotes_to or kind.unpromoted):
        yield "royal", 'with check = "mate" a royal piece neither promotes nor is promoted to'


def _forced_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    """Promotion is forced on moves that may promote: every square where a piece would be stuck must be one of these."""
    ways = {"enter", "inside"} <= set(variant.promotion_on)
    for number in variant.promotion_forced:
        kind = variant.kind(number)
        stuck = [square for square in variant.squares if _is_stuck(variant, kind, square)]
        if stuck and not (ways and all(variant.in_zone(square, 0) for square in stuck)):
            yield "rules.promotion_forced", f"{kind.code} could come where it never moves again, but may not promote"


def _is_stuck(variant: Variant, kind: Kind, square: int) -> bool:
    """Whether every step of Black's piece leaves the board."""
    file, rank = variant.file_of(square), variant.rank_of(square)
    return all(
        not (1 <= file - ray.right <= variant.files and 1 <= rank - ray.forward <= variant.ranks)
        for ray in kind.movement.rays
    )


def _meets_itself(variant: Variant, rays: tuple[Ray, ...]) -> bool:
    """Whether two lines of a piece end on the same square by moves of the same sort."""
    far = max(variant.files, variant.ranks)
    seen: set[tuple[int, int, bool]] = set()
    for ray in rays:
        for step in range(1, min(ray.limit, far) + 1):
            for capture in (False, True):
                if ray.capture if capture else ray.quiet:
                    end = (ray.right * step, ray.forward * step, capture)
                    if end in seen:
                        return True
                    seen.add(end)
    return False


def _kinds(variant: Variant) -> list[Kind]:
    return [kind for kind in variant.kinds if kind is not None]
