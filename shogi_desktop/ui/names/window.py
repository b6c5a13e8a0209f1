"""The openings and castles of a game as a window beside the board: all of them at the left, one at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QSplitter, QVBoxLayout, QWidget

from shogi_desktop.library.names import names_of
from shogi_desktop.rules import Variant
from shogi_desktop.settings import SettingsStore

from ..board import BoardStyle
from ..faces.art import Art
from ..look.places import open_in_place
from ..look.theme import SPACE
from ..table.looks import notation
from ..widgets.plain import folding_label, window_title
from ..widgets.search_field import SearchField
from ..words.i18n import current_language, variant_text
from .name_list import NameList
from .name_page import NamePage

SIZE: Final = QSize(900, 740)
LEAST: Final = QSize(520, 420)
LIST: Final = 290


class NameSearch(SearchField):
    """Asks for an opening or a castle."""

    def _retranslate(self) -> None:
        self.setPlaceholderText(self.tr("Search: name, reading or kanji"))
        self.setAccessibleName(self.tr("Search for an opening or a castle"))
        self.setToolTip(self.tr("Names in any spelling: mino, 美濃, みの, silver crown"))


class NamesWindow(QDialog):
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
        self._retranslate()

    def _build(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, SPACE, 0)
        column.setSpacing(SPACE)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.addWidget(left)
        halves.addWidget(self.page)
        halves.setChildrenCollapsible(False)
        halves.setStretchFactor(1, 1)
        halves.setSizes([LIST, SIZE.width() - LIST])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        whole.addWidget(halves)

    def open_name(self, variant: Variant, key: str = "") -> None:
        """Shows the window with the name of this key, "" = the one it showed last."""
        if variant is not self._variant:
            self._variant, self._key = variant, ""
            self._retranslate()
        if key:
            self.search.clear()
            self.list.point_at(key)
        self.show()
        self.raise_()
        self.activateWindow()
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

    def _retranslate(self) -> None:
        self.nothing.setText(self.tr("No name fits."))
        self.nothing.hide()
        if self._variant is not None:
            title = self.tr("Openings and castles: {game}").format(game=variant_text(self._variant.title))
            self.setWindowTitle(window_title(title))
            key = self._key
            self.list.show_names(self._variant, self.search.text())
            self.list.point_at(key)
            self._show_again()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
