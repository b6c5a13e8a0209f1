"""Rules that do not work together: refused by name and place, so that none is silently ignored."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.moves import SQUARE_MASK
from ..board.tables import MAX_HAND
from ..errors import VariantError
from .movement import Ray
from .variant import Handicap, Kind, Variant


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
    yield from _lion_faults(variant)
    yield from _contagion_faults(variant)
    yield from _sweeping_faults(variant)


def _of(kind: Kind, key: str) -> str:
    return f"pieces {kind.code}.{key}"


def _board_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    if max(variant.squares) > SQUARE_MASK:
        longest = max(variant.every_kind, key=lambda kind: max((_length(ray) for ray in kind.movement.rays), default=0))
        yield _of(longest, "moves"), f"leaps as long as this are too much for a board of {variant.files} files"


def _length(ray: Ray) -> int:
    return max(abs(ray.right), abs(ray.forward))


def _royal_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    royals = [0, 0]
    for kind, side in variant.array.values():
        royals[side] += int(variant.kind(kind).royal)
    if min(royals) == 0:
        yield "array", "each side begins with a royal piece"


def _promotion_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    for key, kinds in (
        ("promotion_forced", variant.promotion_forced),
        ("promotion_far_rank", variant.promotion_far_rank),
        ("promotion_entry_only", variant.promotion_entry_only),
    ):
        for kind in kinds:
            if variant.flips:
                yield f"rules.{key}", "a piece that turns over with every move does not promote by what it does"
            if not variant.kind(kind).promotes_to:
                yield f"rules.{key}", f"{variant.kind(kind).code} does not promote"
    if variant.flips and variant.promotion_on:
        yield "rules.promotion_on", "a piece that turns over with every move does not promote by what it does"
    if variant.flips and not any(kind.promotes_to for kind in variant.every_kind):
        yield "rules.flip", "no piece has another face"
    kept_from_it = variant.promotion_declined == "deferred" or variant.promotion_entry_only
    if variant.promotion_choice != "free" and kept_from_it:
        yield "rules.promotion_choice", "where what may promote must, nothing keeps a piece from it"
    if variant.promotion_choice == "victim_promoted" and not variant.promotion_on:
        yield "rules.promotion_choice", "no capture lets a piece promote: promotion_on names no way"
    if not variant.promotion_zone and set(variant.promotion_on) - {"capture_outside"}:
        yield "rules.promotion_on", "without a promotion_zone nothing enters or leaves it"
    if variant.promotion_declined == "deferred" and "enter" not in variant.promotion_on:
        yield "rules.promotion_declined", "nobody declines to promote on entering: promotion_on does not name enter"


def _hand_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    for kind in variant.hand_kinds:
        held = variant.kind(kind)
        if held.royal or held.unpromoted:
            yield "rules.hand_order", f"{held.code} is royal or promoted and is never in a hand"
        if variant.hand_kinds.count(kind) > 1:
            yield "rules.hand_order", f"{held.code} is named twice"
        there = variant.full_set()[kind]
        given = max((_given(variant, handicap, kind) for handicap in variant.handicaps), default=0)
        if there + given >= MAX_HAND:
            yield "rules.hand_order", f"there are more than {MAX_HAND - 1} pieces {held.code}, too many for a hand"
    for key, stated in (
        ("drop_faces", variant.drop_faces != "front"),
        ("stuck_drops", variant.stuck_drops != "forbidden"),
    ):
        if stated and not variant.has_drops:
            yield f"rules.{key}", "nothing is ever dropped"
    for kind in variant.drop_kinds:
        if variant.kind(kind).royal and kind not in variant.hand_kinds:
            yield "rules.drop_faces", f"{variant.kind(kind).code} is royal and cannot be dropped"
    for kind, _ in variant.start_hand:
        if kind not in variant.hand_kinds:
            yield "rules.start_hand", f"{variant.kind(kind).code} is never in a hand"
    for handicap in variant.handicaps:
        for kind, _ in handicap.hand:
            if kind not in variant.hand_kinds:
                yield f"handicaps {handicap.key}.hand", f"{variant.kind(kind).code} is never in a hand"
    for piece in variant.every_kind:
        for key, said in (("drop_file_limit", piece.drop_file_limit), ("drop_mate_banned", piece.drop_mate_banned)):
            if said and piece.id not in variant.hand_kinds:
                yield _of(piece, key), "it is never dropped: hand_order does not name it"
        if piece.drop_mate_banned and variant.check == "capture":
            yield _of(piece, "drop_mate_banned"), 'with check = "capture" no drop mates'


def _given(variant: Variant, handicap: Handicap, kind: int) -> int:
    """How many pieces of a kind a handicap brings at most."""
    held = sum(count for of, count in handicap.hand if of == kind)
    return held + sum(_falls_as(variant, each) == kind for _, each in handicap.replace)


def _falls_as(variant: Variant, kind: int) -> int:
    """What a captured piece becomes in a hand."""
    return variant.kind(kind).unpromoted or kind


def _ending_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    asked = [value for option in variant.options if option.key == "declaration" for value, _ in option.choices]
    where = "options" if asked else "rules.declaration"
    if variant.declaration != "none" or asked:
        if not variant.promotion_zone:
            yield where, "a declaration counts pieces in the promotion_zone, and there is none"
    elif variant.declaration_points or variant.declaration_pieces:
        yield "declaration", "neither the rules nor an option of this key say when somebody may declare"
    if variant.quiet_limit and (variant.has_drops or variant.flips):
        yield "rules.quiet_limit", "no move is counted where captured pieces come back, or turn over with every move"


def _lion_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    if variant.lion_trading != "off" and not any(kind.lion for kind in variant.every_kind):
        yield "rules.lion_trading", "no piece is a lion"
    for kind in variant.every_kind:
        if variant.lion_trading != "off" and (_takes_thrice(kind) or _sweeps(kind)):
            yield _of(kind, "moves"), "it may take more pieces at once than lion_trading judges"


def _contagion_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    for kind in variant.every_kind:
        face = variant.kind(kind.infects) if kind.infects else kind
        if kind.infects and (face.royal or face.promotes_to):
            yield _of(kind, "infects"), f"{face.code} is royal or promotes, which no piece becomes by contagion"
    if variant.contagion == "off":
        return
    if not any(variant.infection(kind.id) for kind in variant.every_kind):
        yield "rules.contagion", "no piece infects"
    if variant.has_drops:
        yield "rules.contagion", "what a piece was before it was infected could not come back from a hand"
    if variant.flips:
        yield "rules.contagion", "a piece that turns over with every move does not change by what it takes"


def _takes_thrice(kind: Kind) -> bool:
    return bool(kind.movement.walks) or kind.movement.lion_steps > 2


def _sweeps(kind: Kind) -> bool:
    return any(ray.block == "sweep" for ray in kind.movement.rays)


def _sweeping_faults(variant: Variant) -> Iterator[tuple[str, str]]:
    for kind in variant.every_kind:
        if variant.has_drops and _sweeps(kind):
            yield _of(kind, "moves"), "who takes pieces of its own side, too, has no hand to take them into"
