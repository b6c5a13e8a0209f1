"""Painting of what the board tells when it is asked: who controls squares, pieces that stand badly, special powers.

A side is told by where its number stands, near or far, and by a dark or a light ground; what is said of a piece by the
shape in its corners. No colour is needed for either.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ...look.fonts import japanese_font
from ..ground.blocks import rect_of
from ..ground.style import BoardColors
from ..input.move_types import MoveType
from .arrow_marks import tinted
from .marks import BoardMark
from .target_marks import QUIET_SIGNS, angle_of, capture_path, paint_flame, sign_chevron, sign_dot

GROUND: Final = (0.0, 0.2, 0.34, 0.45)  # of a square by how many more pieces one side has there, the last for more
_FIGURE: Final = 0.215  # height of a number, of a square
_LEAST_FIGURE: Final = 8.0  # pixels
_HATCH: Final = 5  # lines on a square that burns
_ARM: Final = 0.2  # of a bracket or triangle in a corner, of a square


def paint_control(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The ground in the tone of the side that has more pieces there; in both, where they are as many."""
    rect, (black, white) = rect_of(mark.box), mark.counts
    if black == white:
        dark, light = (tinted(color, GROUND[1]) for color in palette.control)
        painter.setPen(Qt.PenStyle.NoPen)
        near, far = rect.bottomRight(), rect.topLeft()
        if mark.other:
            near, far = far, near
        for color, corner in ((dark, near), (light, far)):
            painter.setBrush(color)
            painter.drawPolygon(QPolygonF([rect.bottomLeft(), corner, rect.topRight()]))
        return
    strength = GROUND[min(abs(black - white), len(GROUND) - 1)]
    painter.fillRect(rect, tinted(palette.control[black < white], strength))


