"""The shapes of move diagrams as pieces of SVG, around a point, on squares `CELL` wide.

Each sign has a shape of its own, so that a diagram can be read without its colours. The shapes are those of the targets
on the board (`board/marks/target_marks`): a disc is a step, a diamond a jump, a ring an area move, a ring in a ring
goes on; a star is the aim of a lesson and nothing else. Paths and plain attributes only, which QtSvg renders right.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from .reach import ReachSign

CELL: Final = 40

# Name -> (light, dark). A light colour stands for one name only: a dark drawing is a recoloured light one.
COLOURS: Final = {
    "paper": ("#fcf7ec", "#2b2621"),
    "rim": ("#d9c7a3", "#5c4f3d"),
    "field": ("#f9edd3", "#352e26"),
    "grid": ("#dbc69c", "#51473b"),
    "ink": ("#2b1a08", "#120c06"),
    "wood": ("#edc986", "#d9ad62"),
    "step": ("#1d5fd1", "#6ea8ff"),
    "multi": ("#0a8040", "#3ecb7d"),
    "range": ("#cf1f25", "#ff6b64"),
    "jump": ("#ffd42a", "#ffdc4a"),
    "range_jump": ("#ef7d00", "#ffa136"),
    "burn": ("#ffdcbc", "#5e2f14"),
    "hatch": ("#f6b684", "#84451d"),
    "flame": ("#e2480c", "#ff7a2f"),
}
PAPER, RIM, FIELD, GRID = (COLOURS[name][0] for name in ("paper", "rim", "field", "grid"))
INK, WOOD = (COLOURS[name][0] for name in ("ink", "wood"))
BLUE, GREEN, RED = (COLOURS[name][0] for name in ("step", "multi", "range"))
YELLOW, ORANGE = (COLOURS[name][0] for name in ("jump", "range_jump"))
BURN, HATCH, FLAME = (COLOURS[name][0] for name in ("burn", "hatch", "flame"))

Point = tuple[float, float]


def path(data: str, fill: str = "none", stroke: str = "none", width: float = 0) -> str:
    outline = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path fill="{fill}"{outline if width else ""} d="{data}"/>'


def numbers(*values: float) -> str:
    return " ".join(f"{round(value, 2) + 0.0:g}" for value in values)  # no -0


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(numbers(*point) for point in points) + "z"


def circle(at: Point, radius: float) -> str:
    r = numbers(radius)
    turn = f"a{r} {r} 0 1 0 {numbers(2 * radius)} 0a{r} {r} 0 1 0 {numbers(-2 * radius)} 0z"
    return f"M{numbers(at[0] - radius, at[1])}{turn}"


def sign(which: ReachSign, at: Point) -> str:
    """The sign of a single square."""
    return _SIGNS[which](at)


def _diamond(at: Point, size: float) -> str:
    x, y = at
    return polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)])


def _disc(at: Point) -> str:
    return path(circle(at, 9.5), BLUE, PAPER, 2)


def _ring(at: Point) -> str:
    return path(circle(at, 8.5), PAPER, BLUE, 5)


def _jump(at: Point) -> str:
    return path(_diamond(at, 14.5), YELLOW, INK, 1.8)


def _anywhere(at: Point) -> str:
    return path(_diamond(at, 14.5), YELLOW, INK, 1.8) + path(_diamond(at, 9), PAPER)


def _jump_step(at: Point) -> str:
    return path(_diamond(at, 14.5), BLUE, PAPER, 1.6) + path(circle(at, 3.6), PAPER)


def _jump_range(at: Point) -> str:
    return path(_diamond(at, 14.5), RED, PAPER, 1.6)


def _multi(at: Point) -> str:
    return path(circle(at, 16.5), PAPER, GREEN, 2.4) + path(circle(at, 12), GREEN)


def _jump_multi(at: Point) -> str:
    return path(circle(at, 16.5), PAPER, GREEN, 2.4) + path(_diamond(at, 12.5), GREEN)


def _lion_steps(at: Point) -> str:
    return path(circle(at, 16.5), PAPER, GREEN, 2.4) + path(circle(at, 9.5), PAPER, GREEN, 5)


def _walk(at: Point) -> str:
    return path(circle(at, 16.5), PAPER, GREEN, 2.4) + path(_diamond(at, 13), GREEN) + path(_diamond(at, 8.5), PAPER)


_SIGNS: Final = {
    ReachSign.STEP: _disc,
    ReachSign.AREA: _ring,
    ReachSign.JUMP: _jump,
    ReachSign.JUMP_STEP: _jump_step,
    ReachSign.JUMP_RANGE: _jump_range,
    ReachSign.ANYWHERE: _anywhere,
    ReachSign.MULTI: _multi,
    ReachSign.JUMP_MULTI: _jump_multi,
    ReachSign.LION_STEPS: _lion_steps,
    ReachSign.WALK: _walk,
}


def igui(at: Point, on_sign: bool) -> str:
    """An exclamation mark: alone, or on the sign of a square that may be entered too."""
    x, y = at
    if on_sign:
        return _exclamation(x, y + 0.4, 0.78, PAPER)
    return _exclamation(x, y, 1.2, GREEN)


def _exclamation(x: float, y: float, size: float, colour: str) -> str:
    s = size
    bar = f"M{numbers(x - 3 * s, y - 10.5 * s)}h{numbers(6 * s)}l{numbers(-1.4 * s, 13.5 * s)}h{numbers(-3.2 * s)}z"
    return path(bar, colour, colour, 1) + path(circle((x, y + 8 * s), 2.9 * s), colour)


def line(which: ReachSign, start: Point, end: Point, borders: Sequence[Point], most: int = 0) -> str:
    """A line that ends in an arrowhead. On the borders between squares chevrons, doubled, say that it jumps, crosses
    that it takes what it passes, arms that it may turn. Over `most` pieces at most: so many strokes on the first border
    alone.

    Signs in the middle of its squares leave all of that to be seen.
    """
    colour = RED if which in (ReachSign.RANGE, ReachSign.TURN) else ORANGE
    parts = [path(_shaft(start, end), "none", colour, 4.6), path(_head(start, end), colour)]
    shifts = {ReachSign.RANGE_JUMP: (0.0,), ReachSign.FREE_JUMP: (-4.5, 4.5)}.get(which, ())
    parts += [path(_chevron(start, end, at, shift), "none", colour, 4.2) for at in borders for shift in shifts]
    if which is ReachSign.TURN:
        parts += [path(_arms(start, end, at), "none", colour, 3.2) for at in borders]
    if which is ReachSign.SWEEP:
        parts += [path(_cross(at, 6.5), "none", colour, 4.2) for at in borders]
    if most:
        parts += [path(_stroke(start, end, borders[0], 6.0 * n), "none", colour, 3.2) for n in range(most)]
    return "".join(parts)


def _cross(at: Point, size: float) -> str:
    x, y = at
    return f"M{numbers(x - size, y - size)}L{numbers(x + size, y + size)}M{numbers(x - size, y + size)}" + (
        f"L{numbers(x + size, y - size)}"
    )


def _arms(start: Point, end: Point, at: Point) -> str:
    """Two arrows that leave a line at a right angle."""
    dx, dy = _direction(start, end)
    data = ""
    for side in (1, -1):
        aside = (-dy * side, dx * side)
        tip = (at[0] + aside[0] * 13, at[1] + aside[1] * 13)
        left, right = _wings(aside, tip, 5, 4.5)
        data += f"M{numbers(*at)}L{numbers(*tip)}M{numbers(*left)}L{numbers(*tip)}L{numbers(*right)}"
    return data


def _stroke(start: Point, end: Point, at: Point, shift: float) -> str:
    """A short stroke across a line, slanted a little."""
    dx, dy = _direction(start, end)
    x, y = at[0] + dx * shift, at[1] + dy * shift
    return f"M{numbers(x - dy * 9 - dx * 3, y + dx * 9 - dy * 3)}L{numbers(x + dy * 9 + dx * 3, y - dx * 9 + dy * 3)}"


def _direction(start: Point, end: Point) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1])
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _shaft(start: Point, end: Point) -> str:
    dx, dy = _direction(start, end)
    return f"M{numbers(*start)}L{numbers(end[0] - dx * 8, end[1] - dy * 8)}"


def _head(start: Point, end: Point) -> str:
    return polygon([end, *_wings(_direction(start, end), end, 13, 8.5)])


def _chevron(start: Point, end: Point, at: Point, shift: float) -> str:
    direction = _direction(start, end)
    tip = (at[0] + direction[0] * (4.5 + shift), at[1] + direction[1] * (4.5 + shift))
    left, right = _wings(direction, tip, 8, 9)
    return f"M{numbers(*left)}L{numbers(*tip)}L{numbers(*right)}"


def _wings(direction: Point, tip: Point, back: float, half: float) -> tuple[Point, Point]:
    """The points `back` behind a tip and `half` to its sides."""
    dx, dy = direction
    foot = (tip[0] - dx * back, tip[1] - dy * back)
    return (foot[0] - dy * half, foot[1] + dx * half), (foot[0] + dy * half, foot[1] - dx * half)


def burnt_ground(at: Point) -> str:
    """The hatched ground of a square whose enemies burn."""
    x, y, half = at[0], at[1], CELL / 2
    square = f"M{numbers(x - half, y - half)}h{CELL}v{CELL}h{-CELL}z"
    lines = "".join(
        f"M{numbers(x - half + max(0, n - CELL), y - half + min(n, CELL))}"
        f"L{numbers(x - half + min(n, CELL), y - half + max(0, n - CELL))}"
        for n in range(8, 2 * CELL, 8)
    )
    return path(square, BURN) + path(lines, "none", HATCH, 1.4)


def flame(at: Point) -> str:
    """A flame as high as the square; a small sign may stand on it."""
    x, y = at

    def point(dx: float, dy: float) -> str:
        return numbers(x + dx * 1.3, y - dy * 1.3 + 0.5)

    data = (
        f"M{point(0, -12)}C{point(-9, -12)} {point(-13, -3)} {point(-7, 5)}"
        f"C{point(-6, 2)} {point(-5, 1)} {point(-4, 1)}"
        f"C{point(-4, 7)} {point(-1, 11)} {point(3, 14)}C{point(2, 8)} {point(11, 4)} {point(10, -4)}"
        f"C{point(10, -9)} {point(6, -12)} {point(0, -12)}z"
    )
    return path(data, FLAME)


def ring_on_flame(at: Point) -> str:
    """The ring of a square in the area, so small that the flame behind it is seen as one."""
    return path(circle((at[0], at[1] + 6.5), 5), PAPER, BLUE, 3.4)


def pass_sign(at: Point, size: float) -> str:
    """An arrow that goes round and comes back to where it began."""
    x, y = at

    def point(dx: float, dy: float) -> str:
        return numbers(x + dx * size, y + dy * size)

    radius = numbers(6 * size)
    arc = f"M{point(4.6, -3.86)}A{radius} {radius} 0 1 0 {point(5.64, 2.05)}"
    head = f"M{point(8.6, -7.4)}L{point(8.4, 0.6)}L{point(1.4, -2.6)}z"
    return path(arc, "none", INK, 2.4 * size) + path(head, INK)


def piece(at: Point) -> str:
    """A plain piece that looks up."""
    x, y = at
    corners = [(0, -16.5), (10.5, -11.5), (13.5, 14.5), (-13.5, 14.5), (-10.5, -11.5)]
    return path(polygon([(x + dx, y + dy) for dx, dy in corners]), WOOD, INK, 2)
