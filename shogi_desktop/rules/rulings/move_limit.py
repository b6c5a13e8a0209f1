"""Move limit: the game is a draw when it reaches a number of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..outcome import Outcome, Termination
from .ruling import Ruling

if TYPE_CHECKING:
    from ..position import Position


class MoveLimit(Ruling):
    def outcome(self, position: Position) -> Outcome | None:
        over = position.move_number > position.variant.move_limit
        return Outcome(None, Termination.MOVE_LIMIT) if over else None
