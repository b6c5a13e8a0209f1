"""The reach of a kind as a small diagram, read from its movement, without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules.movement import UNLIMITED, Movement, Ray

from .ways import Way

RADIUS: Final = 3  # squares shown in each direction, more where a leap goes further

Cell = tuple[int, int]  # (right, forward) of the piece


@dataclass(frozen=True, slots=True)
class Line:
    """An endless line from square number `start` on; `way` is RANGE, or RANGE_JUMP for one that passes pieces."""

    right: int
    forward: int
    start: int
    way: Way


@dataclass(frozen=True)
class Diagram:
    """`cells` are single squares and the way to them; `taken_in_place` those captured without leaving home (igui).

    `area` is the number of steps of an area move, 0 = none.
    """

    radius: int
    cells: dict[Cell, Way]
    lines: tuple[Line, ...]
    taken_in_place: frozenset[Cell]
    area: int


def diagram_of(movement: Movement) -> Diagram:
    cells: dict[Cell, Way] = {}
    lines: list[Line] = []
    for ray in movement.rays:
        for cell, way in _cells_of(ray):
            if cell not in cells or way.value < cells[cell].value:
                cells[cell] = way
        if ray.limit == UNLIMITED:
            jumps = ray.block not in ("", "skip")
            lines.append(Line(ray.right, ray.forward, 1, Way.RANGE_JUMP if jumps else Way.RANGE))
    lines = [Line(line.right, line.forward, _start(line, cells), line.way) for line in lines]
    cells |= dict.fromkeys((first for first, _ in movement.legs), Way.MULTI)
    home = frozenset(first for first, second in movement.legs if (first[0] + second[0], first[1] + second[1]) == (0, 0))
    radius = max([RADIUS, movement.area + 1, *(max(abs(x), abs(y)) for x, y in cells)])
    return Diagram(radius, cells, tuple(lines), home, movement.area)


def _cells_of(ray: Ray) -> list[tuple[Cell, Way]]:
    """The squares of a limited ray; of one that skips the first square, that on which it comes down."""
    if ray.block == "skip":
        last = 2 if ray.limit == UNLIMITED else ray.limit
        return [((ray.right * n, ray.forward * n), Way.JUMP) for n in range(2, last + 1)]
    if ray.limit == UNLIMITED:
        return []
    leap = max(abs(ray.right), abs(ray.forward)) > 1
    way = Way.JUMP if leap else Way.STEP if not ray.block else Way.RANGE_JUMP
    return [((ray.right * n, ray.forward * n), way) for n in range(1, ray.limit + 1)]


def _start(line: Line, cells: dict[Cell, Way]) -> int:
    """A line that begins with a jump is drawn from the square behind it."""
    skipped = line.way is Way.RANGE and (line.right, line.forward) not in cells
    return 2 if skipped and cells.get((2 * line.right, 2 * line.forward)) is Way.JUMP else 1
