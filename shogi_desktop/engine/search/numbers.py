"""The numbers of the search that no rule gives: margins, depths, reductions. Matches have set them."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64


class Numbers:
    """Each is a whole number, so that a command can vary it (packaging/evaluation/tune.py). Margins are hundredths of
    what a pawn of shogi is worth, reductions and extensions hundredths of a ply.

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
    likely      from this depth on a capture that wins so much beyond beta in a search so much less deep ends a node
                (ProbCut: Buro, 1995)
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
        self.reduce_root: i64 = 0
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
        self.likely_depth: i64 = 99
        self.likely_margin: i64 = 150
        self.likely_plies: i64 = 4
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
