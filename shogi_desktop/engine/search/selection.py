"""Which moves of a node a search passes over, and which it searches less deep."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..evaluation.worth import Worth
from .exchange import Exchange
from .ordering import BAD_CAPTURE, Ordering

_REDUCTIONS: Final = 64
# Up to these depths late quiet moves, forgotten ones, losing ones and bad captures are passed over.
_LATE_DEPTH: Final = 6
_FORGOTTEN_DEPTH: Final = 5
_LOSING_DEPTH: Final = 4
_CAPTURE_DEPTH: Final = 5
# A quiet move with so bad a history for each ply of depth is not worth a look.
_FORGOTTEN: Final = -3000


def _reduction_table() -> list[int]:
    """[depth * 64 + number of the move] plies by which a late quiet move is searched less deep."""
    return [
        int(0.4 + math.log(max(depth, 1)) * math.log(max(number, 1)) / 1.9)
        for depth in range(_REDUCTIONS)
        for number in range(_REDUCTIONS)
    ]


class Selection:
    """Margins are in the worth that pieces have in the variant."""

    def __init__(self, worth: Worth, exchange: Exchange, ordering: Ordering) -> None:
        self._exchange: Exchange = exchange
        self._ordering: Ordering = ordering
        self._reductions: vec[i64] = vec[i64](_reduction_table())
        unit = worth.unit
        self._capture_margin: i64 = 120 * unit // 100
        self._quiet_margin: i64 = 130 * unit // 100
        self._half_pawn: i64 = 60 * unit // 100
        self._loss_margin: i64 = 70 * unit // 100

    def is_late(self, number: i64, depth: i64, improving: bool) -> bool:
        """Whether so many moves near the leaves have been searched that neither a quiet one nor what comes after it is
        worth playing."""
        return depth <= _LATE_DEPTH and number > 3 + depth * depth * (2 if improving else 1)

    def is_bad_capture(self, order: i64, depth: i64) -> bool:
        """Whether a capture or promotion near the leaves loses too much to be worth playing."""
        lost = order < BAD_CAPTURE // 2 and order - BAD_CAPTURE < -self._capture_margin * depth
        return lost and depth <= _CAPTURE_DEPTH

    def is_futile(self, order: i64, depth: i64, near: i64, behind: i64) -> bool:
        """Whether no quiet move from this one on will help, checks aside: alpha lies `behind` above the position, or
        the histories speak against it. It would be searched to the depth `near`."""
        if depth > _LATE_DEPTH:
            return False
        if depth <= _FORGOTTEN_DEPTH and order < _FORGOTTEN * depth:
            return True
        return self._quiet_margin * near + self._half_pawn <= behind

    def loses(self, move: i64, depth: i64, near: i64) -> bool:
        """Whether a quiet move near the leaves loses too much where it goes; as above."""
        return depth <= _LATE_DEPTH and near <= _LOSING_DEPTH and self._exchange.gain(move) < -self._loss_margin * near

    def checks_for_free(self, move: i64) -> bool:
        """Whether a move gives a check that costs nothing: it may win yet."""
        return self._ordering.gives_check(move) and self._exchange.gain(move) >= 0

    def reduction(self, history: i64, depth: i64, number: i64, is_pv: bool, improving: bool, in_check: bool) -> i64:
        """By how many plies to search a quiet move less deep."""
        if depth < 2 or number < 3 or in_check:
            return 0
        row = depth if depth < _REDUCTIONS else i64(_REDUCTIONS - 1)
        reduction = self._reductions[row * _REDUCTIONS + (number if number < _REDUCTIONS else i64(_REDUCTIONS - 1))]
        if is_pv:
            reduction -= 1
        if not improving:
            reduction += 1
        reduction -= history // 6000
        if reduction >= depth:
            reduction = depth - 1
        return reduction if reduction > 0 else 0
