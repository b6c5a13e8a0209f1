"""The list of openings and castles, thinned out by what is searched for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from shogi_desktop.library.names import Group, Name, names_of
from shogi_desktop.rules import Variant

from ..widgets.plain import tip
from ..words.name_words import full_name, shown_name, words_of
from ..words.pieces.search import plain, readings

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
        """All names of a variant in the language of the window, those that fit the query."""
        self.blockSignals(True)
        self.clear()
        self._headings = []
        self.setAccessibleName(self.tr("Openings and castles"))
        for group, title in ((Group.OPENING, self.tr("Openings")), (Group.CASTLE, self.tr("Castles"))):
            heading = self._add(title, "")
            font = heading.font()
            font.setBold(True)
            heading.setFont(font)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            items = [self._add_name(variant, name) for name in names_of(variant).of(group)]
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
