"""What is written in a record: at the move on the board, to be changed, and as a list that leads to each move."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QPlainTextEdit, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.session.records.record import is_noted
from shogi_desktop.session.records.review import LONGEST_BOOKMARK, LONGEST_COMMENT

from ..look.theme import SPACE
from ..widgets.keys import COMMANDING, ClearedField
from ..widgets.layouts import in_column
from ..widgets.plain import tip
from ..widgets.side_marks import unmarked
from ..words.i18n import Translated
from ..words.move_texts import MoveTexts
from .move_rows import Paint, paint_bookmark, paint_comment

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


class NoteList(Translated, QListView):
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
        if event.type() == QEvent.Type.PaletteChange:
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


PAUSE_MS: Final = 1200  # without a key, and what was typed is one change of the record
LINES: Final = (2, 4)  # of the comment that are seen at least, and where there is room


class CommentEditor(QPlainTextEdit):
    """The comment on one move, told when the person pauses or leaves: plain text of bounded length.

    Signals:
        written(object, str): the Node and the comment it shall have.
        entered(), left(): the person begins writing, or is done.
    """

    written = Signal(object, str)
    entered = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._node: Node | None = None
        self._most = LONGEST_COMMENT
        self._untold = False
        self._lines = LINES[1]
        self._cut = 0  # pixels below the last line that has room
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.flush)
        self.setTabChangesFocus(True)
        self.textChanged.connect(self._changed)

    def show_node(self, node: Node) -> None:
        """Shows the comment of a move; what is being written at it stays as it is."""
        if node is not self._node:
            self.flush()
        elif self._untold or node.comment == self.toPlainText().rstrip():
            return
        self._node = None  # it is not the person who writes now
        self._most = max(LONGEST_COMMENT, len(node.comment))
        self.setPlainText(node.comment)
        self._node = node

    def flush(self) -> None:
        """Tells what was written and not told yet."""
        self._pause.stop()
        if self._untold and self._node is not None:
            self._untold = False
            self.written.emit(self._node, self.toPlainText())

    def _changed(self) -> None:
        if self._node is None:
            return
        excess = self.document().characterCount() - 1 - self._most
        if excess > 0:
            self._take_out(excess)
        self._untold = True
        self._pause.start()

    def _take_out(self, letters: int) -> None:
        """Takes the last letters typed away again."""
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, letters)
        cursor.removeSelectedText()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """What is pasted is cut to the room there is before Qt takes it apart."""
        selected = len(self.textCursor().selectedText())
        self.insertPlainText(source.text()[: self._most - (self.document().characterCount() - 1 - selected)])

    def event(self, event: QEvent) -> bool:
        if _leads_away(event):
            self.flush()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.flush()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.flush()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.flush()

    def set_lines(self, lines: int) -> None:
        """How many lines it asks to be high."""
        self._lines = lines
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """It ends with a whole line."""
        super().resizeEvent(event)
        room = self.viewport().height() + self._cut
        self._cut = int(room - self.document().documentMargin()) % self.fontMetrics().lineSpacing()
        self.setViewportMargins(0, 0, 0, self._cut)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height(LINES[0]))

    def _height(self, lines: int) -> int:
        return self.fontMetrics().lineSpacing() * lines + 2 * SPACE + 2 * self.frameWidth()


class BookmarkField(ClearedField):
    """The name of a bookmark.

    Signals:
        entered(): the person begins writing.
        named(): what was typed is meant.
    """

    entered = Signal()
    named = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST_BOOKMARK)
        self.editingFinished.connect(self.named)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def event(self, event: QEvent) -> bool:
        if _leads_away(event):
            self.named.emit()
        return super().event(event)


def _leads_away(event: QEvent) -> bool:
    """Whether a key may be one of the window, and lead to another move: what was written belongs to this one."""
    leading = isinstance(event, QKeyEvent) and bool(event.modifiers() & COMMANDING)
    return leading and event.type() == QEvent.Type.ShortcutOverride


class NotePane(Translated, QWidget):
    """Bookmark and comment. Where there is little room, the name of a bookmark is seen only where there is one.

    Signals:
        comment_written(object, str), bookmark_written(object, str): the Node, and what shall stand there.
        entered(), left(): the person begins writing, or is done.
    """

    comment_written = Signal(object, str)
    bookmark_written = Signal(object, str)
    entered = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._node: Node | None = None
        self._brief = False
        self.bookmark = BookmarkField()
        self.comment = CommentEditor()
        for field in (self.bookmark, self.comment, self.comment.viewport()):
            field.setAcceptDrops(False)  # files dragged here are for the window
        for written in (self.bookmark, self.comment):
            written.entered.connect(self.entered)
        in_column(self.bookmark, (self.comment, 1), of=self, margins=0, spacing=SPACE // 2)
        self.comment.written.connect(self.comment_written)
        self.comment.left.connect(self.left)
        self.bookmark.named.connect(self._name_bookmark)
        self.bookmark.returnPressed.connect(self.left)
        self.retranslate()

    def show_node(self, node: Node) -> None:
        if node is not self._node:
            self._name_bookmark()
        self._node = node
        if self.bookmark.text() != node.bookmark and not self.bookmark.isModified():
            self.bookmark.setText(node.bookmark)
        self.comment.show_node(node)
        self._show_bookmark()

    def set_brief(self, on: bool) -> None:
        """Whether there is little room."""
        self._brief = on
        self.comment.set_lines(LINES[0] if on else LINES[1])
        self._show_bookmark()

    def write_bookmark(self) -> None:
        """Lets the person name the bookmark."""
        self.bookmark.show()
        self.bookmark.setFocus()
        self.bookmark.selectAll()

    def _show_bookmark(self) -> None:
        self.bookmark.setVisible(not self._brief or bool(self.bookmark.text()) or self.bookmark.hasFocus())

    def flush(self) -> None:
        """Tells what was written and not told yet."""
        self._name_bookmark()
        self.comment.flush()

    def _name_bookmark(self) -> None:
        if self._node is not None and self.bookmark.isModified():
            self.bookmark.setModified(False)
            self.bookmark_written.emit(self._node, self.bookmark.text())

    def retranslate(self) -> None:
        for field, name in ((self.bookmark, self.tr("Bookmark")), (self.comment, self.tr("Comment on this move"))):
            field.setPlaceholderText(name)
            field.setAccessibleName(name)
