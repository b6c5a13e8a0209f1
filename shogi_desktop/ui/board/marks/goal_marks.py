"""Stars on the squares that a lesson asks to reach, and at the corner of the pieces it asks to take."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient

GOLD: Final = "#ffc928"
RIM: Final = "#5a3700"
_INNER: Final = 0.46  # radius of the star's inner corners


def star(center: QPointF, radius: float) -> QPolygonF:
    """A star of five points, one of them upwards."""
    corners = []
    for n in range(10):
        angle, reach = math.pi * n / 5, radius * (_INNER if n % 2 else 1.0)
        corners.append(center + QPointF(math.sin(angle) * reach, -math.cos(angle) * reach))
    return QPolygonF(corners)


def paint_star(painter: QPainter, center: QPointF, radius: float) -> None:
    """The golden star that marks goals."""
    painter.setPen(QPen(QColor(RIM), max(1.0, radius * 0.14), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(star(center, radius))


def paint_goal_glow(painter: QPainter, center: QPointF, radius: float) -> None:
    """The light under a piece that is to be taken."""
    glow = QRadialGradient(center, radius)
    for place, alpha in ((0.0, 0.95), (0.6, 0.7), (1.0, 0.0)):
        tone = QColor("#fff0a0")
        tone.setAlphaF(alpha)
        glow.setColorAt(place, tone)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(center, radius, radius)
