"""The table of records: rows are chosen with mouse and keys, sorted by the heads of the columns."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QContextMenuEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTableView, QWidget

from shogi_desktop.library.catalogue import Column
from shogi_desktop.library.entry import Entry, Result

from ..look.fonts import scaled
from ..widgets.keys import is_plain
from ..widgets.plain import tip
from ..widgets.side_marks import mark_icon
from ..widgets.tables import RowsModel, beside, show_rows
from .words import COLUMNS, cell_text, column_title, is_nameless, tip_text

PAGE: Final = 100
"""Rows that are read at once."""
PAGES: Final = 50
"""Of them that are kept."""
MARK_SIZE: Final = 15
_NUMBERS: Final = (Column.PLIES,)
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


class RecordModel(RowsModel):
    """`show` says which records there are; `read` tells the rows of some of them."""

    def __init__(self, read: Callable[[Sequence[int]], list[Entry]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read = read
        self.listed: array[int] = array("q")
        self._pages: OrderedDict[int, dict[int, Entry]] = OrderedDict()
        self._icons: dict[int, QIcon] = {}

    def show(self, games: Sequence[int]) -> None:
        """Another list."""
        self.beginResetModel()
        self.listed = array("q", games)
        self._pages.clear()
        self.endResetModel()

    def extend(self, games: Sequence[int]) -> None:
        """More at the end."""
        if games:
            first = len(self.listed)
            self._pages.pop(first // PAGE, None)
            self.beginInsertRows(QModelIndex(), first, first + len(games) - 1)
            self.listed.extend(games)
            self.endInsertRows()

    def game(self, row: int) -> int:
        """The number of the record of a row; 0 for none."""
        return self.listed[row] if 0 <= row < len(self.listed) else 0

    def row(self, game: int) -> int:
        """The row of a record, -1 where it is not listed."""
        try:
            return self.listed.index(game)
        except ValueError:
            return -1

    def entry(self, row: int) -> Entry | None:
        """None for a record that has gone meanwhile."""
        game = self.game(row)
        at = row // PAGE
        page = self._pages.get(at)
        if page is None:
            found = self._read(self.listed[at * PAGE : (at + 1) * PAGE])
            page = self._pages[at] = {entry.id: entry for entry in found}
            while len(self._pages) > PAGES:
                self._pages.popitem(last=False)
        return page.get(game)

    def titles(self) -> tuple[str, ...]:
        return tuple(map(column_title, COLUMNS))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        if role == _Role.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            return beside(right=COLUMNS[section] in _NUMBERS)
        return super().headerData(section, orientation, role)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        column = COLUMNS[index.column()]
        if role == _Role.TextAlignmentRole:
            return beside(right=column in _NUMBERS)
        entry = self.entry(index.row())
        if entry is None:
            return None
        if role == _Role.DisplayRole:
            return cell_text(entry, column)
        if role == _Role.ToolTipRole:
            return tip(tip_text(entry))
        if role == _Role.DecorationRole and column is Column.RESULT:
            return self._icon(entry.result)
        return self._color(entry, column) if role == _Role.ForegroundRole else None

    def _color(self, entry: Entry, column: Column) -> QBrush | None:
        palette = QApplication.palette()
        if entry.problems and (column is Column.FILE or not entry.readable):
            return palette.brightText()
        return palette.placeholderText() if column is Column.BLACK and is_nameless(entry) else None

    def _icon(self, result: Result) -> QIcon | None:
        if result not in (Result.BLACK, Result.WHITE):
            return None
        if result not in self._icons:
            self._icons[result] = mark_icon(result - Result.BLACK, MARK_SIZE)
        return self._icons[result]


ROW_HEIGHT: Final = 26
REST_MS: Final = 250
"""The pointer rests so long on a row that is shown."""
_WIDTHS: Final = {  # where not all columns have room
    Column.BLACK: 124,
    Column.WHITE: 118,
    Column.RESULT: 84,
    Column.PLIES: 62,
    Column.STARTED: 96,
    Column.EVENT: 150,
    Column.OPENING: 170,
    Column.CASTLES: 150,
    Column.PLACE: 96,
    Column.VARIANT: 116,
    Column.FILE: 150,
}
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class RecordTable(QTableView):
    """Signals:
    chosen(int): the record to be shown, 0 = none.
    pointed(int): the record under a pointer that rests, 0: none any more.
    opened(int): double click or Enter on a record.
    sort_wished(object, bool): a Column, and whether the largest shall come first.
    walked(int): so many moves on in the game that is shown, or back; Left and Right.
    menu_wished(QPoint): what can be done with the chosen record, at this place of the screen.
    """

    chosen = Signal(int)
    pointed = Signal(int)
    opened = Signal(int)
    sort_wished = Signal(object, bool)
    walked = Signal(int)
    menu_wished = Signal(QPoint)

    def __init__(self, model: RecordModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = model
        self._chosen = 0
        self._under = -1
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._tell_pointed)
        self._fits, self._setting, self._widest = True, False, [0] * len(COLUMNS)
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._fit_columns)
        self.setModel(model)
        show_rows(self, ROW_HEIGHT, several=True)
        self.setMouseTracking(True)
        self.setIconSize(QSize(MARK_SIZE, MARK_SIZE))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._set_heads()
        self.entered.connect(self._enter)
        self.doubleClicked.connect(self._open)

    def _set_heads(self) -> None:
        heads = self.horizontalHeader()
        heads.setStretchLastSection(True)
        heads.setSectionsMovable(True)
        heads.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        heads.setSortIndicatorShown(True)
        heads.setSectionsClickable(True)
        heads.setResizeContentsPrecision(0)  # what is seen
        heads.sortIndicatorChanged.connect(self._sort)
        heads.sectionResized.connect(self._own_widths)
        for signal in (self._records.modelReset, self._records.rowsInserted):
            signal.connect(self._fitting.start)

    def _own_widths(self, section: int) -> None:
        """The person sets widths, by the mouse; the last column follows the others."""
        by_hand = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if by_hand and not self._setting and section < len(COLUMNS) - 1:
            self._fits = False

    def _fit_columns(self) -> None:
        """Each as wide as what is seen in it, where all have room, else no wider than usual; none gets narrower while
        the list changes."""
        if not self._fits or not self.isVisible():
            return
        heads = self.horizontalHeader()
        wished = [max(self.sizeHintForColumn(at), heads.sectionSizeHint(at)) for at in range(len(COLUMNS))]
        if sum(wished) > self.viewport().width():
            usual = (scaled(_WIDTHS[column]) for column in COLUMNS)
            wished = [min(wish, most) for wish, most in zip(wished, usual, strict=True)]
        self._setting = True
        for at, wish in enumerate(wished):
            self._widest[at] = max(self._widest[at], wish)
            self.setColumnWidth(at, self._widest[at])
        self._setting = False

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._widest = [0] * len(COLUMNS)
        self._fitting.start()

    def _tell_pointed(self) -> None:
        self.pointed.emit(self._records.game(self._under))

    def leaveEvent(self, event: QEvent) -> None:
        self._rest.stop()
        self.pointed.emit(0)
        super().leaveEvent(event)

    # Keys

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A row is chosen as soon as it is clicked, with whichever button."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            at_row = self.viewport().mapToGlobal(self.visualRect(index).center())
            self.menu_wished.emit(at_row if by_key else event.globalPos())

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
