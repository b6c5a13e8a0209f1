"""How the players of a tournament stand, the best first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..standing import Standing, estimate
from ..strength import Elo
from .folder import Pair


@dataclass(frozen=True)
class Place:
    """A player by its place among the entrants, its games but void ones, and how much stronger it is than those whom it
    has played are on the average."""

    entrant: int
    wins: int
    draws: int
    losses: int
    elo: Elo

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2


@dataclass(frozen=True)
class Score:
    """What a player has scored against another one."""

    wins: int
    draws: int
    losses: int


def score_against(standings: Mapping[Pair, Standing], entrant: int, other: int) -> Score:
    """As the first of the two sees it."""
    standing = standings[min(entrant, other), max(entrant, other)]
    won, lost = (standing.wins, standing.losses) if entrant < other else (standing.losses, standing.wins)
    return Score(won, standing.draws, lost)


def places(count: int, standings: Mapping[Pair, Standing]) -> list[Place]:
    """The table of so many entrants: by their share of the points, then in their order."""
    table = [_place(entrant, count, standings) for entrant in range(count)]
    return sorted(table, key=lambda place: (-(place.points / place.games if place.games else 0.5), place.entrant))


def _place(entrant: int, count: int, standings: Mapping[Pair, Standing]) -> Place:
    wins = draws = losses = 0
    pairs = [0] * 5
    for other in range(count):
        if other == entrant:
            continue
        score = score_against(standings, entrant, other)
        wins, draws, losses = wins + score.wins, draws + score.draws, losses + score.losses
        seen = standings[min(entrant, other), max(entrant, other)].pairs
        for at, number in enumerate(seen if entrant < other else reversed(seen)):
            pairs[at] += number
    return Place(entrant, wins, draws, losses, estimate(pairs, (losses, draws, wins)))
