"""A position that comes back: at some occurrence a draw, or lost for the side that made the first move of the game, or
for the one that had to vary and did not.

Who had to is read in two ways: the side to move, which was the first to move on from this position (western), or the
side that made it, unless it answered a check with its last move: then the one that gave the check (Japanese). Whoever
gave check with every move since has lost before that, where the variant says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.pieces import Side
from ..outcome import Outcome, Termination
from ..record.variant import Variant
from .ruling import Ruling

if TYPE_CHECKING:
    from ..position import Position


class Repetition(Ruling):
    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self._times: int = variant.repetition
        self._first_loses: bool = variant.repetition_result == "first_loses"
        self._perpetual_loses: bool = variant.perpetual_check == "loss"
        self._starter_loses: bool = variant.repetition_result == "loss"
        self._maker_loses: bool = variant.repetition_result == "maker_loses"

    def outcome(self, position: Position) -> Outcome | None:
        earlier = position.earlier_occurrences()
        if len(earlier) < self._times - 1:
            return None
        first = earlier[1 - self._times]
        if self._perpetual_loses:
            position.find_checks(first)
            always = [self._always_checked(position, first, side) for side in Side]
            if always[0] != always[1]:
                return Outcome(Side.WHITE if always[1] else Side.BLACK, Termination.PERPETUAL_CHECK)
        if self._starter_loses:
            return Outcome(Side(position.turn).other, Termination.STARTED_REPETITION)
        if self._maker_loses:
            position.find_checks(position.ply - 2)
            maker = Side(position.turn).other
            in_check = position.checked[position.ply - 1] == 1
            return Outcome(maker if in_check else maker.other, Termination.STARTED_REPETITION)
        winner = Side(position.first_mover()).other if self._first_loses else None
        return Outcome(winner, Termination.REPETITION)

    @staticmethod
    def _always_checked(position: Position, first: int, side: Side) -> bool:
        """Whether `side` was in check after each of the other side's moves since `first`."""
        plies = range(first + 1, position.ply + 1)
        own = [ply for ply in plies if (position.turn + position.ply - ply) & 1 == side]
        return all(position.checked[ply] == 1 for ply in own)
