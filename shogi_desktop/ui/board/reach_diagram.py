"""Painting of a piece's reach: dots, lines, diamonds, shaded and framed squares around the piece in the middle."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from .reach import Cell, Diagram, Line
from .style import Palette
from .target_marks import paint_way, way_color
from .ways import Way

AREA_SHADE: Final = "#b07fb2ff"  # with its opacity first


class DiagramPainter:
    """Paints the reach of a piece into a square box: it stands in the middle and looks up."""

    def __init__(self, painter: QPainter, diagram: Diagram, box: QRectF, palette: Palette) -> None:
        self._painter, self._diagram, self._palette = painter, diagram, palette
        self._size = box.width() / (2 * diagram.radius + 1)
        self._middle = box.center()
        self._box = box

    def paint(self) -> None:
        painter = self._painter
        painter.fillRect(self._box, self._palette.wood)
        self._paint_area()
        self._paint_grid()
        for line in self._diagram.lines:
            self._paint_line(line)
        for (right, forward), way in self._diagram.cells.items():
            angle = QLineF(0, 0, right, -forward).angle()
            turn = 90 - angle if way is Way.RANGE_JUMP else 0
            paint_way(painter, self._at((right, forward)), self._size * 1.25, way, turn, self._palette)
        for cell in self._diagram.taken_in_place:
            self._paint_in_place(cell)
        painter.setPen(QPen(self._palette.target_edge, 1))
        painter.setBrush(self._palette.label)
        painter.drawEllipse(self._middle, self._size * 0.34, self._size * 0.34)

    def _at(self, cell: Cell) -> QPointF:
        return self._middle + QPointF(cell[0] * self._size, -cell[1] * self._size)

    def _paint_grid(self) -> None:
        self._painter.setPen(QPen(self._palette.line, 0.6))
        for index in range(2 * self._diagram.radius + 2):
            step = index * self._size
            box = self._box
            self._painter.drawLine(QPointF(box.left() + step, box.top()), QPointF(box.left() + step, box.bottom()))
            self._painter.drawLine(QPointF(box.left(), box.top() + step), QPointF(box.right(), box.top() + step))

    def _paint_area(self) -> None:
        if self._diagram.area:
            half = (self._diagram.area + 0.5) * self._size
            shade = QColor(AREA_SHADE)
            corner = QPointF(half, half)
            self._painter.fillRect(QRectF(self._middle - corner, self._middle + corner), shade)

    def _paint_line(self, line: Line) -> None:
        """To the edge of the box with an arrowhead; dashed where it passes pieces, beside the plain one."""
        direction = QPointF(line.right, -line.forward)
        aside = QPointF(-direction.y(), direction.x()) * (self._size * 0.3)
        if line.way is not Way.RANGE_JUMP:
            aside = QPointF()
        start = self._middle + direction * (self._size * (line.start - 0.45)) + aside
        end = self._middle + direction * (self._size * (self._diagram.radius + 0.34)) + aside
        color = way_color(line.way, self._palette)
        dashes = Qt.PenStyle.DashLine if line.way is Way.RANGE_JUMP else Qt.PenStyle.SolidLine
        self._painter.setPen(QPen(color, max(1.6, self._size * 0.12), dashes))
        self._painter.drawLine(start, end)
        self._painter.setPen(QPen(color, max(1.6, self._size * 0.12)))
        back = QLineF(end, start)
        back.setLength(self._size * 0.34)
        for turn in (32, -32):
            wing = QLineF(back)
            wing.setAngle(back.angle() + turn)
            self._painter.drawLine(wing)

    def _paint_in_place(self, cell: Cell) -> None:
        """A hook at the square's corner: captured from here, without moving."""
        center, half = self._at(cell), self._size * 0.4
        self._painter.setPen(QPen(self._palette.check, max(1.2, self._size * 0.09)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half))
