"""Small signs for what there is at a move: other moves in its place, a comment, a bookmark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shogi_desktop.game.tree import Node

Paint = Callable[[QPainter, QRectF, QColor], None]


def paint_branching(painter: QPainter, box: QRectF, color: QColor) -> None:
    """A line from which another one goes off."""
    path = QPainterPath(_at(box, 0.3, 0.05))
    path.lineTo(_at(box, 0.3, 0.95))
    path.moveTo(_at(box, 0.3, 0.35))
    path.cubicTo(_at(box, 0.3, 0.65), _at(box, 0.8, 0.5), _at(box, 0.8, 0.95))
    _begin(painter)
    painter.setPen(QPen(color, box.width() * 0.16, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


def paint_comment(painter: QPainter, box: QRectF, color: QColor) -> None:
    """A bubble of speech."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(_at(box, 0.02, 0.08), _at(box, 0.98, 0.72)), box.width() * 0.18, box.width() * 0.18)
    tail = QPainterPath(_at(box, 0.2, 0.65))
    tail.lineTo(_at(box, 0.2, 0.98))
    tail.lineTo(_at(box, 0.55, 0.65))
    _fill(painter, path.united(tail), color)


def paint_bookmark(painter: QPainter, box: QRectF, color: QColor) -> None:
    """A ribbon."""
    path = QPainterPath(_at(box, 0.18, 0.02))
    for x, y in ((0.82, 0.02), (0.82, 0.98), (0.5, 0.7), (0.18, 0.98)):
        path.lineTo(_at(box, x, y))
    path.closeSubpath()
    _fill(painter, path, color)


def note_signs(node: Node) -> tuple[Paint, ...]:
    """The signs of what is written at a move."""
    there: Final = ((node.comment, paint_comment), (node.bookmark, paint_bookmark))
    return tuple(paint for text, paint in there if text)


def _at(box: QRectF, x: float, y: float) -> QPointF:
    """A point by its shares of a box."""
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())


def _begin(painter: QPainter) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _fill(painter: QPainter, path: QPainterPath, color: QColor) -> None:
    _begin(painter)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawPath(path)
    painter.restore()
