"""What somebody draws on a position: circles round squares and arrows between them, in four colours."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

COLORS: Final = ("green", "red", "blue", "yellow")
MOST: Final = 200
"""Drawings on one position; more would hide it."""


@dataclass(frozen=True, order=True)
class Drawing:
    """A circle round `square`, or an arrow to it from the square `origin`, or from the pieces of a kind that a side has
    in hand (`kind`, `side`). `origin` -1: from no square; `kind` 0: from no hand."""

    square: int
    origin: int = -1
    kind: int = 0
    side: int = 0
    color: str = COLORS[0]

    @property
    def is_circle(self) -> bool:
        return self.origin < 0 and not self.kind


def drawn_next(drawings: tuple[Drawing, ...], drawing: Drawing) -> tuple[Drawing, ...]:
    """The drawings with one more in the first colour, or with the next colour where it is there, after the last none:
    for hands that have no key to choose one."""
    known = next((each for each in drawings if replace(each, color=drawing.color) == drawing), None)
    if known is None:
        return toggled(drawings, replace(drawing, color=COLORS[0]))
    after = COLORS.index(known.color) + 1
    return toggled(drawings, replace(known, color=COLORS[after]) if after < len(COLORS) else known)


def toggled(drawings: tuple[Drawing, ...], drawing: Drawing) -> tuple[Drawing, ...]:
    """The drawings with one more: drawn again in its colour it is rubbed out, in another one it changes colour."""
    others = tuple(known for known in drawings if replace(known, color=drawing.color) != drawing)
    if drawing in drawings:
        return others
    return tuple(sorted([*others, drawing])) if len(others) < MOST else drawings
