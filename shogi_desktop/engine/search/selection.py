"""Which moves of a node a search passes over, and which it searches less deep."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..evaluation.worth import Worth
from .exchange import Exchange
from .numbers import Numbers
from .ordering import BAD_CAPTURE, Ordering

_LOGARITHMS: Final = 64


def _logarithms() -> list[int]:
    """[depth * 64 + number of the move] thousandths of the product of both their logarithms."""
    return [
        int(1000 * math.log(max(depth, 1)) * math.log(max(number, 1)))
        for depth in range(_LOGARITHMS)
        for number in range(_LOGARITHMS)
    ]


class Selection:
    """Margins are in the worth that pieces have in the variant."""

    def __init__(self, numbers: Numbers, worth: Worth, exchange: Exchange, ordering: Ordering) -> None:
        self.numbers: Numbers = numbers
        self._exchange: Exchange = exchange
        self._ordering: Ordering = ordering
        self._logarithms: vec[i64] = vec[i64](_logarithms())
        self._unit: i64 = worth.unit

    def is_late(self, number: i64, depth: i64, improving: bool) -> bool:
        """Whether so many moves near the leaves have been searched that neither a quiet one nor what comes after it is
        worth playing."""
        numbers = self.numbers
        if depth > numbers.late_depth:
            return False
        square = depth * depth * numbers.late_square
        if improving:
            square = square * numbers.late_improving // 100
        return number > numbers.late_moves + square // 100

    def is_bad_capture(self, order: i64, depth: i64) -> bool:
        """Whether a capture or promotion near the leaves loses too much to be worth playing."""
        numbers = self.numbers
        if order >= BAD_CAPTURE // 2 or depth > numbers.capture_depth:
            return False
        return order - BAD_CAPTURE < -self._unit * numbers.capture_margin * depth // 100

    def is_futile(self, order: i64, depth: i64, near: i64, behind: i64) -> bool:
        """Whether no quiet move from this one on will help, checks aside: alpha lies `behind` above the position, or
        the histories speak against it. It would be searched to the depth `near`."""
        numbers = self.numbers
        if depth > numbers.late_depth:
            return False
        if depth <= numbers.forgotten_depth and order < -numbers.forgotten_history * depth:
            return True
        return self._unit * (numbers.quiet_depth_margin * near + numbers.quiet_margin) // 100 <= behind

    def loses(self, move: i64, depth: i64, near: i64) -> bool:
        """Whether a quiet move near the leaves loses too much where it goes; as above."""
        numbers = self.numbers
        if depth > numbers.late_depth or near > numbers.losing_depth:
            return False
        return self._exchange.gain(move) < -self._unit * numbers.losing_margin * near // 100

    def checks_for_free(self, move: i64) -> bool:
        """Whether a move gives a check that costs nothing: it may win yet."""
        return self._ordering.gives_check(move) and self._exchange.gain(move) >= 0

    def reduction(
        self, history: i64, depth: i64, number: i64, is_pv: bool, improving: bool, cut: bool, in_check: bool
    ) -> i64:
        """By how many plies to search a quiet move less deep."""
        if depth < 2 or number < 3 or in_check:
            return 0
        numbers = self.numbers
        reduction = numbers.reduce_plies + self._logarithm(depth, number) * 10 // numbers.reduce_growth
        if is_pv:
            reduction -= numbers.reduce_pv
        if not improving:
            reduction += numbers.reduce_worsening
        if cut:
            reduction += numbers.reduce_cut
        return _plies(reduction - history * 100 // numbers.reduce_history, depth)

    def capture_reduction(self, depth: i64, number: i64, is_pv: bool, in_check: bool) -> i64:
        """By how many plies to search a capture that loses something less deep."""
        if depth < 2 or number < 3 or in_check or is_pv:
            return 0
        numbers = self.numbers
        reduction = numbers.reduce_plies + self._logarithm(depth, number) * 10 // numbers.reduce_growth
        return _plies(reduction * numbers.reduce_capture // 100, depth)

    def _logarithm(self, depth: i64, number: i64) -> i64:
        row = depth if depth < _LOGARITHMS else i64(_LOGARITHMS - 1)
        return self._logarithms[row * _LOGARITHMS + (number if number < _LOGARITHMS else i64(_LOGARITHMS - 1))]


def _plies(hundredths: i64, depth: i64) -> i64:
    """Whole plies, so that at least one is left of a depth."""
    if hundredths <= 0:
        return 0
    reduction = hundredths // 100
    return reduction if reduction < depth else depth - 1
