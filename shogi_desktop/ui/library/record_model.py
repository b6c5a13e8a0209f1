"""The records of the library as rows, read from the index when they come into sight."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QIcon
from PySide6.QtWidgets import QApplication

from shogi_desktop.library.catalogue import Column
from shogi_desktop.library.entry import Entry, Result

from ..widgets.plain import tip
from ..widgets.side_marks import mark_icon
from .words import COLUMNS, cell_text, column_title, is_nameless, tip_text

PAGE: Final = 100
"""Rows that are read at once."""
PAGES: Final = 50
"""Of them that are kept."""
MARK_SIZE: Final = 15
_NUMBERS: Final = (Column.PLIES,)
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


class RecordModel(QAbstractTableModel):
    """`show` says which records there are; `read` tells the rows of some of them."""

    def __init__(self, read: Callable[[Sequence[int]], list[Entry]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read = read
        self._games: array[int] = array("q")
        self._pages: OrderedDict[int, dict[int, Entry]] = OrderedDict()
        self._icons: dict[int, QIcon] = {}

    def show(self, games: Sequence[int]) -> None:
        """Another list."""
        self.beginResetModel()
        self._games = array("q", games)
        self._pages.clear()
        self.endResetModel()

    def extend(self, games: Sequence[int]) -> None:
        """More at the end."""
        if games:
            first = len(self._games)
            self._pages.pop(first // PAGE, None)
            self.beginInsertRows(QModelIndex(), first, first + len(games) - 1)
            self._games.extend(games)
            self.endInsertRows()

    def game(self, row: int) -> int:
        """The number of the record of a row; 0 for none."""
        return self._games[row] if 0 <= row < len(self._games) else 0

    def row(self, game: int) -> int:
        """The row of a record, -1 where it is not listed."""
        try:
            return self._games.index(game)
        except ValueError:
            return -1

    def entry(self, row: int) -> Entry | None:
        """None for a record that has gone meanwhile."""
        game = self.game(row)
        at = row // PAGE
        page = self._pages.get(at)
        if page is None:
            found = self._read(self._games[at * PAGE : (at + 1) * PAGE])
            page = self._pages[at] = {entry.id: entry for entry in found}
            while len(self._pages) > PAGES:
                self._pages.popitem(last=False)
        return page.get(game)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == _Role.DisplayRole:
            return column_title(COLUMNS[section])
        if role == _Role.TextAlignmentRole:
            return _alignment(COLUMNS[section])
        return None

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        column = COLUMNS[index.column()]
        if role == _Role.TextAlignmentRole:
            return _alignment(column)
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


def _alignment(column: Column) -> int:
    side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
