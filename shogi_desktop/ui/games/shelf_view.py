"""A shelf: its heading, what its games have in common, and their cards in columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ..look.theme import SPACE
from ..widgets.balanced_label import BalancedLabel
from .rack_card import RackCard


class ShelfView(QWidget):
    """Shows those of its cards that fit what is searched for, and nothing where none does."""

    def __init__(self, title: str, note: str, cards: Sequence[RackCard]) -> None:
        super().__init__()
        self.cards = list(cards)
        self._shown = list(cards)
        self._columns = 1
        self._empty: list[QWidget] = []  # what stands where the last row has no card
        heading, words = BalancedLabel("title"), BalancedLabel("muted")
        heading.setText(title)
        words.setText(note)
        heading.setWordWrap(False)
        head = QHBoxLayout()
        head.setSpacing(SPACE * 2)
        head.addWidget(heading)
        head.addWidget(words, 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(SPACE + SPACE // 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addLayout(head)
        column.addLayout(self._grid)
        self._place()

    def set_columns(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            self._place()

    def filter(self, names: Collection[str]) -> list[RackCard]:
        """Shows the games of these names alone; their cards."""
        shown = [card for card in self.cards if card.variant.name in names]
        if shown != self._shown:
            self._shown = shown
            self._place()
        self.setVisible(bool(shown))
        return shown

    def _place(self) -> None:
        """A first row that is not full has its cards no wider than others."""
        for empty in self._empty:
            self._grid.removeWidget(empty)
            empty.deleteLater()
        for card in self.cards:
            self._grid.removeWidget(card)
        self._empty = [QWidget() for _ in range(self._columns - len(self._shown))]
        for at, part in enumerate([*self._shown, *self._empty]):
            self._grid.addWidget(part, *divmod(at, self._columns))
        for card in self.cards:
            card.setVisible(card in self._shown)
        for column in range(max(self._grid.columnCount(), self._columns)):
            self._grid.setColumnStretch(column, int(column < self._columns))
