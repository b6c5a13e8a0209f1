"""The number of pieces lying on one place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ..ground.style import Palette
from ..layout.layout import Box


def paint_badge(painter: QPainter, palette: Palette, x: float, piece: Box, text: str) -> None:
    """The number in the lower right corner of a piece that begins at `x`, upright on both stands."""
    height = max(9.0, piece.w * 0.34)
    width = height * (1.0 if len(text) == 1 else 1.32)
    rect = QRectF(x + piece.w - width * 0.86, piece.bottom - height * 1.06, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    edge = QColor(palette.badge_text)
    edge.setAlphaF(0.55)
    painter.setBrush(edge)
    painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), height / 2 + 1, height / 2 + 1)
    painter.setBrush(palette.badge)
    painter.drawRoundedRect(rect, height / 2, height / 2)
    font = QFont(painter.font())
    font.setPixelSize(max(7, round(height * 0.72)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(palette.badge_text)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
