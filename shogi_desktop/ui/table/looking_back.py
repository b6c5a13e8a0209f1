"""The strip above the squares while an earlier position of a running game is on the board."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel


class LookingBack(QFrame):
    """Says so for as long as it lasts, and leads back.

    Signals:
        back_wished(): to the newest position.
    """

    back_wished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._ply = self._plies = 0
        self._text = ElidedLabel()
        self._text.setProperty("role", "strong")
        self._button = QPushButton()
        self._button.setProperty("primary", True)
        self._button.clicked.connect(self.back_wished)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(SPACE + SPACE // 2, SPACE // 2 - 1, SPACE // 2 - 1, SPACE // 2 - 1)
        row.setSpacing(SPACE)
        row.addWidget(self._text, 1)
        row.addWidget(self._button)
        self.retranslate()
        self.hide()

    def show_moves(self, ply: int, plies: int) -> None:
        """The position after move `ply` is on the board, the game is `plies` moves old."""
        self._ply, self._plies = ply, plies
        self.retranslate()

    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def wanted_width(self) -> int:
        """What its words and its button need."""
        self.ensurePolished()
        margins = self._row.contentsMargins()
        words = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 4
        around = margins.left() + margins.right() + 2 * self.frameWidth() + self._row.spacing()
        return words + self._button.sizeHint().width() + around

    def retranslate(self) -> None:
        self._text.setText(self.tr("You are looking back: move {n} of {all}").format(n=self._ply, all=self._plies))
        self._button.setText(self.tr("Back to the game"))
