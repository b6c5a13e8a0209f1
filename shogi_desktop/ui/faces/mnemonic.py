"""The mnemonic set: marks on every piece show how it moves.

Colours are those of the move diagrams, and every mark has a shape of its own as well: dots are steps, arrows ranges,
stars jumps, double rings captures in passing, frames captures without moving, double arrows jumps over many pieces; a
shaded field is an area move, a ring of flames burns. A royal piece wears a ring, a promoted one a red rim.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from shogi_desktop.rules.record.variant import Kind

from ..words.i18n import current_language
from .letters import Outlines
from .marks import Cell, FaceMarks, LineMark, PieceClass, Shape, marks_of
from .pictures import INK, RED, Blanks

# Shares of the width of the picture, from the tile of packaging/artwork/blanks.py.
SQUARE: Final = (0.146, 0.153)
FOOT: Final = 1.04
ROOF: Final = (0.1, 0.5)  # top and width of the letters above the field
KANJI_ROOF: Final = (0.055, 0.42)


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
        """The place above the field for letters."""
        return self._above(*ROOF)

    @property
    def kanji(self) -> QRectF:
        """The same for kanji, which are higher and less broad."""
        return self._above(*KANJI_ROOF)

    def _above(self, top: float, width: float) -> QRectF:
        top, width = top * self.width, width * self.width
        return QRectF((self.width - width) / 2, top, width, self.area.top() - top - self.unit / 6)

    def point(self, right: float, forward: float) -> QPointF:
        """The place of a square, or of a point between squares."""
        area = self.area
        return QPointF(area.left() + (2.5 + right) * self.across, area.top() + (2.5 - forward) * self.along)


STEP: Final = QColor("#1250c8")
RANGE: Final = QColor("#cf1420")
JUMP: Final = QColor("#ffd400")
RANGE_JUMP: Final = QColor("#ff8400")
MULTI: Final = QColor("#067a36")
FLAME: Final = QColor("#f0451a")
EMBER: Final = QColor("#ffb000")
AREA: Final = QColor("#bcd6fb")
HOLLOW: Final = QColor("#fff4d8")
EDGE_COLOUR: Final = QColor("#2b1604")
LEGIBLE: Final = 24  # pixels of width from which the letters can be read
LEGIBLE_KANJI: Final = 30


class Mnemonic:
    """The pieces with marks, and above them in the roof of the piece its letters if `names`; its kanji where the
    window speaks Japanese."""

    stays_upright = False

    def __init__(self, blanks: Blanks, outlines: Outlines, names: bool) -> None:
        self._blanks = blanks
        self._outlines = outlines
        self._names = names

    def identity(self, kind: Kind, side: int) -> Hashable:
        return marks_of(kind), kind.kanji_short if _in_japanese() else kind.abbreviation

    def paint(
        self, painter: QPainter, area: QRectF, kind: Kind, side: int, turned: bool, stain: PieceClass | None
    ) -> None:
        marks = marks_of(kind)
        field = Field(area.width())
        self._blanks.draw(painter, area, "tile_red" if marks.promoted else "tile", stain)
        MarkPainter(painter, field).paint(marks)
        colour = RED if marks.promoted else INK
        if self._names and _in_japanese() and area.width() >= LEGIBLE_KANJI:
            self._outlines.write_kanji(painter, field.kanji, kind.kanji_short, colour)
        elif self._names and not _in_japanese() and area.width() >= LEGIBLE:
            text = kind.abbreviation.removeprefix("+") if marks.promoted else kind.abbreviation
            self._outlines.write(painter, field.roof, text, colour)


def _in_japanese() -> bool:
    return current_language() == "ja"


class MarkPainter:
    """Draws the marks of one face, from the ground up: fields, lines, squares, the middle."""

    def __init__(self, painter: QPainter, field: Field) -> None:
        self._painter = painter
        self._field = field
        self._unit = field.unit
        self._fine = max(0.6, 0.065 * field.unit)  # width of the outlines

    def paint(self, marks: FaceMarks) -> None:
        if marks.area:
            self._shade(marks.area)
        if marks.burns:
            self._flames()
        for direction, line in marks.lines:
            self._line(direction, line, marks.rank)
        passed = {(2 * right, 2 * forward) for (right, forward), _ in marks.lines}
        for cell, shape in marks.shapes:
            self._shape(cell, shape, cell in passed)
        self._middle(marks)

    # -- grounds

    def _shade(self, steps: int) -> None:
        """A veil over the squares of an area move; a piece that leaves the field has one beyond its edge."""
        painter, field = self._painter, self._field
        area = field.area
        painter.setBrush(AREA)
        painter.setPen(QPen(STEP, self._fine))
        grow = 0.12 * self._unit if steps > 2 else -0.1 * self._unit
        painter.drawRoundedRect(area.adjusted(-grow, -grow, grow, grow), self._unit * 0.5, self._unit * 0.5)
        dot = 0.11 * self._unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(STEP)
        for right in range(-2, 3):
            for forward in range(-2, 3):
                painter.drawEllipse(field.point(right, forward), dot, dot)

    def _flames(self) -> None:
        """Flames all around the neighbouring squares."""
        field, corners = self._field, QPolygonF()
        for number in range(32):
            angle = number * pi / 16
            reach = 1.72 if number % 2 == 0 else 1.26
            corners.append(field.point(reach * sin(angle), reach * cos(angle)))
        self._painter.setPen(QPen(EDGE_COLOUR, self._fine))
        self._painter.setBrush(FLAME)
        self._painter.drawPolygon(corners)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(EMBER)
        self._painter.drawEllipse(field.point(0, 0), 1.02 * field.across, 1.02 * field.along)

    # -- lines

    def _line(self, direction: Cell, line: LineMark, rank: int) -> None:
        size = max(map(abs, direction))
        start = 1.6 if line is LineMark.AFTER_JUMP else 0.45
        tail, tip = (self._field.point(direction[0] * at / size, direction[1] * at / size) for at in (start, 2.55))
        if line in (LineMark.RANGE, LineMark.AFTER_JUMP, LineMark.TURN):
            self._shaft(tail, tip, QPen(RANGE, max(1.25, 0.22 * self._unit)))
            self._head(tip, tip - tail, 0.85, QPen(Qt.PenStyle.NoPen), RANGE)
            if line is LineMark.TURN:
                self._crossbar(tip, tip - tail)
        else:
            self._jumping_arrow(tail, tip, rank)

    def _crossbar(self, tip: QPointF, along: QPointF) -> None:
        """Where the line may turn to either side."""
        ahead = along / hypot(along.x(), along.y())
        aside = QPointF(-ahead.y(), ahead.x()) * (0.85 * self._unit)
        middle = tip - ahead * (0.95 * self._unit)
        self._painter.setPen(QPen(RANGE, max(1.25, 0.22 * self._unit)))
        self._painter.drawLine(middle - aside, middle + aside)

    def _jumping_arrow(self, tail: QPointF, tip: QPointF, rank: int) -> None:
        """An arrow with as many heads as the rank of the piece; one on a dashed line where it passes any piece."""
        broad, rim = 0.3 * self._unit, QPen(EDGE_COLOUR, 2 * self._fine)
        for colour, width in ((EDGE_COLOUR, broad + 2 * self._fine), (RANGE_JUMP, broad)):
            pen = QPen(colour, width)
            if not rank:
                pen.setDashPattern([1.6 * broad / width, 1.2 * broad / width])
            self._shaft(tail, tip, pen)
        ahead = tip - tail
        ahead /= hypot(ahead.x(), ahead.y())
        for number in range(max(1, rank)):
            self._head(tip - ahead * (0.48 * number * self._unit), ahead, 0.85, rim, RANGE_JUMP)

    def _shaft(self, tail: QPointF, tip: QPointF, pen: QPen) -> None:
        """A line that ends under the head of the arrow."""
        along = tip - tail
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._painter.setPen(pen)
        self._painter.drawLine(tail, tip - along * (0.5 * self._unit / hypot(along.x(), along.y())))

    def _head(self, tip: QPointF, along: QPointF, size: float, rim: QPen, colour: QColor) -> None:
        """`size` is a share of a square."""
        ahead = along * (size * self._unit / hypot(along.x(), along.y()))
        aside = QPointF(-ahead.y(), ahead.x()) * 0.5
        corners = QPolygonF([tip, tip - ahead + aside, tip - ahead * 0.8, tip - ahead - aside])
        self._painter.setBrush(colour)
        if rim.style() != Qt.PenStyle.NoPen:
            self._painter.setPen(rim)
            self._painter.drawPolygon(corners)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.drawPolygon(corners)

    # -- squares

    def _shape(self, cell: Cell, shape: Shape, on_line: bool) -> None:
        """The mark of a square, smaller where a line goes through; two small ones where more squares follow."""
        right, forward = cell
        if shape in (Shape.FAR_STEP, Shape.FAR_JUMP):
            for share in (0.86, 1.16):
                centre = self._field.point(right * share, forward * share)
                if shape is Shape.FAR_STEP:
                    self._disc(centre, 0.29, STEP)
                else:
                    self._star(centre, 0.36, EDGE_COLOUR, self._fine)
            return
        centre = self._field.point(right, forward)
        if shape is Shape.STEP:
            self._disc(centre, max(0.38, 1.75 / self._unit), STEP)
        elif shape is Shape.JUMP and on_line:
            self._star(centre, 0.44, RANGE, max(0.9, 0.12 * self._unit))
        elif shape is Shape.JUMP:
            self._star(centre, 0.5, EDGE_COLOUR, self._fine)
        elif shape is Shape.LION:
            self._disc(centre, 0.46, MULTI)
            self._disc(centre, 0.3, HOLLOW)
            self._disc(centre, 0.17, MULTI)
        else:
            self._frame(centre)

    def _disc(self, centre: QPointF, radius: float, colour: QColor) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawEllipse(centre, radius * self._unit, radius * self._unit)

    def _star(self, centre: QPointF, radius: float, rim: QColor, thick: float) -> None:
        """A star of four points; `radius` is a share of a square, `thick` the width of its rim in pixels."""
        corners = QPolygonF()
        for number in range(8):
            reach = self._unit * radius * (1 if number % 2 == 0 else 0.58)
            corners.append(centre + QPointF(reach * sin(number * pi / 4), reach * cos(number * pi / 4)))
        self._painter.setPen(QPen(rim, thick, j=Qt.PenJoinStyle.MiterJoin))
        self._painter.setBrush(JUMP)
        self._painter.drawPolygon(corners)

    def _frame(self, centre: QPointF) -> None:
        half = 0.36 * self._unit
        self._painter.setPen(QPen(MULTI, max(1.0, 0.16 * self._unit)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))

    # -- the piece itself

    def _middle(self, marks: FaceMarks) -> None:
        centre = self._field.point(0, 0)
        colour = RED if marks.promoted else INK
        if marks.royal:
            self._disc(centre, 0.56, colour)
            self._disc(centre, 0.42, JUMP)
        self._disc(centre, 0.3, colour)
