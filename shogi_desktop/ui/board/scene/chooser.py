"""The chooser: the real pieces side by side on the target square, over a veiled board; or Cancel and Pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...look.fonts import scaled
from ..ground.backdrop import whole_pixels
from ..ground.blocks import rect_of
from ..ground.style import BoardColors
from ..layout.layout import Box

ROOM: Final = 1.16  # a choice is this much larger than a square
PAD: Final = 0.08
LABEL_PIXELS: Final = 12


@dataclass(frozen=True)
class Option:
    """Something to choose: a piece's picture (none: a cross) and a label below it, which may be empty."""

    face: QPixmap | None
    label: str = ""


def chooser_boxes(
    target: Box, count: int, width: float, height: float, label: tuple[float, float] = (0.0, 0.0), aside: bool = False
) -> tuple[Box, list[Box]]:
    """The panel and its choices, held inside the viewport; `label` is the size of the widest label.

    It is centred on the target square. `aside`: the first choice, which does nothing, lies there, so that a hasty click
    means nothing; the others go to the side where there is room.
    """
    pad = target.w * PAD
    choice_w, choice_h = max(target.w * ROOM, label[0] + 4 * pad), target.h * ROOM + label[1]
    panel_w, panel_h = count * choice_w + 2 * pad, choice_h + 2 * pad
    center_x, center_y = target.center
    first = center_x - choice_w / 2 - pad
    mirrored = aside and first + panel_w > width
    if mirrored:
        first += choice_w + 2 * pad - panel_w
    wished = first if aside else center_x - panel_w / 2
    x = min(max(wished, pad), width - panel_w - pad)
    y = min(max(center_y - panel_h / 2, pad), height - panel_h - pad)
    boxes = [Box(x + pad + index * choice_w, y + pad, choice_w, choice_h) for index in range(count)]
    return Box(x, y, panel_w, panel_h), boxes[::-1] if mirrored else boxes


class Chooser(QGraphicsItem):
    """Hidden until opened; the view asks it which choice lies under the pointer."""

    def __init__(self, palette: BoardColors) -> None:
        super().__init__()
        self.palette = palette
        self._area = QRectF()
        self._panel = Box(0, 0, 0, 0)
        self._boxes: list[Box] = []
        self._options: list[Option] = []
        self._font = QFont()
        self._font.setPixelSize(scaled(LABEL_PIXELS))
        self._index = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def open(self, area: QRectF, target: Box, options: list[Option]) -> None:
        """Shows `options`, the first of them highlighted, on the square `target`."""
        self.prepareGeometryChange()
        self._area = area
        aside = bool(options) and options[0].face is None
        self._panel, self._boxes = chooser_boxes(
            target, len(options), area.width(), area.height(), self._label_size(options), aside
        )
        self._options = options
        self._index = 0
        self.show()

    def close(self) -> None:
        self._options, self._boxes = [], []
        self.hide()

    def _label_size(self, options: list[Option]) -> tuple[float, float]:
        metrics = QFontMetricsF(self._font)
        width = max((metrics.horizontalAdvance(option.label) for option in options), default=0.0)
        return width, metrics.height() if width else 0.0

    def set_index(self, index: int) -> None:
        if index != self._index:
            self._index = index
            self.update(rect_of(self._panel))

    def index_at(self, x: float, y: float) -> int:
        """The choice under a point, -1 where there is none."""
        return next((index for index, box in enumerate(self._boxes) if box.contains(x, y)), -1)

    def covers(self, box: Box) -> bool:
        """Whether the middle of a box lies under one of the choices."""
        return self.index_at(*box.center) >= 0

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
        label_h = self._label_size(self._options)[1]
        for index, (box, option) in enumerate(zip(self._boxes, self._options, strict=True)):
            if index == self._index:
                tint = QColor(self.palette.choice)
                tint.setAlphaF(0.25)
                painter.setBrush(tint)
                painter.setPen(QPen(self.palette.choice, max(1.5, box.w * 0.035)))
                painter.drawRoundedRect(rect_of(box).adjusted(2, 2, -2, -2), radius * 0.7, radius * 0.7)
            center = QPointF(box.x + box.w / 2, box.y + (box.h - label_h) / 2)
            if option.face is None:
                self._paint_cross(painter, center, (box.h - label_h) * 0.2)
            else:
                size = option.face.deviceIndependentSize()
                corner = center - QPointF(size.width() / 2, size.height() / 2)
                painter.drawPixmap(whole_pixels(corner.x(), corner.y(), option.face.devicePixelRatio()), option.face)
            if option.label:
                painter.setFont(self._font)
                painter.setPen(self.palette.panel_text)
                strip = QRectF(box.x, box.bottom - label_h - box.h * 0.06, box.w, label_h)
                painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, option.label)

    def _paint_cross(self, painter: QPainter, center: QPointF, half: float) -> None:
        painter.setPen(QPen(self.palette.panel_text, max(2.0, half * 0.3)))
        for slope in (1, -1):
            end = QPointF(half, slope * half)
            painter.drawLine(center - end, center + end)
