"""A small board on which a line of play is looked at, over the window and beside the line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from shogi_desktop.rules.position import Position

from ..board import BoardView

CELL: Final = 30  # pixels of a square, about
LEAST: Final = QSize(380, 300)
GAP: Final = 8


class LineBoard(QFrame):
    """Only to be looked at; the mouse goes through it."""

    def __init__(self, board: BoardView, window: QWidget) -> None:
        """`board` is one of its own, in the look of the window's."""
        super().__init__(window)
        self._board = board
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setProperty("role", "float")
        board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(board)
        self.hide()

    def show_line(self, position: Position, moves: Sequence[int], flipped: bool) -> None:
        """The position after these moves from another one."""
        after = position.copy()
        for move in moves:
            after.play(move)
        self._board.set_flipped(flipped)
        self._board.show_position(after)
        self._board.set_last_move(moves[-1])

    def place(self, beside: QRect) -> None:
        """At the left of a place in the window, as large as the game needs and the window allows."""
        window, variant = self._window, self._board.variant
        wanted = QSize((variant.files + 4) * CELL, (variant.ranks + 1) * CELL).expandedTo(LEAST)
        size = wanted.boundedTo(QSize(beside.left() - 2 * GAP, window.height() - 2 * GAP))
        top = min(max(GAP, beside.center().y() - size.height() // 2), window.height() - GAP - size.height())
        self.setGeometry(QRect(QPoint(beside.left() - GAP - size.width(), top), size))
        self.show()
        self.raise_()
