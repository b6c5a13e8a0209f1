"""Painting of a move that is not made yet: its squares hatched, its way an arrow of dashes, so that no colour is needed
to tell it from the last move and from a hint."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QTransform

from ..ground.blocks import rect_of
from ..ground.style import Palette
from .arrow_marks import arrow_path, tinted
from .marks import Mark


def paint_premove(painter: QPainter, mark: Mark, palette: Palette) -> None:
    """A square that the move begins on, touches or ends on."""
    rect, width = rect_of(mark.box), max(1.5, mark.box.w * 0.035)
    painter.fillRect(rect, tinted(palette.premove, 0.3))
    hatching = QBrush(tinted(palette.premove, 0.75), Qt.BrushStyle.BDiagPattern)
    scale = max(1.0, mark.box.w / 44)
    hatching.setTransform(QTransform.fromScale(scale, scale))
    painter.fillRect(rect, hatching)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.premove, width))
    painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def paint_premove_way(painter: QPainter, mark: Mark, palette: Palette) -> None:
    """One step of the move."""
    assert mark.start is not None
    path = arrow_path(mark.start.center, mark.box.center, mark.box.w, 0.9)
    painter.setBrush(tinted(palette.premove, 0.5))
    painter.setPen(QPen(tinted(palette.cursor_edge, 0.9), max(1.2, mark.box.w * 0.03), Qt.PenStyle.DashLine))
    painter.drawPath(path)
