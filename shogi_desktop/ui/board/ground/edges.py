"""Files and ranks at the edges of a board that is zoomed in, where its own are out of sight; and those of the square
under the pointer, where labels are small or left out."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...look.fonts import japanese_font, scaled
from ..layout.layout import Box, Layout
from .backdrop import (
    LABEL_SIZE,
    SIGN_STEP,
    SMALL_LABEL,
    coordinate_texts,
    draw_rank,
    every_nth,
    in_few_signs,
    label_size,
    signs_across,
    signs_below,
    whole_pixels,
)
from .style import BoardStyle, palette_of

LETTERS: Final = 12  # pixels
BREADTH: Final = 20  # of a strip
BADGE: Final = (3, 2)  # pixels around the label of the square under the pointer


@lru_cache(maxsize=256)
def label_pixmap(text: str, size: int, step: int, ink: int, scale: float) -> QPixmap:
    """A file or rank of letters so large: to draw its letters with each frame takes three times as long. Signs that
    stand one below the other are `step` apart."""
    font = japanese_font(size)
    metrics = QFontMetrics(font)
    upright = len(text) > 1 and not text.isascii()
    width = max(map(metrics.horizontalAdvance, text)) if upright else metrics.horizontalAdvance(text)
    height = max(1, step) * len(text) if upright else metrics.height()
    pixmap = QPixmap(math.ceil((width + 2) * scale), math.ceil(height * scale))
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setFont(font)
    painter.setPen(QColor.fromRgba(ink))
    draw_rank(painter, QRectF(QPointF(), pixmap.deviceIndependentSize()), text, size)
    painter.end()
    return pixmap


class EdgeLabels(QGraphicsItem):
    """A strip along an edge of the viewport: of files (`across`) or of ranks. It lies still while the table moves."""

    def __init__(self, across: bool) -> None:
        super().__init__()
        self.across = across
        self._layout: Layout | None = None
        self._style = BoardStyle()
        self._moved = QTransform()
        self._pointed = -1
        # Worked out when it changes: Qt asks for the place of every item with each part that it paints.
        self._strip, self._badge, self._text = QRectF(), QRectF(), ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: Layout, style: BoardStyle) -> None:
        if self._layout is not None and layout.variant is not self._layout.variant:
            self._pointed = -1
        self._layout, self._style = layout, style
        self.set_moved(QTransform())

    def set_moved(self, moved: QTransform) -> None:
        """Where a gesture has taken the table."""
        self._moved = moved
        self._place()
        self.update()

    def _place(self) -> None:
        strip = self._place_of_strip()
        badge, text = self._place_of_badge(strip)
        if (strip, badge, text) != (self._strip, self._badge, self._text):
            self.prepareGeometryChange()
            self._strip, self._badge, self._text = strip, badge, text
            self.update()

    def strip(self) -> QRectF:
        """Where it is seen, in pixels of the viewport; empty while the board's own labels are."""
        return self._strip

    def _place_of_strip(self) -> QRectF:
        layout = self._layout
        if layout is None or not layout.seen.labelled:
            return QRectF()
        grid, board = self._mapped(layout.grid), self._mapped(layout.board)
        broad, width, height = scaled(BREADTH), layout.width, layout.height
        if self.across:
            hidden = grid.bottom() + 1 > height if layout.flipped else grid.top() < 1
            place = QRectF(0, height - broad if layout.flipped else 0, width, broad)
        else:
            hidden = grid.left() < 1 if layout.flipped else grid.right() + 1 > width
            place = QRectF(0 if layout.flipped else width - broad, 0, broad, height)
        return place.intersected(board) if hidden else QRectF()

    def _mapped(self, box: Box) -> QRectF:
        return self._moved.mapRect(QRectF(box.x, box.y, box.w, box.h))

    def point_at(self, square: int) -> None:
        """The square under the pointer, -1 for none."""
        if square != self._pointed:
            self._pointed = square
            self._place()

    def badge(self) -> tuple[QRectF, str]:
        """Where the file or rank of the square under the pointer stands out, and what it is called; empty where its
        label is well seen."""
        return self._badge, self._text

    def _place_of_badge(self, strip: QRectF) -> tuple[QRectF, str]:
        layout = self._layout
        texts = self._texts() if layout is not None and layout.seen.labelled else []
        if layout is None or self._pointed < 0 or not texts:
            return QRectF(), ""
        if strip.isEmpty() and layout.cell_w * LABEL_SIZE >= SMALL_LABEL:
            return QRectF(), ""
        variant, square = layout.variant, self._mapped(layout.square_box(self._pointed))
        number = variant.file_of(self._pointed) if self.across else variant.rank_of(self._pointed)
        text = in_few_signs(texts[number - 1], 2)
        size = scaled(LETTERS) if not strip.isEmpty() else round(label_size(layout))
        signs = signs_below([text])
        width = QFontMetrics(japanese_font(size)).horizontalAdvance(text) / signs
        place = QRectF(0, 0, width + 2 * BADGE[0], signs * size * SIGN_STEP + 2 * BADGE[1])
        place.moveCenter(self._beside(square, strip))
        return place, text

    def _beside(self, square: QRectF, strip: QRectF) -> QPointF:
        """The middle of the label of a square."""
        assert self._layout is not None
        layout, grid, half = self._layout, self._mapped(self._layout.grid), self._layout.border / 2
        if self.across:
            own = grid.bottom() + half if layout.flipped else grid.top() - half
            return QPointF(square.center().x(), own if strip.isEmpty() else strip.center().y())
        own = grid.left() - half if layout.flipped else grid.right() + half
        return QPointF(own if strip.isEmpty() else strip.center().x(), square.center().y())

    def _texts(self) -> list[str]:
        assert self._layout is not None
        return coordinate_texts(self._layout.variant, self._style.coordinates)[0 if self.across else 1]

    def boundingRect(self) -> QRectF:
        return self._strip.united(self._badge)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        strip, badge, text = self._strip, self._badge, self._text
        if not strip.isEmpty():
            self._paint_strip(painter, strip)
        if not badge.isEmpty():
            palette, size = palette_of(self._style), scaled(LETTERS)
            if self._layout is not None and strip.isEmpty():
                size = round(label_size(self._layout))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.badge)
            painter.drawRoundedRect(badge, BADGE[0], BADGE[0])
            painter.setPen(palette.badge_text)
            painter.setFont(japanese_font(size))
            draw_rank(painter, badge, text, size)

    def _paint_strip(self, painter: QPainter, strip: QRectF) -> None:
        layout, palette = self._layout, palette_of(self._style)
        assert layout is not None
        painter.fillRect(strip, palette.wood)
        painter.fillRect(self._line_of(strip), palette.line)
        size, ink, scale = scaled(LETTERS), palette.label.rgba(), layout.scale
        grid = self._mapped(layout.grid)
        texts = self._texts()
        step = (grid.width() if self.across else grid.height()) / max(1, len(texts))
        every = every_nth(step, size, signs_across(texts) if self.across else signs_below(texts))
        seen, from_end = strip.adjusted(*self._margins()), layout.flipped is not self.across
        begin, first, last, across_middle = grid.y(), seen.top(), seen.bottom(), strip.center().x()
        if self.across:
            begin, first, last, across_middle = grid.x(), seen.left(), seen.right(), strip.center().y()
        for index in range(0, len(texts), every):
            middle = begin + (len(texts) - 1 - index if from_end else index) * step + step / 2
            if not first <= middle <= last:
                continue
            text = texts[index]
            if not self.across:
                text = in_few_signs(text, every * step / (size * SIGN_STEP))
            label = label_pixmap(text, size, min(size, int(step / len(text))), ink, scale)
            half = label.deviceIndependentSize() / 2
            x, y = (middle, across_middle) if self.across else (across_middle, middle)
            painter.drawPixmap(whole_pixels(x - half.width(), y - half.height(), scale), label)

    def _line_of(self, strip: QRectF) -> QRectF:
        """The pixels of a strip that lie next to the board: a line that is stroked would take longer than all else."""
        assert self._layout is not None
        if self.across:
            return QRectF(strip.x(), strip.y() if self._layout.flipped else strip.bottom() - 1, strip.width(), 1)
        return QRectF(strip.right() - 1 if self._layout.flipped else strip.x(), strip.y(), 1, strip.height())

    def _margins(self) -> tuple[float, float, float, float]:
        """Where the other strip lies over this one."""
        corner = scaled(BREADTH) if self.across and self._layout is not None else 0
        return (corner, 0, 0, 0) if self._layout is not None and self._layout.flipped else (0, 0, -corner, 0)
