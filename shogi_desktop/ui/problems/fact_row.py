"""A row of small figures: the time, the best time, the problems solved in a row."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from ..texts import spent_text
from ..theme import SPACE

NOTHING = "–"


class FactRow(QWidget):
    """Figures with their names above them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = [QLabel() for _ in range(3)]
        self._figures = [QLabel(NOTHING) for _ in range(3)]
        self._most = 0
        grid = QGridLayout(self)
        grid.setContentsMargins(0, SPACE // 2, 0, SPACE // 2)
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(2)
        for column, (name, figure) in enumerate(zip(self._names, self._figures, strict=True)):
            name.setProperty("role", "muted")
            figure.setProperty("role", "title")
            figure.setTextFormat(Qt.TextFormat.PlainText)
            name.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            grid.addWidget(name, 0, column)
            grid.addWidget(figure, 1, column)
            grid.setColumnStretch(column, 1)
        self.retranslate()

    def show_time(self, milliseconds: int) -> None:
        """The time spent on this problem so far."""
        self._figures[0].setText(spent_text(milliseconds))

    def show_best(self, milliseconds: int) -> None:
        """The shortest time in which it was solved without help, 0 = not yet."""
        self._figures[1].setText(spent_text(milliseconds) if milliseconds else NOTHING)

    def show_run(self, now: int, most: int) -> None:
        """How many problems were solved one after the other without a mistake, now and at best."""
        self._figures[2].setText(str(now))
        self._most = most
        self._tell_run()

    def retranslate(self) -> None:
        for label, text in zip(self._names, (self.tr("Time"), self.tr("Best time"), self.tr("In a row")), strict=True):
            label.setText(text)
        self._tell_run()

    def _tell_run(self) -> None:
        tip = self.tr("Solved one after the other without a mistake or help; the longest run so far: {n}")
        for label in (self._names[2], self._figures[2]):
            label.setToolTip(tip.format(n=self._most))
