"""Painting of targets told apart by colour and shape, of flames and of the warning that a move is suicide.

Quiet targets: a dot (step), a bar along the way (range), a diamond (jump), a chevron (range jump), a ring
(area move), a double ring (goes on). Captures: rings of the same colours, with ticks, corners or chevrons, or doubled.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from ...look.fonts import japanese_font
from ..ground.blocks import rect_of
from ..ground.style import BoardColors
from ..input.move_types import MoveType
from .marks import BoardMark

NAME_SIZE: Final = 0.2  # of what a piece would become, in heights of a square
LEAST_NAME: Final = 11.0  # pixels
Shape = Callable[[QPainter, float], None]  # painted around (0, 0), the way leads upwards; in cell widths of this size


def way_color(way: MoveType, palette: BoardColors) -> QColor:
    colors = {
        MoveType.STEP: palette.step,
        MoveType.AREA: palette.step,
        MoveType.RANGE: palette.slide,
        MoveType.TURN: palette.slide,
        MoveType.JUMP: palette.jump,
        MoveType.RANGE_JUMP: palette.range_jump,
        MoveType.MULTI: palette.multi,
    }
    return colors.get(way, palette.target)


def paint_told_quiet(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    paint_way(painter, QPointF(*mark.box.center), mark.box.w, mark.move_type, angle_of(mark), palette)


def paint_way(
    painter: QPainter, center: QPointF, cell: float, way: MoveType, angle: float, palette: BoardColors
) -> None:
    """The sign of a quiet target; `angle` in degrees, 0 = the way leads upwards."""
    painter.save()
    painter.translate(center)
    painter.rotate(angle)
    painter.setPen(QPen(palette.target_edge, max(0.8, cell * 0.022)))
    painter.setBrush(way_color(way, palette))
    QUIET_SIGNS.get(way, sign_dot)(painter, cell)
    painter.restore()


def paint_told_capture(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    cell = mark.box.w
    painter.save()
    painter.translate(QPointF(*mark.box.center))
    painter.rotate(angle_of(mark))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(1.6, cell * (0.045 if mark.move_type is MoveType.MULTI else 0.065))
    path = capture_path(mark.move_type, cell, width)
    edge = width + max(1.2, cell * 0.03)
    for color, pen_width in ((palette.target_edge, edge), (way_color(mark.move_type, palette), width)):
        painter.setPen(QPen(color, pen_width))
        painter.drawPath(path)
    painter.restore()


def angle_of(mark: BoardMark) -> float:
    """Degrees by which the way from the origin differs from straight up; 0 for signs without a direction."""
    if mark.start is None or mark.move_type not in (MoveType.RANGE, MoveType.RANGE_JUMP):
        return 0.0
    (x0, y0), (x1, y1) = mark.start.center, mark.box.center
    return math.degrees(math.atan2(x1 - x0, y0 - y1)) if (x0, y0) != (x1, y1) else 0.0


def sign_dot(painter: QPainter, cell: float) -> None:
    painter.drawEllipse(QPointF(), cell * 0.13, cell * 0.13)


def _corner(painter: QPainter, cell: float) -> None:
    points = [(-0.2, 0.22), (-0.2, -0.2), (0.22, -0.2), (0.22, -0.05), (-0.05, -0.05), (-0.05, 0.22)]
    painter.drawPolygon(QPolygonF([QPointF(x * cell, y * cell) for x, y in points]))


def _ring(painter: QPainter, cell: float) -> None:
    path = QPainterPath()
    path.addEllipse(QPointF(), cell * 0.19, cell * 0.19)
    path.addEllipse(QPointF(), cell * 0.1, cell * 0.1)
    painter.drawPath(path)


def _bar(painter: QPainter, cell: float) -> None:
    painter.drawRoundedRect(QRectF(-cell * 0.075, -cell * 0.24, cell * 0.15, cell * 0.48), cell * 0.075, cell * 0.075)


def _diamond(painter: QPainter, cell: float) -> None:
    size = cell * 0.2
    painter.drawPolygon(QPolygonF([QPointF(0, -size), QPointF(size, 0), QPointF(0, size), QPointF(-size, 0)]))


def sign_chevron(painter: QPainter, cell: float) -> None:
    points = [(0, -0.24), (0.24, 0.02), (0.24, 0.22), (0, -0.02), (-0.24, 0.22), (-0.24, 0.02)]
    painter.drawPolygon(QPolygonF([QPointF(x * cell, y * cell) for x, y in points]))


def _double_ring(painter: QPainter, cell: float) -> None:
    painter.drawEllipse(QPointF(), cell * 0.21, cell * 0.21)
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawEllipse(QPointF(), cell * 0.13, cell * 0.13)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawEllipse(QPointF(), cell * 0.045, cell * 0.045)


QUIET_SIGNS: Final[dict[MoveType, Shape]] = {
    MoveType.STEP: sign_dot,
    MoveType.RANGE: _bar,
    MoveType.TURN: _corner,
    MoveType.JUMP: _diamond,
    MoveType.RANGE_JUMP: sign_chevron,
    MoveType.AREA: _ring,
    MoveType.MULTI: _double_ring,
}


def capture_path(way: MoveType, cell: float, width: float) -> QPainterPath:
    """The ring around a piece that may be taken."""
    path, radius = QPainterPath(), cell / 2 - width
    if way is MoveType.JUMP:  # a diamond
        path.addPolygon(QPolygonF([QPointF(x * radius, y * radius) for x, y in _DIAMOND]))
        path.closeSubpath()
        return path
    path.addEllipse(QPointF(), radius, radius)
    if way is MoveType.MULTI:
        path.addEllipse(QPointF(), radius - 2.6 * width, radius - 2.6 * width)
    elif way is MoveType.TURN:  # a corner looks out of the ring
        path.moveTo(-radius, radius * 0.3)
        path.lineTo(-radius, -radius)
        path.lineTo(radius * 0.3, -radius)
    elif way is MoveType.RANGE:  # four ticks inwards, as in a gun sight
        for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            path.moveTo(x * radius, y * radius)
            path.lineTo(x * radius * 0.72, y * radius * 0.72)
    elif way is MoveType.RANGE_JUMP:  # the chevron rides on the ring, where the jump comes from
        path.moveTo(-radius * 0.45, radius * 0.95)
        path.lineTo(0, radius * 0.5)
        path.lineTo(radius * 0.45, radius * 0.95)
    return path


_DIAMOND: Final = ((0, -1.08), (1.0, 0), (0, 1.08), (-1.0, 0))


def paint_burn(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """A piece that would burn: a glow and a flame over its lower half."""
    rect, cell = rect_of(mark.box), mark.box.w
    _paint_glow(painter, rect.center(), cell * 0.72, 0.67)
    paint_flame(painter, QPointF(rect.center().x(), rect.bottom() - cell * 0.06), cell * 0.62)


def _paint_glow(painter: QPainter, center: QPointF, radius: float, strength: float) -> None:
    glow = QRadialGradient(center, radius)
    for place, color, alpha in ((0.0, "#ff9a1e", 1.0), (0.55, "#f24a00", 0.65), (1.0, "#e62800", 0.0)):
        tone = QColor(color)
        tone.setAlphaF(alpha * strength)
        glow.setColorAt(place, tone)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(center, radius, radius)


def glow_pixmap(size: float, scale: float) -> QPixmap:
    """The fire in which a piece goes up, `size` logical pixels wide and high."""
    pixels = max(1, round(size * scale))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(scale)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_glow(painter, QPointF(size / 2, size / 2), size / 2, 0.95)
    paint_flame(painter, QPointF(size / 2, size * 0.74), size * 0.52)
    painter.end()
    return pixmap


def paint_flame(painter: QPainter, foot: QPointF, height: float) -> None:
    """A flame standing on `foot`."""
    for scale, top, bottom in ((1.0, "#ff4a00", "#d61600"), (0.56, "#fff07a", "#ff9d00")):
        size = height * scale
        fire = QLinearGradient(foot.x(), foot.y() - size, foot.x(), foot.y())
        fire.setColorAt(0, QColor(top))
        fire.setColorAt(1, QColor(bottom))
        painter.setPen(QPen(QColor(70, 10, 0, 190), max(0.8, height * 0.035)) if scale == 1.0 else Qt.PenStyle.NoPen)
        painter.setBrush(fire)
        painter.drawPath(_flame_path(foot, size))


def _flame_path(foot: QPointF, size: float) -> QPainterPath:
    def at(x: float, y: float) -> QPointF:
        return QPointF(foot.x() + x * size, foot.y() - y * size)

    path = QPainterPath(at(0, 0))
    path.cubicTo(at(-0.42, 0.0), at(-0.5, 0.36), at(-0.26, 0.62))
    path.cubicTo(at(-0.24, 0.5), at(-0.2, 0.46), at(-0.13, 0.44))
    path.cubicTo(at(-0.16, 0.7), at(-0.06, 0.88), at(0.1, 1.0))
    path.cubicTo(at(0.08, 0.74), at(0.4, 0.6), at(0.4, 0.3))
    path.cubicTo(at(0.4, 0.1), at(0.22, 0.0), at(0, 0))
    return path


def paint_lost(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """A piece of the mover's own side that it would take: red, and crossed out."""
    rect, width = rect_of(mark.box), max(2.0, mark.box.w * 0.07)
    ground = QColor(palette.check)
    ground.setAlphaF(0.3)
    painter.fillRect(rect, ground)
    inner = rect.adjusted(rect.width() * 0.2, rect.height() * 0.2, -rect.width() * 0.2, -rect.height() * 0.2)
    for color, pen_width in ((QColor(255, 255, 255, 220), width * 1.7), (palette.check, width)):
        painter.setPen(QPen(color, pen_width, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


def paint_infected(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The mover would become another piece there: a frame, and what it would be."""
    rect, width = rect_of(mark.box), max(2.0, mark.box.w * 0.07)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, pen_width in ((QColor(255, 255, 255, 220), width * 1.6), (palette.multi, width)):
        painter.setPen(QPen(color, pen_width))
        painter.drawRoundedRect(rect, width, width)
    font = japanese_font(round(max(LEAST_NAME, mark.box.h * NAME_SIZE)))
    font.setBold(True)
    room = QFontMetricsF(font).size(Qt.TextFlag.TextSingleLine, mark.text)
    broad, high = room.width() + room.height() * 0.6, room.height() * 1.1
    badge = QRectF(rect.center().x() - broad / 2, rect.bottom() - high * 0.6, broad, high)
    painter.setPen(QPen(palette.panel_edge, 1))
    painter.setBrush(palette.panel)
    painter.drawRoundedRect(badge, high * 0.3, high * 0.3)
    painter.setPen(palette.panel_text)
    painter.setFont(font)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, mark.text)


def paint_doom(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """The mover would burn there: a thick frame, a flame and a warning triangle."""
    rect, cell = rect_of(mark.box), mark.box.w
    width = max(2.0, cell * 0.08)
    for color, pen_width in ((QColor(255, 255, 255, 220), width * 1.6), (palette.check, width)):
        painter.setPen(QPen(color, pen_width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, width, width)
    paint_flame(painter, QPointF(rect.left() + cell * 0.27, rect.bottom() - cell * 0.04), cell * 0.5)
    size, top = cell * 0.62, QPointF(rect.right() - cell * 0.2, rect.top() - cell * 0.2)
    corners = [top, top + QPointF(size / 2, size * 0.9), top + QPointF(-size / 2, size * 0.9)]
    painter.setPen(QPen(QColor("#3a0d00"), max(1.2, cell * 0.045)))
    painter.setBrush(QColor("#ffdf1e"))
    painter.drawPolygon(QPolygonF(corners))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#3a0d00"))
    bar = QRectF(top.x() - size * 0.055, top.y() + size * 0.32, size * 0.11, size * 0.3)
    painter.drawRoundedRect(bar, size * 0.05, size * 0.05)
    painter.drawEllipse(QPointF(top.x(), top.y() + size * 0.74), size * 0.07, size * 0.07)
