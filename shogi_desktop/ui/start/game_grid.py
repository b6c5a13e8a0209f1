"""The games of the start page: cards for a few of them, of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout

from shogi_desktop.rules import Variant

from ..games.card import GameCard
from ..games.offer import GameOffer
from ..look.theme import SPACE

MOST: Final = 4
"""So many games; more would have no room for pictures that can be told apart."""
ROOM_FOR_WORDS: Final = 900
"""Least width of the page for a sentence about each game."""
_BOARD_HEIGHTS: Final = (224, 200, 176, 156, 136, 120, 104, 90)
_BOARD_RATIO: Final = 236 / 224  # of the room for a board, width to height
_GAP: Final = SPACE + SPACE // 2
_CARD: Final = SPACE * 3  # height of a card without the picture


class GameGrid(QGridLayout):
    """Signals:
    chosen(): the person has chosen another game.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, GameCard] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self.chosen)
        self.setSpacing(_GAP)
        self._columns = 1

    def set_columns(self, columns: int) -> None:
        self._columns = columns
        self._place()

    def offer(self, games: Sequence[Variant]) -> None:
        """The first of these games, which is chosen, and the others as far as there is room."""
        shown = games[:MOST]
        if [card.variant for card in self.cards.values()] != list(shown):
            for old in self.cards.values():
                self._group.removeButton(old)
                self.removeWidget(old)
                old.hide()  # at once, not when it is deleted
                old.deleteLater()
            self.cards = {game.name: GameCard(game, "heading") for game in shown}
            for card in self.cards.values():
                self._group.addButton(card)
            self._place()
        self.cards[shown[0].name].setChecked(True)

    def _place(self) -> None:
        """In rows of which none is half empty: the last card may take a whole one."""
        for row in range(self.rowCount()):
            self.setRowStretch(row, 0)
        for at, card in enumerate(self.cards.values()):
            row, column = divmod(at, self._columns)
            alone = column == 0 and at == len(self.cards) - 1
            self.removeWidget(card)
            self.addWidget(card, row, column, 1, self._columns if alone else 1)
            self.setRowStretch(row, 1)
        self.setColumnStretch(0, 1)
        self.setColumnStretch(1, self._columns - 1)

    def value(self) -> str:
        """The name of the variant chosen."""
        return next(name for name, card in self.cards.items() if card.isChecked())

    def retranslate(self) -> None:
        for card in self.cards.values():
            card.retranslate()

    def show_boards(self, offer: GameOffer, page: QSize, most: int, ratio: float) -> None:
        """Pictures at most so high, so that all cards are seen at once on a page of this size where it is not low."""
        board = self._board_size(page.height(), most)
        for name, card in self.cards.items():
            card.set_brief(page.width() < ROOM_FOR_WORDS)
            card.picture.setFixedSize(board)
            card.picture.setPixmap(offer.picture(name, board, ratio))

    def _board_size(self, room: int, most: int) -> QSize:
        rows = -(-len(self.cards) // self._columns)
        highest = min(room // rows - _CARD - _GAP, most)
        height = next((height for height in _BOARD_HEIGHTS if height <= highest), _BOARD_HEIGHTS[-1])
        return QSize(round(height * _BOARD_RATIO), height)
