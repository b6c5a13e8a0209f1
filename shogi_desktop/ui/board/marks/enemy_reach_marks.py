"""Painting of an enemy piece's reach: hollow signs and dashed rings, so that no colour is needed to tell them from
one's own targets."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ..ground.blocks import rect_of
from ..ground.style import Palette
from ..input.move_types import MoveType
from .marks import Mark
from .target_marks import QUIET_SIGNS, angle_of, capture_path, sign_dot

DASHES: Final = (2.2, 1.3)  # drawn and left out, in widths of the line


def paint_watched(painter: QPainter, mark: Mark, palette: Palette) -> None:
    """The square of the piece that is looked at."""
    rect, width = rect_of(mark.box), max(2.0, mark.box.h * 0.045)
    ground = QColor(palette.watched)
    ground.setAlphaF(0.3)
    painter.fillRect(rect, ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_dashed(palette.watched, width))
    painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def paint_watched_quiet(painter: QPainter, mark: Mark, palette: Palette) -> None:
    """The sign of the way, hollow."""
    cell = mark.box.w
    painter.save()
    painter.translate(QPointF(*mark.box.center))
    painter.rotate(angle_of(mark))
    painter.setPen(QPen(palette.watched, max(1.4, cell * 0.055)))
    painter.setBrush(palette.watched_core)
    (_double_ring if mark.move_type is MoveType.MULTI else QUIET_SIGNS.get(mark.move_type, sign_dot))(painter, cell)
    painter.restore()


def paint_watched_capture(painter: QPainter, mark: Mark, palette: Palette) -> None:
    """The ring of the way around a piece that could be taken, dashed."""
    cell = mark.box.w
    width = max(2.0, cell * 0.07)
    painter.save()
    painter.translate(QPointF(*mark.box.center))
    painter.rotate(angle_of(mark))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    if mark.move_type is MoveType.PLAIN:
        path.addEllipse(QPointF(), cell / 2 - width, cell / 2 - width)
    else:
        path = capture_path(mark.move_type, cell, width)
    painter.setPen(QPen(palette.watched_core, width + max(1.2, cell * 0.03)))
    painter.drawPath(path)
    painter.setPen(_dashed(palette.watched, width))
    painter.drawPath(path)
    painter.restore()


def _double_ring(painter: QPainter, cell: float) -> None:
    painter.drawEllipse(QPointF(), cell * 0.2, cell * 0.2)
    painter.drawEllipse(QPointF(), cell * 0.09, cell * 0.09)


def _dashed(color: QColor, width: float) -> QPen:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(list(DASHES))
    return pen
