"""A drawn piece for kinds that have no picture, such as those of a variant file of the user's own."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from shogi_desktop.rules.variant import Kind

from .lettering import japanese_font

_OUTLINE = ((0.50, 0.06), (0.80, 0.19), (0.92, 0.93), (0.08, 0.93), (0.20, 0.19))


def draw_plain_piece(painter: QPainter, area: QRectF, kind: Kind, own_face: bool) -> None:
    """A pentagon pointing up in `area`, with the short kanji (red on a promoted face)."""
    corners = [QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for x, y in _OUTLINE]
    wood = QLinearGradient(area.topLeft(), area.bottomRight())
    wood.setColorAt(0, QColor("#fbe3ab"))
    wood.setColorAt(1, QColor("#edc67c"))
    painter.setBrush(wood)
    painter.setPen(QPen(QColor("#7a5320"), max(1.0, area.width() / 70)))
    painter.drawPolygon(QPolygonF(corners))
    text = kind.kanji_white[:1] if own_face else kind.kanji_short or kind.code
    painter.setFont(japanese_font(round(area.width() * 0.58 / max(1, len(text)) ** 0.7)))
    painter.setPen(QColor("#a81f14") if kind.unpromoted else QColor("#1d1108"))
    box = area.adjusted(0, area.height() * 0.14, 0, -area.height() * 0.06)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
