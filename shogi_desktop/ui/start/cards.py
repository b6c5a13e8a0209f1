"""The cards of the start page: a game to choose, and something to do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules.record.variant import Variant

from ..look.theme import SPACE
from ..widgets.balanced_label import BalancedLabel
from ..widgets.plain import NAME, PlainLabel
from ..words.i18n import variant_text


class GameCard(QPushButton):
    """A game to choose: a picture of its board, its name, and its size in words."""

    def __init__(self, variant: Variant, brief: bool = False) -> None:
        """A `brief` card tells no more than the size of the board."""
        super().__init__()
        self._variant = variant
        self._brief = brief
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture = _picture()
        self._name = BalancedLabel("title" if brief else "heading")
        self._words = BalancedLabel("muted")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._name)
        words.addWidget(self._words)
        words.addStretch(1)
        row = self._row = QHBoxLayout(self)
        above = SPACE if brief else SPACE * 2
        row.setContentsMargins(SPACE * 2, above, SPACE * 2, above)
        row.setSpacing(SPACE * 2)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        for each in (self.picture, self._name, self._words):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def retranslate(self) -> None:
        variant = self._variant
        name = excerpt(variant_text(variant.title), NAME)
        if self._brief:
            self._tell(name, [f"{variant.files} × {variant.ranks}"])
            return
        pieces = sum(owner == 0 for _, owner in variant.array.values())
        lines = [
            QCoreApplication.translate("StartPage", "{files} × {ranks} squares, {pieces} pieces a side").format(
                files=variant.files, ranks=variant.ranks, pieces=pieces
            ),
            QCoreApplication.translate("StartPage", "What you capture fights for you.")
            if variant.has_drops
            else QCoreApplication.translate("StartPage", "What is captured stays captured."),
        ]
        self._tell(name, lines)

    def _tell(self, name: str, lines: list[str]) -> None:
        self._name.setText(name)
        self._words.setText("\n".join(lines))
        self.setAccessibleName(name)
        self.setAccessibleDescription(" ".join(lines))

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()


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
