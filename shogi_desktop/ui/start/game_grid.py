"""The games of the start page: a card for each, of which one is chosen; few stand in one column, many in two."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout

from shogi_desktop.rules import Variant

from ..board import BoardStyle
from ..look.theme import SPACE
from .cards import GameCard
from .pictures import StartPictures

IN_ONE_COLUMN: Final = 4
"""So many games at most; more stand in two columns, with few words."""
ROOM_FOR_MANY: Final = 1000
"""Least width of the page for the pictures of many games."""
_BOARD_HEIGHTS: Final = (224, 176, 136, 104, 80, 70, 56, 44)
_BOARD_RATIO: Final = 236 / 224  # of the room for a board, width to height
_GAP: Final = SPACE + SPACE // 2
_CARD: Final = SPACE * 4  # height of a card without the picture; half of it with few words


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
        self._least_columns = 1

    @property
    def many(self) -> bool:
        """Whether the games stand in two columns."""
        return self._least_columns > 1 or len(self.cards) > IN_ONE_COLUMN

    def set_columns(self, least: int) -> None:
        """In so many columns at least."""
        self._least_columns = least
        self._place()

    def offer(self, variants: list[Variant]) -> None:
        """A card for each game; the one chosen before is it again, if it is among them."""
        before = self.value() if self.cards else ""
        for old in self.cards.values():
            self._group.removeButton(old)
            self.removeWidget(old)
            old.hide()  # at once, not when it is deleted
            old.deleteLater()
        brief = len(variants) > IN_ONE_COLUMN
        self.cards = {variant.name: GameCard(variant, brief) for variant in variants}
        for card in self.cards.values():
            self._group.addButton(card)
        self._place()
        self.cards.get(before, next(iter(self.cards.values()))).setChecked(True)
        self.retranslate()

    def _place(self) -> None:
        """In rows of which none is half empty: the last card may take a whole one."""
        for row in range(self.rowCount()):
            self.setRowStretch(row, 0)
        columns = 2 if self.many else 1
        for at, card in enumerate(self.cards.values()):
            row, column = divmod(at, columns)
            alone = column == 0 and at == len(self.cards) - 1
            self.removeWidget(card)
            self.addWidget(card, row, column, 1, columns if alone else 1)
            self.setRowStretch(row, 1)
        self.setColumnStretch(0, 1)
        self.setColumnStretch(1, columns - 1)

    def value(self) -> str:
        """The name of the variant chosen."""
        return next(name for name, card in self.cards.items() if card.isChecked())

    def set_value(self, name: str) -> None:
        """Chooses a game; one that is there no more is passed over."""
        if name in self.cards:
            self.cards[name].setChecked(True)

    def retranslate(self) -> None:
        for card in self.cards.values():
            card.retranslate()

    def show_boards(self, pictures: StartPictures, style: BoardStyle, page: QSize, most: int, ratio: float) -> None:
        """Pictures at most so high, so that all games are seen at once on a page of this size; many on a narrow page
        have none."""
        board = self._board_size(page.height(), most)
        for name, card in self.cards.items():
            card.picture.setVisible(not self.many or page.width() >= ROOM_FOR_MANY)
            card.picture.setFixedSize(board)
            card.picture.setPixmap(pictures.board(name, style, board, ratio))

    def _board_size(self, room: int, most: int) -> QSize:
        rows = -(-len(self.cards) // (2 if self.many else 1))
        card = _CARD // 2 if len(self.cards) > IN_ONE_COLUMN else _CARD
        highest = min(room // rows - card - _GAP, most)
        height = next((height for height in _BOARD_HEIGHTS if height <= highest), _BOARD_HEIGHTS[-1])
        return QSize(round(height * _BOARD_RATIO), height)
