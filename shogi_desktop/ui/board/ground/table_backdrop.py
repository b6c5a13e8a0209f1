"""What lies under everything: the backdrop of the layout, and a stretched one while a gesture moves the table."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform

from ..layout.layout import WHOLE, Layout
from .backdrop import draw_backdrop, whole_pixel_rect
from .style import BoardStyle, palette_of


class TableBackdrop:
    """Backdrops are drawn when they are first needed; that of the whole table is kept while only the frame changes."""

    def __init__(self, layout: Layout, style: BoardStyle) -> None:
        self._layout, self._style = layout, style
        self._near: QPixmap | None = None
        self._far: QPixmap | None = None

    def renew(self, layout: Layout, style: BoardStyle) -> None:
        """Another layout or style from now on."""
        if style != self._style or not layout.same_table(self._layout):
            self._far = None
        elif self._layout.frame == WHOLE and self._near is not None:
            self._far = self._near
        self._layout, self._style, self._near = layout, style, None

    def draw(self, painter: QPainter, rect: QRectF, moved: QTransform) -> None:
        """The part `rect` of the viewport; `moved` is where a gesture has taken the table."""
        if self._near is None:
            self._near = self._drawn(self._layout)
        if not moved.isIdentity():
            self._draw_moved(painter, self._near, rect, moved)
            return
        target, source = whole_pixel_rect(rect, self._layout.scale)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(target, self._near, source)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _drawn(self, layout: Layout) -> QPixmap:
        return draw_backdrop(layout, self._style, palette_of(self._style))

    def _draw_moved(self, painter: QPainter, near: QPixmap, rect: QRectF, moved: QTransform) -> None:
        """The backdrop where there is one; beyond it that of the whole table, which is less sharp."""
        layout = self._layout
        covered = moved.mapRect(QRectF(0, 0, layout.width, layout.height))
        beyond = QRegion(rect.toAlignedRect()) - QRegion(_inner(covered))
        painter.save()
        if not beyond.isEmpty():
            self._draw_far(painter, near, beyond, moved)
        painter.setTransform(moved, True)
        painter.drawPixmap(0, 0, near)
        painter.restore()

    def _draw_far(self, painter: QPainter, near: QPixmap, beyond: QRegion, moved: QTransform) -> None:
        layout = self._layout
        if self._far is None:
            at = (layout.variant, layout.width, layout.height, layout.scale, layout.flipped, layout.labelled)
            self._far = near if layout.frame == WHOLE else self._drawn(Layout(*at))
        left, top = layout.frame.corner(layout.width, layout.height)
        table = QRectF(left, top, layout.width * layout.frame.zoom, layout.height * layout.frame.zoom)
        painter.save()
        painter.setClipRegion(beyond, Qt.ClipOperation.IntersectClip)
        painter.setTransform(moved, True)
        painter.drawPixmap(table, self._far, QRectF(self._far.rect()))
        painter.restore()


def _inner(rect: QRectF) -> QRect:
    """The whole pixels that lie in a rectangle."""
    left, top = math.ceil(rect.left()), math.ceil(rect.top())
    return QRect(left, top, math.floor(rect.right()) - left, math.floor(rect.bottom()) - top)
