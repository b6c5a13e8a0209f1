"""One piece on the scene."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem


class PieceItem(QGraphicsPixmapItem):
    """A piece's picture, drawn at its exact size (smoothing would only cost time); `piece` is the packed piece."""

    def __init__(self, piece: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.piece = piece
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_face(self, piece: int, pixmap: QPixmap) -> None:
        self.piece = piece
        self.setPixmap(pixmap)

    def place(self, x: float, y: float) -> None:
        """Moves the top left corner, in scene coordinates."""
        self.setPos(QPointF(x, y))
