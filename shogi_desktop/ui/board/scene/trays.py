"""The stands beside the board: the pieces in hand, and those taken for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ..ground.backdrop import whole_pixels
from ..ground.blocks import rect_of
from ..ground.style import BoardColors
from ..layout.layout import COMPACT, Box, Layout
from ..layout.spot import Spot


def paint_badge(painter: QPainter, palette: BoardColors, x: float, piece: Box, text: str) -> None:
    """The number in the lower right corner of a piece that begins at `x`, upright on both stands."""
    height = max(9.0, piece.w * 0.34)
    width = height * (1.0 if len(text) == 1 else 1.32)
    rect = QRectF(x + piece.w - width * 0.86, piece.bottom - height * 1.06, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    edge = QColor(palette.badge_text)
    edge.setAlphaF(0.55)
    painter.setBrush(edge)
    painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), height / 2 + 1, height / 2 + 1)
    painter.setBrush(palette.badge)
    painter.drawRoundedRect(rect, height / 2, height / 2)
    font = QFont(painter.font())
    font.setPixelSize(max(7, round(height * 0.72)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(palette.badge_text)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


Faces = Callable[[int, int, float, bool], QPixmap]  # (kind, side, size in squares, pointing down) -> picture


class CaptureTray(QGraphicsItem):
    """Shows packed pieces with their counts; they point as those of the side that took them. Its own ones are
    marked."""

    def __init__(self, side: int, faces: Faces, palette: BoardColors) -> None:
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
        if self._layout is None or self._layout.variant.has_drops or self.side not in self._layout.trays:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, (piece, count) in enumerate(self._pieces):
            box = self._layout.capture_box(self.side, index)
            face = self._faces(piece >> 1, piece & 1, COMPACT, self._layout.turned(self.side))
            painter.drawPixmap(rect_of(box).topLeft(), face)
            if piece & 1 == self.side:
                painter.fillRect(own_loss_line(box), self.palette.check)
            if count > 1:
                paint_badge(painter, self.palette, box.x, box, str(count))


def own_loss_line(box: Box) -> QRectF:
    """Below a piece that its own side has taken."""
    height = max(2.0, box.h / 12)
    return QRectF(box.x, box.bottom - height, box.w, height)


STEP: Final = 0.085  # how far the pieces of a pile lie apart, in cell widths
PILE: Final = 3  # pieces shown where a slot is as wide as one piece
LIFTED_OPACITY: Final = 0.32

HandFaces = Callable[[int, int], QPixmap]  # (kind, side) -> picture


class HandTray(QGraphicsItem):
    """One side's hand. Several pieces of a kind lie on a pile with their number in a badge."""

    def __init__(self, side: int, faces: HandFaces, palette: BoardColors) -> None:
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
