"""A card with what there is to say about the move on the board, and a sign for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ...look.theme import SPACE
from ...widgets.plain import PlainLabel
from .verdict_marks import Mark, VerdictMark


class ExplanationCard(QFrame):
    """One sentence; hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark, self._text = VerdictMark(), PlainLabel()
        self.setObjectName("card")
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE + 4, SPACE, SPACE + 4, SPACE)
        row.setSpacing(SPACE)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)
        self.hide()

    def text(self) -> str:
        """The sentence, "" while the card is hidden."""
        return self._text.text()

    def tell(self, text: str, mark: Mark | None) -> None:
        """Another sentence, "" for none."""
        self._text.setText(text)
        self._mark.show_mark(mark)
        self.setVisible(bool(text))
