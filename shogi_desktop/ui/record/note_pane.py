"""What is written at the move on the board: the name of a bookmark and a comment, both to be changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from shogi_desktop.game.tree import Node
from shogi_desktop.session.records.review import LONGEST_BOOKMARK, LONGEST_COMMENT

from ..look.theme import SPACE
from ..widgets.modifiers import COMMANDING

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
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
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

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height(LINES[0]))

    def _height(self, lines: int) -> int:
        return self.fontMetrics().lineSpacing() * lines + 2 * SPACE + 2 * self.frameWidth()


class BookmarkField(QLineEdit):
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
        self.setClearButtonEnabled(True)
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


class NotePane(QWidget):
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addWidget(self.bookmark)
        column.addWidget(self.comment, 1)
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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
