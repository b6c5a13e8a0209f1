"""What a record reader gives back: the games as far as they could be read, and everything that was wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.game.tree import Game

from ..errors import LimitMessage, NotationError
from .bounds import bounded

MOST_PROBLEMS: Final = 100
"""Problems of one text that are told; a text with more of them is not a record."""

MOST_GAMES: Final = 2_000
"""Games of one text that are kept in memory, each with two boards: some 200 kB. A collection of more is read record by
record."""


@dataclass
class Reading:
    """The games of a text in their order, and its problems, each with line and column in the text.

    `cut` says that there were more games than are kept.
    """

    games: list[Game] = field(default_factory=list)
    problems: list[NotationError] = field(default_factory=list)
    cut: bool = False
    told: int = 0
    """Problems that were reported, those that were not kept too."""

    @property
    def full(self) -> bool:
        """Whether no more games are kept."""
        return len(self.games) >= MOST_GAMES

    def add(self, game: Game) -> None:
        """One more game, with no word longer than it may be; NotationError where there are MOST_GAMES."""
        if self.full:
            self.cut = True
            raise NotationError(LimitMessage.GAMES(most=MOST_GAMES))
        for problem in bounded(game):
            self.report(problem)
        self.games.append(game)

    def report(self, problem: NotationError) -> None:
        """Notes a problem; the first MOST_PROBLEMS are kept, without the frames that hold the whole text."""
        problem.__traceback__ = problem.__context__ = problem.__cause__ = None
        self.told += 1
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(problem)
