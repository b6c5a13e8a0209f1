"""A card with what there is to say about the last move, or about the end of a problem."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ...look.theme import SPACE
from ...widgets.plain import PlainLabel


class MessageCard(QFrame):
    """One strong line and, below it, more; hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._said, self._more = PlainLabel(), PlainLabel()
        self._said.setProperty("role", "strong")
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE, SPACE * 2, SPACE)
        column.setSpacing(SPACE // 2)
        for label in (self._said, self._more):
            label.setWordWrap(True)
            column.addWidget(label)
        self.tell("")

    def tell(self, said: str, more: str = "", strong: bool = False) -> None:
        """Shows the words, or nothing for none; `strong` for the end of a problem."""
        self._said.setText(said)
        self._more.setText(more)
        self._said.setVisible(bool(said))
        self._more.setVisible(bool(more))
        self.setVisible(bool(said or more))
        if self.property("active") != strong:
            self.setProperty("active", strong)
            self.style().unpolish(self)
            self.style().polish(self)
        self.setAccessibleName(" ".join(filter(None, (said, more))))

    @property
    def said(self) -> str:
        """The strong line, "" while the card is hidden."""
        return self._said.text()
