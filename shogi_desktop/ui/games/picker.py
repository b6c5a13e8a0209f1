"""All games on shelves, to choose one: found by eye, by the arrow keys, or by typing what one is called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QScrollArea, QWidget

from shogi_desktop.rules import Variant
from shogi_desktop.session.variants import all_games, is_own

from ..look.fonts import scaled
from ..look.places import open_in_place
from ..look.theme import SPACE
from ..widgets.keys import SearchField
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_row
from ..widgets.plain import folding_label
from ..words.game_words import capture_words, sentence_of, titles_of
from ..words.piece_search import NO_MATCH, Names, plain, rank
from .cards import PICTURE, RackCard, ShelfView
from .offer import SMALL, GameOffer


class GameSearchField(SearchField):
    """By name, kanji or the size of the board."""

    def _name_parts(self) -> None:
        self.setPlaceholderText(self.tr("Search: name, kanji or size"))
        self.setAccessibleName(self.tr("Search for a game"))
        self.setToolTip(self.tr("Names in any language and spelling, or the size of the board: tenjiku, 天竺, 16 × 16"))


class ShelfKind(Enum):
    """In the order in which they stand below one another; on the first are games that stand on another one too."""

    YOURS = "yours"
    SMALL = "small"
    USUAL = "usual"
    MIDDLE = "middle"
    LARGE = "large"
    LARGEST = "largest"
    OWN = "own"


SQUARES: Final = ((SMALL, ShelfKind.SMALL), (101, ShelfKind.USUAL), (196, ShelfKind.MIDDLE), (324, ShelfKind.LARGE))
"""Each shelf holds boards of fewer squares than this: 9 x 9, just over 10 x 10, 14 x 14, 18 x 18."""


@dataclass(frozen=True)
class ShelfRow:
    """A shelf with its games; `drops`: whether captured pieces come back in all of them, in none, or None = in some."""

    shelf: ShelfKind
    games: tuple[Variant, ...]

    @property
    def drops(self) -> bool | None:
        kinds = {game.has_drops for game in self.games}
        return kinds.pop() if len(kinds) == 1 else None


def shelf_of(variant: Variant) -> ShelfKind:
    if is_own(variant):
        return ShelfKind.OWN
    squares = variant.files * variant.ranks
    return next((shelf for bound, shelf in SQUARES if squares < bound), ShelfKind.LARGEST)


def rows_of(games: Iterable[Variant]) -> tuple[ShelfRow, ...]:
    """The shelves on which any game stands."""
    held: dict[ShelfKind, list[Variant]] = {shelf: [] for shelf in ShelfKind}
    for game in games:
        held[shelf_of(game)].append(game)
    return tuple(ShelfRow(shelf, tuple(sorted(row, key=_place))) for shelf, row in held.items() if row)


def _place(variant: Variant) -> tuple[bool, int, str]:
    return not variant.has_drops, variant.files * variant.ranks, variant.name


class GameSearch:
    """Finds games by their titles in all languages, with or without blanks, in kana too, by the size of a board, and
    where no game is called so by a word of what is said of them."""

    def __init__(self, games: Sequence[Variant]) -> None:
        self._names = [(game, _names_of(game)) for game in games]
        self._told = [(game, plain(f"{sentence_of(game.name)} {capture_words(game.has_drops)}")) for game in games]

    def fits(self, query: str) -> dict[str, int]:
        """How well games fit, 0 best, by their names; those that do not are left out."""
        wanted = _sized(query)
        found = {game.name: rank(wanted, names) for game, names in self._names}
        called = {name: fit for name, fit in found.items() if fit != NO_MATCH}
        words = plain(query).split()
        return called or {game.name: 0 for game, told in self._told if all(_says(told, word) for word in words)}


def _says(told: str, word: str) -> bool:
    """Whether a word of what is told begins so; writing without blanks has no such beginnings."""
    return f" {word}" in f" {told}" if word.isascii() else word in told


def _names_of(variant: Variant) -> Names:
    titles = [plain(title) for title in titles_of(variant)]
    size = f"{variant.files}x{variant.ranks}"
    return Names(frozenset((size,)), (*titles, *(title.replace(" ", "") for title in titles)))


def _sized(query: str) -> str:
    """A size written as 9x9, whatever stands between its numbers; any other query as it is."""
    numbers = plain(query).replace("×", "x").replace("*", "x").split("x")
    return "x".join(map(str.strip, numbers)) if all(part.strip().isdigit() for part in numbers if part) else query


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
        rows = [*([ShelfRow(ShelfKind.YOURS, tuple(yours))] if yours else []), *rows_of(games)]
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

    def _shelf(self, row: ShelfRow) -> ShelfView:
        cards = [RackCard(game, self._offer.is_favourite(game.name)) for game in row.games]
        for card in cards:
            card.clicked.connect(partial(self._take, card.variant))
            card.seen.connect(partial(self._want_picture, card))
            card.walked.connect(self._walk)
            card.typed.connect(self._type)
            card.liked.connect(partial(self._like, card))
        return ShelfView(self._title(row.shelf), self._note(row), cards)

    def _title(self, shelf: ShelfKind) -> str:
        return {
            ShelfKind.YOURS: self.tr("Played last, and favourites"),
            ShelfKind.SMALL: self.tr("Small games"),
            ShelfKind.USUAL: self.tr("The size of shogi"),
            ShelfKind.MIDDLE: self.tr("Middle-sized games"),
            ShelfKind.LARGE: self.tr("Large games"),
            ShelfKind.LARGEST: self.tr("The largest games"),
            ShelfKind.OWN: self.tr("Your own games"),
        }[shelf]

    def _note(self, row: ShelfRow) -> str:
        return (
            "" if row.drops is None or len(row.games) < 2 or row.shelf is ShelfKind.YOURS else capture_words(row.drops)
        )

    def _build(self) -> None:
        in_column(self._nothing, *self._shelves.values(), 1, of=self._sheet, margins=AROUND_DIALOG, spacing=SPACE * 3)
        self._nothing.setText(self.tr("No game has this name."))
        self._nothing.hide()
        self._scroll.setObjectName("start")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the cards scroll it
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._sheet)
        head = in_row(self._field, margins=(SPACE * 3, SPACE * 2, SPACE * 3, SPACE))
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        foot = in_row(buttons, margins=(SPACE * 3, SPACE, SPACE * 3, SPACE * 2))
        in_column(head, (self._scroll, 1), foot, of=self, margins=0, spacing=0)

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
            self._shown += view.filter({} if query and shelf is ShelfKind.YOURS else fits)
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
