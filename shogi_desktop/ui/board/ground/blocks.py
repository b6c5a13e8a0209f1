"""The board and the trays as things on a table, seen from above: blocks with soft shadows, rims and hollows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QTransform

from ..layout.layout import BOARD_DEPTH, STAND_DEPTH, Box, Layout
from .style import BoardColors
from .wood import texture

SHADOW_RINGS: Final = 9
RIM: Final = 0.085  # of a tray, in cell widths, as are the next two
HOLLOW: Final = (0.016, 0.028, 0.042, 0.058, 0.076, 0.096, 0.12)  # how far each layer of the rim's shadow falls
CORNER: Final = 0.05


def rect_of(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def faded(color: QColor, share: float) -> QColor:
    """The colour at a share of its opacity."""
    result = QColor(color)
    result.setAlphaF(color.alphaF() * share)
    return result


class BlockPainter:
    """Draws blocks of the palette's material into the backdrop of a layout."""

    def __init__(self, painter: QPainter, layout: Layout, palette: BoardColors) -> None:
        self._painter, self._layout, self._palette = painter, layout, palette
        self._cell = layout.cell_w
        self._hair = max(1.0, round(self._cell * layout.scale / 50)) / layout.scale  # a fine line on whole pixels
        self._radius = max(1.5, CORNER * self._cell)

    def board(self) -> None:
        self._block(rect_of(self._layout.board), BOARD_DEPTH, 0)

    def tray(self, rect: QRectF, end: int) -> None:
        """A shallow tray; `end` (0 or 1) says from which end of the board's material it is cut."""
        self._block(rect, STAND_DEPTH, end)
        rim = max(2.0, RIM * self._cell)
        floor = rect.adjusted(rim, rim, -rim, -rim)
        if floor.isEmpty():
            return
        self._fill(floor, self._palette.stand)
        self._hollow(floor)

    def _hollow(self, floor: QRectF) -> None:
        """The shadow that the rim throws on the floor from the upper left, and the light on the far edges."""
        path = self._rounded(floor)
        for distance in HOLLOW:
            fall = max(1.0, distance * self._cell)
            shade = path.subtracted(self._rounded(floor.translated(fall * 0.6, fall)))
            self._painter.fillPath(shade, faded(self._palette.shadow, 0.1))
        far = path.subtracted(self._rounded(floor.translated(-self._hair, -self._hair)))
        self._painter.fillPath(far, faded(self._palette.light_edge, 0.8))

    def _rounded(self, rect: QRectF) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(rect, self._radius, self._radius)
        return path

    def _fill(self, rect: QRectF, brush: QBrush | QColor | QLinearGradient) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(brush)
        self._painter.drawRoundedRect(rect, self._radius, self._radius)

    def _block(self, rect: QRectF, thickness: float, end: int) -> None:
        """Soft shadow, a side face below, the figured top and a light upper edge."""
        palette = self._palette
        depth = thickness * self._cell * palette.depth
        self._shadow(rect.adjusted(0, 0, 0, depth))
        self._fill(rect.adjusted(0, self._radius, 0, max(depth, self._hair)), self._side(rect, depth))
        self._fill(rect, self._top(rect, end))
        self._fill(rect, self._sheen(rect))
        inner = rect.width() - 2 * self._radius
        edge = QRectF(rect.x() + self._radius, rect.y(), inner, self._hair)
        self._painter.fillRect(edge, palette.light_edge)
        self._painter.fillRect(edge.translated(0, rect.height() - self._hair), faded(palette.shadow, 0.16))

    def _side(self, rect: QRectF, depth: float) -> QLinearGradient:
        shade = QLinearGradient(0, rect.bottom(), 0, rect.bottom() + max(depth, 1.0))
        shade.setColorAt(0, self._palette.side)
        shade.setColorAt(1, self._palette.side.darker(128))
        return shade

    def _top(self, rect: QRectF, end: int) -> QBrush:
        palette, board = self._palette, self._layout.board
        if palette.figure.plain:
            return QBrush(palette.wood)
        picture = texture(palette, board.w * self._layout.scale)
        part_w = picture.width() * min(1.0, rect.width() / board.w)
        part_h = picture.height() * min(1.0, rect.height() / board.h)
        brush = QBrush(picture)
        brush.setTransform(
            QTransform.fromTranslate(rect.x(), rect.y())
            .scale(rect.width() / part_w, rect.height() / part_h)
            .translate(-end * (picture.width() - part_w), -end * (picture.height() - part_h))
        )
        return brush

    def _sheen(self, rect: QRectF) -> QLinearGradient:
        """Light that falls on the block from the upper left."""
        sheen = QLinearGradient(rect.topLeft(), rect.bottomRight())
        sheen.setColorAt(0, faded(self._palette.light_edge, 0.38))
        sheen.setColorAt(0.55, faded(self._palette.light_edge, 0))
        return sheen

    def _shadow(self, rect: QRectF) -> None:
        """Soft, a little below the block; flat boards hardly throw one."""
        strength, drop = 0.022 + 0.033 * self._palette.depth, 0.06 * self._cell
        for ring in range(SHADOW_RINGS):
            spread = (ring - 2) * 0.022 * self._cell
            radius = max(2.0, spread + 0.08 * self._cell)
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(faded(self._palette.shadow, strength))
            ringed = rect.adjusted(-spread, -spread, spread, spread).translated(QPointF(0, drop))
            self._painter.drawRoundedRect(ringed, radius, radius)
