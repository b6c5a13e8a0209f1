"""Which moves of a node a search passes over, which it searches less deep, and the numbers of the search that no rule
gives: matches have set them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..evaluation.worth import Worth
from .exchange import Exchange
from .ordering import BAD_CAPTURE, Ordering

_LOGARITHMS: Final = 64


def _logarithms() -> list[int]:
    """[depth * 64 + number of the move] thousandths of the product of both their logarithms."""
    return [
        int(1000 * math.log(max(depth, 1)) * math.log(max(number, 1)))
        for depth in range(_LOGARITHMS)
        for number in range(_LOGARITHMS)
    ]


class Numbers:
    """The numbers of the search that no rule gives. Each is a whole number, so that a command can vary it
    (packaging/evaluation/tune.py). Margins are hundredths of what a pawn of shogi is worth, reductions and extensions
    hundredths of a ply.

    calm        up to this depth a position so far above beta for each ply is left to its evaluation
    lost        up to this depth a position so far below alpha for each ply is left to quiescence
    null        a pass is searched less deep by so many plies, by a share of the depth, and by a ply for each such
                margin above beta, at most so many
    singular    from this depth on the move of the table is searched deeper where no other comes near it
    reduce      late moves are searched less deep: see `Selection.reduction`
    late        up to this depth so many quiet moves are tried, by the square of the depth (hundredths of it)
    forgotten   up to this depth a quiet move with so bad a history for each ply is passed over
    quiet       a quiet move is passed over where alpha lies so far above the position, and so much for each ply
    losing      up to this depth quiet moves that lose so much for each ply are passed over
    capture     up to this depth captures that lose so much for each ply are passed over
    settle      in quiescence captures must bring the score so near to alpha
    """

    def __init__(self) -> None:
        self.calm_depth: i64 = 4
        self.calm_margin: i64 = 110
        self.lost_depth: i64 = 2
        self.lost_margin: i64 = 350
        self.null_plies: i64 = 300
        self.null_share: i64 = 25
        self.null_margin: i64 = 300
        self.null_most: i64 = 1
        self.singular_depth: i64 = 7
        self.singular_margin: i64 = 10
        self.reduce_plies: i64 = 40
        self.reduce_growth: i64 = 190
        self.reduce_pv: i64 = 100
        self.reduce_worsening: i64 = 100
        self.reduce_cut: i64 = 0
        self.reduce_history: i64 = 6000
        self.reduce_capture: i64 = 0
        self.reduce_check: i64 = 1
        self.late_depth: i64 = 6
        self.late_moves: i64 = 3
        self.late_square: i64 = 100
        self.late_improving: i64 = 200
        self.forgotten_depth: i64 = 5
        self.forgotten_history: i64 = 3000
        self.quiet_margin: i64 = 60
        self.quiet_depth_margin: i64 = 130
        self.losing_depth: i64 = 4
        self.losing_margin: i64 = 70
        self.capture_depth: i64 = 5
        self.capture_margin: i64 = 120
        self.check_plies: i64 = 200
        self.settle_margin: i64 = 120
        self.settle_answers: i64 = 2
        self.bonus: i64 = 16
        self.malus: i64 = 8


def numbers_with(values: Mapping[str, int]) -> Numbers:
    """Those of the program but for some; AttributeError where there is none of a name."""
    numbers = Numbers()
    for name, value in values.items():
        getattr(numbers, name)
        setattr(numbers, name, value)
    return numbers


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
