"""The pieces of a variant as a person tells them apart, and how they become one another."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import Kind, Variant


@dataclass(frozen=True)
class CatalogueEntry:
    """Kinds of the same face and moves: a piece of the start and the one that others become are one for the eye.

    `kind` stands for them, the unpromoted one where there is one.
    """

    kind: Kind
    kinds: tuple[Kind, ...]

    @property
    def at_start(self) -> bool:
        """Whether it is more than the other face of some piece."""
        return not self.kind.unpromoted


@lru_cache(maxsize=8)
def entries(variant: Variant) -> tuple[CatalogueEntry, ...]:
    """Pieces of the start and then those that only promotion makes; in each part royal ones first, then by value."""
    kinds = sorted(variant.every_kind, key=lambda kind: (kind.unpromoted > 0, not kind.royal, -kind.worth))
    alike: dict[tuple[str, str], list[Kind]] = {}
    for kind in kinds:
        alike.setdefault((kind.kanji, kind.moves), []).append(kind)
    return tuple(CatalogueEntry(same[0], tuple(same)) for same in alike.values())


def entry_of(variant: Variant, kind: Kind) -> CatalogueEntry:
    """The entry that a kind belongs to."""
    return next(entry for entry in entries(variant) if kind in entry.kinds)


def origins(variant: Variant, kind: Kind) -> tuple[Kind, ...]:
    """What becomes a piece like this one: exactly one kind where this is a promoted face."""
    if kind.unpromoted:
        return (variant.kind(kind.unpromoted),)
    return tuple(variant.kind(same.unpromoted) for same in entry_of(variant, kind).kinds if same.unpromoted)


def promotion_chain(variant: Variant, kind: Kind) -> tuple[tuple[Kind, ...], ...]:
    """From the humblest piece to the highest, step by step; the step of `kind` is that in which it stands alone.

    Every step is a piece that promotes once to one like the next, so no single piece goes through more than two. A
    step of several kinds ends the way down.
    """
    here = entry_of(variant, kind).kind
    steps: list[tuple[Kind, ...]] = [(kind,)]
    below = origins(variant, kind)
    while below and here not in below and len(steps) < len(variant.kinds):
        steps.insert(0, below)
        below = origins(variant, below[0]) if len(below) == 1 else ()
    above = kind.promotes_to or here.promotes_to
    while above and len(steps) < len(variant.kinds):
        face = entry_of(variant, variant.kind(above)).kind
        steps.append((face,))
        above = face.promotes_to
    return tuple(steps)


def moves_unusually(variant: Variant, kind: Kind) -> bool:
    """Whether the rules chosen for the variant change how a kind moves, jumps, burns or promotes."""
    usual = load_variant(variant.name)
    if all(kind.code != other.code for other in usual.every_kind):
        return False
    jumps = any(ray.block == "ranked" for ray in kind.movement.rays)
    sweeps = any(ray.block == "sweep" for ray in kind.movement.rays)
    return (
        usual.kind_by_code(kind.code).moves != kind.moves
        or (jumps and (variant.jump_capture, variant.jump_quiet) != (usual.jump_capture, usual.jump_quiet))
        or (kind.burns and variant.burn_clash != usual.burn_clash)
        or (sweeps and variant.range_capture_own != usual.range_capture_own)
        or (kind.movement.raids and variant.emperor_protection != usual.emperor_protection)
        or (kind.infects != 0 and variant.contagion != usual.contagion)
        or (kind.id in variant.promotion_forced) != (kind.id in usual.promotion_forced)
        or (kind.id in variant.promotion_far_rank) != (kind.id in usual.promotion_far_rank)
    )


def at_start(variant: Variant, kind: Kind) -> int:
    """How many of a kind each side begins the even game with, on the board or in hand."""
    standing = sum(1 for there, side in variant.array.values() if there == kind.id and side == 0)
    return standing + dict(variant.start_hand).get(kind.id, 0)
