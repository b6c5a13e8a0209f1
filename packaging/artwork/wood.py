"""The bare five-sided piece: outline with the taper of real pieces, edges, face and grain.

Lengths are units of the cell, which is 100 wide and 110 high; the piece is centred and points up. The light falls
from everywhere, so that a piece turned by 180 degrees looks as right as an upright one; the shadow is the
program's work.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, tan
from random import Random

from svg import Point, linear, path, polygon, radial

CELL_WIDTH, CELL_HEIGHT = 100, 110
CENTRE: Point = (50, 55)


@dataclass(frozen=True)
class Shape:
    """Proportions of a piece, in degrees and cell units."""

    base_angle: float = 81.5
    apex_angle: float = 138
    units_per_mm: float = 3.14
    edge: float = 2.0
    corner: float = 2.2


@dataclass(frozen=True)
class Wood:
    """Colours of one kind of wood, from the middle of the face to the edge of the piece."""

    middle: str
    rim: str
    edge_light: str
    edge_dark: str
    outline: str
    grain: str


SHAPE = Shape()
TILE = Shape(base_angle=85, apex_angle=139)  # nearly as wide above as below: room for a field of marks
BOXWOOD = Wood(
    middle="#fce5b4", rim="#eec681", edge_light="#d9a95f", edge_dark="#b58040", outline="#7a4d20", grain="#9c5f1c"
)


@dataclass(frozen=True)
class Body:
    """The outline of one piece: apex, right shoulder, right foot, left foot, left shoulder."""

    width: float
    height: float
    shape: Shape = SHAPE

    @property
    def top(self) -> float:
        return CENTRE[1] - self.height / 2

    @property
    def foot(self) -> float:
        return CENTRE[1] + self.height / 2

    def points(self, inset: float = 0) -> list[Point]:
        """The five corners, every edge moved inwards by `inset`."""
        lean, slope = radians(90 - self.shape.base_angle), radians(90 - self.shape.apex_angle / 2)
        run, roof = tan(lean), tan(slope)
        apex_y = self.top + inset / cos(slope)
        side_x = self.width / 2 - inset / cos(lean)
        shoulder_y = (apex_y + roof * (side_x - self.foot * run)) / (1 - roof * run)
        shoulder_x = side_x - (self.foot - shoulder_y) * run
        foot_y, foot_x = self.foot - inset, side_x - inset * run
        cx = CENTRE[0]
        return [
            (cx, apex_y),
            (cx + shoulder_x, shoulder_y),
            (cx + foot_x, foot_y),
            (cx - foot_x, foot_y),
            (cx - shoulder_x, shoulder_y),
        ]


def draw(body: Body, seed: str, wood: Wood = BOXWOOD) -> list[str]:
    """The SVG elements of an empty piece; `seed` decides where its grain runs."""
    outer, inner = body.points(), body.points(body.shape.edge)
    face = polygon(inner, body.shape.corner * 0.6)
    return [
        "<defs>",
        radial("f", CENTRE, body.height * 0.62, [(0, wood.middle), (0.45, wood.middle), (1, wood.rim)]),
        linear("e", (CENTRE[0], body.top), (CENTRE[0], body.foot), [(0, wood.edge_light), (1, wood.edge_dark)]),
        "</defs>",
        path(polygon(outer, body.shape.corner), "url(#e)", stroke=wood.outline, stroke_width=0.8),
        path(face, "url(#f)"),
        *grain(body, seed, wood),
        path(face, stroke="#fff4d8", stroke_width=0.6, stroke_opacity=0.8),
    ]


def grain(body: Body, seed: str, wood: Wood) -> list[str]:
    """Fine lines along the piece, clipped to the face by construction."""
    rng = Random(f"grain {seed}")
    inner = body.points(body.shape.edge + 0.6)
    apex, shoulder, foot = inner[0], inner[1], inner[2]
    lean = rng.uniform(-0.05, 0.05)
    lines = []
    x = CENTRE[0] - body.width * 0.6 + rng.uniform(0, 4)
    while x < CENTRE[0] + body.width * 0.6:
        bend = rng.uniform(-0.8, 0.8)
        low, high = x - CENTRE[0], x - CENTRE[0] + lean * body.height
        if abs(low) < foot[0] - CENTRE[0] and abs(high) < shoulder[0] - CENTRE[0]:
            roof = apex[1] + abs(high) * (shoulder[1] - apex[1]) / (shoulder[0] - apex[0])
            middle = (low + high) / 2 + bend
            lines.append(curve((CENTRE[0] + low, foot[1]), (CENTRE[0] + middle, CENTRE[1]), (CENTRE[0] + high, roof)))
        x += rng.uniform(2.2, 6.5)
    return [path("".join(lines), stroke=wood.grain, stroke_width=0.55, stroke_opacity=0.2)]


def curve(start: Point, control: Point, end: Point) -> str:
    """Path data of one quadratic curve."""
    return f"M{start[0]:.1f} {start[1]:.1f}Q{control[0]:.1f} {control[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
