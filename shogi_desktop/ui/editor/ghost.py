"""A piece in the person's fingers where the board cannot show it: over the box and everything else of the page."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules.record.variant import Variant

from ..board import BoardStyle
from ..board.scene.scene import GHOST_SIZE
from ..faces.art import Art
from ..widgets.plain import PlainLabel


class Ghost(PlainLabel):
    """Hidden until a piece is carried."""

    def __init__(self, art: Art, page: QWidget) -> None:
        super().__init__(parent=page)
        self._art = art
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def carry(self, variant: Variant, piece: int, style: BoardStyle, cell_pixels: int, middle: QPoint) -> None:
        """Shows a packed piece about a point of the page, as large as the board does whose squares are so wide."""
        kind, side = variant.kind(piece >> 1), piece & 1
        face = QPixmap(self._art.lifted_pixmap(kind, side, style.look, round(cell_pixels * GHOST_SIZE), bool(side)))
        face.setDevicePixelRatio(self.devicePixelRatioF())
        self.setPixmap(face)
        self.resize(face.deviceIndependentSize().toSize())
        self.move(middle - self.rect().center())
        self.show()
        self.raise_()
