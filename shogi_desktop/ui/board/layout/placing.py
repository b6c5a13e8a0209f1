"""Where something laid over the board hides least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect

from .layout import NO_BOX, Box

GAP: Final = 8
Size = tuple[int, int]
Order = Sequence[str]

RIGHT_FIRST: Final[Order] = ("right", "left", "below", "above")
ABOVE_FIRST: Final[Order] = ("above", "below", "right", "left")


def beside(
    box: Box, near: Box, size: Size, area: QRect, kept: Iterable[Box] = (), order: Order = RIGHT_FIRST
) -> QPoint:
    """Where something of this size, held inside the area, hides least: of what is `kept`, of `box`, of what is `near`.

    Where several places hide as little, the first of the `order`, and of those the one that is moved least.
    """
    width, height = size
    x, y = near.center[0] - width / 2, near.center[1] - height / 2
    sides = {
        "right": (near.right + GAP, y),
        "left": (near.x - GAP - width, y),
        "below": (x, near.bottom + GAP),
        "above": (x, near.y - GAP - height),
    }
    free = [other for other in kept if other != NO_BOX]
    places = [sides[side] for side in order]
    for other in free:  # the same places, moved as far as this one asks for
        for x, y in (sides[side] for side in order):
            places += [(x, other.y - GAP - height), (x, other.bottom + GAP)]
            places += [(other.x - GAP - width, y), (other.right + GAP, y)]
    corners = [QPoint(_held(x, width, area.width()), _held(y, height, area.height())) for x, y in places]

    def hidden(corner: QPoint) -> tuple[float, float, float]:
        return sum(shared(other, corner, size) for other in free), shared(box, corner, size), shared(near, corner, size)

    return min(corners, key=hidden)


def quiet_height(
    size: Size, left: int, span: tuple[float, float], step: float, weights: Iterable[tuple[Box, int]]
) -> int:
    """The top of a place between two heights where something of this size hides as little as can be.

    Of the boxes each weighs so much; among equal places the one nearest to the middle. Tried are places `step` apart.
    """
    first, last = span[0], max(span[0], span[1] - size[1])
    middle, boxes = (first + last) / 2, list(weights)
    tops = [round(first + step * number) for number in range(int((last - first) / step) + 1)]

    def hidden(top: int) -> tuple[float, float]:
        corner = QPoint(left, top)
        return sum(weight for box, weight in boxes if shared(box, corner, size) > 0), abs(top - middle)

    return min([*tops, round(middle)], key=hidden)


def _held(start: float, length: int, room: int) -> int:
    """`start` of something so long, moved until it keeps to the room and away from its ends where it can."""
    return max(0, round(min(max(GAP, start), max(GAP, room - length - GAP))))


def shared(box: Box, corner: QPoint, size: Size) -> float:
    """The area that something of this size there hides of `box`."""
    across = min(box.right, corner.x() + size[0]) - max(box.x, corner.x())
    down = min(box.bottom, corner.y() + size[1]) - max(box.y, corner.y())
    return max(0.0, across) * max(0.0, down)
