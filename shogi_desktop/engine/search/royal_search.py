"""The search where a check need not be answered: lines end when a side's last royal piece is taken or burnt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from shogi_desktop.rules.position import Position

from ..control import Control
from ..evaluation.royal_evaluation import RoyalEvaluation
from ..evaluation.royal_weights import RoyalWeights
from .burning_ordering import BurningOrdering
from .hazards import Hazards
from .ordering import BAD_CAPTURE, GOOD_CAPTURE, KILLER
from .quiescence import NONE
from .score import DRAW, MATE
from .search import Search
from .table import TranspositionTable

# What mobility, which takes time, adds to an evaluation at most, in hundredths of what pieces are worth in a variant.
ROUGH_ERROR: Final = 300
# How many captures a node tries, by its distance from where quiescence began: armies that take and burn in rows would
# never come to rest. The last number holds for all further ones.
_WIDTHS: Final = (8, 4, 2, 1)


class RoyalSearch(Search):
    """Searches positions in which nothing but the loss of all royal pieces, or of all moves, ends the game."""

    def __init__(self, position: Position, table: TranspositionTable, weights: RoyalWeights) -> None:
        self.hazards: Hazards = Hazards(position, weights)
        self.royal: RoyalEvaluation = RoyalEvaluation(position, weights)
        super().__init__(position, table, self.royal, BurningOrdering(position, self.royal, self.hazards))
        self._widths: vec[i64] = vec[i64](_WIDTHS)
        self._leaf: i64 = 0
        self._rough_error = ROUGH_ERROR * weights.unit // 100
        self._remembers = True
        self._repeating_is_draw: bool = position.variant.repetition_result == "allowed"
        self._check_excuses: bool = position.variant.repetition_result == "forbidden_unless_in_check"

    def adopt(self, position: Position, control: Control) -> None:
        self.hazards.position = position
        self.hazards.forget()
        super().adopt(position, control)

    def forecast(self, move: i64) -> i64:
        """What the move wins in exchanges; the game where it takes the last royal piece or leaves its own to go."""
        position = self.position
        side = position.turn
        gain = self.exchange.gain(move)
        self.royal.play(move)
        if position.royals[side] == 0 or self._can_lose(side):
            gain = -MATE
        if position.royals[side ^ 1] == 0:
            gain = MATE
        self.royal.undo()
        return gain

    def _in_check(self) -> bool:
        return self._can_lose(self.position.turn)

    def _can_lose(self, side: i64) -> bool:
        """Whether the last royal piece of a side could go, were it the other's turn."""
        if self.position.royals[side] != 1:
            return False
        return self.hazards.can_lose(self.royal.focus[2 * self.royal.at + side], side)

    def _gives_check(self, move: i64) -> bool:
        return self.ordering.checks_directly(move)

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

    def _settle(self, alpha: i64, beta: i64, ply: i64) -> i64:
        self._leaf = ply
        return self._quiesce(alpha, beta, ply)

    def _most_tries(self, ply: i64) -> i64:
        deep = ply - self._leaf
        return self._widths[deep if deep < len(self._widths) else len(self._widths) - 1]

    def _loses(self, move: i64, order: i64) -> bool:
        return order < GOOD_CAPTURE and self.exchange.gain(move) < 0

    def _score_captures(self, first: i64, needed: i64) -> None:
        """Captures that win more than the taker first, then those whose exchange is still to be looked through."""
        position = self.position
        ordering = self.ordering
        ordering.make_room()
        for at in range(first, position.top):
            move = position.moves[at]
            plain = at > first and position.moves[at - 1] == move | PROMOTION
            won: i64 = 0 if plain else ordering.most_gain(move)
            if won < needed or won <= 0:
                ordering.scores[at] = 2 * BAD_CAPTURE
                continue
            taker = ordering.worth[position.cells[move >> ORIGIN_SHIFT & SQUARE_MASK]]
            ordering.scores[at] = (GOOD_CAPTURE if won > taker else KILLER) + (won << 8) - (taker >> 4)
