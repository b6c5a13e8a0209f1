"""Try rule: a king on the square where the enemy king begins the even game wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.pieces import Side
from ..outcome import Outcome, Termination
from .ruling import Ruling

if TYPE_CHECKING:
    from ..position import Position


class TryRule(Ruling):
    def outcome(self, position: Position) -> Outcome | None:
        side = Side(position.turn).other
        home = position.variant.home_square(side.other)
        return Outcome(side, Termination.TRY) if home in position.royal_squares(side) else None
