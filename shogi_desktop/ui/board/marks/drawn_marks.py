"""Painting of what a hand draws: circles and arrows in four colours, each with a line of its own kind: plain, doubled,
dashed, dotted."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ..ground.palette import Palette
from .arrow_marks import arrow_path, tinted
from .marks import Mark

ALPHA: Final = 0.88
SKETCH: Final = 0.55  # while it is being drawn
_PLAIN, _DOUBLED, _DASHED, _DOTTED = range(4)
_GAPS: Final = {_DASHED: (2.4, 1.5), _DOTTED: (0.1, 1.6)}  # drawn and left out, in widths of the line


def drawn_color(mark: Mark, palette: Palette) -> QColor:
    """Of a mark whose `rank` is the number of its colour; fainter where it is being drawn."""
    return tinted(palette.drawn[mark.rank], SKETCH if mark.other else ALPHA)


def paint_circle(painter: QPainter, mark: Mark, palette: Palette) -> None:
    """Along the edge of the square, where it hides no sign of a capture."""
    cell, color = mark.box.w, drawn_color(mark, palette)
    width = max(2.0, cell * 0.075)
    radius = cell / 2 - width * 0.62
    painter.setBrush(Qt.BrushStyle.NoBrush)
    center = QPointF(*mark.box.center)
    painter.setPen(QPen(tinted(palette.cursor_edge, color.alphaF() * 0.8), width * 1.55))
    painter.drawEllipse(center, radius, radius)
    painter.setPen(_pen(color, width, mark.rank))
    painter.drawEllipse(center, radius, radius)
    if mark.rank == _DOUBLED:
        painter.setPen(QPen(color, width * 0.55))
        painter.drawEllipse(center, radius - width * 1.5, radius - width * 1.5)


def paint_arrow(painter: QPainter, mark: Mark, palette: Palette) -> None:
    """Its foot tells it from arrows of the program, the line along its middle its colour from the others."""
    assert mark.start is not None
    cell, color = mark.box.w, drawn_color(mark, palette)
    start, end = mark.start.center, mark.box.center
    painter.setPen(QPen(tinted(palette.cursor_edge, color.alphaF()), max(1.0, cell * 0.025)))
    painter.setBrush(color)
    painter.drawPath(arrow_path(start, end, cell, 1.12))
    along = math.atan2(end[1] - start[1], end[0] - start[0])
    foot = QPointF(start[0] + math.cos(along) * cell * 0.18, start[1] + math.sin(along) * cell * 0.18)
    painter.drawEllipse(foot, cell * 0.13, cell * 0.13)
    if mark.rank == _PLAIN:
        return
    tip = QPointF(end[0] - math.cos(along) * cell * 0.34, end[1] - math.sin(along) * cell * 0.34)
    inner = QColor(palette.cursor_edge)
    inner.setAlphaF(color.alphaF())
    painter.setPen(_pen(inner, max(1.3, cell * 0.05), mark.rank))
    painter.drawLine(foot, tip)


def _pen(color: QColor, width: float, rank: int) -> QPen:
    pen = QPen(color, width)
    if rank in _GAPS:
        pen.setDashPattern(list(_GAPS[rank]))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap if rank == _DOTTED else Qt.PenCapStyle.FlatCap)
    return pen
