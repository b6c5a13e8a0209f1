"""Rules that do not work together: refused by name and place, so that none is silently ignored."""

from __future__ import annotations

from collections.abc import Iterator

from shogi_desktop.messages import Message

from ..board.moves import SQUARE_MASK
from ..board.tables import MAX_HAND
from ..errors import PieceMessage, RuleMessage, VariantError
from .movement import Ray
from .variant import Handicap, Kind, Variant


def check_combinations(variant: Variant, file: str) -> None:
    """Raises VariantError, naming the place in the file, for the first combination that does not work."""
    for where, reason in _faults(variant):
        raise VariantError(file, where, reason)


def _faults(variant: Variant) -> Iterator[tuple[str, Message]]:
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


def _board_faults(variant: Variant) -> Iterator[tuple[str, Message]]:
    if max(variant.squares) > SQUARE_MASK:
        longest = max(variant.every_kind, key=lambda kind: max((_length(ray) for ray in kind.movement.rays), default=0))
        yield _of(longest, "moves"), PieceMessage.LONG_LEAPS(files=variant.files)


def _length(ray: Ray) -> int:
    return max(abs(ray.right), abs(ray.forward))


def _royal_faults(variant: Variant) -> Iterator[tuple[str, Message]]:
    royals = [0, 0]
    for kind, side in variant.array.values():
        royals[side] += int(variant.kind(kind).royal)
    if min(royals) == 0:
        yield "array", PieceMessage.NO_ROYAL


def _promotion_faults(variant: Variant) -> Iterator[tuple[str, Message]]:
    for key, kinds in (
        ("promotion_forced", variant.promotion_forced),
        ("promotion_far_rank", variant.promotion_far_rank),
        ("promotion_entry_only", variant.promotion_entry_only),
    ):
        for kind in kinds:
            if variant.flips:
                yield f"rules.{key}", RuleMessage.FLIP_PROMOTES
            if not variant.kind(kind).promotes_to:
                yield f"rules.{key}", PieceMessage.NO_PROMOTION(text=variant.kind(kind).code)
    if variant.flips and variant.promotion_on:
        yield "rules.promotion_on", RuleMessage.FLIP_PROMOTES
    if variant.flips and not any(kind.promotes_to for kind in variant.every_kind):
        yield "rules.flip", PieceMessage.NO_OTHER_FACE
    kept_from_it = variant.promotion_declined == "deferred" or variant.promotion_entry_only
    if variant.promotion_choice != "free" and kept_from_it:
        yield "rules.promotion_choice", RuleMessage.FORCED
    if variant.promotion_choice == "victim_promoted" and not variant.promotion_on:
        yield "rules.promotion_choice", RuleMessage.NO_CAPTURE_PROMOTES
    if not variant.promotion_zone and set(variant.promotion_on) - {"capture_outside"}:
        yield "rules.promotion_on", RuleMessage.NO_ZONE
    if variant.promotion_declined == "deferred" and "enter" not in variant.promotion_on:
        yield "rules.promotion_declined", RuleMessage.NOBODY_DECLINES


