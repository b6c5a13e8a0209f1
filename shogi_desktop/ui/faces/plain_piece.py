"""A piece drawn without a file, such as those of a variant file of the user's own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from shogi_desktop.rules.record.variant import Kind

from ..look.lettering import japanese_font
from .classes import PieceClass
from .stain import FACE, stained_colour

INK: Final = QColor("#1d130b")
RED: Final = QColor("#b8160c")
_OUTLINE: Final = ((0.50, 0.06), (0.80, 0.19), (0.92, 0.93), (0.08, 0.93), (0.20, 0.19))
_EDGE: Final = QColor("#7a4d20")


def draw_plain_body(painter: QPainter, area: QRectF, stain: PieceClass | None) -> None:
    """An empty pentagon pointing up in `area`."""
    corners = [QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for x, y in _OUTLINE]
    wood = QLinearGradient(area.topLeft(), area.bottomRight())
    for place, colour in enumerate(FACE):
        wood.setColorAt(place, QColor(stained_colour(colour, stain) if stain else colour))
    painter.setBrush(wood)
    painter.setPen(QPen(_EDGE, max(1.0, area.width() / 70)))
    painter.drawPolygon(QPolygonF(corners))


def draw_plain_piece(
    painter: QPainter, area: QRectF, kind: Kind, own_face: bool, stain: PieceClass | None = None
) -> None:
    """A pentagon pointing up in `area`, with the short kanji (red on a promoted face)."""
    draw_plain_body(painter, area, stain)
    text = kind.kanji_white[:1] if own_face else kind.kanji_short or kind.code
    painter.setFont(japanese_font(round(area.width() * 0.58 / max(1, len(text)) ** 0.7)))
    painter.setPen(RED if kind.unpromoted else INK)
    box = area.adjusted(0, area.height() * 0.14, 0, -area.height() * 0.06)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
