"""Examining a problem at the board: the panel's node is shown there, and any move made there is asked about."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.session.problems.tree import ExaminedNode
from shogi_desktop.session.sight.attacks import threatened_royals

from ...board import BoardView
from .panel import ExaminePanel


class ExamineController(QObject):
    """Board and panel together; the board is touched only between `enter` and `leave`."""

    def __init__(self, board: BoardView, panel: ExaminePanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board, self._panel = board, panel
        self._active = False
        self._shown: ExaminedNode | None = None
        panel.node_shown.connect(self._show)

    def enter(self) -> None:
        """The page comes up: the board belongs to it now."""
        self._active = True
        self._shown = None
        node = self._panel.node()
        if node is not None:
            self._show(node)
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Another page comes up, or the window goes; what the panel still looks for is its own business."""
        self._active = False

    def shown(self) -> Position | None:
        node = self._panel.node()
        return node.position if node is not None else None

    def move(self, move: int) -> None:
        self._panel.play(move)

    def preview(self, move: int) -> Transition:
        node = self._panel.node()
        assert node is not None  # there is nothing to move otherwise
        return node.position.transition(move)

    def step(self, forward: int) -> None:
        """A notch of the wheel: the tree is walked with its own keys."""

    def remark(self, text: str) -> None:
        """The panel says what a move is worth; about the hand there is nothing to add."""

    def _show(self, node: ExaminedNode) -> None:
        """Shows a node; from a neighbour the move is seen."""
        if not self._active:
            return
        before, self._shown = self._shown, node
        board, position = self._board, node.position
        if before is not None and before is node.parent and node.transition is not None:
            board.show_position(position, node.transition)
        elif before is not None and before.parent is node and before.transition is not None:
            board.show_position(position, before.transition, backwards=True)
        else:
            board.show_position(position)
        board.set_goals(())
        board.set_hint(NO_MOVE)
        board.set_last_move(position.last_move())
        board.set_check(threatened_royals(position, int(position.turn)))
        board.set_moves(node.moves())
