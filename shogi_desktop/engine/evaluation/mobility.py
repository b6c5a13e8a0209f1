"""How many squares a piece may be expected to reach: what it is worth where a record does not say."""

from __future__ import annotations

from math import comb
from typing import Final

from shogi_desktop.rules.record.movement import Movement, Ray
from shogi_desktop.rules.record.variant import Kind, Variant

# How often a square is empty in the middle of a game.
_EMPTY: Final = 0.8
# A line over pieces of lower rank is stopped by every second one.
_UNRANKED: Final = (1 + _EMPTY) / 2
# What one way to capture twice counts, in squares, and each square that is burnt around wherever the piece ends.
_EACH_LEG: Final = 0.125
_EACH_BURNT: Final = 4.0
# What goes anywhere finds so many of the board's squares worth going to.
_ANYWHERE: Final = 0.25


def mobility(variant: Variant, kind: Kind) -> float:
    """Squares that a piece of the kind reaches, on average over those it may stand on, others being in its way.

    Published values of chu, dai, dai dai, tenjiku and wa shogi are about a hundred for each square.
    """
    movement = kind.movement
    found = sum(_along(variant, ray) for ray in movement.rays)
    found += _EACH_LEG * (len(movement.legs) + len(movement.walks))
    found += _around(variant, movement)
    if movement.teleports or movement.raids:
        found += _ANYWHERE * len(variant.squares)
    return found + (8 * _EACH_BURNT if kind.burns else 0)


def _along(variant: Variant, ray: Ray) -> float:
    """What one ray brings; one that only moves or only captures counts half."""
    longest = min(ray.limit, max(variant.files, variant.ranks))
    if ray.block == "hook":
        found = sum(_behind_corner(variant, ray, far) for far in range(1, longest))
    else:
        found = sum(
            _room(variant, ray.right * far, ray.forward * far) * _open(ray, far) for far in range(1, longest + 1)
        )
    return found * (ray.quiet + ray.capture) / 2


def _open(ray: Ray, far: int) -> float:
    """How likely a ray is to reach so far."""
    between = far - 1
    if ray.block in ("ranked", "sweep"):
        return _UNRANKED**between
    if ray.block == "skip":
        return _EMPTY ** (between - 1) if between else 0.0
    if ray.block == "jump":
        return _EMPTY ** (far - ray.number) if far > ray.number else 0.0
    passed = (ray.number or between) if ray.block == "over" else 0
    return sum(
        comb(between, pieces) * (1 - _EMPTY) ** pieces * _EMPTY ** (between - pieces)
        for pieces in range(min(passed, between) + 1)
    )


def _behind_corner(variant: Variant, ray: Ray, corner: int) -> float:
    """What a hook reaches that turns after so many steps."""
    found = 0.0
    for right, forward in ((ray.forward, -ray.right), (-ray.forward, ray.right)):
        for far in range(1, max(variant.files, variant.ranks)):
            room = _room(variant, ray.right * corner + right * far, ray.forward * corner + forward * far)
            found += room * _EMPTY ** (corner + far - 1)
    return found


def _around(variant: Variant, movement: Movement) -> float:
    """What an area move reaches beyond the squares beside the piece."""
    found = 0.0
    for right in range(-movement.area, movement.area + 1):
        for forward in range(-movement.area, movement.area + 1):
            far = max(abs(right), abs(forward))
            if far > 1:
                found += _room(variant, right, forward) * _EMPTY ** (far - 1)
    return found


def _room(variant: Variant, right: int, forward: int) -> float:
    """On what part of the squares such a step stays on the board."""
    files, ranks = max(0, variant.files - abs(right)), max(0, variant.ranks - abs(forward))
    return files * ranks / (variant.files * variant.ranks)
