"""The field of five by five squares on a piece of a certain size, on whole pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

# Shares of the width of the picture, from the tile of packaging/artwork/blanks.py.
SQUARE: Final = (0.146, 0.153)
FOOT: Final = 1.04
ROOF: Final = (0.1, 0.5)  # top and width of the letters above the field


@dataclass(frozen=True)
class Field:
    """`width` is that of the picture in pixels."""

    width: float

    @property
    def across(self) -> int:
        """Width of a square in pixels."""
        return max(2, round(SQUARE[0] * self.width))

    @property
    def along(self) -> int:
        """Height of a square in pixels."""
        return max(2, round(SQUARE[1] * self.width))

    @property
    def unit(self) -> float:
        """The shorter side of a square in pixels."""
        return min(self.across, self.along)

    @property
    def area(self) -> QRectF:
        left = round(self.width / 2 - 2.5 * self.across)
        top = round(FOOT * self.width) - 5 * self.along
        return QRectF(left, top, 5 * self.across, 5 * self.along)

    @property
    def roof(self) -> QRectF:
        """The place above the field."""
        top, width = (share * self.width for share in ROOF)
        return QRectF((self.width - width) / 2, top, width, self.area.top() - top - self.unit / 6)

    def point(self, right: float, forward: float) -> QPointF:
        """The place of a square, or of a point between squares."""
        area = self.area
        return QPointF(
            area.left() + (2.5 + right) * self.across,
            area.top() + (2.5 - forward) * self.along,
        )
