"""The headers of a record as rows to be edited: a name and a value each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.limits import LONGEST_NAME
from shogi_desktop.session.play.setup import HEADER

from ..widgets.plain import tip
from ..words.header_words import STANDARD, header_name

NAME, VALUE = range(2)
LONGEST: Final = 1000  # a longer value, or one of several lines, is kept as it is
_SHOWN: Final = 200
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class HeaderModel(QAbstractTableModel):
    """The usual headers are there from the first, empty where the record says nothing; their names are fixed."""

    def __init__(self, headers: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        shown = {key: value for key, value in headers.items() if key != HEADER}
        self._rows: list[tuple[str, str]] = [*shown.items(), *((key, "") for key in STANDARD if key not in shown)]
        self._empty = {key for key, value in shown.items() if not value}

    def headers(self) -> dict[str, str]:
        """The rows that say something, or were there without saying it; of two of one name the first."""
        kept: dict[str, str] = {}
        for name, value in self._rows:
            if name and (value or name in self._empty):
                kept.setdefault(name, value)
        return kept

    def repeated(self) -> str:
        """A name that stands in two rows which say something; "" where there is none."""
        names = [name for name, value in self._rows if name and value]
        return next((name for at, name in enumerate(names) if name in names[:at]), "")

    def value(self, name: str) -> str:
        """What a header says, "" for nothing."""
        return next((value for key, value in self._rows if key == name and value), "")

    def fill(self, name: str, value: str) -> None:
        """Writes one of the usual headers."""
        row = next(at for at, (key, _) in enumerate(self._rows) if key == name)
        self.setData(self.index(row, VALUE), value)

    def add(self) -> QModelIndex:
        """A row to be filled in, at the end."""
        at = len(self._rows)
        self.beginInsertRows(QModelIndex(), at, at)
        self._rows.append(("", ""))
        self.endInsertRows()
        return self.index(at, NAME)

    def remove(self, row: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._rows[row]
        self.endRemoveRows()

    def move(self, row: int, steps: int) -> bool:
        """A row one up or down; False at the edge."""
        to = row + steps
        if not 0 <= to < len(self._rows):
            return False
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), to + (to > row))
        self._rows.insert(to, self._rows.pop(row))
        self.endMoveRows()
        return True

    # What Qt asks

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 2

    def flags(self, index: _Index) -> Qt.ItemFlag:
        name, value = self._rows[index.row()]
        fixed = name in STANDARD if index.column() == NAME else len(value) > LONGEST or "\n" in value
        return super().flags(index) | (Qt.ItemFlag.NoItemFlags if fixed else Qt.ItemFlag.ItemIsEditable)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        name, value = self._rows[index.row()]
        text = header_name(name) if index.column() == NAME else value
        if role == Qt.ItemDataRole.EditRole:
            return text
        if role == Qt.ItemDataRole.DisplayRole:
            return excerpt(text, _SHOWN)
        return tip(text) if role == Qt.ItemDataRole.ToolTipRole and text else None

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole:
            return False
        name, old = self._rows[index.row()]
        text = str(value).strip()
        named = index.column() == NAME
        self._rows[index.row()] = (text[:LONGEST_NAME], old) if named else (name, text[:LONGEST])
        self.dataChanged.emit(index, index)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (self.tr("What"), self.tr("Value"))[section]
