"""What results of games say about strength: Elo with its error, and the sequential probability ratio test.

Two games from one opening, one with each colour, are one observation: their results depend on each other by the
opening, and the five scores of such a pair (0 to 2 points) vary less than those of two games on their own. Single games
are observations of three scores where openings are played once.

Sources of the formulas: Elo differences are logistic, score = 1 / (1 + 10 ** (-elo / 400)); the generalised sequential
probability ratio test (Van den Bergh, "A practical introduction to the GSPRT"; Li, Liu, Ying 2014) as Stockfish's
testing framework uses it, which compares the likelihoods of the likeliest distributions of either expected score;
bounds by Wald.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

CONFIDENCE_Z: Final = 1.959964
"""Standard errors on either side that hold 95 % of a normal distribution."""
_CONFIDENCE: Final = 0.95
_NEVER_SEEN: Final = 1e-3
"""Counts for a score that did not occur, so that its likelihood is not zero."""
_ROOT_STEPS: Final = 200


@dataclass(frozen=True)
class Elo:
    """An estimate and its 95 % bounds; infinite where there was no game, or only wins or losses."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        if math.isinf(self.low) and math.isinf(self.high):
            return "Elo unknown"
        if math.isinf(self.value):
            return f"Elo above {self.low:+.0f}" if self.value > 0 else f"Elo below {self.high:+.0f}"
        value, low, high = (round(elo, 1) + 0.0 for elo in (self.value, self.low, self.high))  # no "-0.0"
        return f"Elo {value:+.1f} [{low:+.1f} .. {high:+.1f}]"


def expected_score(elo: float) -> float:
    """What a player scores in a game against one that is so much weaker."""
    return 1 / (1 + math.pow(10, -elo / 400))


def elo_of_score(score: float) -> float:
    """The other way round; infinite for 0 and 1."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else -400 * math.log10(1 / score - 1)


def elo_of(counts: Sequence[int]) -> Elo:
    """The estimate for observations by score: `counts[i]` of them brought i / (len(counts) - 1) of all points."""
    number = sum(counts)
    if number == 0:
        return Elo(0.0, -math.inf, math.inf)
    top = len(counts) - 1
    mean = sum(count * i / top for i, count in enumerate(counts)) / number
    if mean in (0.0, 1.0):
        # Exact for one-sided results: with a smaller score they would have been less likely than 2.5 %.
        worst = math.pow((1 - _CONFIDENCE) / 2, 1 / number)
        return Elo(math.inf, elo_of_score(worst), math.inf) if mean else Elo(-math.inf, -math.inf, -elo_of_score(worst))
    variance = sum(count * (i / top - mean) ** 2 for i, count in enumerate(counts)) / number
    error = CONFIDENCE_Z * math.sqrt(variance / number)
    return Elo(elo_of_score(mean), elo_of_score(mean - error), elo_of_score(mean + error))


@dataclass(frozen=True)
class Sprt:
    """The test of "stronger by `elo1`" against "stronger by `elo0`"; `alpha` and `beta` are the chances that it takes
    the first for true though the second is, and the other way round. ValueError where that makes no sense."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"the second Elo must be above the first: {self.elo0} {self.elo1}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("chances of errors are between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which it decides against `elo1`, and for it."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of observations by score, counted as in `elo_of`; 0 for none."""
        if not sum(counts):
            return 0.0
        seen = [count or _NEVER_SEEN for count in counts]
        number = sum(seen)
        shares = [count / number for count in seen]
        zeros, ones = (_likeliest(shares, expected_score(elo)) for elo in (self.elo0, self.elo1))
        return number * sum(
            share * math.log(one / zero) for share, zero, one in zip(shares, zeros, ones, strict=True)
        )

    def accepts(self, counts: Sequence[int]) -> bool | None:
        """Whether it decides for `elo1`; None as long as it does not decide."""
        low, high = self.bounds
        ratio = self.ratio(counts)
        return True if ratio >= high else False if ratio <= low else None


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """Of all distributions with this mean the one under which these shares are likeliest.

    By Lagrange it is share / (1 + t (score - mean)), with the t for which the sum of share (score - mean) / (1 + t
    (score - mean)) is zero; that sum falls from one end of the t that make all of them positive to the other.
    """
    top = len(shares) - 1
    off = [i / top - mean for i in range(top + 1)]
    low, high = -1 / off[-1], -1 / off[0]
    for _ in range(_ROOT_STEPS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if sum(share * a / (1 + middle * a) for share, a in zip(shares, off, strict=True)) > 0:
            low = middle
        else:
            high = middle
    return [share / (1 + middle * a) for share, a in zip(shares, off, strict=True)]
