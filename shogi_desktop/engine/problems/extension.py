"""Problems made longer from their end: an answer of White's and a check of Black's taken back."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position

from .bystanders import Bystanders
from .candidates import BLACK, WHITE, Candidate, CandidateJudge, takes_long
from .material import Material
from .random_numbers import RandomNumbers
from .retractions import HAND, Retraction, move_of, retractions, take_back

# Positions with White to move that are tried for a candidate, and checks that are tried for each of them.
_ANSWERS: Final = 40
_CHECKS: Final = 12
_MOST_PIECES: Final = 12
# How much less dull it is that a piece moves which is wanted.
_WANTED: Final = 4


class Extender:
    """Looks for what may have come before a candidate, so that the line from there is the only one again."""

    def __init__(self, material: Material, judge: CandidateJudge, numbers: RandomNumbers) -> None:
        self._material = material
        self._judge = judge
        self._numbers = numbers
        self._bystanders = Bystanders(material, judge, numbers)
        self.tried = 0

    def check_before(self, after: Candidate) -> Candidate | None:
        """One check taken back: White is to move in `after`, and mated by its line."""
        tries = 0
        for how in self._shuffled(after.position, BLACK):
            before = take_back(after.position, how, self._material)
            if before is None:
                continue
            self.tried += 1
            tries += 1
            move = move_of(after.position, how)
            found = self._alone(Candidate(before, [move, *after.line]))
            if found is not None:
                return found
            if tries == _CHECKS or self._judge.ended():
                break
        return None

    def _alone(self, candidate: Candidate) -> Candidate | None:
        """The candidate, if its first check is the only one; where powers are wanted a mate is made so, and where the
        board is wide everything longer.

        With a piece that reaches nearly the whole board so much else mates that nothing longer is found in its time.
        """
        board, move = candidate.position, candidate.line[0]
        if candidate.plies > 1 and takes_long(board):
            return None
        if self._material.shows_powers and candidate.plies == 1:
            return self._bystanders.beside(candidate)
        if self._material.is_wide and not self._material.wanted and candidate.plies > 1:
            made = self._bystanders.beside(candidate)
            return made if made is not None and self._judge.holds(made) else None
        if self._material.wanted:
            return candidate if self._judge.rival(board, move) == NO_MOVE else None
        return candidate if self._judge.is_only(board, move) else None

    def longer(self, candidate: Candidate) -> Candidate | None:
        """The candidate with two more plies in front, None where nothing fits."""
        if takes_long(candidate.position):
            return None
        tries = 0
        for how in self._shuffled(candidate.position, WHITE):
            before = take_back(candidate.position, how, self._material)
            if before is None or takes_long(before) or len(self._material.pieces(before)) > _MOST_PIECES:
                continue
            tries += 1
            if self._judge.mates(before, candidate.plies + 1):
                found = self.check_before(Candidate(before, [move_of(candidate.position, how), *candidate.line]))
                if found is not None:
                    return found
            if tries == _ANSWERS or self._judge.ended():
                break
        return None

    def _shuffled(self, position: Position, side: int) -> list[Retraction]:
        """Every retraction of a side, the more interesting ones rather at the front."""
        found: list[Retraction] = []
        for square in self._material.squares(position, side):
            found += retractions(position, square, self._material)
        numbers = self._numbers
        order = [int(numbers.below(self._dullness(how, side))) << 16 | at for at, how in enumerate(found)]
        return [found[key & 0xFFFF] for key in sorted(order)]

    def _dullness(self, how: Retraction, side: int) -> int:
        """From 1 on: White should take what Black offers, Black should rather not take, and move what is wanted."""
        if side == WHITE:
            return 300 if how.taken else 1000
        part = _WANTED if how.face in self._material.wanted else 1
        if how.taken:
            return 1000 // part
        return (400 if how.origin == HAND else 300) // part
