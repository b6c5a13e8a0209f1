"""What a figure of the Western set is made of: rows of path data, and the parts that many figures share.

Coordinates: x = 0 is the axis, y = 0 the foot of the plinth, y = -100 about the top; figures are at most 96 wide.
Outlines that are mirrored or moved are written in absolute M, L, Q and C commands. A figure is drawn row by row, later
rows over earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from math import cos, pi, sin
from re import findall

from svg import Point, join, num, path, polygon
from wood import BOXWOOD

WOOD = BOXWOOD.middle
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
    """Path data of a circle, four curves."""
    k = 0.5523 * radius  # makes a cubic curve a quarter of a circle
    half = [(-radius, 0), (-radius, -k), (-k, -radius), (0, -radius), (k, -radius), (radius, -k)]
    points = [(x + sign * dx, y + sign * dy) for sign in (1, -1) for dx, dy in half]
    points.append(points[0])
    return "M" + join(points[0]) + "".join("C" + " ".join(map(join, points[at : at + 3])) for at in (1, 4, 7, 10)) + "z"


def pair(x: float, y: float, radius: float) -> str:
    """Path data of a circle and its mirror image."""
    return circle(x, y, radius) + circle(-x, y, radius)


def star(x: float, y: float, radius: float) -> str:
    """Path data of a five-pointed star."""
    points: list[Point] = []
    for index in range(10):
        length = radius if index % 2 == 0 else radius * 0.44
        points.append((x + length * sin(index * pi / 5), y - length * cos(index * pi / 5)))
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
    whole = {Stroke.HALF: Stroke.WHOLE, Stroke.CREST: Stroke.OVER}
    completed = [(whole.get(stroke, stroke), mirrored(data) if stroke in whole else data) for stroke, data in rows]
    return tuple((stroke, _mapped(data, lambda p: (x + scale * p[0], y + scale * p[1]))) for stroke, data in completed)


def both(stroke: Stroke, data: str) -> Figure:
    """A row and its mirror image."""
    return (stroke, data), (stroke, _mapped(data, lambda p: (-p[0], p[1])))


def turned(rows: Figure) -> Figure:
    """Rows that look the other way."""
    return tuple((stroke, _mapped(data, lambda p: (-p[0], p[1]))) for stroke, data in rows)


def _mapped(data: str, place: Callable[[Point], Point]) -> str:
    """Path data with every point somewhere else."""
    return "".join(letter + " ".join(join(place(p)) for p in points) + end for letter, points, end in _parse(data))


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
        numbers = [float(text) for text in findall(r"-?[\d.]+", chunk)]
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
TOWER: Figure = ((CREST, "M0 -60L13 -60L15 -80L22 -87L22 -110L13 -110L13 -102L5.5 -102L5.5 -110L0 -110"),)
MITRE: Figure = ((CREST, "M0 -60L10 -60C26 -72 22 -89 6 -100C9 -105 5 -111 0 -111"), (BAR, "M3 -74L12 -88"))
CORONET: Figure = (
    (CREST, "M0 -80L15 -80L22 -101L9 -93L0 -106"),
    *((WHOLE, circle(x, y, 4)) for x, y in ((-22, -101), (0, -106), (22, -101))),
)
HORSE: Row = (
    WHOLE,
    "M26 -19C30 -45 28 -76 6 -91L4 -104L-4 -92C-11 -89 -16 -83 -19 -75C-23 -67 -31 -61 -34 -53"
    "C-37 -45 -33 -39 -26 -38C-21 -37.5 -19 -42 -15 -43.5C-10 -45 -5 -46 0 -52C1 -41 -23 -37 -24 -19z",
)
