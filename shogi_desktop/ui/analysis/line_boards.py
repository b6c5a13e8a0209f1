"""Lines of play: looked at on a small board, which is made when the first one is, and taken into the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules import Position
from shogi_desktop.session.play.game_session import GameSession

from ..desk import Desk

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
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


def take_line(session: GameSession, node: Node, moves: Sequence[int]) -> None:
    """Makes one move on the board, or puts several into the record, where they are one step to undo. Nothing where the
    board does not stand at `node`, or has changed since the person asked for it."""
    game = session.record.game
    if not moves or not session.record.can_edit() or game.cursor is not node or not game.position.is_legal(moves[0]):
        return
    if len(moves) == 1:
        session.review.play(moves[0])
        return
    other = Game(game.variant, game.position)
    for move in moves:
        other.play(move)
    session.review.graft(node, other)
