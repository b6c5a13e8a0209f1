"""Lines of type: pieces of a column that no page break divides."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from ..pictures.book.diagram import BookStyle, Diagram
from ..pictures.book.layout import WORDS, lay_out
from ..pictures.book.shapes import Measure, Shape, Sheet, Text, moved, wrapped

LEAD: Final = 1.4  # from line to line, in sizes of the letters
RISE: Final = 1.05  # from the top of a line to its baseline
MOVE: Final = 9.0  # sizes of letters in points
NOTE: Final = 8.0
NUMBER_ROOM: Final = 20.0  # of the number of a move, which ends there
MOVE_LEFT: Final = 26.0
AROUND: Final = 5.0  # white above and below a diagram
_BREAKS: Final = re.compile(r"\r\n?|[\v\f\x85\u2028\u2029]")
_CONTROLS: Final = re.compile(r"[\x00-\x09\x0e-\x1f\x7f-\x9f]")


class Measures(NamedTuple):
    """Widths of words: those of diagrams, and those of running text."""

    book: Measure
    plain: Measure


@dataclass(frozen=True)
class Slug:
    """Shapes from (0, 0), its left upper corner; a `floating` one may stand further down than where it belongs."""

    height: float
    shapes: tuple[Shape, ...] = ()
    floating: bool = False


def text_slugs(
    text: str, width: float, measure: Measure, size: float = NOTE, indent: float = 0.0, align: float = 0.0
) -> list[Slug]:
    """A text in lines; aligned as in `Text`."""
    room = width - indent
    x = indent + room * align
    lines = wrapped(_CONTROLS.sub(" ", _BREAKS.sub("\n", text)), size, room, measure)
    return [Slug(LEAD * size, (Text(line, x, RISE * size, size, align, plain=True),)) for line in lines]


def move_slugs(number: int, move: str, time: str, width: float, measure: Measure) -> list[Slug]:
    """A move with its number at the left and its time at the right; a long text goes on below."""
    room = width - MOVE_LEFT - (measure(time, NOTE) + MOVE if time else 0.0)
    first, *more = wrapped(move, MOVE, room, measure)
    y = RISE * MOVE
    shapes = [
        Text(str(number), NUMBER_ROOM, y, NOTE, 1.0, plain=True),
        Text(first, MOVE_LEFT, y, MOVE, plain=True),
    ]
    if time:
        shapes.append(Text(time, width, y, NOTE, 1.0, plain=True))
    rest = [Slug(LEAD * MOVE, (Text(line, MOVE_LEFT, y, MOVE, plain=True),)) for line in more]
    return [Slug(LEAD * MOVE, tuple(shapes)), *rest]


def diagram_slug(diagram: Diagram, style: BookStyle, width: float, highest: float, measure: Measure) -> Slug:
    """A diagram in the middle of a column, as wide as it but no higher than `highest`, its words readable."""
    sheet = readable(diagram, style, width, measure)
    scale = min(width / sheet.width, (highest - 2 * AROUND) / sheet.height)
    left = (width - sheet.width * scale) / 2
    shapes = tuple(moved(shape, left, AROUND, scale) for shape in sheet.shapes)
    return Slug(sheet.height * scale + 2 * AROUND, shapes, floating=True)


def readable(diagram: Diagram, style: BookStyle, width: float, measure: Measure) -> Sheet:
    """A diagram whose words are no smaller than notes where it is made so wide."""
    sheet = lay_out(diagram, style, measure)
    words = NOTE / (WORDS * width / sheet.width)
    return lay_out(diagram, replace(style, words=words), measure) if words > 1 else sheet


def gap(height: float) -> Slug:
    return Slug(height)
