"""The person's rating in a game, worked out from all that was played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Final

from .glicko import Strength
from .ladder import ELO_OF_RANK, level_strength
from .played import ENGINE, LEVEL, PlayedGame

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
class Course:
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


def course_of(games: Iterable[PlayedGame], engines: Mapping[str, int]) -> Course:
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
    return Course(tuple(points))


def _rested(strength: Strength, since: PlayedGame, now: datetime) -> Strength:
    days = max(0.0, (now - since.when).total_seconds() / _DAY_SECONDS)
    return strength.after_rest(days, GROWTH, FIRST_DEVIATION)


def _rating(strength: Strength) -> float:
    return strength.rating
