"""The small board on which lines of play are looked at, made when the first one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules import Position

from ..board import BoardView

if TYPE_CHECKING:
    from .line_board import LineBoard


class LineBoards:
    """One at a time, over the window."""

    def __init__(self, make_board: Callable[[], BoardView], window: QWidget) -> None:
        """`make_board` gives a board of its own, in the look of the window's."""
        self._make_board = make_board
        self._window = window
        self._board: LineBoard | None = None

    def show(self, position: Position, moves: Sequence[int], flipped: bool, of: QWidget, row: QRect) -> None:
        """The position after these moves from another one, beside a row of a widget; none: no more."""
        if not moves:
            self.hide()
            return
        if self._board is None:
            from .line_board import LineBoard

            self._board = LineBoard(self._make_board(), self._window)
        self._board.show_line(position, moves, flipped)
        self._board.place(QRect(of.mapTo(self._window, row.topLeft()), row.size()))

    def hide(self) -> None:
        if self._board is not None:
            self._board.hide()

    def renew(self) -> None:
        """The next one is in the look that is chosen now."""
        if self._board is not None:
            self._board.hide()
            self._board.deleteLater()
            self._board = None
