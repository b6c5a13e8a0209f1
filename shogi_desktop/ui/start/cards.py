"""The cards of the start page for something to do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from ..look.theme import SPACE
from ..widgets.balanced_label import BalancedLabel
from ..widgets.plain import PlainLabel


class TaskCard(QFrame):
    """Something to do: a picture, a title, a sentence, and buttons."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._texts = title, text
        self.setObjectName("card")
        self.picture = _picture()
        self._title = BalancedLabel("heading")
        self._text = BalancedLabel("muted")
        self.foot = QHBoxLayout()
        self.foot.setSpacing(SPACE)
        words = QVBoxLayout()
        words.setSpacing(SPACE // 2)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addLayout(self.foot)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE * 2, SPACE, SPACE * 2, SPACE)
        row.setSpacing(SPACE * 2)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        self._buttons = QVBoxLayout()
        self._buttons.setSpacing(SPACE // 2)
        row.addLayout(self._buttons)

    def add_button(self, primary: bool = False) -> QPushButton:
        """At the right end of the card."""
        button = QPushButton()
        button.setProperty("primary", primary)
        button.setMinimumWidth(112)
        self._buttons.addWidget(button)
        return button

    def add_foot_button(self) -> QPushButton:
        """Below the words, for what is wished for less often."""
        button = QPushButton()
        if self.foot.isEmpty():
            self.foot.addStretch(1)
        self.foot.insertWidget(self.foot.count() - 1, button)
        return button

    def retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("StartPage", self._texts[0]))
        self._text.setText(QCoreApplication.translate("StartPage", self._texts[1]))


def _picture() -> PlainLabel:
    made = PlainLabel()
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made
