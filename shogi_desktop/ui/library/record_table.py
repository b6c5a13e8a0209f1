"""The table of records: rows are chosen with mouse and keys, sorted by the heads of the columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from shogi_desktop.library.catalogue import Column

from ..look.text_size import grow, scaled
from ..widgets.modifiers import is_plain
from .record_model import MARK_SIZE, RecordModel
from .words import COLUMNS

ROW_HEIGHT: Final = 26
REST_MS: Final = 250
"""The pointer rests so long on a row that is shown."""
_WIDTHS: Final = {
    Column.BLACK: 124,
    Column.WHITE: 118,
    Column.RESULT: 84,
    Column.PLIES: 62,
    Column.STARTED: 96,
    Column.EVENT: 150,
    Column.OPENING: 130,
    Column.CASTLES: 150,
    Column.PLACE: 96,
    Column.VARIANT: 116,
    Column.FILE: 150,
}
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class RecordTable(QTableView):
    """Signals:
    chosen(int): the record to be shown, 0 = none.
    pointed(int): the record under a pointer that rests, 0: none any more.
    opened(int): double click or Enter on a record.
    sort_wished(object, bool): a Column, and whether the largest shall come first.
    walked(int): so many moves on in the game that is shown, or back; Left and Right.
    """

    chosen = Signal(int)
    pointed = Signal(int)
    opened = Signal(int)
    sort_wished = Signal(object, bool)
    walked = Signal(int)

    def __init__(self, model: RecordModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = model
        self._chosen = 0
        self._under = -1
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._tell_pointed)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setIconSize(QSize(MARK_SIZE, MARK_SIZE))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._set_heads()
        self.entered.connect(self._enter)
        self.doubleClicked.connect(self._open)

    def _set_heads(self) -> None:
        rows, heads = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        grow(self, rows.setDefaultSectionSize, ROW_HEIGHT)
        heads.setHighlightSections(False)
        heads.setStretchLastSection(True)
        heads.setSectionsMovable(True)
        heads.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        heads.setSortIndicatorShown(True)
        heads.setSectionsClickable(True)
        for at, column in enumerate(COLUMNS):
            self.setColumnWidth(at, scaled(_WIDTHS[column]))
        heads.sortIndicatorChanged.connect(self._sort)

    # The list

    @property
    def chosen_game(self) -> int:
        """The record that is chosen, 0 = none."""
        return self._chosen

    @property
    def selected_games(self) -> list[int]:
        """The records that are selected, in the order of the list; the chosen one is usually alone."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [game for game in map(self._records.game, rows) if game]

    def show_records(self, games: Sequence[int]) -> None:
        """Another list; the record that was chosen stays so, and in sight, where it is still there."""
        kept, place = self._chosen, self.verticalScrollBar().value()
        self._records.show(games)
        row = self._records.row(kept) if kept else -1
        if row >= 0:
            self._choose_row(row)
            self.verticalScrollBar().setValue(place)
            self.scrollTo(self._records.index(row, 0))
        elif len(games):
            self._choose_row(0)
            self.scrollToTop()
        else:
            self._tell(0)

    def extend(self, games: Sequence[int]) -> None:
        """More records at the end."""
        self._records.extend(games)
        if not self._chosen and len(games):
            self._choose_row(0)

    def _choose_row(self, row: int) -> None:
        self.setCurrentIndex(self._records.index(row, max(0, self.currentIndex().column())))

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self._tell(self._records.game(current.row()))

    def _tell(self, game: int) -> None:
        if game != self._chosen:
            self._chosen = game
            self.chosen.emit(game)

    def _sort(self, section: int, order: Qt.SortOrder) -> None:
        self.sort_wished.emit(COLUMNS[section], order == Qt.SortOrder.DescendingOrder)

    def _open(self, index: QModelIndex) -> None:
        game = self._records.game(index.row())
        if game:
            self.opened.emit(game)

    # The pointer

    def _enter(self, index: QModelIndex) -> None:
        self._under = index.row()
        self._rest.start()

    def _tell_pointed(self) -> None:
        self.pointed.emit(self._records.game(self._under))

    def leaveEvent(self, event: QEvent) -> None:
        self._rest.stop()
        self.pointed.emit(0)
        super().leaveEvent(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = is_plain(event)
        key = Qt.Key(event.key())
        if plain and key in _STEPS:
            self.walked.emit(_STEPS[key])
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Words are looked for in the field above."""
