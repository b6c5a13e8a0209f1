"""The main line of a mate: longest defences that leave nothing in hand, and no useless interpositions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.rules.position import Position

from ..control import Control, Share
from .judging import Judge, PlayedMoves
from .useless_interpositions import LengthWithoutUseless

# Nodes that may go into the main line in any case.
_NODES: Final = 20_000


def with_main_line(judge: Judge, board: Position, attacker: int, verdict: Verdict, control: Control) -> Verdict:
    """The verdict on a mate, whoever is to move, with its main line; what follows there are the `useless` moves.

    Where the line is not found with about the work that the mate took, the verdict is not settled. Without drops no
    interposition is useless, and no hand is to be emptied.
    """
    if not (verdict.mate and verdict.line and judge.variant.has_drops):
        return verdict
    share = Share(control, _NODES + 2 * int(control.spent))
    lengths = LengthWithoutUseless(judge.solver, attacker, share)
    most = len(verdict.line)
    length = lengths.of_attack(board, most) if board.turn == attacker else lengths.of_defence(board, most)
    if length == 0 and not share.stopped:
        return replace(verdict, useless=most)
    line = lengths.line(board, length) if length <= most and not share.stopped else []
    if not line:
        return replace(verdict, settled=False)
    with PlayedMoves(board, line):
        rest = judge.solver.solve(board, Share(control, _NODES), attacker)
    return replace(verdict, line=(*line, *rest.line), useless=len(rest.line))
