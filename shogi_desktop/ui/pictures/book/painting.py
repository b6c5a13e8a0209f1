"""Laid out pages and diagrams on any device that Qt paints on: pictures, drawings, printers, PDF files."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QRawFont, QTransform

from .shapes import Dot, Line, Shape, Sheet, Sign, Text, Tone

EM: Final = 200  # pixels of the font whose outlines are scaled to every size
SERIF: Final = "Shogi Desktop Serif"
SANS: Final = "Shogi Desktop Sans"
INK: Final = QColor("#000000")


def text_width(text: str, size: float) -> float:
    """The width of a line of text whose letters have this size: the measure for layouts."""
    return QFontMetricsF(_font(_family(text))).horizontalAdvance(text) * size / EM


def paint_sheet(painter: QPainter, sheet: Sheet, area: QRectF, outlines: bool = True) -> None:
    """Draws a sheet as large as the area lets it be, in its middle.

    `outlines`: letters are drawn as shapes, alike on every machine; otherwise as text, which a PDF file can search.
    """
    scale = min(area.width() / sheet.width, area.height() / sheet.height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.translate(-sheet.width / 2, -sheet.height / 2)
    for shape in sheet.shapes:
        _paint(painter, shape, outlines)
    painter.restore()


def _paint(painter: QPainter, shape: Shape, outlines: bool) -> None:
    match shape:
        case Line():
            _paint_line(painter, shape)
        case Tone():
            painter.fillRect(QRectF(shape.x, shape.y, shape.w, shape.h), QColor.fromRgbF(*[shape.grey] * 3))
        case Dot():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(INK)
            painter.drawEllipse(QPointF(shape.x, shape.y), shape.radius, shape.radius)
        case Sign():
            _paint_sign(painter, shape, outlines)
        case Text():
            scale = shape.size / EM
            left = shape.x - shape.align * text_width(shape.text, shape.size)
            _paint_letters(painter, shape.text, QTransform(scale, 0, 0, scale, left, shape.y), outlines)


def _paint_line(painter: QPainter, line: Line) -> None:
    points = QPolygonF([QPointF(x, y) for x, y in line.points])
    painter.setPen(QPen(INK, line.width, c=Qt.PenCapStyle.FlatCap, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if line.closed:
        painter.drawPolygon(points)
    else:
        painter.drawPolyline(points)


def _paint_sign(painter: QPainter, sign: Sign, outlines: bool) -> None:
    ink = _outline(sign.text).boundingRect()
    scale = min(sign.size / EM, sign.room / max(1.0, ink.width()))
    place = QTransform().translate(sign.x, sign.y).rotate(180 if sign.turned else 0).scale(scale, scale)
    _paint_letters(painter, sign.text, place.translate(-ink.center().x(), -ink.center().y()), outlines)


def _paint_letters(painter: QPainter, text: str, place: QTransform, outlines: bool) -> None:
    """With the beginning of the baseline at the origin of `place`."""
    if outlines:
        painter.fillPath(place.map(_outline(text)), INK)
        return
    painter.save()
    painter.setTransform(place, combine=True)
    painter.setFont(_font(_family(text)))
    painter.setPen(INK)
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


@lru_cache(maxsize=1000)
def _outline(text: str) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, _font(_family(text)), text)
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
