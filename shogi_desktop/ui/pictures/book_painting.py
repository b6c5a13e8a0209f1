"""Laid out pages and diagrams on any device that Qt paints on: pictures, drawings, printers, PDF files."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QRawFont, QTransform

from .book_shapes import Dot, LetterShape, LineShape, Painted, Shape, Sheet, Text, Tone

EM: Final = 200  # pixels of the font whose outlines are scaled to every size
SERIF: Final = "Shogi Desktop Serif"
SANS: Final = "Shogi Desktop Sans"
INK: Final = QColor("#000000")


def text_width(text: str, size: float) -> float:
    """The width of a line of text whose letters have this size: the measure for layouts."""
    return _width(text, _family(text)) * size


def plain_width(text: str, size: float) -> float:
    """The same for running text."""
    return _width(text, SANS) * size


@lru_cache(maxsize=20_000)
def _width(text: str, family: str) -> float:
    return QFontMetricsF(_font(family)).horizontalAdvance(text) / EM


def paint_sheet(painter: QPainter, sheet: Sheet, area: QRectF, outlines: bool = True, ink: QColor = INK) -> None:
    """Draws a sheet as large as the area lets it be, in its middle.

    `outlines`: letters are drawn as shapes, alike on every machine; otherwise as text, which a PDF file can search.
    """
    pen = _Pen(painter, ink, outlines)
    scale = min(area.width() / sheet.width, area.height() / sheet.height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.translate(-sheet.width / 2, -sheet.height / 2)
    for shape in sheet.shapes:
        pen.draw(shape)
    painter.restore()


class _Pen:
    def __init__(self, painter: QPainter, ink: QColor, outlines: bool) -> None:
        self._painter, self._ink, self._outlines = painter, ink, outlines

    def draw(self, shape: Shape) -> None:
        match shape:
            case LineShape():
                self._line(shape)
            case Tone():
                area = QRectF(shape.x, shape.y, shape.w, shape.h)
                self._painter.fillRect(area, QColor.fromRgbF(*[shape.grey] * 3))
            case Dot():
                self._painter.setPen(Qt.PenStyle.NoPen)
                self._painter.setBrush(self._ink)
                self._painter.drawEllipse(QPointF(shape.x, shape.y), shape.radius, shape.radius)
            case LetterShape():
                self._sign(shape)
            case Text():
                scale = shape.size / EM
                family = SANS if shape.plain else _family(shape.text)
                left = shape.x - shape.align * _width(shape.text, family) * shape.size
                self._letters(shape.text, family, QTransform(scale, 0, 0, scale, left, shape.y))

            case Painted():
                self._painter.save()
                self._painter.translate(shape.x, shape.y)
                self._painter.scale(shape.scale, shape.scale)
                shape.paint(self._painter)
                self._painter.restore()

    def _line(self, line: LineShape) -> None:
        points = QPolygonF([QPointF(x, y) for x, y in line.points])
        caps = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
        self._painter.setPen(QPen(self._ink, line.width, Qt.PenStyle.SolidLine, *caps))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        if line.closed:
            self._painter.drawPolygon(points)
        else:
            self._painter.drawPolyline(points)

    def _sign(self, sign: LetterShape) -> None:
        family = _family(sign.text)
        ink = _outline(sign.text, family).boundingRect()
        scale = min(sign.size / EM, sign.room / max(1.0, ink.width()))
        place = QTransform().translate(sign.x, sign.y).rotate(180 if sign.turned else 0).scale(scale, scale)
        self._letters(sign.text, family, place.translate(-ink.center().x(), -ink.center().y()))

    def _letters(self, text: str, family: str, place: QTransform) -> None:
        """With the beginning of the baseline at the origin of `place`."""
        if self._outlines:
            self._painter.fillPath(place.map(_outline(text, family)), self._ink)
            return
        self._painter.save()
        self._painter.setTransform(place, combine=True)
        self._painter.setFont(_font(family))
        self._painter.setPen(self._ink)
        self._painter.drawText(QPointF(0, 0), text)
        self._painter.restore()


@lru_cache(maxsize=1000)
def _outline(text: str, family: str) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, _font(family), text)
    return path


@lru_cache(maxsize=4)
def _font(family: str) -> QFont:
    font = QFont()
    font.setFamilies([family, SANS, "sans-serif"])
    font.setPixelSize(EM)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _family(text: str) -> str:
    """The serif font where it has every letter, so that no line changes its face."""
    return SERIF if all(_serif().supportsCharacter(ord(letter)) for letter in text) else SANS


@lru_cache(maxsize=1)
def _serif() -> QRawFont:
    return QRawFont.fromFont(_font(SERIF))
