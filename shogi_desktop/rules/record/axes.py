"""What the moves of a variant can do, asked of its record: which roads of the core they may take.

Nothing here asks for a name, nor one rule to learn about another.
"""

from __future__ import annotations

from math import gcd

from .movement import Ray
from .variant import Kind, Variant


def takes_one(variant: Variant) -> bool:
    """Whether every move removes at most one piece, which stands on its target, and changes the mover by promotion
    alone."""
    kinds = variant.every_kind
    return variant.contagion == "off" and not any(
        kind.movement.legs or kind.movement.passes or kind.burns or _sweeps(kind) for kind in kinds
    )


def _sweeps(kind: Kind) -> bool:
    return any(ray.block == "sweep" for ray in kind.movement.rays)


def checks_run_in_lines(variant: Variant) -> bool:
    """Whether the checks and pins against the one royal piece of a side are found by walking lines from it."""
    if not (takes_one(variant) and _has_one_king(variant)):
        return False
    return all(_is_plain(variant, kind) for kind in variant.every_kind)


def _has_one_king(variant: Variant) -> bool:
    """Whether no side can come to have two royal pieces, and these move and capture alike."""
    royals = [0, 0]
    for kind, side in variant.array.values():
        royals[side] += int(variant.kind(kind).royal)
    kings = [kind for kind in variant.every_kind if kind.royal]
    alike = all(ray.quiet and ray.capture for king in kings for ray in king.movement.rays)
    return max(royals) <= 1 and alike and not any(king.promotes_to or king.unpromoted for king in kings)


def _is_plain(variant: Variant, kind: Kind) -> bool:
    """Whether a piece moves along lines only that end at the first piece, each square on one of them."""
    rays = kind.movement.rays
    if kind.movement.area or kind.movement.teleports or kind.movement.raids:
        return False
    if any(ray.block or (ray.limit > 1 and gcd(ray.right, ray.forward) > 1) for ray in rays):
        return False
    return not _meets_itself(variant, rays)


def _meets_itself(variant: Variant, rays: tuple[Ray, ...]) -> bool:
    """Whether two lines of a piece end on the same square by moves of the same sort."""
    far = max(variant.files, variant.ranks)
    lines: dict[tuple[int, int], list[Ray]] = {}
    for ray in rays:
        lines.setdefault(ray.line, []).append(ray)
    return any(_meet(line, far) for line in lines.values() if len(line) > 1)


def _meet(line: list[Ray], far: int) -> bool:
    """Whether two rays of one direction end on the same square by moves of the same sort."""
    seen: set[tuple[int, bool]] = set()
    for ray in line:
        for step in range(1, min(ray.limit, far) + 1):
            for capture in (False, True):
                end = (step * gcd(ray.right, ray.forward), capture)
                if (ray.capture if capture else ray.quiet) and end in seen:
                    return True
                if ray.capture if capture else ray.quiet:
                    seen.add(end)
    return False
