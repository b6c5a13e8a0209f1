"""A bar that tells how much a piece is worth beside the dearest one of its game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

HEIGHT: Final = 5


class ValueBar(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setFixedHeight(HEIGHT)

    def set_share(self, share: float) -> None:
        """From 0 to 1."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().mid())
        painter.drawRoundedRect(QRectF(self.rect()), HEIGHT / 2, HEIGHT / 2)
        painter.setBrush(self.palette().highlight())
        width = max(HEIGHT, self.width() * self._share)
        painter.drawRoundedRect(QRectF(0, 0, width, HEIGHT), HEIGHT / 2, HEIGHT / 2)
