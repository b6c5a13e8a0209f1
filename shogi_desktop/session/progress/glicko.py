"""Glicko: a rating and how far it may be off, after games against opponents whose strengths are known.

Source of the formulas: Mark E. Glickman, "The Glicko system" (1999, www.glicko.net/glicko/glicko.pdf), steps 1 and 2,
with its worked example as a test. A game is a rating period of its own, and uncertainty grows with the days that pass.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

_Q: Final = math.log(10) / 400
CERTAIN: Final = 1.959964
"""Deviations on either side within which 95 % of a normal distribution lie."""


@dataclass(frozen=True)
class Strength:
    """A rating in Elo and its standard deviation."""

    rating: float
    deviation: float

    @property
    def margin(self) -> float:
        """How far the true strength is off at most, with 95 % certainty."""
        return CERTAIN * self.deviation

    def expected(self, opponent: Strength) -> float:
        """What is scored in a game against an opponent on the average: E in the paper."""
        return 1 / (1 + math.pow(10, -_damping(opponent.deviation) * (self.rating - opponent.rating) / 400))

    def after(self, games: Iterable[tuple[Strength, float]]) -> Strength:
        """After the games of a period: opponents, and what was scored against each (0, 0.5 or 1)."""
        information = gain = 0.0
        for opponent, score in games:
            damping, expected = _damping(opponent.deviation), self.expected(opponent)
            information += (_Q * damping) ** 2 * expected * (1 - expected)
            gain += damping * (score - expected)
        variance = 1 / (1 / self.deviation**2 + information)
        return Strength(self.rating + _Q * variance * gain, math.sqrt(variance))

    def after_rest(self, periods: float, growth: float, most: float) -> Strength:
        """After so many periods without a game, each of which adds `growth` squared to the variance."""
        return Strength(self.rating, min(math.hypot(self.deviation, growth * math.sqrt(periods)), most))


def _damping(deviation: float) -> float:
    """How much less a game says of one whose opponent is not well known: g in the paper."""
    return 1 / math.sqrt(1 + 3 * (_Q * deviation / math.pi) ** 2)
