"""The promotion chooser: the real pieces side by side on the target square, over a veiled board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .backdrop import rect_of, whole_pixels
from .layout import Box
from .style import Palette

ROOM: Final = 1.16  # a choice is this much larger than a square
PAD: Final = 0.08


def chooser_boxes(target: Box, count: int, width: float, height: float) -> tuple[Box, list[Box]]:
    """The panel and its choices, centred on the target square and held inside the viewport."""
    choice_w, choice_h, pad = target.w * ROOM, target.h * ROOM, target.w * PAD
    panel_w, panel_h = count * choice_w + 2 * pad, choice_h + 2 * pad
    center_x, center_y = target.center
    x = min(max(center_x - panel_w / 2, pad), width - panel_w - pad)
    y = min(max(center_y - panel_h / 2, pad), height - panel_h - pad)
    boxes = [Box(x + pad + index * choice_w, y + pad, choice_w, choice_h) for index in range(count)]
    return Box(x, y, panel_w, panel_h), boxes


class Chooser(QGraphicsItem):
    """Hidden until opened; the view asks it which choice lies under the pointer."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.palette = palette
        self._area = QRectF()
        self._panel = Box(0, 0, 0, 0)
        self._boxes: list[Box] = []
        self._faces: list[QPixmap] = []
        self._index = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def open(self, area: QRectF, target: Box, faces: list[QPixmap]) -> None:
        """Shows `faces`, the first of them highlighted, on the square `target`."""
        self.prepareGeometryChange()
        self._area = area
        self._panel, self._boxes = chooser_boxes(target, len(faces), area.width(), area.height())
        self._faces = faces
        self._index = 0
        self.show()

    def close(self) -> None:
        self._faces, self._boxes = [], []
        self.hide()

    def set_index(self, index: int) -> None:
        if index != self._index:
            self._index = index
            self.update(rect_of(self._panel))

    def index_at(self, x: float, y: float) -> int:
        """The choice under a point, -1 where there is none."""
        return next((index for index, box in enumerate(self._boxes) if box.contains(x, y)), -1)

    def boxes(self) -> list[Box]:
        return list(self._boxes)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self._area, self.palette.veil)
        panel, radius = rect_of(self._panel), self._panel.h * 0.09
        shade = QColor(self.palette.shadow)
        shade.setAlphaF(0.1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        for spread in range(1, 6):
            painter.drawRoundedRect(panel.adjusted(-spread, -spread + 3, spread, spread + 3), radius, radius)
        painter.setPen(QPen(self.palette.panel_edge, 1.5))
        painter.setBrush(self.palette.panel)
        painter.drawRoundedRect(panel, radius, radius)
        self._paint_choices(painter, radius)

    def _paint_choices(self, painter: QPainter, radius: float) -> None:
        for index, (box, face) in enumerate(zip(self._boxes, self._faces, strict=True)):
            if index == self._index:
                tint = QColor(self.palette.choice)
                tint.setAlphaF(0.25)
                painter.setBrush(tint)
                painter.setPen(QPen(self.palette.choice, max(1.5, box.w * 0.035)))
                painter.drawRoundedRect(rect_of(box).adjusted(2, 2, -2, -2), radius * 0.7, radius * 0.7)
            size, (center_x, center_y) = face.deviceIndependentSize(), box.center
            left, top = center_x - size.width() / 2, center_y - size.height() / 2
            painter.drawPixmap(whole_pixels(left, top, face.devicePixelRatio()), face)
