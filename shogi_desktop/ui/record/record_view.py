"""The record beside the board: the moves; in a review also its tree and what is written in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from shogi_desktop.analysis.review import Mark
from shogi_desktop.game.tree import Game, Node

from ..look.text_size import scaled
from ..look.theme import SPACE
from .move_list import MoveList
from .note_list import NoteList
from .note_pane import NotePane
from .tree_view import TreeView

ROOMY: Final = 330  # pixels; in less height the moves need them more than the notes
CRAMPED: Final = 170  # there is no room for notes at all, as beside an analysis in a small window


class RecordView(QWidget):
    """Shows a game in one of three ways; only the list of moves is there for those who play.

    Signals:
        node_wished(object): a Node of the game.
        walked(int): plies, negative = back.
        ends_wished(bool): True: to the last position.
        menu_wished(object, QPoint): at a Node, and where on the screen.
    """

    node_wished = Signal(object)
    walked = Signal(int)
    ends_wished = Signal(bool)
    menu_wished = Signal(object, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._brief = self._cramped = self._review = self._writing = False
        self.moves, self.tree, self.list = MoveList(), TreeView(), NoteList()
        self.notes = NotePane()
        self.tabs = QTabBar()
        self._stack = QStackedWidget()
        for view in (self.moves, self.tree, self.list):
            self.tabs.addTab("")
            self._stack.addWidget(view)
            view.node_wished.connect(self.node_wished)
        for walker in (self.moves, self.tree):
            walker.walked.connect(self.walked)
            walker.ends_wished.connect(self.ends_wished)
            walker.menu_wished.connect(self.menu_wished)
        self._place()
        self.tabs.currentChanged.connect(self._show_view)
        self.notes.left.connect(self._leave_notes)
        self.retranslate()

    def _place(self) -> None:
        self.tabs.setExpanding(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addWidget(self.tabs)
        column.addWidget(self._stack, 1)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(upper)
        splitter.addWidget(self.notes)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 0)
        splitter.setChildrenCollapsible(False)
        self._splitter = splitter
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)

    def set_review(self, on: bool) -> None:
        """Whether a record is looked at that nobody plays."""
        self._review = on
        self.tabs.setVisible(on)
        self._show_notes()
        if not on:
            self.tabs.setCurrentIndex(0)

    def write_comment(self) -> None:
        """Lets the person comment on the move, however little room there is."""
        self._writing = True
        self._show_notes()
        self.notes.comment.setFocus()

    def write_bookmark(self) -> None:
        """Lets the person name a bookmark, in the same way."""
        self._writing = True
        self._show_notes()
        self.notes.write_bookmark()

    def _leave_notes(self) -> None:
        self._writing = False
        self._show_notes()

    def _show_notes(self) -> None:
        self.notes.setVisible(self._review and (self._writing or not self._cramped))

    def set_marks(self, marks: Mapping[Node, Mark]) -> None:
        """The moves that an analysis has marked."""
        self.moves.set_marks(marks)

    def show_game(self, game: Game, notation: str) -> None:
        """Shows the game as it is now; `notation` is "japanese" or "western"."""
        self._game = game
        self.moves.show_game(game, notation)
        self._show_view()
        self.notes.show_node(game.cursor)

    def _show_view(self) -> None:
        """Only what is seen is made."""
        self._stack.setCurrentIndex(self.tabs.currentIndex())
        view = self._stack.currentWidget()
        if self._game is not None and isinstance(view, TreeView | NoteList):
            view.show_game(self._game, self.moves.texts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cramped = self.height() < CRAMPED
        self._show_notes()
        brief = self.height() < scaled(ROOMY)
        if brief != self._brief:
            self._brief = brief
            self.notes.set_brief(brief)
            wanted = self.notes.sizeHint().height()
            self._splitter.setSizes([max(1, self.height() - wanted), wanted])

    def retranslate(self) -> None:
        for at, text in enumerate((self.tr("Moves"), self.tr("Tree"), self.tr("Notes"))):
            self.tabs.setTabText(at, text)
        self.tree.setAccessibleName(self.tr("Tree of the moves"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
