"""How a piece moves as marks on a field of five by five squares, its own square in the middle, without Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from shogi_desktop.rules.record.movement import UNLIMITED, Movement, Ray
from shogi_desktop.rules.record.variant import Kind


class PieceClass(Enum):
    """From the most special to the plainest: a piece belongs to the first class of which it has the power.

    The order is that in which a person who overlooks the power is punished. Burning kills without a capture, next to
    wherever the piece stops. A range jump strikes across the whole board past every defender. Several captures in one
    move and jumps take what seemed covered, but only near the piece. Ranges can be seen coming along their lines.
    """

    BURNING = "burning"
    RANGE_JUMPING = "range_jumping"
    MULTI_CAPTURE = "multi_capture"
    JUMP = "jump"
    RANGE = "range"
    STEP = "step"


def class_of(kind: Kind) -> PieceClass:
    """The class of a kind; capturing without moving alone (igui) does not make several captures."""
    if kind.burns:
        return PieceClass.BURNING
    return _class_of_movement(kind.movement)


def _class_of_movement(movement: Movement) -> PieceClass:
    if movement.teleports or movement.raids or any(passes_pieces(ray) for ray in movement.rays):
        return PieceClass.RANGE_JUMPING
    if any(first != (-second[0], -second[1]) for first, second in movement.legs):
        return PieceClass.MULTI_CAPTURE
    if any(ray.block in ("skip", "jump") or is_leap(ray) for ray in movement.rays):
        return PieceClass.JUMP
    if any(ray.limit == UNLIMITED for ray in movement.rays):
        return PieceClass.RANGE
    return PieceClass.STEP


def passes_pieces(ray: Ray) -> bool:
    """Whether it goes on past several pieces."""
    return ray.block in ("over", "ranked", "sweep")


def is_leap(ray: Ray) -> bool:
    """Whether its single step is longer than a king's, and no ray of several such steps."""
    return max(abs(ray.right), abs(ray.forward)) > 1


EDGE: Final = 2  # squares from the middle of the field to its edge

Cell = tuple[int, int]  # (right, forward) of the piece

_REACH: Final = range(-EDGE, EDGE + 1)
_FIELD: Final = tuple((right, forward) for right in _REACH for forward in _REACH if (right, forward) != (0, 0))


class Shape(Enum):
    """What stands on a single square."""

    STEP = "step"  # reached on foot
    FAR_STEP = "far_step"  # the same, and steps beyond the field follow
    JUMP = "jump"  # reached over whatever stands before it
    FAR_JUMP = "far_jump"  # the same, and steps beyond the field follow
    LION = "lion"  # captured in passing
    IGUI = "igui"  # captured without moving


class LineMark(Enum):
    """What leads along a line to the edge of the field; of two in one direction the later is drawn."""

    AFTER_JUMP = "after_jump"  # a range that begins on the second square
    RANGE = "range"
    TURN = "turn"  # and once more at a right angle
    OVER_LOWER = "over_lower"  # past pieces of lower rank
    OVER_ALL = "over_all"  # past any pieces


@dataclass(frozen=True)
class FaceMarks:
    """All that is drawn on a face.

    `lines` go by direction, `shapes` by square. `area` is the number of steps of an area move, 0 = none; `rank` that of
    a piece that jumps over lower ones, 0 for all others.
    """

    shapes: tuple[tuple[Cell, Shape], ...]
    lines: tuple[tuple[Cell, LineMark], ...]
    area: int
    rank: int
    burns: bool
    royal: bool
    promoted: bool


@lru_cache(maxsize=512)
def marks_of(kind: Kind) -> FaceMarks:
    """The marks of a kind; leaps beyond the edge of the field are drawn on it."""
    lines = _lines(kind.movement)
    return FaceMarks(
        tuple(sorted(_shapes(kind.movement), key=_place)),
        tuple(sorted(lines.items(), key=_place)),
        kind.movement.area,
        kind.jump_rank if LineMark.OVER_LOWER in lines.values() else 0,
        kind.burns,
        kind.royal,
        kind.unpromoted > 0,
    )


def _place(mark: tuple[Cell, Enum]) -> tuple[Cell, str]:
    return mark[0], mark[1].value


def _lines(movement: Movement) -> dict[Cell, LineMark]:
    order = list(LineMark)
    lines: dict[Cell, LineMark] = {}
    for ray in movement.rays:
        if ray.limit == UNLIMITED:
            cell = (ray.right, ray.forward)
            lines[cell] = max(lines.get(cell, order[0]), _line(ray), key=order.index)
    return lines


def _line(ray: Ray) -> LineMark:
    if ray.block in ("skip", "jump"):
        return LineMark.AFTER_JUMP
    if ray.block == "hook":
        return LineMark.TURN
    if passes_pieces(ray):
        return LineMark.OVER_ALL if ray.block == "over" else LineMark.OVER_LOWER
    return LineMark.RANGE


def _shapes(movement: Movement) -> set[tuple[Cell, Shape]]:
    """A square captured in passing is reached on foot as well, so that its step is not drawn."""
    shapes = {mark for ray in movement.rays for mark in _squares(ray)}
    shapes |= {(cell, Shape.JUMP) for cell in _FIELD if movement.teleports or movement.raids}
    returns = {first for first, second in movement.legs if _is_return(first, second)}
    lion = {first for first, second in movement.legs if not _is_return(first, second)}
    shapes = {mark for mark in shapes if mark[0] not in lion}
    return shapes | {(cell, Shape.LION) for cell in lion} | {(cell, Shape.IGUI) for cell in returns - lion}


def _is_return(first: Cell, second: Cell) -> bool:
    return first == (-second[0], -second[1])


def _squares(ray: Ray) -> Iterator[tuple[Cell, Shape]]:
    """The marks of a limited ray on the field, and the landing of an endless one that skips its first square."""
    if ray.block == "jump":
        yield (_inside(ray.right * ray.number), _inside(ray.forward * ray.number)), Shape.FAR_JUMP
        return
    skips = ray.block == "skip"
    if ray.limit == UNLIMITED and not skips:
        return
    jumps = skips or is_leap(ray)
    size = max(abs(ray.right), abs(ray.forward))
    last = 2 if ray.limit == UNLIMITED else ray.limit
    shown = max(1, min(last, EDGE // size))
    for count in range(2 if skips else 1, shown + 1):
        further = count == shown < last
        shape = (Shape.FAR_JUMP if further else Shape.JUMP) if jumps else Shape.FAR_STEP if further else Shape.STEP
        yield (_inside(ray.right * count), _inside(ray.forward * count)), shape


def _inside(coordinate: int) -> int:
    return max(-EDGE, min(EDGE, coordinate))
