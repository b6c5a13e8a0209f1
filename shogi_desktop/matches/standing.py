"""How a match stands: results, the pairs of games from one opening, how games ended, what must not happen, and what
all that says of how strong the players are."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from .playing import GameRow, GameScore

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
    if number in counts:
        # All of one kind: if more than this share were of another, that would have been less likely than 2.5 %.
        other = 1 - math.pow((1 - _CONFIDENCE) / 2, 1 / number)
        return Elo(elo_of_score(mean), elo_of_score(mean * (1 - other)), elo_of_score(mean + (1 - mean) * other))
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
        return number * sum(share * math.log(one / zero) for share, zero, one in zip(shares, zeros, ones, strict=True))

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


_POINTS: Final = {GameScore.LOST: 0, GameScore.DRAWN: 1, GameScore.WON: 2}  # half points
_FEWEST_PAIRS: Final = 10


def estimate(pairs: Sequence[int], games: Sequence[int]) -> Elo:
    """By pairs, but by single games as long as few pairs say too little of how much they vary."""
    return elo_of(pairs if sum(pairs) >= _FEWEST_PAIRS else games)


@dataclass
class Standing:
    """As the first player sees it. Games that are void are counted and nothing else."""

    paired: bool
    """Whether each opening is played twice, with both colours."""
    scores: Counter[GameScore] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    plies: int = 0
    slowest_ms: tuple[int, int] = (0, 0)
    faults: list[str] = field(default_factory=list)
    opponent_faults: list[str] = field(default_factory=list)
    _halves: dict[int, GameScore] = field(default_factory=dict)
    _pairs: list[int] = field(default_factory=lambda: [0] * 5)

    @staticmethod
    def of(rows: Iterable[GameRow], paired: bool) -> Standing:
        standing = Standing(paired)
        for row in rows:
            standing.count(row)
        return standing

    def count(self, row: GameRow) -> None:
        """One more game."""
        self.scores[row.score] += 1
        self.ends[row.how] += 1
        self.plies += row.plies
        self.slowest_ms = (max(self.slowest_ms[0], row.slowest_ms[0]), max(self.slowest_ms[1], row.slowest_ms[1]))
        self.faults += (f"game {row.number}: {fault}" for fault in row.faults)
        self.opponent_faults += (f"game {row.number}: {fault}" for fault in row.opponent_faults)
        other = self._halves.pop(row.opening, None)
        if other is None:
            self._halves[row.opening] = row.score
        elif GameScore.VOID not in (other, row.score):
            self._pairs[_POINTS[other] + _POINTS[row.score]] += 1

    @property
    def games(self) -> int:
        return self.scores.total()

    @property
    def wins(self) -> int:
        return self.scores[GameScore.WON]

    @property
    def losses(self) -> int:
        return self.scores[GameScore.LOST]

    @property
    def draws(self) -> int:
        return self.scores[GameScore.DRAWN]

    @property
    def voids(self) -> int:
        return self.scores[GameScore.VOID]

    @property
    def pairs(self) -> tuple[int, ...]:
        """Pairs of games from one opening that brought 0, 1/2, 1, 3/2 and 2 points."""
        return tuple(self._pairs)

    def observations(self) -> tuple[int, ...]:
        """What statistics count: pairs by their five scores, or single games by their three."""
        return self.pairs if self.paired else (self.losses, self.draws, self.wins)

    def elo(self) -> Elo:
        """How much stronger the first player is."""
        return estimate(self.pairs if self.paired else (), (self.losses, self.draws, self.wins))

    def __str__(self) -> str:
        return f"+{self.wins} -{self.losses} ={self.draws} void {self.voids}, {self.elo()}"