def _hand_faults(variant: Variant) -> Iterator[tuple[str, Message]]:
    for kind in variant.hand_kinds:
        held = variant.kind(kind)
        if held.royal or held.unpromoted:
            yield "rules.hand_order", PieceMessage.ROYAL_IN_HAND(text=held.code)
        if variant.hand_kinds.count(kind) > 1:
            yield "rules.hand_order", PieceMessage.NAMED_TWICE(text=held.code)
        there = variant.full_set()[kind]
        given = max((_given(variant, handicap, kind) for handicap in variant.handicaps), default=0)
        if there + given >= MAX_HAND:
            yield "rules.hand_order", PieceMessage.TOO_MANY_FOR_HAND(most=MAX_HAND - 1, text=held.code)
    for key, stated in (
        ("drop_faces", variant.drop_faces != "front"),
        ("stuck_drops", variant.stuck_drops != "forbidden"),
    ):
        if stated and not variant.has_drops:
            yield f"rules.{key}", RuleMessage.NOTHING_DROPPED
    for kind in variant.drop_kinds:
        if variant.kind(kind).royal and kind not in variant.hand_kinds:
            yield "rules.drop_faces", PieceMessage.ROYAL_DROP(text=variant.kind(kind).code)
    for kind, _ in variant.start_hand:
        if kind not in variant.hand_kinds:
            yield "rules.start_hand", PieceMessage.NEVER_IN_HAND(text=variant.kind(kind).code)
    for handicap in variant.handicaps:
        for kind, _ in handicap.hand:
            if kind not in variant.hand_kinds:
                yield f"handicaps {handicap.key}.hand", PieceMessage.NEVER_IN_HAND(text=variant.kind(kind).code)
    for piece in variant.every_kind:
        for key, said in (("drop_file_limit", piece.drop_file_limit), ("drop_mate_banned", piece.drop_mate_banned)):
            if said and piece.id not in variant.hand_kinds:
                yield _of(piece, key), RuleMessage.NEVER_DROPPED
        if piece.drop_mate_banned and variant.check == "capture":
            yield _of(piece, "drop_mate_banned"), RuleMessage.NO_DROP_MATE


def _given(variant: Variant, handicap: Handicap, kind: int) -> int:
    """How many pieces of a kind a handicap brings at most."""
    held = sum(count for of, count in handicap.hand if of == kind)
    return held + sum(_falls_as(variant, each) == kind for _, each in handicap.replace)


def _falls_as(variant: Variant, kind: int) -> int:
    """What a captured piece becomes in a hand."""
    return variant.kind(kind).unpromoted or kind


def _ending_faults(variant: Variant) -> Iterator[tuple[str, Message]]:
    asked = [value for option in variant.options if option.key == "declaration" for value, _ in option.choices]
    where = "options" if asked else "rules.declaration"
    if variant.declaration != "none" or asked:
        if not variant.promotion_zone:
            yield where, RuleMessage.NO_ZONE_TO_DECLARE
    elif variant.declaration_points or variant.declaration_pieces:
        yield "declaration", RuleMessage.NO_DECLARATION
    if variant.quiet_limit and (variant.has_drops or variant.flips):
        yield "rules.quiet_limit", RuleMessage.NOT_COUNTED


def _lion_faults(variant: Variant) -> Iterator[tuple[str, Message]]:
    if variant.lion_trading != "off" and not any(kind.lion for kind in variant.every_kind):
        yield "rules.lion_trading", PieceMessage.NO_LION
    for kind in variant.every_kind:
        if variant.lion_trading != "off" and (_takes_thrice(kind) or _sweeps(kind)):
            yield _of(kind, "moves"), PieceMessage.TAKES_TOO_MANY


def _contagion_faults(variant: Variant) -> Iterator[tuple[str, Message]]:
    for kind in variant.every_kind:
        face = variant.kind(kind.infects) if kind.infects else kind
        if kind.infects and (face.royal or face.promotes_to):
            yield _of(kind, "infects"), PieceMessage.ROYAL_BY_CONTAGION(text=face.code)
    if variant.contagion == "off":
        return
    if not any(variant.infection(kind.id) for kind in variant.every_kind):
        yield "rules.contagion", PieceMessage.NOTHING_INFECTS
    if variant.has_drops:
        yield "rules.contagion", RuleMessage.INFECTED_IN_HAND
    if variant.flips:
        yield "rules.contagion", RuleMessage.FLIP_CHANGES


def _takes_thrice(kind: Kind) -> bool:
    return bool(kind.movement.walks) or kind.movement.lion_steps > 2


def _sweeps(kind: Kind) -> bool:
    return any(ray.block == "sweep" for ray in kind.movement.rays)


def _sweeping_faults(variant: Variant) -> Iterator[tuple[str, Message]]:
    for kind in variant.every_kind:
        if variant.has_drops and _sweeps(kind):
            yield _of(kind, "moves"), RuleMessage.OWN_CAPTURES
