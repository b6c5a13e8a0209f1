"""Small figures: the time, the best time, the problems solved in a row and the longest such run."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QGridLayout, QWidget

from ...look.theme import SPACE
from ...widgets.plain import PlainLabel
from ...words.texts import spent_text

NOTHING: Final = "–"
COLUMNS: Final = 2


class FactRow(QWidget):
    """Figures with their names above them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._time, self._best, self._run, self._longest = figures = [PlainLabel(NOTHING) for _ in range(4)]
        self._names = [PlainLabel() for _ in figures]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, SPACE // 2, 0, SPACE // 2)
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(2)
        for at, (name, figure) in enumerate(zip(self._names, figures, strict=True)):
            row, column = divmod(at, COLUMNS)
            name.setProperty("role", "muted")
            figure.setProperty("role", "title")
            grid.addWidget(name, 3 * row, column)
            grid.addWidget(figure, 3 * row + 1, column)
            grid.setColumnStretch(column, 1)
        grid.setRowMinimumHeight(2, SPACE // 2)
        self.retranslate()

    def show_time(self, milliseconds: int) -> None:
        """The time spent on this problem so far."""
        self._time.setText(spent_text(milliseconds))

    def show_best(self, milliseconds: int) -> None:
        """The shortest time in which it was solved without help, 0 = not yet."""
        self._best.setText(spent_text(milliseconds) if milliseconds else NOTHING)

    def show_run(self, now: int, most: int) -> None:
        """How many problems were solved one after the other without a mistake, now and at best."""
        self._run.setText(str(now))
        self._longest.setText(str(most))

    def retranslate(self) -> None:
        names = (self.tr("Time"), self.tr("Best time"), self.tr("In a row"), self.tr("Longest run"))
        for label, text in zip(self._names, names, strict=True):
            label.setText(text)
        for widget in (*self._names[2:], self._run, self._longest):
            widget.setToolTip(self.tr("Problems solved one after the other without a mistake or help"))
