"""How many squares a piece may be expected to reach: what it is worth where a record does not say."""

from __future__ import annotations

from math import comb
from typing import Final

from .movement import Movement, Ray

# How often a square is empty in the middle of a game.
_EMPTY: Final = 0.8
# A line over pieces of lower rank is stopped by every second one.
_UNRANKED: Final = (1 + _EMPTY) / 2
# What one way to capture twice counts, in squares, and each square that is burnt around wherever the piece ends.
_EACH_LEG: Final = 0.125
_EACH_BURNT: Final = 4.0
# A lion of three steps reaches with its second step what a lion jumps to, and captures twice before its third one.
_LION_LEGS: Final = 8 * 8
# What goes anywhere finds so many of the board's squares worth going to.
_ANYWHERE: Final = 0.25

_Board = tuple[int, int]  # files and ranks


def mobility(movement: Movement, burns: bool, files: int, ranks: int) -> float:
    """Squares that a piece reaches on a board of `files` x `ranks`, on average over those it may stand on, others being
    in its way; `burns` counts what it removes around it.

    Published values of chu, dai, dai dai, tenjiku and wa shogi are about a hundred for each square.
    """
    board = (files, ranks)
    found = sum(_along(board, ray) for ray in movement.rays)
    found += _EACH_LEG * (len(movement.legs) + len(movement.walks))
    found += _around(board, movement)
    if movement.lion_steps:
        found += _EACH_LEG * _LION_LEGS
    if movement.teleports or movement.raids:
        found += _ANYWHERE * files * ranks
    return found + (8 * _EACH_BURNT if burns else 0)


def _along(board: _Board, ray: Ray) -> float:
    """What one ray brings; one that only moves or only captures counts half."""
    longest = min(ray.limit, max(board))
    if ray.block == "hook":
        found = sum(_behind_corner(board, ray, far) for far in range(1, longest))
    else:
        found = sum(
            _room(board, ray.right * far, ray.forward * far) * _open(ray, far) for far in range(1, longest + 1)
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


def _behind_corner(board: _Board, ray: Ray, corner: int) -> float:
    """What a hook reaches that turns after so many steps."""
    found = 0.0
    for right, forward in ((ray.forward, -ray.right), (-ray.forward, ray.right)):
        for far in range(1, max(board)):
            room = _room(board, ray.right * corner + right * far, ray.forward * corner + forward * far)
            found += room * _EMPTY ** (corner + far - 1)
    return found


def _around(board: _Board, movement: Movement) -> float:
    """What an area move reaches beyond the squares beside the piece."""
    found = 0.0
    for right in range(-movement.area, movement.area + 1):
        for forward in range(-movement.area, movement.area + 1):
            far = max(abs(right), abs(forward))
            if far > 1:
                found += _room(board, right, forward) * _EMPTY ** (far - 1)
    return found


def _room(board: _Board, right: int, forward: int) -> float:
    """On what part of the squares such a step stays on the board."""
    files, ranks = board
    return max(0, files - abs(right)) * max(0, ranks - abs(forward)) / (files * ranks)