def paint_counts(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """Black's number on dark at the edge near Black, White's on light at the other one."""
    box = mark.box
    font = japanese_font(round(max(_LEAST_FIGURE, box.h * _FIGURE)))
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    for side, count in enumerate(mark.counts):
        if not count:
            continue
        text = str(count)
        height = metrics.ascent() * 0.98
        width = max(height, metrics.horizontalAdvance(text) + height * 0.4)
        below = bool(side) == mark.other
        left = box.x + 1 if below else box.right - width - 1
        badge = QRectF(left, box.bottom - height - 1 if below else box.y + 1, width, height)
        painter.setPen(QPen(tinted(palette.control[1 - side], 0.9), 0.8))
        painter.setBrush(tinted(palette.control[side], 0.9))
        painter.drawRoundedRect(badge, height * 0.35, height * 0.35)
        painter.setPen(palette.control[1 - side])
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


def paint_attacked(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """Brackets at the corners."""
    path = QPainterPath()
    for corner, right, down in _corners(mark):
        path.moveTo(corner + right)
        path.lineTo(corner)
        path.lineTo(corner + down)
    _stroke(painter, path, mark, palette)


def paint_loose(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The corners filled."""
    painter.setPen(QPen(palette.target_edge, max(0.8, mark.box.w * 0.02)))
    painter.setBrush(tinted(palette.check, 0.95))
    for corner, right, down in _corners(mark):
        painter.drawPolygon(QPolygonF([corner, corner + right * 1.35, corner + down * 1.35]))


def paint_unguarded(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """Only the lower corners, empty."""
    path = QPainterPath()
    for corner, right, down in _corners(mark)[2:]:
        path.addPolygon(QPolygonF([corner, corner + right, corner + down, corner]))
    _stroke(painter, path, mark, palette)


def paint_fire(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The hatched ground of a square on which an enemy of the burner burns."""
    rect = rect_of(mark.box)
    painter.fillRect(rect, tinted(QColor("#ff7a1e"), 0.22))
    painter.save()
    painter.setClipRect(rect)
    painter.setPen(QPen(tinted(QColor("#e2480c"), 0.8), max(1.0, mark.box.w * 0.03)))
    step = (rect.width() + rect.height()) / _HATCH
    for n in range(1, _HATCH):
        painter.drawLine(QPointF(rect.left() + n * step, rect.top()), QPointF(rect.left(), rect.top() + n * step))
    painter.restore()


def paint_burnable(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """A small flame: the piece could be burnt."""
    rect, cell = rect_of(mark.box), mark.box.w
    paint_flame(painter, QPointF(rect.right() - cell * 0.2, rect.bottom() - cell * 0.03), cell * 0.38)


def paint_over(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The chevron of captures over other pieces, hollow."""
    _paint_hollow(painter, mark, palette, MoveType.RANGE_JUMP, palette.range_jump)


def paint_area(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The ring of an area move, small."""
    _paint_hollow(painter, mark, palette, MoveType.AREA, palette.step)


def _paint_hollow(painter: QPainter, mark: BoardMark, palette: BoardColors, way: MoveType, color: QColor) -> None:
    cell = mark.box.w * 0.8
    painter.save()
    painter.translate(QPointF(*mark.box.center))
    painter.rotate(angle_of(mark))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen, width in ((palette.target_edge, 0.12), (color, 0.065)):
        painter.setPen(QPen(pen, max(1.2, cell * width), j=Qt.PenJoinStyle.RoundJoin))
        if way is MoveType.AREA:
            painter.drawEllipse(QPointF(), cell * 0.15, cell * 0.15)
        else:
            sign_chevron(painter, cell)
    painter.restore()


def paint_earlier_from(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """Where the move before the last one came from: dots along the edge."""
    _paint_earlier(painter, mark, palette, Qt.PenStyle.DotLine)


def paint_earlier_to(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """Where it went: dashes."""
    _paint_earlier(painter, mark, palette, Qt.PenStyle.DashLine)


def _paint_earlier(painter: QPainter, mark: BoardMark, palette: BoardColors, style: Qt.PenStyle) -> None:
    rect, width = rect_of(mark.box), max(1.5, mark.box.w * 0.05)
    painter.fillRect(rect, tinted(palette.last_move, 0.14))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tinted(palette.last_move, 0.85), width, style))
    painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def _corners(mark: BoardMark) -> list[tuple[QPointF, QPointF, QPointF]]:
    """Each corner with the ways along both edges: the upper ones, then the lower ones."""
    inset = max(1.0, mark.box.w * 0.03)
    rect, arm = rect_of(mark.box).adjusted(inset, inset, -inset, -inset), mark.box.w * _ARM
    ways = ((rect.topLeft(), 1, 1), (rect.topRight(), -1, 1), (rect.bottomLeft(), 1, -1), (rect.bottomRight(), -1, -1))
    return [(corner, QPointF(arm * right, 0), QPointF(0, arm * down)) for corner, right, down in ways]


def _stroke(painter: QPainter, path: QPainterPath, mark: BoardMark, palette: BoardColors) -> None:
    width = max(1.5, mark.box.w * 0.06)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, pen_width in ((palette.target_edge, width * 1.5), (palette.check, width)):
        painter.setPen(QPen(color, pen_width, c=Qt.PenCapStyle.SquareCap, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(path)


# Reach of an enemy: hollow signs and dashed rings, so that no colour is needed to tell them from one's own targets.
DASHES: Final = (2.2, 1.3)  # drawn and left out, in widths of the line


def paint_watched(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The square of the piece that is looked at."""
    rect, width = rect_of(mark.box), max(2.0, mark.box.h * 0.045)
    ground = QColor(palette.watched)
    ground.setAlphaF(0.3)
    painter.fillRect(rect, ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_dashed(palette.watched, width))
    painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def paint_watched_quiet(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The sign of the way, hollow."""
    cell = mark.box.w
    painter.save()
    painter.translate(QPointF(*mark.box.center))
    painter.rotate(angle_of(mark))
    painter.setPen(QPen(palette.watched, max(1.4, cell * 0.055)))
    painter.setBrush(palette.watched_core)
    (_double_ring if mark.move_type is MoveType.MULTI else QUIET_SIGNS.get(mark.move_type, sign_dot))(painter, cell)
    painter.restore()


def paint_watched_capture(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
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
