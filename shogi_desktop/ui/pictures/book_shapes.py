"""What a printed picture is made of, laid out without Qt: lines, tones, dots, letters. Units are the layout's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

Measure: TypeAlias = Callable[[str, float], float]
"""The width of a line of text whose letters have this size."""


@dataclass(frozen=True, slots=True)
class LineShape:
    """Straight from point to point, `width` thick; `closed` joins the last to the first."""

    points: tuple[tuple[float, float], ...]
    width: float
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Tone:
    """A grey rectangle; `grey` 0 is black, 1 white."""

    x: float
    y: float
    w: float
    h: float
    grey: float


@dataclass(frozen=True, slots=True)
class Dot:
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class LetterShape:
    """Letters whose ink has its middle at (x, y), at most `room` wide; `turned`: upside down."""

    text: str
    x: float
    y: float
    size: float
    room: float
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """A line of words on the baseline `y`; `x` is its left end, its middle or its right end as `align` is 0, 0.5, 1.

    `plain` words are those of running text, in letters without serifs.
    """

    text: str
    x: float
    y: float
    size: float
    align: float = 0.0
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Painted:
    """What `paint` draws from (x, y) on, `scale` times as large."""

    paint: Callable[[QPainter], object]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0


Shape: TypeAlias = LineShape | Tone | Dot | LetterShape | Text | Painted


@dataclass(frozen=True)
class Sheet:
    """Shapes in the order they are painted, on an area from (0, 0) to (width, height)."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def moved(shape: Shape, dx: float, dy: float, scale: float = 1.0) -> Shape:
    """The shape `scale` times as large, then shifted."""
    match shape:
        case LineShape():
            points = tuple((x * scale + dx, y * scale + dy) for x, y in shape.points)
            return replace(shape, points=points, width=shape.width * scale)
        case Tone():
            return Tone(shape.x * scale + dx, shape.y * scale + dy, shape.w * scale, shape.h * scale, shape.grey)
        case Dot():
            return Dot(shape.x * scale + dx, shape.y * scale + dy, shape.radius * scale)
        case LetterShape():
            x, y, size, room = shape.x * scale + dx, shape.y * scale + dy, shape.size * scale, shape.room * scale
            return replace(shape, x=x, y=y, size=size, room=room)
        case Text():
            return replace(shape, x=shape.x * scale + dx, y=shape.y * scale + dy, size=shape.size * scale)
        case Painted():
            return Painted(shape.paint, shape.x * scale + dx, shape.y * scale + dy, shape.scale * scale)


LONGEST_LINE: Final = 1000  # letters that are looked at for one line


def wrapped(text: str, size: float, room: float, measure: Measure) -> list[str]:
    """The text in lines that fit into `room`: broken at blanks, or anywhere in a word too long for a line."""

    def fits(line: str) -> bool:
        return len(line) <= LONGEST_LINE and measure(line, size) <= room

    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            joined = f"{line} {word}" if line else word
            if fits(joined):
                line = joined
            elif line and fits(word):
                lines.append(line)
                line = word
            else:
                *full, line = _chopped(joined, size, room, measure)
                lines += full
        lines.append(line)
    return lines


def elided(text: str, size: float, room: float, measure: Measure) -> str:
    """The text as far as it fits into `room`, with an ellipsis where it does not."""
    if len(text) <= LONGEST_LINE and measure(text, size) <= room:
        return text
    return text[: _fitting(text, size, room - measure("…", size), measure)] + "…"


def _chopped(text: str, size: float, room: float, measure: Measure) -> list[str]:
    """Pieces of a text as long as the room lets them be, at least a letter each."""
    pieces, at = [], 0
    while True:
        length = _fitting(text[at : at + LONGEST_LINE], size, room, measure)
        pieces.append(text[at : at + length])
        at += length
        if at >= len(text):
            return pieces


def _fitting(text: str, size: float, room: float, measure: Measure) -> int:
    """How many letters of a text fit, one at least."""
    least, most = 1, min(len(text), LONGEST_LINE)
    while least < most:
        middle = (least + most + 1) // 2
        if measure(text[:middle], size) <= room:
            least = middle
        else:
            most = middle - 1
    return least
