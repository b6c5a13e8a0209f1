"""The card of a game among all others: it is walked to by the arrow keys, typed away from, and has a star."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QToolButton

from shogi_desktop.rules import Variant

from ..widgets.modifiers import is_plain
from ..words.game_words import title_of
from .card import GameCard

PICTURE: Final = QSize(101, 96)
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class RackCard(GameCard):
    """Clicked, or confirmed by Enter, its game is chosen.

    Signals:
        seen(): it is drawn for the first time, still without its picture.
        walked(int, int): an arrow key was pressed, right or left, down or up.
        typed(str): letters of a search.
        liked(bool): the star was switched.
    """

    seen = Signal()
    walked = Signal(int, int)
    typed = Signal(str)
    liked = Signal(bool)

    def __init__(self, variant: Variant, favourite: bool) -> None:
        super().__init__(variant)
        self._seen = False
        self.setAutoDefault(False)
        self.picture.setFixedSize(PICTURE)
        self.star = QToolButton()
        self.star.setCheckable(True)
        self.star.setProperty("role", "star")
        self.star.setToolTip(self.tr("Favourites stand on the start page"))
        self.star.setAccessibleName(self.tr("Favourite: {game}").format(game=title_of(variant)))
        self.star.clicked.connect(self.liked)
        self.head.addWidget(self.star, 0, Qt.AlignmentFlag.AlignTop)
        self.set_favourite(favourite)
        self.set_current(False)

    def set_favourite(self, favourite: bool) -> None:
        self.star.setChecked(favourite)
        self.star.setText("★" if favourite else "☆")

    def set_current(self, current: bool) -> None:
        """Of all cards Tab stops at the current one only, and at its star."""
        self.setChecked(current)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if current else Qt.FocusPolicy.NoFocus)
        self.star.setFocusPolicy(Qt.FocusPolicy.TabFocus if current else Qt.FocusPolicy.NoFocus)

    def nextCheckState(self) -> None:
        """The dialog says which card is the current one."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            self.seen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, letters = Qt.Key(event.key()), event.text()
        if key in _ARROWS and is_plain(event):
            self.walked.emit(*_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif letters.strip() and letters.isprintable():
            self.typed.emit(letters)
        else:
            super().keyPressEvent(event)
