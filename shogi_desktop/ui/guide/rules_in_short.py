"""The rules of a game in a few sentences, on a card."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from shogi_desktop.rules.record.variant import Variant

from ..look.theme import SPACE
from ..widgets.plain import PlainLabel
from ..words.rule_words import rule_sentences
from ..words.texts import changed_rules


class RulesInShort(QFrame):
    """What a newcomer has to know, read from the variant's record."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant: Variant | None = None
        self._title, self._text, self._changed = PlainLabel(), PlainLabel(), PlainLabel()
        self._title.setProperty("role", "title")
        self._changed.setProperty("role", "changed")
        self.setObjectName("card")
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE + 2, SPACE, SPACE + 2, SPACE + 2)
        column.setSpacing(SPACE)
        for label in (self._title, self._text, self._changed):
            label.setWordWrap(True)
            column.addWidget(label)

    def show_variant(self, variant: Variant) -> None:
        self._variant = variant
        self._refresh()

    def _refresh(self) -> None:
        self._title.setText(self.tr("The game in short"))
        if self._variant is not None:
            self._text.setText("\n".join(f"• {sentence}" for sentence in rule_sentences(self._variant)))
            rules = changed_rules(self._variant)
            self._changed.setText(self.tr("In this game: {rules}").format(rules=" · ".join(rules)))
            self._changed.setVisible(bool(rules))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)
