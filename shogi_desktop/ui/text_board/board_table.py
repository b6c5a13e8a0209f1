"""The table of the squares: arrow keys go over them, Enter acts, what is typed goes elsewhere."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant, rank_letters

from ..board.layout.spot import Spot, on_square
from ..board.words import describe_spot
from ..widgets.keys import COMMANDING
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

    def longest_codes(self) -> list[str]:
        """The letters of pieces that may need most room."""
        codes = [kind.abbreviation for kind in self._variant.every_kind]
        longest = max(map(len, codes))
        return [code for code in codes if len(code) == longest]

    def square(self, index: _Index) -> int:
        row, column = index.row(), index.column()
        if self._flipped:
            return self._variant.square(column + 1, self._variant.ranks - row)
        return self._variant.square(self._variant.files - column, row + 1)

    def cell(self, square: int) -> QModelIndex:
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


LEAST_CELL: Final = 24  # pixels
BESIDE: Final = 3  # letters
LETTERS: Final = (10, 0.42, 30)  # pixels: at least, share of a cell, at most
SHEET: Final = """
QTableView {{ font-size: {size}px; gridline-color: palette(mid); }}
QTableView::item {{ padding: 0; }}
QHeaderView::section {{ padding: 2px; }}
"""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardTable(QTableView):
    """Signals:
    entered_spot(object): the Spot on which Enter was pressed, or that was clicked.
    typed(str): letters that are no key of the table.
    """

    entered_spot = Signal(object)
    typed = Signal(str)

    def __init__(self, model: BoardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = model
        self.setModel(model)
        self.setItemDelegate(CellFrame(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setCornerButtonEnabled(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(LEAST_CELL)
            header.setSectionsClickable(False)
            header.setHighlightSections(True)
        self.clicked.connect(self._click)
        self._arrived = QTimer(self, singleShot=True, interval=0)
        self._arrived.timeout.connect(self._tell_square)

    def go_to(self, square: int) -> None:
        """The cell of a square becomes the current one."""
        self.setCurrentIndex(self._board.cell(square))

    def here(self) -> Spot | None:
        """The square of the current cell."""
        index = self.currentIndex()
        return on_square(self._board.square(index)) if index.isValid() else None

    def _click(self, index: QModelIndex) -> None:
        self.entered_spot.emit(on_square(self._board.square(index)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & COMMANDING
        spot = self.here()
        if plain and event.key() in _ENTER:
            if spot is not None and not event.isAutoRepeat():
                self.entered_spot.emit(spot)
        elif plain and event.text().isprintable() and event.text():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._arrived.start()

    def _tell_square(self) -> None:
        """A screen reader is told the square, after the table: Qt tells of squares only when they change."""
        index = self.currentIndex()
        if index.isValid() and self.hasFocus():
            told = QAccessibleEvent(self, QAccessible.Event.Focus)
            told.setChild((index.row() + 1) * (self._board.columnCount() + 1) + index.column() + 1)  # heads first
            QAccessible.updateAccessibility(told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_letters()

    def fit_letters(self) -> None:
        """Letters as large as the cells allow."""
        least, share, most = LETTERS
        smallest = QFont(self.font())
        smallest.setPixelSize(least)
        widths = map(QFontMetrics(smallest).horizontalAdvance, self._board.longest_codes())
        self.horizontalHeader().setMinimumSectionSize(max(LEAST_CELL, *(width + 2 * BESIDE for width in widths)))
        cell = min(self.rowHeight(0), round(self.columnWidth(0) * 0.9)) if self._board.rowCount() else 0
        font = self.font()
        font.setPixelSize(min(max(least, round(cell * share)), most))
        self.setStyleSheet(SHEET.format(size=font.pixelSize()))


class CellFrame(QStyledItemDelegate):
    """Marks a square by its frame: thick for what is picked up, dashed where it may go."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        picked, target = index.data(PICKED), index.data(TARGET)
        if not (picked or target):
            return
        room: QRect = option.rect
        pen = QPen(option.palette.windowText().color(), 3 if picked else 2)
        pen.setStyle(Qt.PenStyle.SolidLine if picked else Qt.PenStyle.DashLine)
        painter.save()
        painter.setPen(pen)
        painter.drawRect(room.adjusted(2, 2, -3, -3))
        painter.restore()
