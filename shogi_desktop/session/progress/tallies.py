"""What the games come to: won, drawn and lost by opponent, side and opening, runs, days, time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TypeVar

from .played import ENGINE, LEVEL, PlayedGame

_Key = TypeVar("_Key", bound=Hashable)


@dataclass(frozen=True)
class Tally:
    """So many games won, drawn and lost; `open` ended without a result, or were between people."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    open: int = 0

    @property
    def scored(self) -> int:
        """Games with a result of the person's."""
        return self.won + self.drawn + self.lost

    @property
    def games(self) -> int:
        return self.scored + self.open

    @property
    def share(self) -> float:
        """Points of a hundred, as a share; 0 without a game."""
        return (self.won + self.drawn / 2) / self.scored if self.scored else 0.0

    def with_game(self, game: PlayedGame) -> Tally:
        score = game.score
        return Tally(
            self.won + (score == 1), self.drawn + (score == 0.5), self.lost + (score == 0), self.open + (score is None)
        )


@dataclass(frozen=True)
class Run:
    """How many in a row: now, and at best."""

    current: int = 0
    best: int = 0

    def goes_on(self) -> Run:
        return Run(self.current + 1, max(self.best, self.current + 1))

    def ends(self) -> Run:
        return Run(0, self.best)


def tally(games: Iterable[PlayedGame]) -> Tally:
    """All of them together."""
    found = Tally()
    for game in games:
        found = found.with_game(game)
    return found


def grouped(games: Iterable[PlayedGame], key: Callable[[PlayedGame], _Key | None]) -> dict[_Key, Tally]:
    """The same by what `key` says of each; games of which it says None are left out, and so are those without score."""
    found: dict[_Key, Tally] = {}
    for game in games:
        group = key(game)
        if group is not None and game.score is not None:
            found[group] = found.get(group, Tally()).with_game(game)
    return found


def by_opponent(games: Iterable[PlayedGame]) -> list[tuple[PlayedGame, Tally]]:
    """A game against each computer player with the results against it: levels from the lowest, then other engines by
    name. What helped the person counts for nothing here: these are the results as they were."""
    chosen = [game for game in games if game.opponent in (LEVEL, ENGINE)]
    examples = {_opponent(game): game for game in chosen}
    results = grouped(chosen, _opponent)
    return [(examples[key], results[key]) for key in sorted(results)]


def by_side(games: Iterable[PlayedGame]) -> dict[str, Tally]:
    """Results with each side."""
    found = grouped(games, _side)
    return {side: found[side] for side in sorted(found)}


def by_opening(games: Iterable[PlayedGame], plies: int, most: int) -> list[tuple[PlayedGame, Tally]]:
    """An example of each opening with its results, those played most first: openings by name, or, where they have
    none, by their first moves. Games that began otherwise than usual are left out."""
    chosen = [game for game in games if not game.handicap and game.unrated != "position" and game.moves]

    def key(game: PlayedGame) -> tuple[str, ...]:
        return (game.opening,) if game.opening else ("", *game.moves.split()[:plies])

    examples = {key(game): game for game in chosen}
    results = sorted(grouped(chosen, key).items(), key=lambda row: (-row[1].scored, row[0]))
    return [(examples[group], found) for group, found in results[:most]]


def wins_in_a_row(games: Iterable[PlayedGame]) -> Run:
    """Games won one after the other, those without a result passed over."""
    run = Run()
    for game in games:
        if game.score is not None:
            run = run.goes_on() if game.score == 1 else run.ends()
    return run


def days_in_a_row(games: Sequence[PlayedGame], today: date) -> Run:
    """Days with a game that ended; the present run lives until a whole day has passed without one."""
    run, last = Run(), date.min
    for day in sorted({game.when.date() for game in games}):
        run = run.goes_on() if last + timedelta(days=1) == day else Run(1, max(run.best, 1))
        last = day
    return run if last >= today - timedelta(days=1) else run.ends()


def spent_ms(games: Iterable[PlayedGame]) -> int:
    """The time that the person's own moves have taken."""
    return sum(game.spent_ms for game in games)


def _opponent(game: PlayedGame) -> tuple[int, int, str]:
    return (game.opponent == ENGINE, 0 if game.opponent == ENGINE else game.level, game.engine)


def _side(game: PlayedGame) -> str | None:
    return game.side or None
