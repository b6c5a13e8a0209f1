"""The pieces in one side's hand, painted on its stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ..ground.backdrop import whole_pixels
from ..ground.blocks import rect_of
from ..ground.style import Palette
from ..layout.layout import Box, Layout
from ..layout.spot import Spot
from .badge import paint_badge

STEP: Final = 0.085  # how far the pieces of a pile lie apart, in cell widths
PILE: Final = 3  # pieces shown where a slot is as wide as one piece
LIFTED_OPACITY: Final = 0.32

Faces = Callable[[int, int], QPixmap]  # (kind, side) -> picture


class HandTray(QGraphicsItem):
    """One side's hand. Several pieces of a kind lie on a pile with their number in a badge."""

    def __init__(self, side: int, faces: Faces, palette: Palette) -> None:
        super().__init__()
        self.side = side
        self.palette = palette
        self._faces = faces
        self._counts: dict[Spot, int] = {}
        self._slots: list[Spot] = []
        self._layout: Layout | None = None
        self._lifted: Spot | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._layout = layout
        self._slots = layout.slots(self.side)
        self.update()

    def set_counts(self, counts: dict[Spot, int]) -> None:
        """Counts of every slot of both sides; only the own ones are shown."""
        own = {spot: count for spot, count in counts.items() if spot.side == self.side}
        if own != self._counts:
            self._counts = own
            self.update()

    def counts(self) -> dict[Spot, int]:
        return dict(self._counts)

    def set_lifted(self, spot: Spot | None) -> None:
        """The slot one piece of which is in the person's fingers."""
        if spot != self._lifted:
            self._lifted = spot
            self.update()

    def boundingRect(self) -> QRectF:
        if self._layout is None or self.side not in self._layout.trays:
            return QRectF()
        return rect_of(self._layout.trays[self.side])

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for spot in self._slots:
            count = self._counts.get(spot, 0) - (1 if spot == self._lifted else 0)
            if count > 0:
                self._paint_pile(painter, spot, count)
            elif spot == self._lifted:
                painter.setOpacity(LIFTED_OPACITY)
                self._paint_pile(painter, spot, 1)
                painter.setOpacity(1)

    def _paint_pile(self, painter: QPainter, spot: Spot, count: int) -> None:
        assert self._layout is not None
        piece = self._layout.piece_box(spot)
        places = pile_offsets(count, self._layout.spot_box(spot), piece)
        face = self._faces(spot.kind, self.side)
        for offset in reversed(places) if self._layout.turned(self.side) else places:
            painter.drawPixmap(whole_pixels(piece.x + offset, piece.y, self._layout.scale), face)
        if count > 1:
            paint_badge(painter, self.palette, piece.x + max(places), piece, str(count))


def pile_offsets(count: int, slot: Box, piece: Box) -> list[float]:
    """Left edges of the pieces of a pile relative to the middle one; wide slots spread them out."""
    room = slot.w - piece.w
    shown = min(count, PILE) if room < piece.w / 2 else count
    if shown < 2:
        return [0.0]
    step = min(STEP * piece.w if room < piece.w / 2 else 0.5 * piece.w, max(room, STEP * piece.w * 2) / (shown - 1))
    return [step * (index - (shown - 1) / 2) for index in range(shown)]
