"""A label that shortens lines too long for it with an ellipsis and tells the whole text as its tool tip."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class ElidedLabel(QLabel):
    """Plain text in one or more lines; `text()` is always the whole text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def shown_lines(self) -> list[str]:
        """The lines as they are drawn in the width there is."""
        metrics, width = self.fontMetrics(), self.contentsRect().width()
        return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in self.text().split("\n")]

    def height_of(self, lines: int) -> int:
        """What so many lines need."""
        return self.fontMetrics().lineSpacing() * lines

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height_of(self.text().count("\n") + 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room, height = self.contentsRect(), self.fontMetrics().lineSpacing()
        lines = self.shown_lines()
        top = room.top() + (room.height() - height * len(lines)) // 2
        for number, line in enumerate(lines):
            place = QRect(room.left(), top + number * height, room.width(), height)
            self.style().drawItemText(
                painter,
                place,
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                self.palette(),
                self.isEnabled(),
                line,
                self.foregroundRole(),
            )
