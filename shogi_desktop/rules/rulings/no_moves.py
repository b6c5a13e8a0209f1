"""A side without a legal move: mated if it is in check, else it has lost or the game is a draw, as the field says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.pieces import Side
from ..outcome import Outcome, Termination
from .ruling import Ruling

if TYPE_CHECKING:
    from ..position import Position


class NoMoves(Ruling):
    def outcome(self, position: Position) -> Outcome | None:
        if position.has_legal_move():
            return None
        winner = Side(position.turn).other
        if position.in_check():
            return Outcome(winner, Termination.CHECKMATE)
        return Outcome(winner if position.variant.no_moves == "loss" else None, Termination.NO_MOVES)
