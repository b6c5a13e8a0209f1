"""How a match stands: results, the pairs of games from one opening, how games ended, and what must not happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from .playing import GameRow, Score
from .strength import Elo, elo_of

_POINTS: Final = {Score.LOST: 0, Score.DRAWN: 1, Score.WON: 2}  # half points
_FEWEST_PAIRS: Final = 10


def estimate(pairs: Sequence[int], games: Sequence[int]) -> Elo:
    """By pairs, but by single games as long as few pairs say too little of how much they vary."""
    return elo_of(pairs if sum(pairs) >= _FEWEST_PAIRS else games)


@dataclass
class Standing:
    """As the first player sees it. Games that are void are counted and nothing else."""

    paired: bool
    """Whether each opening is played twice, with both colours."""
    scores: Counter[Score] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    plies: int = 0
    slowest_ms: tuple[int, int] = (0, 0)
    faults: list[str] = field(default_factory=list)
    opponent_faults: list[str] = field(default_factory=list)
    _halves: dict[int, Score] = field(default_factory=dict)
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
        elif Score.VOID not in (other, row.score):
            self._pairs[_POINTS[other] + _POINTS[row.score]] += 1

    @property
    def games(self) -> int:
        return self.scores.total()

    @property
    def wins(self) -> int:
        return self.scores[Score.WON]

    @property
    def losses(self) -> int:
        return self.scores[Score.LOST]

    @property
    def draws(self) -> int:
        return self.scores[Score.DRAWN]

    @property
    def voids(self) -> int:
        return self.scores[Score.VOID]

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
