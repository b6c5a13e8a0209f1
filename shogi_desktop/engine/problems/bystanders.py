"""Pieces of White's that make a check the only one: those that it burns or passes over, and those that answer others.

A piece with powers mates a lone king from nearly everywhere, and so does a strong one on a wide board. What makes a
problem of it are the pieces that would take it, or stand in its way, on every other square.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.board.moves import NO_MOVE, from_square, is_drop, to_square
from shogi_desktop.rules.position import Position

from .candidates import UNSURE, WHITE, Candidate, CandidateJudge, takes_long
from .material import Material, between, neighbourhood
from .powers import is_powerful, power_shown
from .random_numbers import RandomNumbers

# So many are put on the board, each is looked for so often.
_MOST: Final = 8
_TRIES: Final = 40
# Percentage that are put beside the end of the check, where they burn; the others stand near the king.
_NEAR_END: Final = 60


class Bystanders:
    """Puts pieces of White's on the board by chance, as long as Black has more than one way."""

    def __init__(self, material: Material, judge: CandidateJudge, numbers: RandomNumbers) -> None:
        self._material = material
        self._judge = judge
        self._numbers = numbers

    def beside(self, candidate: Candidate) -> Candidate | None:
        """The candidate with so many that its first check is the only one; None where chance found none.

        A piece that is wanted, and has powers, uses them.
        """
        board, move = candidate.position, candidate.line[0]
        if self._is_to_show(board, move):
            shown = self._more(candidate, NO_MOVE)
            if shown is None:
                return None
            candidate = shown
        for _ in range(_MOST):
            rival = self._judge.rival(candidate.position, move)
            if rival == NO_MOVE:
                return candidate
            more = self._more(candidate, rival) if rival != UNSURE else None
            if more is None:
                return None
            candidate = more
        return None

    def _is_to_show(self, board: Position, move: int) -> bool:
        """Whether a wanted piece has powers that its move does not use yet."""
        face = int(board.face_after(move))
        return face in self._material.wanted and is_powerful(board, face) and power_shown(board, move) == 0

    def _more(self, candidate: Candidate, rival: int) -> Candidate | None:
        """The candidate with one piece more, so that White answers `rival`; with none, so that a power is used."""
        numbers = self._numbers
        board = candidate.position
        near_end = _on_the_way(board, candidate.line[0])
        near_king = neighbourhood(board.variant, int(board.king_square(WHITE)), 2)
        for _ in range(_TRIES):
            more = board.copy()
            if self._material.scatter(more, WHITE, near_end if numbers.chance(_NEAR_END) else near_king):
                found = Candidate(more, candidate.line)
                if self._is_better(found, rival):
                    return found
            if self._judge.ended():
                break
        return None

    def _is_better(self, candidate: Candidate, rival: int) -> bool:
        board, move = candidate.position, candidate.line[0]
        if rival == NO_MOVE and power_shown(board, move) == 0:
            return False
        if candidate.plies > 1 and takes_long(board):
            return False
        return self._judge.works(candidate) and (rival == NO_MOVE or not self._judge.may_mate(board, rival))


def _on_the_way(board: Position, move: int) -> list[int]:
    """Squares beside the end of a move, and those between where it is a straight one from afar."""
    squares = neighbourhood(board.variant, int(to_square(move)), 1)
    if not is_drop(move):
        squares += between(board.variant, int(from_square(move)), int(to_square(move)))
    return squares
