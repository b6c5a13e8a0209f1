"""The moves of the line on the board, to be clicked."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from shogi_desktop.game.tree import Game, Node

from ..look.text_size import scaled
from ..widgets.side_marks import mark_icon, side_of
from ..widgets.walking import walk_by_key
from ..words.move_texts import MoveTexts

ROW_HEIGHT: Final = 24
MARK_SIZE: Final = 14
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_SIDE: Final = Qt.ItemDataRole.UserRole


class _Line(QAbstractListModel):
    """Row 0 is the start, row n the n-th move of the chosen line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._texts = MoveTexts()
        self._nodes: list[Node] = []

    def show_game(self, game: Game, notation: str) -> None:
        if game is not self._game or notation != self._texts.notation:
            self._game, self._texts = game, MoveTexts(notation)
        line = game.line()
        self._texts.prepare(game, line)
        nodes = [game.root, *line]
        if nodes != self._nodes:
            self.beginResetModel()
            self._nodes = nodes
            self.endResetModel()

    def node(self, row: int) -> Node:
        return self._nodes[row]

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._nodes)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        node = self._nodes[index.row()]
        if role not in (Qt.ItemDataRole.DisplayRole, _SIDE):
            return None
        if node.parent is None:
            return self.tr("Start") if role == Qt.ItemDataRole.DisplayRole else -1
        text = self._texts.of(node)
        side = side_of(text)
        if role == _SIDE:
            return side
        fork = "+" if len(node.parent.children) > 1 else ""
        return f"{fork}{node.ply}  {text[1:].strip() if side >= 0 else text}"


class _Rows(QStyledItemDelegate):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._icons = [mark_icon(side, MARK_SIZE) for side in (0, 1)]

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        side = index.data(_SIDE)
        if isinstance(side, int) and side >= 0:
            option.icon = self._icons[side]
            option.decorationSize = QSize(MARK_SIZE, MARK_SIZE)
            option.features = option.features | QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(80, scaled(ROW_HEIGHT))


class LineList(QListView):
    """Signals:
    node_wished(object): the Node of a row that was clicked.
    walked(int): so many moves on or back, by keys.
    """

    node_wished = Signal(object)
    walked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = _Line(self)
        self.setModel(self._line)
        self.setItemDelegate(_Rows(self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._wish)

    def show_game(self, game: Game, notation: str) -> None:
        """The chosen line, with the move on the board marked."""
        self._line.show_game(game, notation)
        here = self._line.index(game.cursor.ply, 0)
        self.setCurrentIndex(here)
        self.scrollTo(here)

    def _wish(self, index: QModelIndex) -> None:
        self.node_wished.emit(self._line.node(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not walk_by_key(event, self.walked.emit, self._go_to_end):
            event.ignore()

    def _go_to_end(self, last: bool) -> None:
        self.walked.emit(self._line.rowCount() * (1 if last else -1))

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the window."""
