"""The figures of the Western set: turned chessmen on one common plinth, described by outlines.

Coordinates: x = 0 is the axis, y = 0 the foot of the plinth, y = -100 about the top; figures are at most 80 wide.
The right half of an outline goes from axis to axis in absolute M, L, Q and C commands. A figure is drawn row by row,
later rows over earlier ones.
"""

from __future__ import annotations

from enum import Enum, auto
from math import cos, pi, sin

from svg import Point, join, num, path, polygon
from wood import CENTRE, Body

WOOD_CUT = "#f9e2b3"
CUT_WIDTH = 2.6
BAR_WIDTH = 5
HEIGHT = 108


def circle(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    r = num(radius)
    return f"M{join((x - radius, y))}a{r} {r} 0 1 0 {num(2 * radius)} 0a{r} {r} 0 1 0 {num(-2 * radius)} 0z"


def star(x: float, y: float, radius: float) -> str:
    """Path data of a five-pointed star."""
    points: list[Point] = []
    for index in range(10):
        length = radius if index % 2 == 0 else radius * 0.44
        points.append((x + length * sin(index * pi / 5), y - length * cos(index * pi / 5)))
    return polygon(points)


class Stroke(Enum):
    """What a row of path data is."""

    HALF = auto()  # the right half of a solid
    WHOLE = auto()  # a solid
    CREST = auto()  # the right half of a solid with a rim of wood around it, lying over what came before
    CUT = auto()  # a line in the colour of the wood
    BAR = auto()  # a broad line in the colour of the wood
    SPOT = auto()  # an area in the colour of the wood


Figure = tuple[tuple[Stroke, str], ...]
HALF, WHOLE, CREST = Stroke.HALF, Stroke.WHOLE, Stroke.CREST
CUT, BAR, SPOT = Stroke.CUT, Stroke.BAR, Stroke.SPOT

PLINTH = (HALF, "M0 0L31 0Q33 0 33 -2L33 -6.5Q33 -9 30.5 -9.5C28 -10.5 27 -12.5 26 -16L0 -16")
COLLAR_BODY = (HALF, "M0 -19L25 -19C22 -28 12 -35 10.5 -49L17.5 -49Q20.5 -49 20.5 -52Q20.5 -55 17.5 -55L0 -55")
KING = (
    PLINTH,
    COLLAR_BODY,
    (HALF, "M0 -58L13 -58L26 -80C27 -83 25 -84 23 -85C15 -88 7 -89 4 -90L4 -94L11 -94L11 -101L4 -101L4 -108L0 -108"),
)

FIGURES: dict[str, Figure] = {
    "king": (*KING, (CUT, "M-18 -78C-8 -83 8 -83 18 -78")),
    "king_jewel": (*KING, (SPOT, "M0 -83L8 -73L0 -63L-8 -73z")),
    "queen": (
        PLINTH,
        COLLAR_BODY,
        (HALF, "M0 -58L13 -58L30 -84L18.5 -75L16 -94L6.5 -77L0 -97"),
        *((WHOLE, circle(x, y, 4.4)) for x, y in ((-31, -87), (-16.5, -96), (0, -101), (16.5, -96), (31, -87))),
        (CUT, "M-14 -66C-6 -69 6 -69 14 -66"),
    ),
    "rook": (
        PLINTH,
        (HALF, "M0 -19L25 -19C20 -27 18 -40 17 -60L0 -60"),
        (HALF, "M0 -63L20 -63L27 -72L27 -99L16 -99L16 -89L6.5 -89L6.5 -99L0 -99"),
        (CUT, "M-25.5 -78L25.5 -78"),
    ),
    "bishop": (
        PLINTH,
        (HALF, "M0 -19L25 -19C22 -28 13 -32 11.5 -42L18.5 -42Q21.5 -42 21.5 -45Q21.5 -48 18.5 -48L0 -48"),
        (HALF, "M0 -51L13 -51C27 -62 23 -78 10 -89C5 -93 3 -94 0 -95"),
        (WHOLE, circle(0, -99, 6)),
        (BAR, "M4 -67L15 -82"),
    ),
    "gold": (
        PLINTH,
        (HALF, "M0 -19L15 -19C17 -24 19 -31 19 -41L0 -41"),
        (WHOLE, "M26 -51C29 -40 34 -32 41 -26C37 -21 31 -19 23 -19C25 -30 24 -41 22 -51z"),
        (WHOLE, "M-26 -51C-29 -40 -34 -32 -41 -26C-37 -21 -31 -19 -23 -19C-25 -30 -24 -41 -22 -51z"),
        (HALF, "M0 -82C16 -82 26 -71 27 -53L30 -46C20 -50 10 -51 0 -51"),
        (CREST, "M0 -55C9 -55 13 -58 18 -65C26 -76 29 -89 27 -108C42 -92 43 -66 27 -54C19 -49 9 -47 0 -47"),
        (SPOT, circle(0, -51, 3.6)),
        (CUT, "M-14 -34L-6 -31M14 -34L6 -31"),
    ),
    "silver": (
        PLINTH,
        (HALF, "M0 -101C9 -96 20 -95 32 -98C34 -75 34 -36 0 -19"),
        (BAR, "M-15 -81L15 -47M15 -81L-15 -47"),
    ),
    "knight": (
        PLINTH,
        (
            WHOLE,
            "M26 -19C30 -45 28 -76 6 -91L4 -104L-4 -92C-11 -89 -16 -83 -19 -75C-23 -67 -31 -61 -34 -53"
            "C-37 -45 -33 -39 -26 -38C-21 -37.5 -19 -42 -15 -43.5C-10 -45 -5 -46 0 -52C1 -41 -23 -37 -24 -19z",
        ),
        (CUT, "M7 -82C18 -69 20 -46 17 -25"),
        (SPOT, circle(-9, -76, 3) + circle(-28, -49, 2)),
    ),
    "lance": (
        PLINTH,
        (HALF, "M0 -16L9 -16C5 -22 4 -26 4 -32L4 -68L0 -68"),
        (WHOLE, "M3 -63L34 -55L25 -46.5L34 -38L3 -32z"),
        (HALF, "M0 -64L9 -64Q11 -64 11 -67Q11 -70 9 -70L0 -70"),
        (HALF, "M0 -72L6 -72C17 -81 14 -94 0 -110"),
        (CUT, "M0 -77L0 -95"),
    ),
    "pawn": (PLINTH, COLLAR_BODY, (WHOLE, circle(0, -75, 20))),
}


def mirrored(half: str) -> str:
    """The closed path of a half outline and its mirror image."""
    commands = _parse(half)
    points: list[Point] = [point for _, arguments in commands for point in arguments]
    text = "".join(letter + " ".join(join(p) for p in arguments) for letter, arguments in commands)
    back = list(reversed(commands))
    left = list(reversed(points))[1:]
    for letter, arguments in back[:-1]:
        taken, left = left[: len(arguments)], left[len(arguments) :]
        text += letter + " ".join(join((-x, y)) for x, y in taken)
    return text + "z"


def _parse(data: str) -> list[tuple[str, list[Point]]]:
    commands: list[tuple[str, list[Point]]] = []
    for chunk in data.replace("L", "|L").replace("Q", "|Q").replace("C", "|C").split("|"):
        numbers = [float(text) for text in chunk[1:].split()]
        commands.append((chunk[0], list(zip(numbers[::2], numbers[1::2], strict=True))))
    return commands


def draw(name: str, body: Body, colour: str, red: bool, borrowed: bool) -> list[str]:
    """The SVG elements of a figure standing on the piece.

    On a red face a borrowed figure is smaller and has a star above it, a figure of its own has a star on either side.
    """
    scale = body.height * (0.63 if red and borrowed else 0.73) / HEIGHT
    foot = body.foot - body.height * 0.1
    move = f"translate({num(CENTRE[0])} {num(foot)})scale({num(scale, 3)})"
    elements = [f'<g transform="{move}">', *(_element(stroke, data, colour) for stroke, data in FIGURES[name]), "</g>"]
    if red and borrowed:
        elements.append(crown_star(body, colour))
    elif red:
        radius = body.height * 0.065
        x, y = body.width * 0.345, foot - 0.8 * radius
        elements += [path(star(CENTRE[0] + side * x, y, radius), colour) for side in (-1, 1)]
    return elements


def crown_star(body: Body, colour: str) -> str:
    """The star of a promoted piece, below its apex."""
    return path(star(CENTRE[0], body.top + body.height * 0.16, body.height * 0.085), colour)


def _element(stroke: Stroke, data: str, colour: str) -> str:
    match stroke:
        case Stroke.HALF:
            return path(mirrored(data), colour)
        case Stroke.WHOLE:
            return path(data, colour)
        case Stroke.CREST:
            return path(mirrored(data), colour, stroke=WOOD_CUT, stroke_width=CUT_WIDTH, stroke_linejoin="round")
        case Stroke.CUT:
            return path(data, stroke=WOOD_CUT, stroke_width=CUT_WIDTH, stroke_linecap="round")
        case Stroke.BAR:
            return path(data, stroke=WOOD_CUT, stroke_width=BAR_WIDTH, stroke_linecap="round")
        case Stroke.SPOT:
            return path(data, WOOD_CUT)
