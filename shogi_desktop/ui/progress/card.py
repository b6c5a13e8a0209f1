"""A part of the page: a title, and what stands below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QVBoxLayout, QWidget

from ..look.theme import SPACE
from ..widgets.plain import PlainLabel

VALUES: Final = 1
"""The column of the values in a grid of facts."""


class Card(QFrame):
    """A frame with a title; `column` takes the rest. One that is not `filled` is not seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.filled = True
        self.title = PlainLabel()
        self.title.setProperty("role", "title")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(SPACE * 2, SPACE + SPACE // 2, SPACE * 2, SPACE * 2)
        self.column.setSpacing(SPACE)
        self.column.addWidget(self.title)

    def set_title(self, text: str) -> None:
        self.title.setText(text)
        self.setAccessibleName(text)

    def set_filled(self, filled: bool) -> None:
        """Whether there is anything in it."""
        self.filled = filled
        self.setVisible(filled)


class Facts(QGridLayout):
    """Lines of a word and its value."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(SPACE * 2)
        self.setVerticalSpacing(SPACE // 2)
        self.setColumnStretch(VALUES, 1)
        self._rows: list[tuple[PlainLabel, PlainLabel]] = []

    def tell(self, facts: list[tuple[str, str]]) -> None:
        """These, in this order; there may be more or fewer than before."""
        while len(self._rows) < len(facts):
            self._add_row()
        for at, (name, value) in enumerate(self._rows):
            seen = at < len(facts)
            name.setVisible(seen)
            value.setVisible(seen)
            if seen:
                name.setText(facts[at][0])
                value.setText(facts[at][1])
                value.setAccessibleName(f"{facts[at][0]}: {facts[at][1]}")

    def _add_row(self) -> None:
        name, value = PlainLabel(), PlainLabel()
        name.setProperty("role", "muted")
        name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        value.setWordWrap(True)
        self.addWidget(name, len(self._rows), 0)
        self.addWidget(value, len(self._rows), VALUES)
        self._rows.append((name, value))


def clear(layout: QLayout) -> None:
    """Takes away all that stands in a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
