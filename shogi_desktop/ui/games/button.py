"""The game that is chosen, by picture and name, on a button that opens all of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.rules import load_variant

from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel
from ..words.game_words import sentence_of, size_words, title_of
from ..words.i18n import Translated
from .offer import GameOffer

PICTURE: Final = QSize(59, 56)


class GameButton(Translated, QPushButton):
    """Signals:
    chosen(str): the name of the variant that the person has chosen, another than before.
    """

    chosen = Signal(str)

    def __init__(self, offer: GameOffer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer = offer
        self._game = ""
        self.setAutoDefault(False)
        self._picture, self._mark = PlainLabel(), PlainLabel("»")
        self._picture.setFixedSize(PICTURE)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title, self._size = ElidedLabel(), ElidedLabel()
        self._title.setProperty("role", "strong")
        self._size.setProperty("role", "muted")
        words = in_column(1, self._title, self._size, 1, spacing=2)
        self._row = in_row(
            self._picture,
            (words, 1),
            self._mark,
            of=self,
            margins=(SPACE, SPACE // 2, SPACE * 2, SPACE // 2),
            spacing=SPACE + SPACE // 2,
        )
        for each in (self._picture, self._title, self._size, self._mark):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(self._ask)

    def value(self) -> str:
        return self._game

    def set_value(self, name: str) -> None:
        self._game = name
        self._tell()
        self._draw()

    def choose(self, name: str) -> None:
        """As the person does."""
        if name != self._game:
            self.set_value(name)
            self.chosen.emit(name)

    def _ask(self) -> None:
        self.choose(self._offer.ask(self._game, self))

    def _tell(self) -> None:
        variant = load_variant(self._game)
        title, size = title_of(variant), size_words(variant)
        self._title.setText(title)
        self._size.setText(size)
        self.setAccessibleName(self.tr("Game: {game}").format(game=title))
        self.setAccessibleDescription(f"{size}. {sentence_of(self._game)}")

    def _draw(self) -> None:
        if self.isVisible():
            self._picture.setPixmap(self._offer.picture(self._game, PICTURE, self.devicePixelRatioF()))

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def retranslate(self) -> None:
        if self._game:
            self._tell()
