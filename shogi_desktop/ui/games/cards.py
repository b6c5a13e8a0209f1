"""Cards of games to choose from: picture, name, size and a sentence; alone, or on a shelf with others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from shogi_desktop.rules import Variant

from ..look.theme import SPACE
from ..widgets.keys import is_plain
from ..widgets.labels import BalancedLabel
from ..widgets.layouts import in_column, in_row
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
        words = in_column(1, self.head, self._facts, spacing=2)
        words.addSpacing(SPACE // 2)
        words.addWidget(self._sentence)
        words.addStretch(1)
        self._row = in_row(
            self.picture,
            (words, 1),
            of=self,
            margins=(SPACE * 2, SPACE + SPACE // 2, SPACE * 2, SPACE + SPACE // 2),
            spacing=SPACE * 2,
        )
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


PICTURE: Final = QSize(101, 96)
_ARROWS: Final = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


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
        head = in_row(heading, (words, 1), spacing=SPACE * 2)
        self._grid = QGridLayout()
        self._grid.setSpacing(SPACE + SPACE // 2)
        in_column(head, self._grid, of=self, margins=0, spacing=SPACE)
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
