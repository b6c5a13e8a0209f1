"""The window of the library: the records at the left, the game of one of them at the right."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSplitter, QStackedWidget, QWidget

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.game.tree import Game
from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.work_lines import Analysing
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.library.analysing import Analysed
from shogi_desktop.session.library.library_session import LibrarySession, Sought
from shogi_desktop.session.library.opening_book import OpeningBook
from shogi_desktop.session.records.journal import turns_to

from ..board import BoardStyle
from ..look.from_settings import BoardLook, notation
from ..look.places import bring_up, open_in_place
from ..look.theme import SPACE
from ..subjects import EntryAt
from ..widgets.games_folder import show_folder
from ..widgets.keys import accept_copy, dragged_paths
from ..widgets.layouts import empty_page, in_column, in_row
from ..widgets.messages import reason_text
from ..widgets.plain import folding_label
from ..words.error_words import message_text
from ..words.i18n import Translated, current_language
from .analysis_dialog import ask_analysis
from .filter_bar import FilterBar
from .folders_dialog import FoldersDialog, ask_folder
from .game_page import GamePage
from .record_table import RecordModel, RecordTable
from .search_page import PART, WHOLE, SearchPage
from .work_line import AnalysisLine, SoughtStrip, WorkLine

SIZE: Final = QSize(1240, 780)
LEAST: Final = QSize(900, 560)
SIDES: Final = (700, 500)
HANDLE: Final = 5
_NO_FOLDERS, _NOTHING = 1, 2  # pages that take the place of the table
SEEK_KEYS: Final = "Ctrl+Shift+F"


class LibraryWindow(Translated, QWidget):
    """Records of the folders that `library` knows. Escape closes it.

    Signals:
        open_wished(object): a record that shall be opened, as an EntryAt.
    """

    open_wished = Signal(object)

    def __init__(
        self,
        library: LibrarySession,
        look: BoardLook,
        parent: QWidget | None = None,
        engines: Callable[[], Sequence[OutsideEngine]] = tuple,
    ) -> None:
        """`engines` gives those of the person, which may analyse games too."""
        super().__init__(parent, Qt.WindowType.Window)
        self.library, self._store, self._engines = library, look.store, engines
        self._games: dict[int, Game | None] = {}  # the chosen record's, as far as it was walked
        self.filter = FilterBar()
        self.strip = SoughtStrip()
        self.model = RecordModel(library.catalogue.entries, self)
        self.table = RecordTable(self.model)
        self.analysis = AnalysisLine()
        self.work = WorkLine()
        self.book = OpeningBook(look.store.current.book_file, self)
        self.page = GamePage(look, library.played, self.book)
        self.search = SearchPage(look.art, look.style)
        self._hint, self._add, self._nothing = folding_label("title"), QPushButton(), folding_label("muted")
        self._left, self._right = QStackedWidget(), QStackedWidget()
        self._build()
        self._connect()
        self.setAcceptDrops(True)
        open_in_place(self, "library", SIZE, LEAST)
        self._name_parts()
        self._list()

    def _build(self) -> None:
        self._left.addWidget(self.table)
        self._left.addWidget(empty_page(self._hint, self._add))
        self._left.addWidget(self._nothing)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._right.addWidget(self.page)
        self._right.addWidget(self.search)
        records = QWidget()
        in_column(
            self.filter,
            self.strip,
            (self._left, 1),
            self.analysis,
            self.work,
            of=records,
            margins=(0, 0, SPACE, 0),
            spacing=SPACE,
        )
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.addWidget(records)
        self._right.setContentsMargins(SPACE, 0, 0, 0)
        halves.addWidget(self._right)
        halves.setStretchFactor(0, 4)
        halves.setStretchFactor(1, 3)
        halves.setSizes(list(SIDES))
        halves.setHandleWidth(HANDLE)
        halves.setChildrenCollapsible(False)
        in_row(halves, of=self, margins=SPACE * 2)

    def _connect(self) -> None:
        library = self.library
        library.listed.connect(self._list)
        self.book.opened.connect(self._remember_book)
        library.added.connect(self._extend)
        library.progressed.connect(self.work.show_work)
        library.rested.connect(self.work.rest)
        library.rested.connect(self._show_place)
        library.failed.connect(self._tell_failure)
        library.folders_changed.connect(self._show_place)
        library.analysing.progressed.connect(self._show_analysis)
        library.analysing.ended.connect(self._show_analysis)
        self.analysis.stop_wished.connect(self._stop_analysis)
        self.filter.filtered.connect(library.filter)
        self.filter.name.chosen.connect(library.want_name)
        self.filter.left.connect(self.table.setFocus)
        self.work.folders_wished.connect(self._choose_folders)
        self.work.analysis_wished.connect(self._analyse)
        self._add.clicked.connect(self._ask_folder)
        self.strip.mirrored_wished.connect(self._set_mirrored)
        self.strip.changed_wished.connect(self._change_search)
        self.strip.ended.connect(self._end_search)
        self.table.chosen.connect(self._show_record)
        self.table.pointed.connect(self._show_pointed)
        self.table.opened.connect(self._open)
        self.table.sort_wished.connect(library.sort)
        self.table.walked.connect(self.page.walk)
        self.table.menu_wished.connect(self._show_menu)
        self.work.stop_wished.connect(library.stop)
        self.work.update_wished.connect(library.update_index)
        self.page.open_wished.connect(self._open_chosen)
        self.page.seek_wished.connect(self.seek)
        self.page.part_wished.connect(self.choose_part)
        self.search.sought.connect(self._seek)
        self.search.left.connect(self._show_page)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._find_words)
        QShortcut(QKeySequence(SEEK_KEYS), self, self._seek_shown)

    # What the program asks for

    def open_library(self) -> None:
        """Shows the window, and looks what has changed in the folders."""
        bring_up(self)

    def end_work(self) -> None:
        """For the end of the program."""
        self.book.close()
        self.library.close()

    def seek(self, position: Position) -> None:
        """Lists the records with this position."""
        sought = self.library.sought
        mirrored = sought is not None and sought.mirrored
        self.search.show_position(position, WHOLE)
        self._seek(Sought(position.variant, position, mirrored=mirrored))

    def seek_name(self, key: str) -> None:
        """Lists the records with the opening or castle of this key, whatever else was looked for."""
        self._end_search()
        self.filter.words.clear()
        self.filter.name.choose(key)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose_part(self, position: Position) -> None:
        """Lets the person choose which pieces of a position are looked for."""
        self.search.show_position(position, PART)
        self._right.setCurrentWidget(self.search)
        self.search.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_style(self, style: BoardStyle) -> None:
        """The look of the boards."""
        self.page.set_style(style)
        self.search.set_style(style)
        self.page.refresh()

    def _notation(self) -> str:
        return notation(self._store.current, current_language())

    # The list

    def _list(self) -> None:
        self.strip.show_sought(self.library.sought)
        if not self.library.busy:
            self.filter.name.show_names(self.library.catalogue.names())
        self.table.show_records(self.library.games)
        entries = self.library.catalogue.entries([self.table.chosen_game])
        if entries != [self.page.entry]:  # it was read anew, or there is none
            self._show_record(self.table.chosen_game)
        self.page.refresh()
        self._count()
        self._show_place()

    def _extend(self, count: int) -> None:
        self.table.extend(self.library.games[-count:] if count else [])
        self._count()

    def _count(self) -> None:
        self.work.show_count(len(self.library.games), self.library.catalogue.count()[0])
        self._allow_analysis()

    def _show_place(self) -> None:
        """The table, or why there is none."""
        library = self.library
        if len(library.games) or library.busy:
            self._left.setCurrentWidget(self.table)
        else:
            self._left.setCurrentIndex(_NOTHING if library.folders.paths else _NO_FOLDERS)

    def _remember_book(self) -> None:
        self._store.update(book_file=self.book.path)

    def _tell_failure(self, why: Message) -> None:
        self.work.rest(self.tr("The library could not be read: {why}").format(why=message_text(why)))

    # Analysis

    def _analyse(self) -> None:
        """Asks which games shall be analysed, and how."""
        try:
            ask_analysis(self.library, self.table.selected_games, self._engines(), self)
        except OSError as error:
            self.work.rest(self.tr("The results cannot be kept: {why}").format(why=reason_text(error)))

    def _show_analysis(self, shown: Analysing | Analysed) -> None:
        self.analysis.show_analysis(shown)
        self._allow_analysis()

    def _stop_analysis(self) -> None:
        self.library.analysing.stop()
        self.library.update_index()
        self._allow_analysis()

    def _allow_analysis(self) -> None:
        """One at a time."""
        self.work.analyse.setEnabled(not self.library.analysing.running and self.library.catalogue.count()[0] > 0)

    # The record

    def _show_record(self, game: int) -> None:
        """The record that was chosen."""
        self._games = {}
        self._show(game)

    def _show_pointed(self, game: int) -> None:
        """The record under the pointer, as long as it rests there."""
        self._show(game or self.table.chosen_game)

    def _show(self, game: int) -> None:
        entries = self.library.catalogue.entries([game]) if game else []
        if not entries:
            self.page.show_record(None, self._position_game())
            return
        if game == self.table.chosen_game and game not in self._games:
            self._games[game] = self.library.game(game)
        shown = self._games[game] if game in self._games else self.library.game(game)
        if shown is None or shown is not self.page.game:
            self.page.show_record(entries[0], shown)

    def _position_game(self) -> Game:
        """Without a record: the position that was looked for, or else the start of a game."""
        sought = self.library.sought
        if sought is not None and sought.position is not None:
            return Game(sought.variant, sought.position)
        return Game(load_variant("shogi") if sought is None else sought.variant)

    def _open(self, game: int) -> None:
        """At the position that was looked for, or else at its start."""
        shown = self.page.entry
        if self.library.sought is not None and shown is not None and shown.id == game:
            self._open_here()
        else:
            for entry in self.library.catalogue.entries([game]):
                self.open_wished.emit(EntryAt(entry))

    def _open_here(self) -> None:
        """The record that is shown, at the position that is seen of it."""
        entry, game = self.page.entry, self.page.game
        if entry is not None:
            here = EntryAt(entry) if game is None else EntryAt(entry, game.cursor.ply, turns_to(game.cursor))
            self.open_wished.emit(here)

    def _open_chosen(self) -> None:
        self._open(self.table.chosen_game)

    def _show_menu(self, place: QPoint) -> None:
        """What can be done with the record that is chosen."""
        self._show(self.table.chosen_game)
        entry, game = self.page.entry, self.page.game
        if entry is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Open"), self._open_chosen)
        here = menu.addAction(self.tr("Open at the position shown"), self._open_here)
        here.setEnabled(game is not None and game.cursor.ply > 0)
        menu.addSeparator()
        menu.addAction(self.tr("Show the file's folder"), partial(show_folder, self, Path(entry.path).parent))
        menu.popup(place)

    # What is looked for

    def _find_words(self) -> None:
        self.filter.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.words.selectAll()

    def _seek_shown(self) -> None:
        if self.page.game is not None:
            self.seek(self.page.game.position.copy())

    def _seek(self, sought: Sought) -> None:
        self.library.seek(sought)
        self._show_record(self.table.chosen_game)  # at what is looked for now, though it is the one as before
        self._show_page()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_mirrored(self, mirrored: bool) -> None:
        sought = self.library.sought
        if sought is not None:
            self._seek(Sought(sought.variant, sought.position, sought.pattern, mirrored))

    def _change_search(self) -> None:
        self._right.setCurrentWidget(self.search)
        self.search.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _end_search(self) -> None:
        self.library.seek(None)
        self._show_page()

    def _show_page(self) -> None:
        self._right.setCurrentWidget(self.page)
        self.page.refresh()

    # The folders

    def _choose_folders(self) -> None:
        dialog = FoldersDialog(self.library, self)
        dialog.exec()
        dialog.deleteLater()

    def _ask_folder(self) -> None:
        ask_folder(self.library, self)

    # Qt's own

    def _name_parts(self) -> None:
        self.setWindowTitle(self.tr("Library"))
        self._hint.setText(self.tr("Add a folder, or drop one here: its records will be listed."))
        self._add.setText(self.tr("Add a folder…"))
        self._nothing.setText(self.tr("No record fits."))
        self.table.setAccessibleName(self.tr("Records"))

    def retranslate(self) -> None:
        self._name_parts()
        self.table.show_records(self.library.games)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.library.look_again()  # the person comes back, perhaps from where files are copied
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.library.look_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._right.currentWidget() is self.search:
            self._show_page()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_folders(event.mimeData()):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.library.add_folders(_dropped_folders(event.mimeData()))
        accept_copy(event)


def _dropped_folders(data: QMimeData) -> list[str]:
    """The local folders that are dragged; nothing where anything else is among them."""
    paths = dragged_paths(data)
    return paths if all(os.path.isdir(path) for path in paths) else []
