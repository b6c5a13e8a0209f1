"""Painting of arrows: hints, threats and ideas, what a hand has drawn, and moves that wait for their turn."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from ...look.fonts import japanese_font
from ..ground.blocks import rect_of
from ..ground.style import BoardColors
from .marks import BoardMark

ALPHA: Final = (0.82, 0.56, 0.44, 0.36, 0.3)  # of the arrows of an analysis, the best one first
BREADTH: Final = (1.0, 0.72, 0.58, 0.5, 0.44)
LONG: Final = 8  # squares; a longer arrow is drawn thin where it lies over other pieces
THIN: Final = 0.012  # half the breadth of such a shaft, in squares
STUB: Final = 0.35  # of its ends, which are as broad as others, in squares
_SCORE: Final = 0.23  # height of the letters, of a square
_LEAST_SCORE: Final = 9.0  # pixels; smaller figures cannot be read


def tinted(color: QColor, alpha: float) -> QColor:
    """A colour as faint as this."""
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def paint_hint(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    _paint_arrow(painter, mark, palette, palette.hint, 0.74, 1.0)


def paint_threat(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """In the colour of a check, and hollow as all that is the other side's."""
    assert mark.start is not None
    path = _way_path(mark, 1.1)
    width = max(1.5, mark.box.w * 0.05)
    painter.setBrush(palette.watched_core)
    for color, pen_width in ((tinted(palette.cursor_edge, 0.8), width * 1.8), (palette.check, width)):
        painter.setPen(QPen(color, pen_width, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(path)


def paint_suggestion(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The better the move, the stronger its arrow."""
    at, color = min(mark.rank, len(ALPHA) - 1), suggestion_color(palette, mark.other)
    _paint_arrow(painter, mark, palette, color, ALPHA[at], BREADTH[at])


def suggestion_color(palette: BoardColors, other: bool) -> QColor:
    """Of the arrows of an analysis; two engines are told apart by it."""
    return palette.watched if other else palette.hint


def _paint_arrow(
    painter: QPainter, mark: BoardMark, palette: BoardColors, color: QColor, alpha: float, breadth: float
) -> None:
    assert mark.start is not None
    painter.setPen(QPen(tinted(palette.cursor_edge, alpha), max(1.0, mark.box.w * 0.02)))
    painter.setBrush(tinted(color, alpha))
    painter.drawPath(_way_path(mark, breadth))


def _way_path(mark: BoardMark, breadth: float) -> QPainterPath:
    """An arrow from where a mark starts to its square, round its corner where it has one."""
    assert mark.start is not None
    if mark.corner is None:
        slim = math.dist(mark.start.center, mark.box.center) > LONG * mark.box.w
        return arrow_path(mark.start.center, mark.box.center, mark.box.w, breadth, slim)
    points = [QPointF(*box.center) for box in (mark.start, mark.corner, mark.box)]
    way = QPainterPath(points[0] + (points[1] - points[0]) * min(0.5, 0.18 * mark.box.w / _distance(*points[:2])))
    way.lineTo(points[1])
    way.lineTo(points[2] - (points[2] - points[1]) * min(1.0, 0.36 * mark.box.w / _distance(*points[1:])))
    stroke = QPainterPathStroker()
    slim = _distance(*points[:2]) + _distance(*points[1:]) > LONG * mark.box.w
    stroke.setWidth(mark.box.w * (2 * THIN if slim else 0.15 * breadth))
    stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroke.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    head = arrow_path(mark.corner.center, mark.box.center, mark.box.w, breadth, slim)
    return stroke.createStroke(way).united(head).simplified()


def _distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(other.x() - one.x(), other.y() - one.y())


def arrow_path(
    start: tuple[float, float], end: tuple[float, float], cell: float, breadth: float = 1.0, slim: bool = False
) -> QPainterPath:
    """An arrow between two centres that leaves both pieces readable; a `slim` one those between them, too."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    tail, neck = cell * 0.18, length - cell * 0.36
    half, head = cell * 0.075 * breadth, cell * 0.21 * breadth
    side = [(tail, half), (neck, half), (neck, head)]
    if slim:
        thin = THIN * cell
        side[1:1] = [(tail + STUB * cell, half), (tail + 2 * STUB * cell, thin)]
        side[3:3] = [(neck - 2 * STUB * cell, thin), (neck - STUB * cell, half)]
    corners = [*((x, -y) for x, y in side), (length, 0.0), *reversed(side)]
    cos, sin = math.cos(angle), math.sin(angle)
    points = [QPointF(start[0] + x * cos - y * sin, start[1] + x * sin + y * cos) for x, y in corners]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    return path


def paint_score(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """Over the lower edge of the square that the move leads to, where it hides no letter of the pieces there."""
    color = suggestion_color(palette, mark.other)
    font = japanese_font(round(max(_LEAST_SCORE, mark.box.h * _SCORE)))
    font.setBold(mark.rank == 0)
    metrics = QFontMetricsF(font)
    size = metrics.size(Qt.TextFlag.TextSingleLine, mark.text)
    width, height = size.width() + metrics.height() * 0.5, metrics.height()
    center = mark.box.center[0]
    badge = QRectF(center - width / 2, mark.box.bottom - height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(badge, height * 0.3, height * 0.3)
    painter.setPen(Qt.GlobalColor.white if color.lightnessF() < 0.6 else Qt.GlobalColor.black)
    painter.setFont(font)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, mark.text)


DRAWN_ALPHA: Final = 0.88
SKETCH: Final = 0.55  # while it is being drawn
_PLAIN, _DOUBLED, _DASHED, _DOTTED = range(4)
_GAPS: Final = {_DASHED: (2.4, 1.5), _DOTTED: (0.1, 1.6)}  # drawn and left out, in widths of the line


def drawn_color(mark: BoardMark, palette: BoardColors) -> QColor:
    """Of a mark whose `rank` is the number of its colour, each with a line of its own kind; fainter where it is being
    drawn."""
    return tinted(palette.drawn[mark.rank], SKETCH if mark.other else DRAWN_ALPHA)


def paint_circle(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
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


def paint_arrow(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
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


def paint_premove(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """A square that the move begins on, touches or ends on, hatched: no colour is needed to tell it from a hint."""
    rect, width = rect_of(mark.box), max(1.5, mark.box.w * 0.035)
    painter.fillRect(rect, tinted(palette.premove, 0.3))
    hatching = QBrush(tinted(palette.premove, 0.75), Qt.BrushStyle.BDiagPattern)
    scale = max(1.0, mark.box.w / 44)
    hatching.setTransform(QTransform.fromScale(scale, scale))
    painter.fillRect(rect, hatching)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.premove, width))
    painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def paint_premove_way(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """One step of the move."""
    assert mark.start is not None
    path = arrow_path(mark.start.center, mark.box.center, mark.box.w, 0.9)
    painter.setBrush(tinted(palette.premove, 0.5))
    painter.setPen(QPen(tinted(palette.cursor_edge, 0.9), max(1.2, mark.box.w * 0.03), Qt.PenStyle.DashLine))
    painter.drawPath(path)
