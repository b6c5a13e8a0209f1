"""The line of a mate as it is printed: longest defences that leave nothing in hand, and no useless interpositions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.wire.problem_lines import Verdict
from shogi_desktop.rules.position import Position

from ..control import Control, Share
from .judging import Judge
from .useless_interpositions import LengthWithoutUseless

# Nodes that may go into the printed length in any case.
_NODES_TO_PRINT: Final = 20_000


def printed(judge: Judge, board: Position, attacker: int, verdict: Verdict, control: Control) -> Verdict:
    """The verdict on a mate, whoever is to move, with the printed line; what follows that line are its `useless` moves.

    Where the line is not found with about the work that the mate took, the verdict stays as it is. Without drops no
    interposition is useless, and no hand is to be emptied.
    """
    if not (verdict.mate and verdict.line and judge.variant.has_drops):
        return verdict
    share = Share(control, _NODES_TO_PRINT + 2 * int(control.spent))
    lengths = LengthWithoutUseless(judge.solver, attacker, share)
    most = len(verdict.line)
    stated = lengths.of_attack(board, most) if board.turn == attacker else lengths.of_defence(board, most)
    if stated == 0 and not share.stopped:
        return replace(verdict, useless=most)
    line = lengths.line(board, stated) if stated <= most and not share.stopped else []
    if not line:
        return verdict
    for move in line:
        board.play(move)
    rest = judge.solver.solve(board, Share(control, _NODES_TO_PRINT), attacker)
    for _ in line:
        board.undo()
    return replace(verdict, line=judge.texts(line + rest.line), useless=len(rest.line))


def moves_of(board: Position, verdict: Verdict) -> list[int]:
    """The moves of the verdict's line, none where there is no mate."""
    line: list[int] = []
    for text in verdict.line if verdict.mate else ():
        move = int(parse_move(text, board))
        line.append(move)
        board.play(move)
    for _ in line:
        board.undo()
    return line
