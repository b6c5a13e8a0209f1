"""The cards of the start page for something to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout

from shogi_desktop.rules import Variant, load_variant
from shogi_desktop.rules.record.variant import Kind

from ..board import BoardStyle
from ..faces.art import RATIO, Art
from ..games.cards import GameCard
from ..games.offer import GameOffer
from ..look.theme import SPACE
from ..widgets.labels import BalancedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel
from ..words.i18n import translate

SHARES: Final = (0.46, 0.62)  # widths of the outer and the middle piece, of the height of the picture


def task_picture(art: Art, name: str, task: str, style: BoardStyle, size: QSize, ratio: float) -> QPixmap:
    """Pieces of a variant that stand for a task of the start page."""
    canvas = QPixmap(size * ratio)
    canvas.setDevicePixelRatio(ratio)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    variant = load_variant(name)
    shown = _shown(variant, task)
    for number, (kind, side) in enumerate(shown):
        width = size.height() * SHARES[len(shown) == 1]
        face = art.pixmap(kind, side, style.look, round(width * ratio), turned=side == 1)
        face.setDevicePixelRatio(ratio)
        x = (size.width() - width * len(shown)) / 2 + number * width
        painter.drawPixmap(QPointF(x, (size.height() - width * RATIO) / 2), face)
    painter.end()
    return canvas


def _shown(variant: Variant, task: str) -> list[tuple[Kind, int]]:
    """Piece and side: the royal ones face each other for a game with a friend, the dearest piece is the computer."""
    kinds = [variant.kind(kind) for kind in dict.fromkeys(kind for kind, _ in variant.array.values())]
    royal = next(kind for kind in kinds if kind.royal)
    others = sorted((kind for kind in kinds if not kind.royal), key=_worth) or [royal]
    rising = sorted((kind for kind in kinds if kind.promotes_to), key=_worth)
    crowned = max((variant.kind(kind.promotes_to) for kind in rising), key=_worth, default=others[-1])
    learnt = [rising[0], variant.kind(rising[0].promotes_to)] if rising else others[:1]
    return {
        "computer": [(others[-1], 1)],
        "friend": [(royal, 0), (royal, 1)],
        "learn": [(kind, 0) for kind in learnt],
        "set_up": [(others[-1], 0), (royal, 1)],
        "solve": [(crowned, 0), (royal, 1)],
    }[task]


def _worth(kind: Kind) -> int:
    return kind.worth


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
        words = in_column(1, self._title, self._text, self.foot, 1, spacing=SPACE // 2)
        self._buttons = QVBoxLayout()
        self._buttons.setSpacing(SPACE // 2)
        in_row(
            self.picture,
            (words, 1),
            self._buttons,
            of=self,
            margins=(SPACE * 2, SPACE, SPACE * 2, SPACE),
            spacing=SPACE * 2,
        )

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
        self._title.setText(translate("StartPage", self._texts[0]))
        self._text.setText(translate("StartPage", self._texts[1]))


def _picture() -> PlainLabel:
    made = PlainLabel()
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


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
