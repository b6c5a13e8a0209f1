"""Quiet limit: the game is a draw after so many moves in a row by which nothing was taken or promoted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..outcome import Outcome, Termination
from .ruling import Ruling

if TYPE_CHECKING:
    from ..position import Position


class QuietLimit(Ruling):
    def outcome(self, position: Position) -> Outcome | None:
        over = position.reversible[position.ply] >= position.variant.quiet_limit
        return Outcome(None, Termination.QUIET_LIMIT) if over else None
