"""How much of the usual time a position deserves, by how the search of it goes."""

from __future__ import annotations

from typing import Final

# Percentages of the usual time: where nothing is open, and at most.
_CALM: Final = 65
_MOST: Final = 300
# What one change of the best move adds; half as much after the next iteration, a quarter after the one after that.
_CHANGE: Final = 70
# What the worth of a pawn adds by which the score has fallen, and the most that counts.
_PAWN_LOST: Final = 80
_MOST_LOST: Final = 150
# A best move that took so many percent of the nodes has no rival.
_UNRIVALLED: Final = 85
_UNRIVALLED_SHARE: Final = 75
# So many iterations must have gone by before a position is called clear.
_FEW: Final = 6


class Patience:
    """Follows the iterations of one search; `worth` is the percentage of the usual time that they call for."""

    def __init__(self, unit: int) -> None:
        """`unit` is the percentage of the usual that a piece is worth in the variant."""
        self.worth: int = 100
        self._unit = max(1, unit)
        self._unrest = 0
        self._iterations = 0
        self._highest = 0
        self._score = 0

    def note(self, changes: int, score: int, effort: int) -> None:
        """An iteration is over: how often it changed its mind, the score, the best move's percentage of all nodes."""
        self._iterations += 1
        self._unrest = self._unrest // 2 + changes * _CHANGE
        # Against the last two: what fell in one iteration has not come back in the next.
        before = max(self._highest, self._score) if self._iterations > 2 else score
        self._highest, self._score = self._score, score
        lost = min(_MOST_LOST, max(0, before - score) * _PAWN_LOST // self._unit)
        worth = _CALM + self._unrest + lost
        if self._iterations >= _FEW and effort >= _UNRIVALLED:
            worth = worth * _UNRIVALLED_SHARE // 100
        self.worth = min(_MOST, worth) if self._iterations >= _FEW else min(_MOST, max(100, worth))
