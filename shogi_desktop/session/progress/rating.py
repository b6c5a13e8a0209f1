"""The person's rating in a game, worked out from all that was played; ranks, and what they are in Elo: the ten levels
of the computer are the marks of the scale.

The formulas are those of Mark E. Glickman, "The Glicko system" (1999, www.glicko.net/glicko/glicko.pdf), steps 1 and 2,
with its worked example as a test. A game is a rating period of its own, and uncertainty grows with the days that pass.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Final

from .played import ENGINE, LEVEL, PlayedGame

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


RANKS_OF_LEVEL: Final = 2
"""Ranks from one level to the next: they are called 15 kyu, 13 kyu ... 1 kyu, 2 dan, 4 dan."""
_LEVEL_OF_ONE_KYU: Final = 8
ELO_OF_LEVEL: Final = 400 * math.log10(9)
"""A level beats the one below it nine times out of ten (tests/benchmarks/levels.py measures it)."""
ELO_OF_RANK: Final = ELO_OF_LEVEL / RANKS_OF_LEVEL
_ELO_OF_ONE_KYU: Final = 1500.0  # any number would do
LOWEST: Final = -24
HIGHEST: Final = 9
"""25 kyu and 9 dan: what lies beyond has no name."""
ALIKE: Final = 0.0
"""The deviation of a level: it plays alike every day."""


def level_strength(level: int) -> Strength:
    """What a level (1 to 10) is worth."""
    return Strength(_ELO_OF_ONE_KYU + (level - _LEVEL_OF_ONE_KYU) * ELO_OF_LEVEL, ALIKE)


def rank_of(rating: float) -> int:
    """The nearest rank: 1 is 1 dan, 2 is 2 dan ...; 0 is 1 kyu, -1 is 2 kyu ..."""
    return min(max(round((rating - _ELO_OF_ONE_KYU) / ELO_OF_RANK), LOWEST), HIGHEST)


def rating_of(rank: float) -> float:
    """The rating in the middle of a rank."""
    return _ELO_OF_ONE_KYU + rank * ELO_OF_RANK


def ranks_in(elo: float) -> int:
    """How many ranks a difference is, a begun one counted."""
    return math.ceil(elo / ELO_OF_RANK)


FIRST_DEVIATION: Final = 3 * ELO_OF_RANK
"""Who begins chooses an opponent about as strong: three ranks off is usual, six is much."""
_KNOWN: Final = 0.5 * ELO_OF_RANK
_FORGOTTEN_DAYS: Final = 730
GROWTH: Final = ((FIRST_DEVIATION**2 - _KNOWN**2) / _FORGOTTEN_DAYS) ** 0.5
"""Of a day: after two years without a game as little is known as at the beginning. So much is it too that who learns
is followed: with three games a day the deviation settles at a third of a rank."""
_DAY_SECONDS: Final = 86_400


@dataclass(frozen=True)
class Point:
    """A rated game, and the strength before and after it."""

    game: PlayedGame
    before: Strength
    after: Strength


@dataclass(frozen=True)
class RatingCourse:
    """The rated games of one variant in the order in which they ended."""

    points: tuple[Point, ...] = ()

    def strength(self, now: datetime) -> Strength | None:
        """What is known of the person now; None before the first rated game."""
        return _rested(self.points[-1].after, self.points[-1].game, now) if self.points else None

    def best(self) -> Strength | None:
        """The highest rating so far."""
        return max((point.after for point in self.points), key=_rating, default=None)

    def point_of(self, game: PlayedGame) -> Point | None:
        """What a game has brought; None for one that is not rated."""
        return self._by_game.get(game.begun)

    @cached_property
    def _by_game(self) -> dict[str, Point]:
        return {point.game.begun: point for point in self.points}


def opponent_strength(game: PlayedGame, engines: Mapping[str, int]) -> Strength | None:
    """How strong the opponent was; None where the game is not rated. `engines` are the levels that engines of other
    makers are taken for."""
    if game.unrated or game.score is None:
        return None
    if game.opponent == LEVEL:
        return level_strength(game.level)
    return level_strength(engines[game.engine]) if game.opponent == ENGINE and game.engine in engines else None


def course_of(games: Iterable[PlayedGame], engines: Mapping[str, int]) -> RatingCourse:
    """The course of the rating through the games of one variant.

    It begins with the strength of the first opponent, and a large deviation.
    """
    points: list[Point] = []
    for game in games:
        opponent = opponent_strength(game, engines)
        if opponent is None or game.score is None:
            continue
        before = Strength(opponent.rating, FIRST_DEVIATION)
        if points:
            before = _rested(points[-1].after, points[-1].game, game.when)
        points.append(Point(game, before, before.after([(opponent, game.score)])))
    return RatingCourse(tuple(points))


def _rested(strength: Strength, since: PlayedGame, now: datetime) -> Strength:
    days = max(0.0, (now - since.when).total_seconds() / _DAY_SECONDS)
    return strength.after_rest(days, GROWTH, FIRST_DEVIATION)


def _rating(strength: Strength) -> float:
    return strength.rating
