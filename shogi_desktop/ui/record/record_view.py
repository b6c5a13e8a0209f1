"""The record beside the board: the moves, and in a review what is written at the one on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from shogi_desktop.game.tree import Game

from .move_list import MoveList
from .note_pane import NotePane


class RecordView(QWidget):
    """Shows a game; the notes are seen in a review only."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moves = MoveList()
        self.notes = NotePane()
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.addWidget(self.moves)
        self._splitter.addWidget(self.notes)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._splitter)

    def set_review(self, on: bool) -> None:
        self.notes.setVisible(on)

    def show_game(self, game: Game, notation: str) -> None:
        """Shows the game as it is now; `notation` is "japanese" or "western"."""
        self.moves.show_game(game, notation)
        self.notes.show_node(game.cursor)
