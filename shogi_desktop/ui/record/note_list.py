"""Every move of a game at which something is written, as a list that leads there."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.session.records.record import is_noted

from ..widgets.plain import tip
from ..widgets.side_marks import unmarked
from ..words.move_texts import MoveTexts
from .signs import Paint, paint_bookmark, paint_comment

SIGN: Final = 12
SHOWN: Final = 80  # letters of what is written there
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class NoteModel(QAbstractListModel):
    """In the order of the game, variations after their line; bookmarks are told by their name, comments begin."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._texts = MoveTexts()
        self._nodes: list[Node] = []
        self._icons: dict[bool, QIcon] = {}

    def show_game(self, game: Game, texts: MoveTexts) -> None:
        nodes = [node for node in game.root.walk() if is_noted(node)]
        if nodes == self._nodes and texts is self._texts:
            self._tell_anew()
            return
        self.beginResetModel()
        self._game, self._texts, self._nodes = game, texts, nodes
        self.endResetModel()

    def set_color(self, color: QColor) -> None:
        """That of the signs."""
        self._icons = {True: _icon(paint_bookmark, color), False: _icon(paint_comment, color)}
        self._tell_anew()

    def _tell_anew(self) -> None:
        if self._nodes:
            self.dataChanged.emit(self.index(0), self.index(len(self._nodes) - 1))

    def node(self, index: _Index) -> Node:
        return self._nodes[index.row()]

    def index_of(self, node: Node) -> QModelIndex:
        return self.index(self._nodes.index(node)) if node in self._nodes else QModelIndex()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._nodes)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._game is None:
            return None
        node = self.node(index)
        if role == Qt.ItemDataRole.DisplayRole:
            move = unmarked(self._texts.text(self._game, node)) if node.parent else self.tr("Start")
            return f"{node.ply}  {move}  {excerpt(node.bookmark or node.comment, SHOWN)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n\n".join(filter(None, (node.bookmark, node.comment))))
        return self._icons.get(bool(node.bookmark)) if role == Qt.ItemDataRole.DecorationRole else None


class NoteList(QListView):
    """Signals:
    node_wished(object): a Node of the game.
    """

    node_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = NoteModel(self)
        self._told = False  # what happens is not the person's doing
        self.setModel(self._model)
        self.setUniformItemSizes(True)
        self.setIconSize(QSize(SIGN, SIGN))
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._gone_to)
        self.clicked.connect(self._gone_to)
        self._recolor()
        self.retranslate()

    def show_game(self, game: Game, texts: MoveTexts) -> None:
        """Lists what is written in the game now, and marks the move on the board if it is there."""
        self._told = True
        self._model.show_game(game, texts)
        self.setCurrentIndex(self._model.index_of(game.cursor))
        self._told = False

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the window."""

    def _gone_to(self, index: QModelIndex) -> None:
        if index.isValid() and not self._told:
            self.node_wished.emit(self._model.node(index))

    def _recolor(self) -> None:
        self._model.set_color(self.palette().highlight().color())

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Comments and bookmarks"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._recolor()
        super().changeEvent(event)


def _icon(paint: Paint, color: QColor) -> QIcon:
    pixmap = QPixmap(SIGN * 4, SIGN * 4)
    pixmap.setDevicePixelRatio(4)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint(painter, QRectF(0, 0, SIGN, SIGN), color)
    painter.end()
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(pixmap, mode)
    return icon
