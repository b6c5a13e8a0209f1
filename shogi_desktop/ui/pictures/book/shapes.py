"""What a printed picture is made of, laid out without Qt: lines, tones, dots, letters. Units are the layout's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Measure: TypeAlias = Callable[[str, float], float]
"""The width of a line of text whose letters have this size."""


@dataclass(frozen=True, slots=True)
class Line:
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
class Sign:
    """Letters whose ink has its middle at (x, y), at most `room` wide; `turned`: upside down."""

    text: str
    x: float
    y: float
    size: float
    room: float
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """A line of words on the baseline `y`; `x` is its left end, its middle or its right end as `align` is 0, 0.5, 1."""

    text: str
    x: float
    y: float
    size: float
    align: float = 0.0


Shape: TypeAlias = Line | Tone | Dot | Sign | Text


@dataclass(frozen=True)
class Sheet:
    """Shapes in the order they are painted, on an area from (0, 0) to (width, height)."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def wrapped(text: str, size: float, room: float, measure: Measure) -> list[str]:
    """The text in lines that fit into `room`: broken at blanks, or anywhere in a word too long for a line."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            joined = f"{line} {word}" if line else word
            if measure(joined, size) <= room:
                line = joined
                continue
            if line and measure(word, size) <= room:
                lines.append(line)
                line = word
                continue
            *full, line = _chopped(joined, size, room, measure)
            lines += full
        lines.append(line)
    return lines


def _chopped(text: str, size: float, room: float, measure: Measure) -> list[str]:
    """Pieces of a text as long as the room lets them be, at least a letter each."""
    pieces = []
    while measure(text, size) > room and len(text) > 1:
        fits = max(1, int(len(text) * room / measure(text, size)))
        while fits < len(text) and measure(text[: fits + 1], size) <= room:
            fits += 1
        while fits > 1 and measure(text[:fits], size) > room:
            fits -= 1
        pieces.append(text[:fits])
        text = text[fits:]
    return [*pieces, text]


def elided(text: str, size: float, room: float, measure: Measure) -> str:
    """The text as far as it fits into `room`, with an ellipsis where it does not."""
    if measure(text, size) <= room:
        return text
    return _chopped(text, size, room - measure("…", size), measure)[0] + "…"
