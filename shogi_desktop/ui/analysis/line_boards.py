"""The small board on which lines of play are looked at, made when the first one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules import Position

from ..desk import Desk

if TYPE_CHECKING:
    from .line_board import LineBoard


class LineBoards:
    """One at a time, over the window."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._board: LineBoard | None = None

    def show(self, position: Position, moves: Sequence[int], flipped: bool, of: QWidget, row: QRect) -> None:
        """The position after these moves from another one, beside a row of a widget; none: no more."""
        if not moves:
            self.hide()
            return
        if self._board is None:
            from .line_board import LineBoard

            self._board = LineBoard(self._desk.make_board(), self._desk.window)
        self._board.show_line(position, moves, flipped)
        self._board.place(QRect(of.mapTo(self._desk.window, row.topLeft()), row.size()))

    def hide(self) -> None:
        if self._board is not None:
            self._board.hide()

    def renew(self) -> None:
        """The next one is in the look that is chosen now."""
        if self._board is not None:
            self._board.hide()
            self._board.deleteLater()
            self._board = None
