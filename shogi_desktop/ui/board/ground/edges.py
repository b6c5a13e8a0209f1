"""Files and ranks at the edges of a board that is zoomed in, where its own are out of sight; and those of the square
under the pointer, where labels are small or left out.

All of it is drawn with every frame of a moving table. So labels are pictures that lie on an axis, which alone is moved:
that takes half the time of drawing each of them from Python.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsPixmapItem, QGraphicsRectItem

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
    room_for_signs,
    signs_across,
    signs_below,
    whole_pixels,
)
from .blocks import rect_of
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


@lru_cache(maxsize=256)
def badge_pixmap(text: str, size: int, ground: int, ink: int, scale: float) -> QPixmap:
    """The same on a ground of its own, which stands out."""
    width = QFontMetrics(japanese_font(size)).horizontalAdvance(text) / signs_below([text])
    height = signs_below([text]) * size * SIGN_STEP
    area = QRectF(0, 0, math.ceil(width + 2 * BADGE[0]), math.ceil(height + 2 * BADGE[1]))
    pixmap = QPixmap((area.size() * scale).toSize())
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgba(ground))
    painter.drawRoundedRect(area, BADGE[0], BADGE[0])
    painter.setPen(QColor.fromRgba(ink))
    painter.setFont(japanese_font(size))
    draw_rank(painter, area, text, size)
    painter.end()
    return pixmap


class EdgeLabels(QGraphicsItemGroup):
    """A strip along an edge of the viewport: of files (`across`) or of ranks. It lies still while the table moves."""

    def __init__(self, across: bool) -> None:
        super().__init__()
        self.across = across
        self._layout: Layout | None = None
        self._palette = palette_of(BoardStyle())
        self._texts: list[str] = []
        self._signs = 1.0  # how many letters a label takes along the strip
        self._moved = (1.0, 0.0, 0.0)
        self._pointed = -1
        self._told = ""
        self._worn: QPixmap | None = None  # what the label that stands out looks like
        self._ground, self._line = QGraphicsRectItem(self), QGraphicsRectItem(self)
        self._axis = QGraphicsItemGroup(self)  # a square long is one of its units
        self._labels: list[QGraphicsPixmapItem] = []
        self._drawn: tuple[int, ...] = ()  # what decides how these look
        self._badge = QGraphicsPixmapItem(self)
        for group in (self, self._axis):
            group.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        for part in (self._ground, self._line):
            part.setPen(QPen(Qt.PenStyle.NoPen))
        for hidden in (self._ground, self._line, self._axis):
            hidden.hide()

    def set_layout(self, layout: Layout, style: BoardStyle) -> None:
        if self._layout is not None and layout.variant is not self._layout.variant:
            self._pointed = -1
        self._layout, self._palette, self._drawn = layout, palette_of(style), ()
        texts = coordinate_texts(layout.variant, style.coordinates)[0 if self.across else 1]
        self._texts = texts if layout.seen.labelled else []
        self._signs = signs_across(texts) if self.across else signs_below(texts)
        self._ground.setBrush(self._palette.wood)
        self._line.setBrush(self._palette.line)
        self.set_moved(QTransform())

    def set_moved(self, moved: QTransform) -> None:
        """Where a gesture has taken the table."""
        self._moved = moved.m11(), moved.dx(), moved.dy()
        strip, before = self._place_of_strip(), self._ground.rect()
        if strip != before:
            self._ground.setRect(strip)
            self._line.setRect(self._line_of(strip))
            for part in (self._ground, self._line, self._axis):
                part.setVisible(not strip.isEmpty())
        if not strip.isEmpty():
            self._place_labels(strip)
        self._place_badge(strip)

    def strip(self) -> QRectF:
        """Where it is seen, in pixels of the viewport; empty while the board's own labels are."""
        return self._ground.rect()

    def _place_of_strip(self) -> QRectF:
        layout = self._layout
        if layout is None or not self._texts:
            return QRectF()
        grid, broad, width, height = self._mapped(layout.grid), scaled(BREADTH), layout.width, layout.height
        if self.across:
            hidden = grid.bottom + 1 > height if layout.flipped else grid.y < 1
            place = QRectF(0, height - broad if layout.flipped else 0, width, broad)
        else:
            hidden = grid.x < 1 if layout.flipped else grid.right + 1 > width
            place = QRectF(0 if layout.flipped else width - broad, 0, broad, height)
        return place.intersected(rect_of(self._mapped(layout.board))) if hidden else QRectF()

    def _mapped(self, box: Box) -> Box:
        factor, x, y = self._moved
        return Box(box.x * factor + x, box.y * factor + y, box.w * factor, box.h * factor)

    def _line_of(self, strip: QRectF) -> QRectF:
        """The pixels of a strip that lie next to the board: a line that is stroked would take longer than all else."""
        flipped = self._layout is not None and self._layout.flipped
        if self.across:
            return QRectF(strip.x(), strip.y() if flipped else strip.bottom() - 1, strip.width(), 1)
        return QRectF(strip.right() - 1 if flipped else strip.x(), strip.y(), 1, strip.height())

    def _place_labels(self, strip: QRectF) -> None:
        assert self._layout is not None
        grid, count, middle = self._mapped(self._layout.grid), len(self._texts), strip.center()
        begin, step = (grid.x, grid.w / count) if self.across else (grid.y, grid.h / count)
        drawn = self._looks(step)
        if self._layout.flipped is not self.across:
            begin, step = begin + count * step, -step
        axis = (
            QTransform(step, 0, 0, 1, begin, middle.y())
            if self.across
            else QTransform(1, 0, 0, step, middle.x(), begin)
        )
        self._axis.setTransform(axis)
        if drawn != self._drawn:
            self._drawn = drawn
            self._draw_labels(axis)

    def _looks(self, step: float) -> tuple[int, ...]:
        """What decides how labels look where squares are `step` apart: how many go on from one to the next, how large
        letters are, how many signs there is room for, and how far those of a number are apart."""
        size = scaled(LETTERS)
        every = every_nth(step, size, self._signs)
        room = int(room_for_signs(every * step, size))
        return every, size, min(room, 3), *(min(size, int(step / signs)) for signs in (1, 2, 3))

    def _draw_labels(self, axis: QTransform) -> None:
        assert self._layout is not None
        every, size, room, *steps = self._drawn
        ink, scale = self._palette.label.rgba(), self._layout.scale
        while len(self._labels) < len(self._texts):
            label = QGraphicsPixmapItem(self._axis)
            label.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
            self._labels.append(label)
        for index, label in enumerate(self._labels):
            label.setVisible(index < len(self._texts) and index % every == 0)
            if label.isVisible():
                text = self._texts[index] if self.across else in_few_signs(self._texts[index], room)
                picture = label_pixmap(text, size, steps[min(len(text), 3) - 1], ink, scale)
                place = QPointF(index + 0.5, 0) if self.across else QPointF(0, index + 0.5)
                there, half = axis.map(place), picture.deviceIndependentSize() / 2
                corner = whole_pixels(there.x() - half.width(), there.y() - half.height(), scale)
                label.setPixmap(picture)
                label.setPos(place)
                label.setOffset(corner - there)

    def point_at(self, square: int) -> None:
        """The square under the pointer, -1 for none."""
        if square != self._pointed:
            self._pointed = square
            self._place_badge(self.strip())

    def badge(self) -> tuple[QRectF, str]:
        """Where the file or rank of the square under the pointer stands out, and what it is called; empty where its
        label is well seen."""
        return (self._badge.sceneBoundingRect(), self._told) if self._told else (QRectF(), "")

    def _place_badge(self, strip: QRectF) -> None:
        layout = self._layout
        seen = layout is not None and (not strip.isEmpty() or layout.cell_w * LABEL_SIZE < SMALL_LABEL)
        self._told = ""
        if layout is not None and seen and self._texts and self._pointed >= 0:
            variant, square = layout.variant, self._mapped(layout.square_box(self._pointed))
            number = variant.file_of(self._pointed) if self.across else variant.rank_of(self._pointed)
            self._told = in_few_signs(self._texts[number - 1], 2)
            size = scaled(LETTERS) if not strip.isEmpty() else round(label_size(layout))
            ground, ink = self._palette.badge.rgba(), self._palette.badge_text.rgba()
            picture = badge_pixmap(self._told, size, ground, ink, layout.scale)
            (x, y), area = self._beside(square, strip), picture.deviceIndependentSize()
            if picture is not self._worn:
                self._worn = picture
                self._badge.setPixmap(picture)
            self._badge.setPos(whole_pixels(x - area.width() / 2, y - area.height() / 2, layout.scale))
        self._badge.setVisible(bool(self._told))

    def _beside(self, square: Box, strip: QRectF) -> tuple[float, float]:
        """The middle of the label of a square."""
        assert self._layout is not None
        layout, grid, half = self._layout, self._mapped(self._layout.grid), self._layout.border / 2
        if self.across:
            own = grid.bottom + half if layout.flipped else grid.y - half
            return square.center[0], own if strip.isEmpty() else strip.center().y()
        own = grid.x - half if layout.flipped else grid.right + half
        return own if strip.isEmpty() else strip.center().x(), square.center[1]
