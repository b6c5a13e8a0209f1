"""A label that shortens lines too long for it with an ellipsis and tells the whole text as its tool tip."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QWidget

from .plain import PlainLabel, tip
from .side_marks import draw_marked


class ElidedLabel(PlainLabel):
    """Plain text in one or more lines; `text()` is always the whole text.

    With `folds` its text is one long line, which is folded into as many and only then shortened; the label is always
    as high as that many lines, so that its neighbours stay where they are.
    """

    def __init__(self, parent: QWidget | None = None, folds: int = 1) -> None:
        super().__init__(parent=parent)
        self._folds = folds
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_folds(self, folds: int) -> None:
        """Another number of lines to be folded into."""
        if folds != self._folds:
            self._folds = folds
            self.updateGeometry()
            self.update()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(tip(text))

    def shown_lines(self) -> list[str]:
        """The lines as they are drawn in the width there is."""
        metrics, width = self.fontMetrics(), self.contentsRect().width()
        lines = self._folded(width) if self._folds > 1 else self.text().split("\n")
        return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines]

    def _folded(self, width: int) -> list[str]:
        """The text broken between words; the last line holds all that is left."""
        text = self.text()
        lines: list[str] = []
        layout = QTextLayout(text, self.font())
        layout.beginLayout()
        while len(lines) < self._folds:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            end = line.textStart() + line.textLength() if len(lines) < self._folds - 1 else len(text)
            lines.append(text[line.textStart() : end].rstrip())
        layout.endLayout()
        return lines

    def height_of(self, lines: int) -> int:
        """What so many lines need."""
        return self.fontMetrics().lineSpacing() * lines

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height_of(max(self._folds, self.text().count("\n") + 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room, height = self.contentsRect(), self.fontMetrics().lineSpacing()
        lines = self.shown_lines()
        upper = self.alignment() & Qt.AlignmentFlag.AlignTop
        top = room.top() + (0 if upper else (room.height() - height * len(lines)) // 2)
        for number, line in enumerate(lines):
            place = QRect(room.left(), top + number * height, room.width(), height)
            painter.setPen(self.palette().color(self.foregroundRole()))
            draw_marked(painter, place, line)
