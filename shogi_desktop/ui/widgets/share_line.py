"""A thin line, part of which is filled."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

HEIGHT: Final = 6


class ShareLine(QWidget):
    """How much of a whole something is; the numbers stand in a label beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(80, HEIGHT)

    def set_share(self, share: float) -> None:
        """From 0, nothing, to 1, the whole."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        painter.setBrush(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRoundedRect(whole, HEIGHT / 2, HEIGHT / 2)
        if self._share > 0:
            whole.setWidth(max(whole.width() * self._share, HEIGHT))
            painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(whole, HEIGHT / 2, HEIGHT / 2)
