"""Royal pieces that are simply taken: who has lost the last one, or any, has lost the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.pieces import Side
from ..outcome import Outcome, Termination
from .ruling import Ruling

if TYPE_CHECKING:
    from ..position import Position


class RoyalLoss(Ruling):
    def outcome(self, position: Position) -> Outcome | None:
        mover = Side(position.turn)
        if position.royals[0] and position.royals[1]:
            return None
        # Whoever took the last royal piece has won, even where his own burnt with it.
        return Outcome(mover.other if position.royals[mover] == 0 else mover, Termination.ROYALS_LOST)
