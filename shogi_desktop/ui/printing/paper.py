"""Sheets of paper. The unit is the point, a 72nd of an inch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MM: Final = 72 / 25.4


@dataclass(frozen=True)
class Paper:
    """`margin` is the white around all that is printed; the page number stands in the lower one."""

    name: str
    width: float
    height: float
    margin: float = 15 * MM

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    @property
    def bottom(self) -> float:
        return self.height - self.margin


A4: Final = Paper("A4", 210 * MM, 297 * MM)
LETTER: Final = Paper("Letter", 8.5 * 72, 11 * 72)
PAPERS: Final = {paper.name: paper for paper in (A4, LETTER)}
