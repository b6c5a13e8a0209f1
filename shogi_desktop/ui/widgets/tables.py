"""Tables of whole rows that are looked at and chosen, not written into."""

from __future__ import annotations

from collections.abc import Sized
from typing import TypeAlias

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QPalette, QRegion
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ..look.fonts import grow

Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_LEFT, _RIGHT = (
    int(side | Qt.AlignmentFlag.AlignVCenter) for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


class RowsModel(QAbstractTableModel):
    """What is alike in all of them: a row for each of `listed`, a column for each of the `titles`."""

    listed: Sized = ()

    def titles(self) -> tuple[str, ...]:
        """What stands above the columns, in the language of the window."""
        raise NotImplementedError

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.listed)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.titles())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return self.titles()[section]
        return None


class RowCover(QWidget):
    """Hides the rows at both ends of a list or table that have room only in part, as long as others are whole."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._parts = QRegion()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        bar = view.verticalScrollBar()
        bar.valueChanged.connect(self._place)
        bar.rangeChanged.connect(self._place)
        view.viewport().installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Paint):  # only then the last row has its place for sure
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        upper = self._view.visualRect(self._view.indexAt(QPoint(1, 0)))  # lays the rows out where that is due
        room = self._view.viewport().rect()
        lower = self._view.visualRect(self._view.indexAt(QPoint(1, room.bottom())))
        top = upper.bottom() + 1 if upper.top() < 0 else 0
        bottom = lower.top() if lower.bottom() > room.bottom() else room.bottom() + 1
        parts = QRegion(room).subtracted(QRect(0, top, room.width(), bottom - top))
        if top >= bottom:
            parts = QRegion()
        if parts != self._parts or self.geometry() != self._view.viewport().geometry():
            self._parts = parts
            self.setGeometry(self._view.viewport().geometry())
            self.setMask(parts)
            self.setVisible(not parts.isEmpty())


def beside(right: bool) -> int:
    """How a cell or a title stands: at the right as figures do, or at the left."""
    return _RIGHT if right else _LEFT


def show_rows(table: QTableView, height: int, several: bool = False) -> None:
    """Rows `height` pixels high at the usual size of letters are chosen whole, one at a time or `several`."""
    modes = QAbstractItemView.SelectionMode
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(modes.ExtendedSelection if several else modes.SingleSelection)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    rows = table.verticalHeader()
    rows.hide()
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    grow(table, rows.setDefaultSectionSize, height)
    table.horizontalHeader().setHighlightSections(False)
    RowCover(table)
