"""Ordering of moves that can take several pieces and burn others."""

from __future__ import annotations

from mypy_extensions import i64

from shogi_desktop.rules.board.moves import ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIAS_SHIFT
from shogi_desktop.rules.position import Position

from ..evaluation.royal_evaluation import RoyalEvaluation
from .burning_exchange import BurningExchange
from .hazards import Hazards
from .ordering import BAD_CAPTURE, GOOD_CAPTURE, Ordering


class BurningOrdering(Ordering):
    """Scores the moves on the stack of a position."""

    def __init__(self, position: Position, evaluation: RoyalEvaluation, hazards: Hazards) -> None:
        weights = evaluation.weights
        self._royal: RoyalEvaluation = evaluation
        self.burning: BurningExchange = BurningExchange(position, weights, hazards)
        super().__init__(position, weights, self.burning)

    def is_quiet(self, move: i64) -> bool:
        """Whether a move, not yet played, neither takes nor promotes nor brings a burner to an enemy."""
        if move & PROMOTION or move >> VIAS_SHIFT:
            return False
        position = self.position
        tables = position.tables
        target = move & SQUARE_MASK
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        if target == origin:
            return True
        if position.cells[target] != 0:
            return False
        piece = position.cells[origin]
        if tables.burns[piece]:
            for step in tables.king_step:
                other = position.cells[target + step]
                if other > 1 and (other ^ piece) & 1:
                    return False
        return True

    def checks_directly(self, move: i64) -> bool:
        position = self.position
        other = position.turn ^ 1
        return position.royals[other] == 1 and self.attacks(move, self._royal.focus[2 * self._royal.at + other])

    def score_capture(self, move: i64) -> i64:
        position = self.position
        won = self.burning.at_once(move)
        taker = self.worth[position.cells[move >> ORIGIN_SHIFT & SQUARE_MASK]]
        if won <= taker:
            gain = self.burning.gain(move)
            if gain < 0:
                return BAD_CAPTURE + gain
            if gain < won:
                won = gain
        return GOOD_CAPTURE + (won << 8) - (taker >> 4)

    def most_gain(self, move: i64) -> i64:
        return self.burning.at_once(move)
