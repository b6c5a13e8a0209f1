"""A strip above the squares: what is unusual on the board, for as long as it lasts, and a button that ends it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_row


class Strip(QFrame):
    """Shows a line and a button.

    Signals:
        end_wished(): the board is to be as usual again.
    """

    end_wished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._text = ElidedLabel()
        self._text.setProperty("role", "strong")
        self._button = QPushButton()
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.setProperty("primary", True)
        self._button.clicked.connect(self.end_wished)
        self._row = in_row(
            (self._text, 1),
            self._button,
            of=self,
            margins=(SPACE + SPACE // 2, SPACE // 2 - 1, SPACE // 2 - 1, SPACE // 2 - 1),
            spacing=SPACE,
        )
        self.hide()

    def set_words(self, text: str, button: str) -> None:
        self._text.setText(text)
        self._button.setText(button)

    def text(self) -> str:
        return self._text.text()

    def wanted_width(self) -> int:
        """What its words and its button need."""
        self.ensurePolished()
        margins = self._row.contentsMargins()
        words = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 4
        around = margins.left() + margins.right() + 2 * self.frameWidth() + self._row.spacing()
        return words + self._button.sizeHint().width() + around
