"""Files and ranks at the edges of a board that is zoomed in, where its own are out of sight."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...look.fonts import japanese_font, scaled
from ..layout.layout import Box, Layout
from .backdrop import SIGN_STEP, coordinate_texts, draw_rank, in_few_signs
from .style import BoardStyle, palette_of

LETTERS: Final = 12  # pixels
BREADTH: Final = 20  # of a strip
OPACITY: Final = 0.88
LEAST_STEP: Final = 1.3  # from one label to the next, in sizes of the letters; where there is less some are left out


class EdgeLabels(QGraphicsItem):
    """A strip along an edge of the viewport: of files (`across`) or of ranks. It lies still while the table moves."""

    def __init__(self, across: bool) -> None:
        super().__init__()
        self.across = across
        self._layout: Layout | None = None
        self._style = BoardStyle()
        self._moved = QTransform()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: Layout, style: BoardStyle) -> None:
        self._layout, self._style = layout, style
        self.set_moved(QTransform())

    def set_moved(self, moved: QTransform) -> None:
        """Where a gesture has taken the table."""
        self.prepareGeometryChange()
        self._moved = moved
        self.update()

    def strip(self) -> QRectF:
        """Where it is seen, in pixels of the viewport; empty while the board's own labels are."""
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

    def boundingRect(self) -> QRectF:
        return self.strip()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        strip, layout, palette = self.strip(), self._layout, palette_of(self._style)
        if layout is None or strip.isEmpty():
            return
        ground = QColor(palette.wood)
        ground.setAlphaF(OPACITY)
        painter.fillRect(strip, ground)
        painter.setPen(palette.line)
        inner = (strip.bottomLeft(), strip.bottomRight()) if self.across else (strip.topLeft(), strip.bottomLeft())
        outer = (strip.topLeft(), strip.topRight()) if self.across else (strip.topRight(), strip.bottomRight())
        painter.drawLine(*(outer if layout.flipped else inner))
        painter.setPen(palette.label)
        size = scaled(LETTERS)
        painter.setFont(japanese_font(size))
        grid = self._mapped(layout.grid)
        texts = coordinate_texts(layout.variant, self._style.coordinates)[0 if self.across else 1]
        step = (grid.width() if self.across else grid.height()) / max(1, len(texts))
        every = 1 + int(size * LEAST_STEP / step)
        for index, text in enumerate(texts):
            from_end = layout.flipped is not self.across
            place = len(texts) - 1 - index if from_end else index
            if self.across:
                box = QRectF(grid.x() + place * step, strip.y(), step, strip.height())
            else:
                box = QRectF(strip.x(), grid.y() + place * step, strip.width(), step)
            if index % every or not strip.adjusted(*self._margins()).contains(box.center()):
                continue
            if self.across:
                painter.drawText(box.adjusted(-size, 0, size, 0), Qt.AlignmentFlag.AlignCenter, text)
            else:
                draw_rank(painter, box, in_few_signs(text, step / (size * SIGN_STEP)), size)

    def _margins(self) -> tuple[float, float, float, float]:
        """Where the other strip lies over this one."""
        corner = scaled(BREADTH) if self.across and self._layout is not None else 0
        return (corner, 0, 0, 0) if self._layout is not None and self._layout.flipped else (0, 0, -corner, 0)
