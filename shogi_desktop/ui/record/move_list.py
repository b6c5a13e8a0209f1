"""The move list: the chosen line with numbers, texts and times, and the variations at the current move.

Its letters are those of all lists, as the style sheet in `look/theme.py` gives them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QHeaderView, QListWidget, QListWidgetItem, QTableView, QWidget

from shogi_desktop.analysis.review import Mark
from shogi_desktop.game.tree import Game, Node

from ..look.fonts import scaled, text_size
from ..look.theme import SPACE
from ..widgets.keys import Notches, walk_by_key
from ..widgets.layouts import in_column
from ..widgets.side_marks import mark_icon, side_of, unmarked
from ..widgets.tables import show_rows
from ..words.i18n import Translated
from ..words.move_texts import MoveTexts
from .move_rows import MARK_SIZE, MOVE, NODE, NUMBER, TIME, MoveDelegate, MoveListModel, NumberDelegate, number_width

ROW_HEIGHT: Final = 26
AHEAD: Final = 3  # rows of what comes next that are seen below the move on the board
LEAST_ROWS: Final = 6  # of the usual size are seen where there is room, whatever stands below them
PRESSED: Final = 0.85  # a move that is pressed together no further is drawn beside its time
TIME_WIDTH: Final = 54
TIMES_WIDTH: Final = 210  # in a narrower list the moves take the room of the times
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class _Table(QTableView):
    """Whole rows; the wheel walks through the moves instead of scrolling."""

    walked = Signal(int)  # plies, negative = back
    ends_wished = Signal(bool)  # True: to the last position
    rows_seen = Signal()  # perhaps others than before

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notches = Notches()
        show_rows(self, ROW_HEIGHT)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()

    def selectionCommand(self, index: _Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """Mouse and keys mark nothing: the mark is the move on the board, and follows it."""
        if event is not None:
            return QItemSelectionModel.SelectionFlag.NoUpdate
        return super().selectionCommand(index, event)

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the window."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setColumnHidden(TIME, self.width() < scaled(TIMES_WIDTH))
        self.scrollTo(self.currentIndex())
        self.rows_seen.emit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.rows_seen.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if plies := self._notches.plies(event):
            self.walked.emit(plies)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not walk_by_key(event, self.walked.emit, self.ends_wished.emit):
            super().keyPressEvent(event)


class _Variations(QListWidget):
    """The other moves tried; the one on the board is marked, and keys go straight to their move."""

    def selectionCommand(self, index: _Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        if event is not None:
            return QItemSelectionModel.SelectionFlag.NoUpdate
        return super().selectionCommand(index, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        marked = [self.row(item) for item in self.selectedItems()]
        if not step or not marked:
            event.ignore()
        elif 0 <= marked[0] + step < self.count():
            self.itemClicked.emit(self.item(marked[0] + step))


class MoveList(Translated, QWidget):
    """The table of moves and, under it, the other moves tried at the same place."""

    node_wished = Signal(object)  # a Node of the game
    walked = Signal(int)  # plies, negative = back
    ends_wished = Signal(bool)  # True: to the last position
    menu_wished = Signal(object, QPoint)  # at a Node, and where on the screen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._fitted: set[int] = set()  # rows that were seen since their width changed
        self._room = 0  # of a move in its column
        self._model = MoveListModel(self)
        self._table = _Table(self)
        self._table.setModel(self._model)
        header = self._table.horizontalHeader()
        header.setMinimumSectionSize(20)
        header.setSectionResizeMode(MOVE, QHeaderView.ResizeMode.Stretch)
        for column in (NUMBER, TIME):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self._table.setItemDelegateForColumn(NUMBER, NumberDelegate(self))
        self._delegate = MoveDelegate(self)
        self._table.setItemDelegateForColumn(MOVE, self._delegate)
        header.sectionResized.connect(self._column_resized)
        self._model.modelReset.connect(self._fit_anew)
        self._table.rows_seen.connect(self._fit_rows)
        self._variations = _Variations(self)
        self._variations.hide()
        in_column((self._table, 1), self._variations, of=self, margins=0, spacing=SPACE // 2)
        self.setFocusProxy(self._table)
        for view in (self._table, self._variations):
            view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._table.customContextMenuRequested.connect(self._table_menu)
        self._variations.customContextMenuRequested.connect(self._variations_menu)
        self._table.clicked.connect(self._row_clicked)
        self._table.walked.connect(self.walked)
        self._table.ends_wished.connect(self.ends_wished)
        self._variations.itemClicked.connect(self._variation_clicked)
        text_size().changed.connect(self._refit)
        self.set_least()
        self._fit_columns()
        self.retranslate()

    def least_height(self, rows: int = LEAST_ROWS) -> int:
        """What the table must have for so many rows; for one, the move on the board, in letters of any size."""
        return rows * (scaled(ROW_HEIGHT) if rows == 1 else ROW_HEIGHT) + 2 * self._table.frameWidth()

    def set_least(self, rows: int = LEAST_ROWS) -> None:
        """How many rows it must have, where something else needs its room more."""
        self._table.setMinimumHeight(self.least_height(rows))

    @property
    def texts(self) -> MoveTexts:
        """The moves in the notation chosen."""
        return self._model.texts

    def show_game(self, game: Game, notation: str) -> None:
        """Shows the game as it is now; `notation` is "japanese" or "western"."""
        self._game = game
        self._model.show_game(game, notation)
        self._fit_columns()
        self.show_cursor()

    def _fit_columns(self) -> None:
        """Numbers and times have the room that they need in the letters of now."""
        self._table.setColumnWidth(NUMBER, number_width(self._table.fontMetrics(), self._model.rowCount() - 1))
        self._table.setColumnWidth(TIME, scaled(TIME_WIDTH))
        mark = scaled(MARK_SIZE)
        self._variations.setIconSize(QSize(mark, mark))

    def set_marks(self, marks: Mapping[Node, Mark]) -> None:
        """The moves that an analysis has marked."""
        self._model.set_marks(marks)

    def show_cursor(self) -> None:
        """Highlights the move on the board and lists its variations."""
        if self._game is None:
            return
        row = self._model.row(self._game.cursor)
        self._table.selectRow(row)
        after = min(row + AHEAD, self._model.rowCount() - 1)
        for seen in (max(0, row - 1), after, row):  # the row itself last: in a low list the others give way
            self._table.scrollTo(self._model.index(seen, MOVE))
        self._fit_rows()
        self._show_variations(self._game)

    # Moves wider than their column

    def _column_resized(self, column: int, _: int, width: int) -> None:
        if column == MOVE:
            self._room = self._delegate.room(self._table, width)
            self._fit_anew()

    def _fit_anew(self) -> None:
        self._table.clearSpans()
        self._fitted.clear()
        self._fit_rows()

    def _fit_rows(self) -> None:
        """The result, and moves that need more than the width of their column, take the room of the times; of moves
        that nobody sees no texts are made."""
        first, last = self._table.rowAt(0), self._table.rowAt(self._table.viewport().height() - 1)
        for row in range(max(1, first), (last if last >= 0 else self._model.rowCount() - 1) + 1):
            if row in self._fitted:
                continue
            self._fitted.add(row)
            if self._model.is_result(row) or self._width_of(row) * PRESSED > self._room:
                self._table.setSpan(row, MOVE, 1, TIME - MOVE + 1)

    def _width_of(self, row: int) -> int:
        return self._table.fontMetrics().horizontalAdvance(unmarked(str(self._model.index(row, MOVE).data())))

    def _show_variations(self, game: Game) -> None:
        parent = game.cursor.parent
        nodes = parent.children if parent is not None and len(parent.children) > 1 else []
        self._variations.clear()
        for node in nodes:
            text = self._model.texts.of(node)
            item = QListWidgetItem(f"{node.ply}  {text[1:].strip()}")
            item.setIcon(mark_icon(side_of(text), scaled(MARK_SIZE)))
            item.setData(Qt.ItemDataRole.UserRole, nodes.index(node))
            self._variations.addItem(item)
            item.setSelected(node is game.cursor)
        self._variations.setVisible(bool(nodes))
        self._variations.setFixedHeight(min(len(nodes), self._variation_rows()) * scaled(ROW_HEIGHT) + 6)

    def _variation_rows(self) -> int:
        """As many as leave the moves at least two thirds of the room, but two to four."""
        return min(max(self.height() // (3 * scaled(ROW_HEIGHT)), 2), 4)

    def _refit(self) -> None:
        """In letters of another size."""
        self._fit_columns()
        self._room = self._delegate.room(self._table, self._table.columnWidth(MOVE))
        self._fit_anew()
        self.show_cursor()

    def _row_clicked(self, index: QModelIndex) -> None:
        node = self._model.node(index.row())
        if node is not None:
            self.node_wished.emit(node)

    def _table_menu(self, place: QPoint) -> None:
        node = self._table.indexAt(place).data(NODE)
        if node is not None:
            self.menu_wished.emit(node, self._table.viewport().mapToGlobal(place))

    def _variations_menu(self, place: QPoint) -> None:
        item = self._variations.itemAt(place)
        if item is not None and self._game is not None and self._game.cursor.parent is not None:
            node = self._game.cursor.parent.children[item.data(Qt.ItemDataRole.UserRole)]
            self.menu_wished.emit(node, self._variations.viewport().mapToGlobal(place))

    def _variation_clicked(self, item: QListWidgetItem) -> None:
        if self._game is not None and self._game.cursor.parent is not None:
            self.node_wished.emit(self._game.cursor.parent.children[item.data(Qt.ItemDataRole.UserRole)])

    def retranslate(self) -> None:
        self._table.setAccessibleName(self.tr("Moves"))
        self._variations.setAccessibleName(self.tr("Variations"))
        self._variations.setToolTip(self.tr("Other moves tried here"))
        self._model.refresh()
        self._fit_anew()
