"""Writing small SVG files that QtSvg draws right: plain paths, colours as #rrggbb, no text, no clipping."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

Point = tuple[float, float]


def num(value: float, digits: int = 2) -> str:
    """The shortest decimal text of a number: 0.50 -> .5, -0.25 -> -.25, 3.00 -> 3."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    if text in ("", "-", "-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def join(numbers: Sequence[float], digits: int = 2) -> str:
    """Numbers as path arguments; a minus sign separates as well as a blank."""
    text = ""
    for value in numbers:
        piece = num(value, digits)
        text += piece if not text or piece.startswith("-") else " " + piece
    return text


def polygon(points: Sequence[Point], radius: float = 0) -> str:
    """Path data of a closed polygon whose corners are rounded, each by at most `radius` along its edges."""
    if radius <= 0:
        return "M" + "L".join(join(p) for p in points) + "z"
    parts: list[str] = []
    for index, corner in enumerate(points):
        start = _towards(corner, points[index - 1], radius)
        end = _towards(corner, points[(index + 1) % len(points)], radius)
        parts.append(f"{'L' if parts else 'M'}{join(start)}Q{join((*corner, *end))}")
    return "".join(parts) + "z"


def _towards(start: Point, goal: Point, distance: float) -> Point:
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    share = min(distance / hypot(dx, dy), 0.5)
    return start[0] + dx * share, start[1] + dy * share


def path(data: str, fill: str = "none", **attributes: str | float) -> str:
    """A path element; attribute names are written with '_' for '-', numbers are shortened."""
    extra = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for name, value in attributes.items()
    )
    return f'<path fill="{fill}"{extra} d="{data}"/>'


def linear(name: str, start: Point, end: Point, stops: Sequence[tuple[float, str]]) -> str:
    """A linear gradient from `start` to `end` in user units."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(start[0])}" y1="{num(start[1])}"'
        f' x2="{num(end[0])}" y2="{num(end[1])}">{_stops(stops)}</linearGradient>'
    )


def radial(name: str, centre: Point, radius: float, stops: Sequence[tuple[float, str]]) -> str:
    """A radial gradient in user units."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(centre[0])}" cy="{num(centre[1])}"'
        f' r="{num(radius)}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: Sequence[tuple[float, str]]) -> str:
    return "".join(f'<stop offset="{num(offset)}" stop-color="{colour}"/>' for offset, colour in stops)


def document(width: float, height: float, body: Sequence[str], title: str = "") -> str:
    """A whole SVG file with the viewBox "0 0 width height"."""
    w, h = num(width), num(height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    return "\n".join([head, *([f"<title>{title}</title>"] if title else []), *body, "</svg>", ""])
