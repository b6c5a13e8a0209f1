"""All games on shelves, to choose one: found by eye, by the arrow keys, or by typing what one is called."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from shogi_desktop.rules import Variant
from shogi_desktop.session.variants import all_games

from ..look.places import open_in_place
from ..look.text_size import scaled
from ..look.theme import SPACE
from ..widgets.plain import folding_label
from ..words.game_words import capture_words
from .offer import GameOffer
from .rack_card import PICTURE, RackCard
from .search import GameSearchField
from .shelf_view import ShelfView
from .shelves import GameSearch, Row, Shelf, rows_of

SIZE: Final = QSize(1120, 720)
LEAST: Final = QSize(420, 360)
COLUMN: Final = 330  # least width of a card
MOST_COLUMNS: Final = 4


class GamePicker(QDialog):
    """Accepted as soon as a game is chosen: `value()`."""

    def __init__(self, offer: GameOffer, chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose a game"))
        self._offer, self._chosen = offer, chosen
        games = all_games()
        self._search = GameSearch(games)
        self._field = GameSearchField()
        self._nothing = folding_label("muted")
        yours = offer.yours(games)
        rows = [*([Row(Shelf.YOURS, tuple(yours))] if yours else []), *rows_of(games)]
        self._shelves = {row.shelf: self._shelf(row) for row in rows}
        self._shown = self._every_card()
        self._current = next((card for card in self._shown if card.variant.name == chosen), self._shown[0])
        self._waiting: list[RackCard] = []  # cards that have been seen without their pictures
        self._drawing = QTimer(self)
        self._drawing.timeout.connect(self._draw_next)
        self._scroll, self._sheet = QScrollArea(), QWidget()
        self._build()
        self._connect()
        open_in_place(self, "games", SIZE, LEAST)
        self._point_at(self._current)

    def value(self) -> str:
        """The name of the game chosen; the one chosen before, where the person has left."""
        return self._chosen

    @property
    def drawing(self) -> bool:
        """Whether pictures that are seen are still being drawn."""
        return bool(self._waiting)

    def _every_card(self) -> list[RackCard]:
        return [card for shelf in self._shelves.values() for card in shelf.cards]

    def _shelf(self, row: Row) -> ShelfView:
        cards = [RackCard(game, self._offer.is_favourite(game.name)) for game in row.games]
        for card in cards:
            card.clicked.connect(partial(self._take, card.variant))
            card.seen.connect(partial(self._want_picture, card))
            card.walked.connect(self._walk)
            card.typed.connect(self._type)
            card.liked.connect(partial(self._like, card))
        return ShelfView(self._title(row.shelf), self._note(row), cards)

    def _title(self, shelf: Shelf) -> str:
        return {
            Shelf.YOURS: self.tr("Played last, and favourites"),
            Shelf.SMALL: self.tr("Small games"),
            Shelf.USUAL: self.tr("The size of shogi"),
            Shelf.MIDDLE: self.tr("Middle-sized games"),
            Shelf.LARGE: self.tr("Large games"),
            Shelf.LARGEST: self.tr("The largest games"),
            Shelf.OWN: self.tr("Your own games"),
        }[shelf]

    def _note(self, row: Row) -> str:
        return "" if row.drops is None or len(row.games) < 2 or row.shelf is Shelf.YOURS else capture_words(row.drops)

    def _build(self) -> None:
        column = QVBoxLayout(self._sheet)
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE * 3)
        column.addWidget(self._nothing)
        for shelf in self._shelves.values():
            column.addWidget(shelf)
        column.addStretch(1)
        self._nothing.setText(self.tr("No game is called so."))
        self._nothing.hide()
        self._scroll.setObjectName("start")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the cards scroll it
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._sheet)
        head = QHBoxLayout()
        head.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE)
        head.addWidget(self._field)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        foot = QHBoxLayout()
        foot.setContentsMargins(SPACE * 3, SPACE, SPACE * 3, SPACE * 2)
        foot.addWidget(buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self._field.textChanged.connect(self._filter)
        self._field.walked.connect(self._walk_from_field)
        self._field.confirmed.connect(self._confirm)
        self._field.left.connect(self.reject)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)  # cards have found other places
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(self._field.setFocus)

    # What the person does

    def _take(self, variant: Variant) -> None:
        self._chosen = variant.name
        self.accept()

    def _like(self, card: RackCard, likes: bool) -> None:
        for each in self._every_card():
            if each.variant is card.variant:
                each.set_favourite(likes)
        self._offer.set_favourite(card.variant.name, likes)

    def _type(self, letters: str) -> None:
        """Typing at a card searches."""
        self._field.setFocus()
        self._field.insert(letters)

    def _filter(self) -> None:
        """The games that may be meant, each once; the best one is the current one, where something is searched for."""
        query = self._field.text().strip()
        fits = self._search.fits(query)
        self._shown = []
        for shelf, view in self._shelves.items():
            self._shown += view.filter({} if query and shelf is Shelf.YOURS else fits)
        self._nothing.setVisible(not self._shown)
        if self._shown and query:
            self._set_current(min(self._shown, key=lambda card: fits[card.variant.name]))

    def _confirm(self) -> None:
        if self._current in self._shown:
            self._take(self._current.variant)

    def _walk_from_field(self, step: int) -> None:
        if step > 0 and self._shown:
            self._point_at(self._current if self._current in self._shown else self._shown[0])

    def _walk(self, right: int, down: int) -> None:
        """To a neighbour; up from the topmost row, to the search."""
        at = self._shown.index(self._current)
        if right and 0 <= at + right < len(self._shown):
            self._point_at(self._shown[at + right])
        if down:
            here = self._middle(self._current).y()
            ahead = [card for card in self._shown if (self._middle(card).y() - here) * down > 0]
            if ahead:
                self._point_at(min(ahead, key=self._distance))
            elif down < 0:
                self._field.setFocus()

    def _middle(self, card: RackCard) -> QPoint:
        return card.mapTo(self._sheet, card.rect().center())

    def _distance(self, card: RackCard) -> tuple[int, int]:
        """Rows count first, then columns."""
        way = self._middle(card) - self._middle(self._current)
        return abs(way.y()), abs(way.x())

    def _point_at(self, card: RackCard) -> None:
        self._set_current(card)
        card.setFocus()

    def _set_current(self, card: RackCard) -> None:
        self._current.set_current(False)
        card.set_current(True)
        self._current = card
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        """The current card with the heading above it."""
        self._scroll.ensureWidgetVisible(self._current, 0, SPACE * 6)

    # How it looks

    def _want_picture(self, card: RackCard) -> None:
        self._waiting.append(card)
        self._drawing.start(0)

    def _draw_next(self) -> None:
        """One at a time, so that the window never waits for a large board."""
        if self._waiting:
            card = self._waiting.pop(0)
            card.picture.setPixmap(self._offer.picture(card.variant.name, PICTURE, self.devicePixelRatioF()))
        if not self._waiting:
            self._drawing.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - SPACE * 6
        columns = max(1, min(MOST_COLUMNS, room // scaled(COLUMN)))
        for shelf in self._shelves.values():
            shelf.set_columns(columns)
