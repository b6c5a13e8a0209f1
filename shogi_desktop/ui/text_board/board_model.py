"""The board as a table of texts: a row for each rank, a column for each file, every cell named in words."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant, rank_letters

from ..board.layout.spot import on_square
from ..board.lens.words import describe_spot
from ..widgets.plain import tip
from .moving import Moving

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
TARGET = Qt.ItemDataRole.UserRole  # whether what is picked up may go there
PICKED = Qt.ItemDataRole.UserRole + 1  # whether it is picked up


class BoardModel(QAbstractTableModel):
    """Shows what `moving` holds; Black sits below unless it is flipped."""

    def __init__(self, moving: Moving, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moving = moving
        self._variant = load_variant("shogi")
        self._flipped = False
        moving.changed.connect(self._refresh)

    def set_board(self, variant: Variant, flipped: bool) -> None:
        """Another board, or the same from the other side."""
        self.beginResetModel()
        self._variant, self._flipped = variant, flipped
        self.endResetModel()

    @property
    def variant(self) -> Variant:
        return self._variant

    def square(self, index: _Index) -> int:
        """The square of a cell."""
        row, column = index.row(), index.column()
        if self._flipped:
            return self._variant.square(column + 1, self._variant.ranks - row)
        return self._variant.square(self._variant.files - column, row + 1)

    def cell(self, square: int) -> QModelIndex:
        """The cell of a square."""
        file, rank = self._variant.file_of(square), self._variant.rank_of(square)
        if self._flipped:
            return self.index(self._variant.ranks - rank, file - 1)
        return self.index(rank - 1, self._variant.files - file)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._variant.ranks

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._variant.files

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        square = self.square(index)
        piece = self._moving.snapshot.pieces.get(square, 0)
        if role == Qt.ItemDataRole.DisplayRole:
            if not piece:
                return "·" if square in self._moving.targets else ""
            code = self._variant.kind(piece >> 1).abbreviation
            return code.lower() if piece & 1 else code
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.words(square)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self.words(square))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == TARGET:
            return square in self._moving.targets
        if role == PICKED:
            return self._moving.selected == on_square(square)
        return None

    def words(self, square: int) -> str:
        """ "7g: Black pawn", and what may be done there with what is picked up."""
        text = describe_spot(self._variant, self._moving.snapshot, on_square(square))
        if self._moving.selected == on_square(square):
            return self.tr("{square}, picked up").format(square=text)
        if square in self._moving.targets:
            return self.tr("{square}, can go there").format(square=text)
        return text

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return str(section + 1 if self._flipped else self._variant.files - section)
        return rank_letters(self._variant.ranks - section if self._flipped else section + 1)

    def _refresh(self) -> None:
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)
