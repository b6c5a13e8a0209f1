"""The tree of the moves looked at, each with a sign and a word for what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from shogi_desktop.session.problems.tree import ExaminedNode

from ...widgets.plain import tip
from ...widgets.side_marks import paint_mark, side_of
from ...words.texts import labelled
from .verdict_marks import VerdictSign, mark_color, paint_verdict

ROW: Final = Qt.ItemDataRole.UserRole  # a Row
SIDE: Final = 14  # pixels of a side's mark, as of the sign at the right
SIGN: Final = 12
GAP: Final = 6
INSET: Final = 3
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class TreeRow:
    """How a node is written: its move, its sign (None = none) with a word for it, whether it is of the main line.

    `brief` is all that is written of the word where there is little room.
    """

    text: str
    mark: VerdictSign | None = None
    short: str = ""
    brief: str = ""
    main: bool = False


class MoveRows(QStyledItemDelegate):
    """Where there is no room for all, the word for the sign gives way first, then the end of the move."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(80, round(option.fontMetrics.height() * 1.55))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: TreeRow = index.data(ROW)
        item = QStyleOptionViewItem(option)
        self.initStyleOption(item, index)
        item.text = ""
        style = item.widget.style() if item.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, item, painter, item.widget)
        painter.save()
        font = QFont(item.font)
        font.setBold(row.main)
        text, inner = row.text, item.rect.adjusted(INSET, 0, -GAP, 0)
        side = side_of(text)
        if side >= 0:
            paint_mark(painter, QRectF(inner.left(), inner.center().y() - SIDE / 2 + 1, SIDE, SIDE), side)
            text = text[1:].strip()
            inner.setLeft(inner.left() + SIDE + GAP - 2)
        needed = QFontMetrics(font).horizontalAdvance(text)
        inner.setRight(inner.right() - self._paint_worth(painter, item, inner, row, needed))
        painter.setFont(font)
        painter.setPen(item.palette.color(QPalette.ColorRole.Text))
        elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, elided)
        painter.restore()

    def _paint_worth(
        self, painter: QPainter, item: QStyleOptionViewItem, inner: QRect, row: TreeRow, needed: int
    ) -> int:
        """Sign and word at the right; answers how wide that is. `needed` is the width of the move."""
        if row.mark is None:
            return 0
        color = mark_color(row.mark, item.palette)
        sign = QRectF(inner.right() - SIGN, inner.center().y() - SIGN / 2 + 1, SIGN, SIGN)
        paint_verdict(painter, sign, row.mark, color)
        wide = SIGN + GAP
        room = inner.width() - wide - GAP
        widths = ((words, needed + item.fontMetrics.horizontalAdvance(words)) for words in (row.short, row.brief))
        words = next((words for words, width in widths if width <= room), "")
        if words:
            painter.setFont(item.font)
            painter.setPen(item.palette.color(QPalette.ColorRole.PlaceholderText))
            place = inner.adjusted(0, 0, -wide, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
            wide += item.fontMetrics.horizontalAdvance(words) + GAP
        return wide


INDENT: Final = 13
_LONGEST: Final = 1 << 20  # more moves than any mate takes


Describe = Callable[[ExaminedNode], TreeRow]


def worth(node: ExaminedNode) -> tuple[int, int, bool]:
    """The place of a move among those beside it, lowest first.

    The attacker's: mates, the shortest first, then what is not decided, no mate, no check. The defender's: what
    escapes, what is not decided, then the longest defence first. Of equals the one of the main line comes first.
    """
    return (*_worth(node), not node.main)


def _worth(node: ExaminedNode) -> tuple[int, int]:
    verdict = node.verdict
    if verdict is None:
        return 1, 0
    if node.by_attacker and not verdict.check:
        return 3, 0
    if verdict.mate is None:
        return 1, 1
    if node.by_attacker:
        return (0, verdict.plies) if verdict.mate else (2, 0)
    return (2, _LONGEST - verdict.plies) if verdict.mate else (0, 0)


def can_open(node: ExaminedNode) -> bool:
    """Whether there may be moves that have not been asked for."""
    return not node.opened and not node.is_end


class MoveTreeModel(QAbstractItemModel):
    """One top row for the start, below it the moves. Moves beside one another stand in the order of their worth."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root: ExaminedNode | None = None
        self._describe: Describe = lambda node: TreeRow("")
        self._ids: dict[ExaminedNode, int] = {}
        self._nodes: list[ExaminedNode] = []
        self._rows: dict[ExaminedNode, list[ExaminedNode]] = {}

    def show_tree(self, root: ExaminedNode | None, describe: Describe) -> None:
        """Another tree (None: an empty one), with all nodes that it has already."""
        self.beginResetModel()
        self._root, self._describe = root, describe
        self._ids, self._nodes, self._rows = {}, [], {}
        if root is not None:
            self._take_in(root)
        self.endResetModel()

    def _take_in(self, root: ExaminedNode) -> None:
        waiting = [root]
        while waiting:
            node = waiting.pop()
            self._ids[node] = len(self._nodes)
            self._nodes.append(node)
            self._rows[node] = sorted(node.children, key=worth)
            waiting.extend(node.children)

    def add(self, node: ExaminedNode) -> None:
        """A node has come up; one that is known already is only judged anew."""
        if node in self._ids:
            self.update(node)
        elif node.parent in self._ids:
            assert node.parent is not None
            rows, above = self._rows[node.parent], self.index_of(node.parent)
            self._ids[node] = len(self._nodes)
            self._nodes.append(node)
            at = self._place(node, rows)
            self.beginInsertRows(above, at, at)
            rows.insert(at, node)
            self._rows[node] = []
            self.endInsertRows()
            for child in node.children:
                self.add(child)

    def update(self, node: ExaminedNode) -> None:
        """What is known of a node has changed: its words, and its place where another fits better."""
        if node not in self._ids:
            return
        if node.parent is not None:
            self._move(node, node.parent)
        index = self.index_of(node)
        self.dataChanged.emit(index, index)

    def _move(self, node: ExaminedNode, parent: ExaminedNode) -> None:
        rows = self._rows[parent]
        at = rows.index(node)
        others = [each for each in rows if each is not node]
        to = self._place(node, others)
        if to == at:
            return
        above = self.index_of(parent)
        self.beginMoveRows(above, at, at, above, to + (to > at))  # Qt counts with the row still in its old place
        rows.insert(to, rows.pop(at))
        self.endMoveRows()

    def _place(self, node: ExaminedNode, rows: list[ExaminedNode]) -> int:
        """Where a node belongs among others; of those of the same worth who came first stays first."""
        order = worth(node), self._ids[node]
        return next((at for at, other in enumerate(rows) if (worth(other), self._ids[other]) > order), len(rows))

    def refresh(self) -> None:
        """All words have changed."""
        self.layoutAboutToBeChanged.emit()
        self.layoutChanged.emit()

    # What Qt asks

    def index_of(self, node: ExaminedNode) -> QModelIndex:
        if node not in self._ids:
            return QModelIndex()
        row = self._rows[node.parent].index(node) if node.parent is not None else 0
        return self.createIndex(row, 0, self._ids[node])

    def node(self, index: _Index) -> ExaminedNode | None:
        return self._nodes[index.internalId()] if index.isValid() and self._nodes else None

    def index(self, row: int, column: int, parent: _Index | None = None) -> QModelIndex:
        above = self.node(parent) if parent is not None else None
        rows = self._rows[above] if above is not None else self._top()
        if column or not 0 <= row < len(rows):
            return QModelIndex()
        return self.createIndex(row, 0, self._ids[rows[row]])

    def parent(self, index: _Index) -> QModelIndex:  # type: ignore[override]  # Qt overloads it with QObject's
        node = self.node(index)
        return self.index_of(node.parent) if node is not None and node.parent is not None else QModelIndex()

    def _top(self) -> list[ExaminedNode]:
        return [self._root] if self._root is not None else []

    def rowCount(self, parent: _Index | None = None) -> int:
        node = self.node(parent) if parent is not None else None
        return len(self._rows[node]) if node is not None else len(self._top())

    def columnCount(self, parent: _Index | None = None) -> int:
        return 1

    def hasChildren(self, parent: _Index | None = None) -> bool:
        """Also where nobody has looked yet: the arrow there asks for the moves."""
        node = self.node(parent) if parent is not None else None
        return self.rowCount(parent) > 0 or (node is not None and can_open(node))

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        node = self.node(index)
        if node is None:
            return None
        if role in (ROW, Qt.ItemDataRole.DisplayRole):
            row = self._describe(node)
            return row if role == ROW else row.text
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self._describe(node)
            told = labelled(row.text, row.short) if row.short else row.text
            return tip(told) if role == Qt.ItemDataRole.ToolTipRole else told
        return None


class MoveTree(QTreeView):
    """Signals:
    node_wished(object): the person has gone to a node.
    open_wished(object): the person has opened a node whose moves are not known yet.
    """

    node_wished = Signal(object)
    open_wished = Signal(object)
    # Told on when Qt is through with a click or a key: rows that move meanwhile would be chosen as well.
    _gone = Signal(object)
    _widened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MoveTreeModel(self)
        self._told = False  # what happens is not the person's doing
        self.setModel(self._model)
        self.setItemDelegate(MoveRows(self))
        self.setHeaderHidden(True)
        self.setIndentation(INDENT)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.expanded.connect(self._opened)
        self.activated.connect(self._gone_to)
        self.selectionModel().currentChanged.connect(self._gone_to)
        self._gone.connect(self.node_wished, Qt.ConnectionType.QueuedConnection)
        self._widened.connect(self.open_wished, Qt.ConnectionType.QueuedConnection)

    def tree_model(self) -> MoveTreeModel:
        return self._model

    def show_node(self, node: ExaminedNode) -> None:
        """Marks the node on the board; the way to it is opened, and nothing is asked for."""
        told, self._told = self._told, True
        index = self._model.index_of(node)
        above = index.parent()
        while above.isValid():
            self.expand(above)
            above = above.parent()
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self._told = told

    def open_node(self, node: ExaminedNode) -> None:
        """Opens a row; the moves below it are the caller's to ask for."""
        told, self._told = self._told, True
        self.expand(self._model.index_of(node))
        self._told = told

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the window."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Asterisk:
            event.ignore()  # Qt would open all rows at once, and each asks for its moves
        else:
            super().keyPressEvent(event)

    def _opened(self, index: QModelIndex) -> None:
        node = self._model.node(index)
        if node is not None and not self._told and can_open(node):
            self._widened.emit(node)

    def _gone_to(self, index: QModelIndex) -> None:
        node = self._model.node(index)
        if node is not None and not self._told:
            self._gone.emit(node)
