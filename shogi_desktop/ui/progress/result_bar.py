"""Games won, drawn and lost as one bar: filled, striped and empty."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.session.progress.played import Tally

HEIGHT: Final = 10


class ResultBar(QWidget):
    """The numbers stand in a label beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tally = Tally()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(120, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, HEIGHT)

    def show_tally(self, tally: Tally) -> None:
        """Other results."""
        self.tally = tally
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        color = palette.color(QPalette.ColorRole.Highlight)
        faint = palette.color(QPalette.ColorRole.PlaceholderText)
        left = whole.left()
        parts = (
            (self.tally.won, color, QBrush(color)),
            (self.tally.drawn, faint, QBrush(faint, Qt.BrushStyle.BDiagPattern)),
            (self.tally.lost, faint, QBrush(Qt.BrushStyle.NoBrush)),
        )
        for games, rim, brush in parts:
            if games:
                width = whole.width() * games / self.tally.scored
                painter.setPen(QPen(rim, 1))
                painter.setBrush(brush)
                painter.drawRect(QRectF(left, whole.top(), width, whole.height()))
                left += width
