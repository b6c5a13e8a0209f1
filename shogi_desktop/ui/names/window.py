"""The openings and castles of a game as a window beside the board: all of them at the left, one at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QDialog, QListWidget, QListWidgetItem, QSplitter, QWidget

from shogi_desktop.library.names import Name, NameTable, names_of
from shogi_desktop.rules import Variant
from shogi_desktop.settings import SettingsStore

from ..board import BoardStyle
from ..faces.art import Art
from ..look.from_settings import notation
from ..look.places import bring_up, open_in_place
from ..look.theme import SPACE
from ..widgets.keys import SearchField
from ..widgets.layouts import in_column
from ..widgets.plain import folding_label, tip, window_title
from ..words.game_words import full_name, reading_of, shown_name, words_of
from ..words.i18n import Translated, current_language, variant_text
from ..words.piece_search import plain, readings
from .name_page import NamePage

ROW: Final = 30
_KEY: Final = Qt.ItemDataRole.UserRole
_WORDS: Final = Qt.ItemDataRole.UserRole + 1


class NameList(QListWidget):
    """Openings, then castles.

    Signals:
        name_chosen(str): the name of this key is pointed at.
    """

    name_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headings: list[tuple[QListWidgetItem, list[QListWidgetItem]]] = []
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMinimumSize(180, 120)
        self.currentItemChanged.connect(self._choose)

    def show_names(self, variant: Variant, query: str) -> None:
        """All names of a variant in the language of the window and in its order, those that fit the query."""
        self.blockSignals(True)
        self.clear()
        self._headings = []
        self.setAccessibleName(self.tr("Openings and castles"))
        for group, title in ((NameTable.OPENING, self.tr("Openings")), (NameTable.CASTLE, self.tr("Castles"))):
            heading = self._add(title, "")
            font = heading.font()
            font.setBold(True)
            heading.setFont(font)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            items = [self._add_name(variant, name) for name in sorted(names_of(variant).of(group), key=reading_of)]
            self._headings.append((heading, items))
        self.blockSignals(False)
        self.filter(query)

    def _add(self, text: str, key: str) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setData(_KEY, key)
        item.setSizeHint(QSize(0, ROW))
        self.addItem(item)
        return item

    def _add_name(self, variant: Variant, name: Name) -> QListWidgetItem:
        item = self._add(shown_name(name), name.key)
        words = words_of(variant.name, name)
        spelled = (name.kanji, name.reading, name.romaji, words.title, name.key.replace("-", ""))
        item.setData(_WORDS, [*(plain(text) for text in spelled), *readings(plain(name.reading))])
        item.setToolTip(tip(full_name(variant.name, name)))
        return item

    def filter(self, query: str) -> bool:
        """Shows the names that a query may mean and points at the first; False where there is none."""
        wanted = readings(plain(query))
        for heading, items in self._headings:
            for item in items:
                fits = any(text in word for text in wanted for word in item.data(_WORDS))
                item.setHidden(not fits)
            heading.setHidden(all(item.isHidden() for item in items))
        shown = self._shown()
        current = self.currentItem()
        if shown and (current is None or current.isHidden()):
            self.setCurrentItem(shown[0])
        return bool(shown)

    def walk(self, step: int) -> None:
        """Points at the next name shown, up or down."""
        shown, current = self._shown(), self.currentItem()
        at = shown.index(current) + step if current in shown else 0
        if 0 <= at < len(shown):
            self.setCurrentItem(shown[at])

    def point_at(self, key: str) -> None:
        """Points at the name of this key, wherever it is."""
        for _, items in self._headings:
            for item in items:
                if item.data(_KEY) == key:
                    self.setCurrentItem(item)
                    self.scrollToItem(item)

    def _shown(self) -> list[QListWidgetItem]:
        return [item for _, items in self._headings for item in items if not item.isHidden()]

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_KEY):
            self.name_chosen.emit(item.data(_KEY))


SIZE: Final = QSize(900, 740)
LEAST: Final = QSize(520, 420)
LIST: Final = 290


class NameSearch(SearchField):
    """Asks for an opening or a castle."""

    def _name_parts(self) -> None:
        self.setPlaceholderText(self.tr("Search: name, reading or kanji"))
        self.setAccessibleName(self.tr("Search for an opening or a castle"))
        self.setToolTip(self.tr("Names in any spelling: mino, 美濃, みの, silver crown"))


class NamesWindow(Translated, QDialog):
    """Stays open beside a game; Escape closes it, after what is typed in the search.

    Signals:
        games_wished(str): the records of the library with the opening or castle of this key.
    """

    games_wished = Signal(str)

    def __init__(self, art: Art, store: SettingsStore, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._store = store
        self._variant: Variant | None = None
        self._key = ""
        self.search, self.list = NameSearch(), NameList()
        self.nothing = folding_label("muted")
        self.page = NamePage(art, style)
        self._build()
        self.search.textChanged.connect(self._filter)
        self.search.walked.connect(self.list.walk)
        self.search.left.connect(self.close)
        self.list.name_chosen.connect(self._show)
        self.page.games_wished.connect(self.games_wished)
        self._store.changed.connect(self._show_again)
        open_in_place(self, "names", SIZE, LEAST)
        self.retranslate()

    def _build(self) -> None:
        left = QWidget()
        in_column(self.search, self.nothing, (self.list, 1), of=left, margins=(0, 0, SPACE, 0), spacing=SPACE)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.addWidget(left)
        halves.addWidget(self.page)
        halves.setChildrenCollapsible(False)
        halves.setStretchFactor(1, 1)
        halves.setSizes([LIST, SIZE.width() - LIST])
        in_column(halves, of=self, margins=SPACE * 2)

    def open_name(self, variant: Variant, key: str = "") -> None:
        """Shows the window with the name of this key, "" = the one it showed last."""
        if variant is not self._variant:
            self._variant, self._key = variant, ""
            self.retranslate()
        if key:
            self.search.clear()
            self.list.point_at(key)
        bring_up(self)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_style(self, style: BoardStyle) -> None:
        """Another look of boards and pieces, light or dark."""
        self.page.set_style(style)

    def _filter(self, query: str) -> None:
        self.nothing.setVisible(not self.list.filter(query))

    def _show(self, key: str) -> None:
        self._key = key
        self._show_again()

    def _show_again(self) -> None:
        name = names_of(self._variant).named(self._key) if self._variant is not None else None
        if self._variant is not None and name is not None:
            self.page.show_name(self._variant, name, notation(self._store.current, current_language()))

    def retranslate(self) -> None:
        self.nothing.setText(self.tr("No name fits."))
        self.nothing.hide()
        if self._variant is not None:
            title = self.tr("Openings and castles: {game}").format(game=variant_text(self._variant.title))
            self.setWindowTitle(window_title(title))
            key = self._key
            self.list.show_names(self._variant, self.search.text())
            self.list.point_at(key)
            self._show_again()
