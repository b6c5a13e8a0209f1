"""Painting of the marks: one scene item below the pieces and one above them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ..ground.blocks import rect_of
from ..ground.style import BoardColors
from ..input.move_types import MoveType
from .arrow_marks import (
    paint_arrow,
    paint_circle,
    paint_hint,
    paint_premove,
    paint_premove_way,
    paint_score,
    paint_suggestion,
    paint_threat,
    tinted,
)
from .marks import BoardMark, MarkKind
from .sight_marks import (
    paint_area,
    paint_attacked,
    paint_burnable,
    paint_control,
    paint_counts,
    paint_earlier_from,
    paint_earlier_to,
    paint_fire,
    paint_loose,
    paint_over,
    paint_unguarded,
    paint_watched,
    paint_watched_capture,
    paint_watched_quiet,
)
from .target_marks import paint_burn, paint_doom, paint_infected, paint_lost, paint_told_capture, paint_told_quiet

GOLD: Final = "#ffc928"
RIM: Final = "#5a3700"
_INNER: Final = 0.46  # radius of the star's inner corners


def star(center: QPointF, radius: float) -> QPolygonF:
    """A star of five points, one of them upwards."""
    corners = []
    for n in range(10):
        angle, reach = math.pi * n / 5, radius * (_INNER if n % 2 else 1.0)
        corners.append(center + QPointF(math.sin(angle) * reach, -math.cos(angle) * reach))
    return QPolygonF(corners)


def paint_star(painter: QPainter, center: QPointF, radius: float) -> None:
    """The golden star that marks goals."""
    painter.setPen(QPen(QColor(RIM), max(1.0, radius * 0.14), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(star(center, radius))


def paint_goal_glow(painter: QPainter, center: QPointF, radius: float) -> None:
    """The light under a piece that is to be taken."""
    glow = QRadialGradient(center, radius)
    for place, alpha in ((0.0, 0.95), (0.6, 0.7), (1.0, 0.0)):
        tone = QColor("#fff0a0")
        tone.setAlphaF(alpha)
        glow.setColorAt(place, tone)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(center, radius, radius)


MOVED_FROM: Final = 0.4  # opacities of the last move's two squares
MOVED_TO: Final = 0.5
_WIDE: Final = (MarkKind.CHECK, MarkKind.BURN, MarkKind.DOOM)  # reach into the squares beside theirs
EYE_CATCHING: Final = 40  # pixels; the frame of a smaller square among a thousand is overlooked, a ring is not
_RING: Final = (3.0, 6.0)  # widths of the ring and of the light under it
NAME_ROOM: Final = 3.0  # beside a square, for words and figures that are wider, in its heights
_ARROWS: Final = (MarkKind.HINT, MarkKind.THREAT, MarkKind.SUGGESTION, MarkKind.PREMOVE_WAY, MarkKind.ARROW)


class MarkLayer(QGraphicsItem):
    """Paints its list of marks; a change repaints only the places that differ."""

    def __init__(self, palette: BoardColors) -> None:
        super().__init__()
        self._marks: list[BoardMark] = []
        self._area = QRectF()
        self.palette = palette
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)  # a layer that is cached would be blended with every frame, empty as it is

    def set_area(self, area: QRectF) -> None:
        self.prepareGeometryChange()
        self._area = area

    def set_marks(self, marks: list[BoardMark]) -> None:
        if marks == self._marks:
            return
        for mark in set(marks) ^ set(self._marks):
            left, top, right, bottom = reach_of(mark)
            self.update(left, top, right - left, bottom - top)
        self._marks = marks
        self.setVisible(bool(marks))

    def marks(self) -> list[BoardMark]:
        return list(self._marks)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        exposed: QRectF = option.exposedRect
        left, top, right, bottom = exposed.left(), exposed.top(), exposed.right(), exposed.bottom()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self._marks:
            # Asked of hundreds of marks in each frame of a drag: numbers are three times as fast as rectangles.
            x, y, end_x, end_y = reach_of(mark)
            if x < right and y < bottom and end_x > left and end_y > top:
                PAINTERS[mark.kind](painter, mark, self.palette)


def reach_of(mark: BoardMark) -> tuple[float, float, float, float]:
    """The left, upper, right and lower ends of everything a mark may paint on."""
    box, kind = mark.box, mark.kind
    spread = box.h * (0.25 if kind in _WIDE else 0.06)
    x, y, end_x, end_y = box.x, box.y, box.x + box.w, box.y + box.h
    for other in (mark.start, mark.corner) if kind in _ARROWS else ():
        if other is not None:
            x, y, end_x, end_y = min(x, other.x), min(y, other.y), max(end_x, other.right), max(end_y, other.bottom)
    if kind in (MarkKind.INFECTED, MarkKind.SCORE):
        x, end_x, end_y = x - NAME_ROOM * box.h, end_x + NAME_ROOM * box.h, end_y + box.h / 2
    if kind is MarkKind.SOUGHT and box.w < EYE_CATCHING:
        spread = (EYE_CATCHING + _RING[1]) / 2 + 1 - min(box.w, box.h) / 2
    return x - spread, y - spread, end_x + spread, end_y + spread


def _paint_moved_from(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    rect = rect_of(mark.box)
    painter.fillRect(rect, tinted(palette.last_move, MOVED_FROM))
    _frame(painter, rect, tinted(palette.last_move, 0.6), mark.box.w * 0.02)


def _paint_moved_to(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    rect = rect_of(mark.box)
    painter.fillRect(rect, tinted(palette.last_move, MOVED_TO))
    _frame(painter, rect, tinted(palette.last_move, 0.75), mark.box.w * 0.03)


def _paint_selected(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    rect = rect_of(mark.box)
    painter.fillRect(rect, tinted(palette.selected, 0.4))
    _frame(painter, rect, tinted(palette.selected, 0.95), mark.box.h * 0.045)


def _paint_step(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    rect = rect_of(mark.box)
    painter.fillRect(rect, tinted(palette.selected, 0.25))
    _frame(painter, rect, tinted(palette.selected, 0.7), mark.box.w * 0.03)


def _paint_aim(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    painter.fillRect(rect_of(mark.box), tinted(palette.selected, 0.45))


def _frame(painter: QPainter, rect: QRectF, color: QColor, width: float) -> None:
    width = max(1.5, width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin))
    painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def _paint_check(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    left, top, right, bottom = reach_of(mark)
    rect = QRectF(left, top, right - left, bottom - top)
    glow = QRadialGradient(rect.center(), rect.width() / 2)
    glow.setColorAt(0.0, tinted(palette.check, 0.95))
    glow.setColorAt(0.55, tinted(palette.check, 0.72))
    glow.setColorAt(1.0, tinted(palette.check, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(rect)


def _paint_quiet(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    if mark.move_type is not MoveType.PLAIN:
        paint_told_quiet(painter, mark, palette)
        return
    radius = mark.box.w * 0.125
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(palette.target, 0.62))
    painter.drawEllipse(QPointF(*mark.box.center), radius, radius)


def _paint_concerned(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    """A frame round the piece, so that the piece stays to be read."""
    _frame(painter, rect_of(mark.box), tinted(palette.check, 0.95), mark.box.h * 0.055)


def _paint_sought(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    if mark.box.w >= EYE_CATCHING:
        _paint_concerned(painter, mark, palette)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((QColor("white"), _RING[1]), (palette.check, _RING[0])):
        painter.setPen(QPen(color, width))
        painter.drawEllipse(QPointF(*mark.box.center), EYE_CATCHING / 2, EYE_CATCHING / 2)


def _paint_capture(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    if mark.move_type is not MoveType.PLAIN:
        paint_told_capture(painter, mark, palette)
        return
    width = mark.box.w * 0.075
    radius = mark.box.w / 2 - width * 0.9
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tinted(palette.target, 0.8), width))
    painter.drawEllipse(QPointF(*mark.box.center), radius, radius)


def _paint_cursor(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    rect, width = rect_of(mark.box), max(2.0, mark.box.h * 0.05)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, pen_width in ((palette.cursor_edge, width * 1.9), (palette.cursor, width)):
        painter.setPen(QPen(color, pen_width))
        painter.drawRoundedRect(rect.adjusted(width, width, -width, -width), width * 1.2, width * 1.2)


def _paint_goal(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    paint_star(painter, QPointF(*mark.box.center), mark.box.w * 0.3)


def _paint_goal_piece(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    size = mark.box.w * 0.19
    paint_star(painter, QPointF(mark.box.right - size * 0.95, mark.box.y + size * 1.05), size)


def _paint_goal_glow(painter: QPainter, mark: BoardMark, palette: BoardColors) -> None:
    paint_goal_glow(painter, QPointF(*mark.box.center), mark.box.h * 0.56)


PAINTERS: Final[dict[MarkKind, Callable[[QPainter, BoardMark, BoardColors], None]]] = {
    MarkKind.MOVED_FROM: _paint_moved_from,
    MarkKind.MOVED_TO: _paint_moved_to,
    MarkKind.SELECTED: _paint_selected,
    MarkKind.STEP: _paint_step,
    MarkKind.AIM: _paint_aim,
    MarkKind.CHECK: _paint_check,
    MarkKind.QUIET: _paint_quiet,
    MarkKind.CAPTURE: _paint_capture,
    MarkKind.CURSOR: _paint_cursor,
    MarkKind.HINT: paint_hint,
    MarkKind.THREAT: paint_threat,
    MarkKind.CONCERNED: _paint_concerned,
    MarkKind.SOUGHT: _paint_sought,
    MarkKind.SUGGESTION: paint_suggestion,
    MarkKind.SCORE: paint_score,
    MarkKind.BURN: paint_burn,
    MarkKind.DOOM: paint_doom,
    MarkKind.LOST: paint_lost,
    MarkKind.INFECTED: paint_infected,
    MarkKind.GOAL: _paint_goal,
    MarkKind.GOAL_PIECE: _paint_goal_piece,
    MarkKind.GOAL_GLOW: _paint_goal_glow,
    MarkKind.WATCHED: paint_watched,
    MarkKind.WATCHED_QUIET: paint_watched_quiet,
    MarkKind.WATCHED_CAPTURE: paint_watched_capture,
    MarkKind.PREMOVE: paint_premove,
    MarkKind.PREMOVE_WAY: paint_premove_way,
    MarkKind.CIRCLE: paint_circle,
    MarkKind.ARROW: paint_arrow,
    MarkKind.CONTROL: paint_control,
    MarkKind.COUNTS: paint_counts,
    MarkKind.ATTACKED: paint_attacked,
    MarkKind.LOOSE: paint_loose,
    MarkKind.UNGUARDED: paint_unguarded,
    MarkKind.FIRE: paint_fire,
    MarkKind.BURNABLE: paint_burnable,
    MarkKind.OVER: paint_over,
    MarkKind.AREA: paint_area,
    MarkKind.EARLIER_FROM: paint_earlier_from,
    MarkKind.EARLIER_TO: paint_earlier_to,
}
