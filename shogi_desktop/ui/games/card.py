"""A game to choose: a picture of its board, what it is called, how large it is, and a sentence on what it is like."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from shogi_desktop.rules import Variant

from ..look.theme import SPACE
from ..widgets.balanced_label import BalancedLabel
from ..widgets.plain import PlainLabel
from ..words.game_words import capture_words, japanese_title, sentence_of, size_words, title_of


class GameCard(QPushButton):
    """Whoever shows it gives it its picture."""

    def __init__(self, variant: Variant, role: str = "title") -> None:
        """`role` is that of its name's letters, see sheet.py."""
        super().__init__()
        self.variant = variant
        self._brief = False
        self.setCheckable(True)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture = PlainLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name, self._facts, self._sentence = BalancedLabel(role), BalancedLabel("muted"), BalancedLabel()
        self.head = QHBoxLayout()
        self.head.addWidget(self._name, 1)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addLayout(self.head)
        words.addWidget(self._facts)
        words.addSpacing(SPACE // 2)
        words.addWidget(self._sentence)
        words.addStretch(1)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(SPACE * 2, SPACE + SPACE // 2, SPACE * 2, SPACE + SPACE // 2)
        row.setSpacing(SPACE * 2)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        for each in (self.picture, self._name, self._facts, self._sentence):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.retranslate()

    def set_brief(self, brief: bool) -> None:
        """A brief card tells no more than the names and the size of the board."""
        if brief != self._brief:
            self._brief = brief
            self.retranslate()

    def retranslate(self) -> None:
        variant = self.variant
        name, size = title_of(variant), size_words(variant)
        sentence = sentence_of(variant.name) or capture_words(variant.has_drops)
        self._name.setText(name)
        board = f"{variant.files}\u00a0×\u00a0{variant.ranks}"
        self._facts.setText(" · ".join(filter(None, (japanese_title(variant), board))))
        self._sentence.setText(sentence)
        self._sentence.setVisible(not self._brief)
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{size}. {sentence}")

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
