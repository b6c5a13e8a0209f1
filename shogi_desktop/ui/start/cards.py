"""The games of the start page: small cards to choose among, and what there is for the one chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFrame, QGridLayout, QPushButton

from shogi_desktop.rules import Variant

from ..board import BoardStyle
from ..faces.art import RATIO, Art
from ..games.cards import GameCard
from ..look.theme import SPACE
from ..widgets.labels import BalancedLabel
from ..widgets.layouts import in_column

SHARE: Final = 0.86  # width of a piece, of the height of the picture


def pair_picture(art: Art, variant: Variant, style: BoardStyle, height: int, ratio: float, royal: bool) -> QPixmap:
    """The two royal pieces that face each other, or a small piece that grows into a dear one."""
    kinds = [variant.kind(kind) for kind in dict.fromkeys(kind for kind, _ in variant.array.values())]
    king = next(kind for kind in kinds if kind.royal)
    rising = min((kind for kind in kinds if kind.promotes_to), key=lambda kind: kind.worth, default=king)
    grown = variant.kind(rising.promotes_to) if rising.promotes_to else rising
    shown = [(king, 0), (king, 1)] if royal else [(rising, 0), (grown, 0)]
    width = round(height / RATIO * SHARE)
    canvas = QPixmap(QSize(len(shown) * width, height) * ratio)
    canvas.setDevicePixelRatio(ratio)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    for number, (kind, side) in enumerate(shown):
        face = art.pixmap(kind, side, style.look, round(width * ratio), turned=side == 1)
        face.setDevicePixelRatio(ratio)
        painter.drawPixmap(QPointF(number * width, (height - width * RATIO) / 2), face)
    painter.end()
    return canvas


MOST: Final = 4
"""So many games; more would have no room for pictures that can be told apart."""


class OfferedGames(QGridLayout):
    """Signals:
    chosen(): the person has chosen another game.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, GameCard] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self.chosen)
        self.setSpacing(SPACE + SPACE // 2)
        self._columns = MOST

    def set_columns(self, columns: int) -> None:
        """So many cards stand beside one another."""
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
            self.cards = {game.name: _card(game) for game in shown}
            for card in self.cards.values():
                self._group.addButton(card)
            self._place()
        self.cards[shown[0].name].setChecked(True)

    def _place(self) -> None:
        for at, card in enumerate(self.cards.values()):
            self.removeWidget(card)
            self.addWidget(card, *divmod(at, self._columns))
        for column in range(MOST):
            self.setColumnStretch(column, int(column < self._columns))

    def value(self) -> str:
        """The name of the game chosen, "" as long as none is offered."""
        return next((name for name, card in self.cards.items() if card.isChecked()), "")

    def retranslate(self) -> None:
        for card in self.cards.values():
            card.retranslate()


def _card(game: Variant) -> GameCard:
    card = GameCard(game)
    card.set_brief(True)
    return card


WIDE: Final = 5  # buttons of a strip beside one another, NARROW: where there is little room
NARROW: Final = 3


class GameStrip(QFrame):
    """What can be done with the game chosen besides playing it. `problems` tells too where there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self._name, self._sentence = BalancedLabel("title"), BalancedLabel("muted")
        self.lessons, self.pieces, self.rules = QPushButton(), QPushButton(), QPushButton()
        self.problems, self.editor = QPushButton(), QPushButton()
        self._buttons, self._words = QGridLayout(), in_column(self._name, self._sentence, spacing=2)
        self._buttons.setSpacing(SPACE)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(SPACE * 2, SPACE, SPACE * 2, SPACE)
        self._whole.setSpacing(SPACE)
        self._whole.addLayout(self._words, 1)
        self._whole.addLayout(self._buttons)
        self.set_beside(True)

    def set_beside(self, beside: bool) -> None:
        """Whether the buttons stand beside the words, or below them in two rows."""
        directions = QBoxLayout.Direction
        self._whole.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        for number, button in enumerate((self.lessons, self.pieces, self.rules, self.problems, self.editor)):
            self._buttons.removeWidget(button)
            self._buttons.addWidget(button, *divmod(number, WIDE if beside else NARROW))

    def show_game(self, name: str, sentence: str, has_lessons: bool, has_problems: bool) -> None:
        """What it is called, what it is like, and whether there are lessons and problems for it."""
        self._name.setText(name)
        if not has_problems:
            sentence = self.tr("No problems for this game yet: the program can make some.")
        self._sentence.setText(sentence)
        self.lessons.setVisible(has_lessons)
        self.lessons.setText(self.tr("Lessons"))
        self.pieces.setText(self.tr("The pieces"))
        self.rules.setText(self.tr("The rules"))
        self.problems.setText(self.tr("Solve problems") if has_problems else self.tr("Make problems…"))
        self.editor.setText(self.tr("Set up a position"))
