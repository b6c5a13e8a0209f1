"""The program icon: a king in perspective with its lettering, and simpler drawings for the smallest sizes.

The master is used from 48 pixels up. At 16, 24 and 32 pixels a drawing of its own, laid on the pixel grid, replaces it:
a brush stroke thinner than a pixel would only be grey.
"""

from __future__ import annotations

from dataclasses import dataclass

from lettering import BRUSH, Box, letter, missing
from svg import Point, document, linear, path, polygon

MASTER_SIZE = 512
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
INK = "#1d130b"
FACE = ((0.0, "#fff0cb"), (0.5, "#fadb9f"), (1.0, "#eebf74"))
BASE = ((0.0, "#b97f3a"), (1.0, "#8a5621"))
OUTLINE = "#6b4018"
THICKNESS = 26

APEX: Point = (256, 22)
SHOULDER: Point = (404, 84)
FOOT: Point = (468, 458)
GRAIN = (
    "M96 445Q118 250 128 100M128 445Q146 250 158 88M168 445Q182 250 190 74"
    "M226 445Q228 250 232 56M250 445Q252 250 250 50M310 445Q304 250 298 60"
    "M338 445Q330 250 322 70M392 445Q372 250 358 86M426 445Q402 250 384 98"
)


@dataclass(frozen=True)
class Small:
    """An icon on the pixel grid: right half of the outline from the apex down, bars of the character as x, y, w, h."""

    half: tuple[Point, ...]
    bars: tuple[tuple[float, float, float, float], ...]
    line: float


SMALL: dict[int, Small] = {
    16: Small(((8, 0.5), (12.6, 2.4), (14.6, 14.5)), ((4, 4, 8, 1), (5, 7, 6, 1), (3, 11, 10, 2), (7, 4, 2, 8)), 1),
    24: Small(((12, 0.5), (19, 3.2), (22.5, 22.5)), ((6, 6, 12, 2), (7, 11, 10, 2), (5, 17, 14, 2), (11, 6, 2, 12)), 1),
    32: Small(((16, 0.5), (25.3, 4.3), (30, 30.5)), ((8, 8, 16, 3), (9, 15, 14, 3), (6, 23, 20, 3), (14, 8, 4, 16)), 1),
}


def missing_for_master() -> str:
    """What is lacking to make the master on this machine; empty where nothing is."""
    return missing(BRUSH)


def _mirror(half: tuple[Point, ...], axis: float) -> list[Point]:
    """A whole outline from its right half, which starts at the apex on the axis."""
    return [*half, *((2 * axis - x, y) for x, y in reversed(half[1:]))]


def master() -> str:
    """The icon as SVG, 512 units square."""
    face = _mirror((APEX, SHOULDER, FOOT), 256)
    base: list[Point] = [(44, 452), (468, 452), (462, 458 + THICKNESS), (50, 458 + THICKNESS)]
    king = letter(BRUSH, "王", Box(257, 272, 306, 300))
    rim = polygon(_mirror(((256, 34), (396, 93), (456, 449)), 256), 10)
    body = [
        "<defs>",
        linear("f", (256, 22), (256, 458), FACE),
        linear("b", (256, 452), (256, 484), BASE),
        "</defs>",
        *_ground_shadow(),
        path(polygon(base, 10), "url(#b)", stroke=OUTLINE, stroke_width=6, stroke_linejoin="round"),
        path(polygon(face, 14), "url(#f)", stroke=OUTLINE, stroke_width=6, stroke_linejoin="round"),
        path(GRAIN, stroke="#9c5f1c", stroke_width=2.6, stroke_opacity=0.2),
        path(rim, stroke="#fffaf0", stroke_width=4, stroke_opacity=0.8),
        path(king.data, INK, stroke=INK, stroke_width=9, stroke_linejoin="round"),
    ]
    return document(MASTER_SIZE, MASTER_SIZE, body)


def _ground_shadow() -> list[str]:
    shapes = (
        ([(40 - grow, 470.0), (472 + grow, 470.0), (458 + grow, 490 + grow), (54 - grow, 490 + grow)], opacity)
        for grow, opacity in ((14.0, 0.08), (9.0, 0.1), (4.0, 0.14))
    )
    return [path(polygon(points, 16), "#241203", fill_opacity=opacity) for points, opacity in shapes]


def small(size: int) -> str:
    """The icon for 16, 24 or 32 pixels as SVG."""
    drawing = SMALL[size]
    outline = polygon(_mirror(drawing.half, size / 2), 1.2)
    bars = "".join(f"M{x} {y}h{w}v{h}h{-w}z" for x, y, w, h in drawing.bars)
    body = [
        "<defs>",
        linear("f", (size / 2, 0), (size / 2, size), FACE),
        "</defs>",
        path(outline, "url(#f)", stroke=OUTLINE, stroke_width=drawing.line, stroke_linejoin="round"),
        path(bars, INK),
    ]
    return document(size, size, body)
