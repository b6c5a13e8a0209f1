"""Lines of play: looked at on a small board, which is made when the first one is, and taken into the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QWidget

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules import Position
from shogi_desktop.session.play.game_session import GameSession

from ..board import BoardView
from ..desk import Desk
from ..widgets.layouts import in_column

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
        in_column(board, of=self, margins=4)
        self.hide()

    def show_line(self, position: Position, moves: Sequence[int], flipped: bool) -> None:
        """The position after these moves from another one."""
        after = position.copy()
        for move in moves:
            after.play(move)
        self._board.set_flipped(flipped)
        self._board.show_position(after)
        self._board.mark(last_move=moves[-1])

    def place(self, beside: QRect) -> None:
        """At the left of a place in the window, as large as the game needs and the window allows."""
        window, variant = self._window, self._board.variant
        wanted = QSize((variant.files + 4) * CELL, (variant.ranks + 1) * CELL).expandedTo(LEAST)
        size = wanted.boundedTo(QSize(beside.left() - 2 * GAP, window.height() - 2 * GAP))
        top = min(max(GAP, beside.center().y() - size.height() // 2), window.height() - GAP - size.height())
        self.setGeometry(QRect(QPoint(beside.left() - GAP - size.width(), top), size))
        self.show()
        self.raise_()


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
