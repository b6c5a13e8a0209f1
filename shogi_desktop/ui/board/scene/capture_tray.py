"""The pieces a side has taken for good, small and grouped, on its stand; nothing to click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ..ground.blocks import rect_of
from ..ground.style import Palette
from ..layout.layout import COMPACT, Layout
from .badge import paint_badge

Faces = Callable[[int, int, float, bool], QPixmap]  # (kind, side, size in squares, pointing down) -> picture


class CaptureTray(QGraphicsItem):
    """Shows packed pieces with their counts; they point as those of the side that took them."""

    def __init__(self, side: int, faces: Faces, palette: Palette) -> None:
        super().__init__()
        self.side = side
        self.palette = palette
        self._faces = faces
        self._pieces: tuple[tuple[int, int], ...] = ()
        self._layout: Layout | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._layout = layout
        self.update()

    def set_pieces(self, pieces: tuple[tuple[int, int], ...]) -> None:
        """(packed piece, count) in the order in which they shall lie."""
        if pieces != self._pieces:
            self._pieces = pieces
            self.update()

    def pieces(self) -> tuple[tuple[int, int], ...]:
        return self._pieces

    def boundingRect(self) -> QRectF:
        if self._layout is None or self.side not in self._layout.trays:
            return QRectF()
        return rect_of(self._layout.trays[self.side])

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._layout is None or self._layout.variant.has_drops:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, (piece, count) in enumerate(self._pieces):
            box = self._layout.capture_box(self.side, index)
            face = self._faces(piece >> 1, piece & 1, COMPACT, self._layout.turned(self.side))
            painter.drawPixmap(rect_of(box).topLeft(), face)
            if count > 1:
                paint_badge(painter, self.palette, box.x, box, str(count))
