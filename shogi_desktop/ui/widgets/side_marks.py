"""The marks of the two sides, drawn in colours of their own: black stays black on a dark or a coloured ground."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF

from ..words.texts import SIDE_MARKS
from .plain import PlainLabel

_BODY: Final = ("#554c41", "#fdfaf4")
"""Black's is light enough to look filled on a dark ground."""
_RIM: Final = ("#a89d8d", "#2b241b")
_OUTLINE: Final = ((0.5, 0.03), (0.83, 0.2), (0.95, 0.96), (0.05, 0.96), (0.17, 0.2))  # of a piece, in its box
RIM: Final = 0.07  # width of the outline in heights of the mark
CHOSEN_RIM: Final = 0.16  # on a strong colour
_PARTS: Final = re.compile(f"([{''.join(SIDE_MARKS)}])")
_MARKS: Final = re.compile(f"[{''.join(SIDE_MARKS)}] ?")
_SCALE: Final = 4  # icons are drawn larger and shrunk, so that they are sharp on fine screens


def side_of(text: str) -> int:
    """The side whose mark a text begins with, -1 for none."""
    return SIDE_MARKS.index(text[0]) if text[:1] in SIDE_MARKS else -1


def paint_mark(painter: QPainter, box: QRectF, side: int, rim: float = RIM) -> None:
    """The piece-shaped mark of a side, as large as fits into the box; `rim` is the share of its outline."""
    height = min(box.height(), box.width() / 0.85)
    pen = max(height * rim, 1.0)
    height -= pen
    width = height * 0.85
    corner = box.center() - QPointF(width / 2, height / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_RIM[side]), pen, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(_BODY[side]))
    painter.drawPolygon(QPolygonF([corner + QPointF(x * width, y * height) for x, y in _OUTLINE]))
    painter.restore()


def has_mark(text: str) -> bool:
    return _PARTS.search(text) is not None


def unmarked(text: str) -> str:
    """The text without its marks, for where they can only be written."""
    return _MARKS.sub("", text)


def draw_marked(painter: QPainter, room: QRect, text: str) -> None:
    """One line of plain text at the left of a room, in the font and colour of the painter, its marks drawn."""
    metrics = painter.fontMetrics()
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    where = QRect(room)
    for part in _PARTS.split(text):
        side = side_of(part)
        if side >= 0:
            size = metrics.ascent()
            paint_mark(painter, QRectF(where.left(), where.center().y() + 0.5 - size / 2, size, size), side)
            where.setLeft(where.left() + size)
        else:
            painter.drawText(where, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, part)
            where.setLeft(where.left() + metrics.horizontalAdvance(part))


def marked_width(metrics: QFontMetrics, text: str) -> int:
    """How wide `draw_marked` draws a text that has room."""
    parts = _PARTS.split(text)
    return sum(metrics.ascent() if side_of(part) >= 0 else metrics.horizontalAdvance(part) for part in parts)


def mark_icon(side: int, size: int) -> QIcon:
    """The mark as an icon that looks the same in a selected row and has a stronger outline on a checked button."""
    icon = QIcon()
    for state, rim in ((QIcon.State.Off, RIM), (QIcon.State.On, CHOSEN_RIM)):
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected, QIcon.Mode.Active):
            icon.addPixmap(_mark_picture(side, size, rim), mode, state)
    return icon


def _mark_picture(side: int, size: int, rim: float) -> QPixmap:
    pixmap = QPixmap(QSize(size, size) * _SCALE)
    pixmap.setDevicePixelRatio(_SCALE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mark(painter, QRectF(0, 0, size, size), side, rim)
    painter.end()
    return pixmap


class MarkedLabel(PlainLabel):
    """A line of plain text in which the marks of the sides are drawn, not written."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if not has_mark(self.text()):
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        draw_marked(painter, self.contentsRect(), self.text())


class SideMark(PlainLabel):
    """A label whose text is the mark of a side; it is drawn, not written."""

    def sizeHint(self) -> QSize:
        size = self.fontMetrics().ascent()
        return QSize(size, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        side = side_of(self.text())
        if side >= 0:
            paint_mark(QPainter(self), QRectF(self.rect()), side)
