"""How a kind of piece moves, as lines and steps, and how many squares it may be expected to reach: what it is worth
where a record does not say.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, gcd
from typing import Final

UNLIMITED: Final = 63
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


@dataclass(frozen=True)
class Ray:
    """One line of movement: `limit` repetitions of the step (`right`, `forward`), stopped by the first piece met.

    A step is a ray of limit 1, a leap a ray of limit 1 with a longer step. `block` is "" or what the ray does with
    pieces in its way: "skip" ignores the first square, "over" all squares, "ranked" captures only beyond lower ranks,
    "sweep" takes all lower ranks that it passes, "hook" turns on an empty square of it and goes on at a right angle to
    either side. `number` is how many pieces "over" ignores at most, 0 = all, and how
    many steps "jump" takes at once: to an empty square, which is only passed.
    """

    right: int
    forward: int
    limit: int
    quiet: bool
    capture: bool
    block: str = ""
    number: int = 0

    @property
    def line(self) -> tuple[int, int]:
        """The shortest step in the ray's direction: rays can meet where theirs is the same."""
        shortest = gcd(self.right, self.forward)
        return self.right // shortest, self.forward // shortest


@dataclass(frozen=True)
class Movement:
    """All moves of a kind. Steps are (right, forward).

    `legs` are pairs of steps: the first captures, the second goes on (back to the start: igui). `walks` are three
    steps, of which the first two capture; the third may lead back to the first square. A piece may pass when the square
    of one of `passes` is empty. `area` is the number of king steps of an area move, 0 = none. `lion_steps` is how many
    king steps a lion makes that may also step on before and after its captures, 0 = none: each of them moves or
    captures. Such a lion has the area move of as many steps and the `legs` of every lion besides. `teleports`
    goes to any empty square, `raids` captures anywhere what is not protected.
    """

    rays: tuple[Ray, ...]
    legs: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    walks: tuple[tuple[tuple[int, int], tuple[int, int], tuple[int, int]], ...] = ()
    passes: tuple[tuple[int, int], ...] = ()
    area: int = 0
    teleports: bool = False
    raids: bool = False
    lion_steps: int = 0


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
        found = sum(_room(board, ray.right * far, ray.forward * far) * _open(ray, far) for far in range(1, longest + 1))
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
