"""The search where a check need not be answered: lines end when a side's last royal piece is taken or burnt."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules.moves import ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from ..rules.position import Position
from .burning_ordering import BurningOrdering
from .control import Control
from .hazards import Hazards
from .royal_evaluation import RoyalEvaluation
from .royal_weights import RoyalWeights
from .score import DRAW, MATE
from .search import NONE, Search
from .table import TranspositionTable


class RoyalSearch(Search):
    """Searches positions in which nothing but the loss of all royal pieces, or of all moves, ends the game."""

    def __init__(self, position: Position, table: TranspositionTable, weights: RoyalWeights) -> None:
        self.hazards: Hazards = Hazards(position, weights)
        self.royal: RoyalEvaluation = RoyalEvaluation(position, weights)
        super().__init__(position, table, self.royal, BurningOrdering(position, weights, self.hazards))
        self._repeating_is_draw: bool = position.variant.repetition_result == "allowed"
        self._check_excuses: bool = position.variant.repetition_result == "forbidden_unless_in_check"

    def adopt(self, position: Position, control: Control) -> None:
        self.hazards.position = position
        self.hazards.forget()
        super().adopt(position, control)

    def _in_check(self) -> bool:
        return self._can_lose(self.position.turn)

    def _can_lose(self, side: i64) -> bool:
        """Whether the last royal piece of a side could go, were it the other's turn."""
        if self.position.royals[side] != 1:
            return False
        return self.hazards.can_lose(self.royal.focus[2 * self.royal.at + side], side)

    def _gives_check(self, move: i64) -> bool:
        self.royal.play(move)
        checks = self._in_check()
        self.royal.undo()
        return checks

    def _can_play(self, move: i64) -> bool:
        """Whether the pieces that a remembered move needs stand where it needs them: two positions may share a hash."""
        position = self.position
        cells = position.cells
        side = position.turn
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        target = move & SQUARE_MASK
        piece = cells[origin]
        if piece < 2 or piece & 1 != side or (move & PROMOTION and position.tables.promoted[piece] == 0):
            return False
        for n in range(move >> VIAS_SHIFT):
            victim = cells[move >> (VIA_SHIFT + 11 * n) & SQUARE_MASK]
            if victim < 2 or victim & 1 == side:
                return False
        victim = cells[target]
        return target == origin or victim == 0 or (victim > 1 and victim & 1 != side)

    def _is_banned(self, was_in_check: bool) -> bool:
        position = self.position
        return position.bans_repetition and not (was_in_check and self._check_excuses) and position.repeats()

    def _rule_end(self, ply: i64) -> i64:
        position = self.position
        side = position.turn
        if position.royals[side] == 0:
            return ply - MATE
        if position.royals[side ^ 1] == 0:
            return MATE - ply
        if self._repeating_is_draw and position.repeats():
            return DRAW
        if 0 < self._move_limit < position.first_number + position.ply:
            return DRAW
        if self._can_lose(side ^ 1):
            return MATE - ply - 1
        return NONE

    def _settles_in_check(self) -> bool:
        return False
