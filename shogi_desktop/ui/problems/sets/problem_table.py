"""The problems of a set in rows: number, title, length, author."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import Problem

from ...widgets.plain import NAME, tip
from ...widgets.tables import RowCover, RowsModel

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
TITLE_COLUMN: Final = 1
_FIGURES: Final = (0, 2)  # columns of numbers


class ProblemTable(QTableView):
    """Several rows may be chosen. Enter and a double click are `activated`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = _Rows(self)
        self.setModel(self._rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.6))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(TITLE_COLUMN, QHeaderView.ResizeMode.Stretch)
        header.setResizeContentsPrecision(20)  # rows that are looked at
        RowCover(self)

    def show_problems(self, problems: tuple[Problem, ...], chosen: Iterable[int] = ()) -> None:
        """Other problems, of which these are chosen."""
        self._rows.show(problems)
        places = [place for place in chosen if 0 <= place < len(problems)]
        selection = QItemSelection()
        for place in places:
            selection.select(self._rows.index(place, 0), self._rows.index(place, self._rows.columnCount() - 1))
        if places:
            current = self._rows.index(places[0], TITLE_COLUMN)
            self.selectionModel().setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.scrollTo(current)
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self._rows.listed

    def chosen(self) -> list[int]:
        """The places of the rows that are chosen, in their order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())


class _Rows(RowsModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.listed: tuple[Problem, ...] = ()

    def show(self, problems: tuple[Problem, ...]) -> None:
        self.beginResetModel()
        self.listed = problems
        self.endResetModel()

    def titles(self) -> tuple[str, ...]:
        return self.tr("No."), self.tr("Title"), self.tr("Mate in"), self.tr("Author")

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and section not in _FIGURES:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return super().headerData(section, orientation, role)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        problem = self.listed[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            plies = str(problem.plies) if problem.plies else ""
            texts = str(index.row() + 1), excerpt(problem.title, NAME), plies, excerpt(problem.author, NAME)
            return texts[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(filter(None, (problem.title, problem.source, problem.comment))))
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _FIGURES:
            return Qt.AlignmentFlag.AlignCenter
        return None
