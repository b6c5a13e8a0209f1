"""What a figure of the Western set is made of: rows of path data, and the parts that many figures share.

Coordinates: x = 0 is the axis, y = 0 the foot of the plinth, y = -100 about the top; figures are at most 86 wide.
Outlines that are mirrored are written in absolute M, L, Q and C commands with blanks between all numbers. A figure is
drawn row by row, later rows over earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from math import cos, pi, sin

from svg import Point, join, num, path, polygon

WOOD = "#f9e2b3"
CUT_WIDTH = 2.6
BAR_WIDTH = 6
LIMB_WIDTH = 6.5


class Stroke(Enum):
    """What a row of path data is."""

    HALF = auto()  # the right half of a solid
    WHOLE = auto()  # a solid
    CREST = auto()  # the right half of a solid with a rim of wood around it, lying over what came before
    OVER = auto()  # a solid with a rim of wood around it, lying over what came before
    LIMB = auto()  # a broad line in the colour of the figure
    CUT = auto()  # a line in the colour of the wood
    BAR = auto()  # a broad line in the colour of the wood
    SPOT = auto()  # an area in the colour of the wood


Row = tuple[Stroke, str]
Figure = tuple[Row, ...]
HALF, WHOLE, CREST, OVER = Stroke.HALF, Stroke.WHOLE, Stroke.CREST, Stroke.OVER
LIMB, CUT, BAR, SPOT = Stroke.LIMB, Stroke.CUT, Stroke.BAR, Stroke.SPOT


def circle(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    r = num(radius)
    return f"M{join((x - radius, y))}a{r} {r} 0 1 0 {num(2 * radius)} 0a{r} {r} 0 1 0 {num(-2 * radius)} 0z"


def pair(x: float, y: float, radius: float) -> str:
    """Path data of a circle and its mirror image."""
    return circle(x, y, radius) + circle(-x, y, radius)


def star(x: float, y: float, radius: float) -> str:
    """Path data of a five-pointed star."""
    return rays(x, y, radius, radius * 0.44, 5)


def rays(x: float, y: float, outer: float, inner: float, count: int) -> str:
    """Path data of a star of `count` points, one of them upright."""
    points: list[Point] = []
    for index in range(2 * count):
        length = inner if index % 2 else outer
        points.append((x + length * sin(index * pi / count), y - length * cos(index * pi / count)))
    return polygon(points)


def fan(y: float, outer: float, middle: float, inner: float, count: int) -> str:
    """Path data of a half ring on the axis, open below, with `count` rays on its outside."""
    points: list[Point] = []
    for index in range(2 * count + 1):
        angle, length = (index / count - 1) * pi / 2, outer if index % 2 else middle
        points.append((length * sin(angle), y - length * cos(angle)))
    edge, back = join((inner, y)), join((-inner, y))
    return polygon(points)[:-1] + f"L{edge}A{num(inner)} {num(inner)} 0 0 0 {back}z"


def placed(rows: Figure, scale: float, x: float, y: float) -> Figure:
    """Rows in another size; `x` and `y` is where their origin comes to lie."""
    return tuple((stroke, _mapped(data, lambda p: (x + scale * p[0], y + scale * p[1]))) for stroke, data in rows)


def both(stroke: Stroke, data: str) -> Figure:
    """A row and its mirror image."""
    return (stroke, data), (stroke, _mapped(data, lambda p: (-p[0], p[1])))


def _mapped(data: str, place: Callable[[Point], Point]) -> str:
    """Path data with every point somewhere else."""
    return "".join(letter + " ".join(_written(place(p)) for p in points) + end for letter, points, end in _parse(data))


def _written(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def mirrored(half: str) -> str:
    """The closed path of a half outline, which goes from axis to axis, and its mirror image."""
    commands = [(letter, points) for letter, points, _ in _parse(half)]
    text = "".join(letter + " ".join(join(p) for p in points) for letter, points in commands)
    left: list[Point] = [point for _, points in commands for point in points][-2::-1]
    for letter, points in reversed(commands[1:]):
        taken, left = left[: len(points)], left[len(points) :]
        text += letter + " ".join(join((-x, y)) for x, y in taken)
    return text + "z"


def _parse(data: str) -> list[tuple[str, list[Point], str]]:
    """The commands of path data: letter, points, and "z" where the command closes an outline."""
    commands: list[tuple[str, list[Point], str]] = []
    for letter in "MLQC":
        data = data.replace(letter, "|" + letter)
    for chunk in data.split("|")[1:]:
        closed = "z" if chunk.endswith("z") else ""
        numbers = [float(text) for text in chunk[1:].removesuffix("z").split()]
        commands.append((chunk[0], list(zip(numbers[::2], numbers[1::2], strict=True)), closed))
    return commands


def element(row: Row, colour: str) -> str:
    """The SVG element of a row."""
    stroke, data = row
    match stroke:
        case Stroke.HALF:
            return path(mirrored(data), colour)
        case Stroke.WHOLE:
            return path(data, colour)
        case Stroke.CREST:
            return path(mirrored(data), colour, stroke=WOOD, stroke_width=CUT_WIDTH, stroke_linejoin="round")
        case Stroke.OVER:
            return path(data, colour, stroke=WOOD, stroke_width=CUT_WIDTH, stroke_linejoin="round")
        case Stroke.LIMB:
            return path(data, stroke=colour, stroke_width=LIMB_WIDTH, stroke_linecap="round", stroke_linejoin="round")
        case Stroke.CUT:
            return path(data, stroke=WOOD, stroke_width=CUT_WIDTH, stroke_linecap="round")
        case Stroke.BAR:
            return path(data, stroke=WOOD, stroke_width=BAR_WIDTH, stroke_linecap="round")
        case Stroke.SPOT:
            return path(data, WOOD)


PLINTH: Row = (HALF, "M0 0L31 0Q33 0 33 -2L33 -6.5Q33 -9 30.5 -9.5C28 -10.5 27 -12.5 26 -16L0 -16")
COLLAR_BODY: Row = (HALF, "M0 -19L25 -19C22 -28 12 -35 10.5 -49L17.5 -49Q20.5 -49 20.5 -52Q20.5 -55 17.5 -55L0 -55")
