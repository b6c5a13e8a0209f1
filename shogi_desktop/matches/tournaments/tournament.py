"""Plays a tournament: the matches of all pairs side by side, an opening of each after the other."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from shogi_desktop.files.sharing import FileLock
from shogi_desktop.game.notes import Reason
from shogi_desktop.jobs.workers import JobFailed, Workers
from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.work_lines import GivenUp, NotPlayed

from ..errors import MatchError, MatchMessage
from ..match import Match
from ..playing import FinishedGame, GameRow, MatchGameOrder, leave, play_game
from .folder import LOCK, Pair, match_folder
from .settings import TournamentSettings

MOST_FAILURES: Final = 3
"""Games of a pair in a row that could not be played, or in which an engine failed, after which it is left for this
run: what is wrong there would be wrong in all of them."""
_OF_AN_OPENING: Final = 2


@dataclass(frozen=True)
class PairOrder:
    """A game of a pair that is to be played."""

    pair: Pair
    game: MatchGameOrder


@dataclass(frozen=True)
class GameKept:
    """A game of a pair that is over."""

    pair: Pair
    row: GameRow


Outcome = GameKept | NotPlayed | GivenUp


class Tournament:
    """A tournament that this process plays; nobody else may until it is closed."""

    def __init__(self, settings: TournamentSettings, folder: Path) -> None:
        """MatchError where another process plays it or a match in it is another one; VariantError; OSError."""
        self._settings = settings
        self._until = settings.until()
        self._lock = FileLock(folder / LOCK)
        if not self._lock.take():
            raise MatchError(MatchMessage.HELD)
        openings = settings.load_openings(folder)
        self.matches: dict[Pair, Match] = {}
        for pair in settings.pairs:
            told = settings.described(pair, openings)
            match = settings.match(pair, openings)
            self.matches[pair] = Match(match, match_folder(folder, pair), told, settings.name)
        self._in_a_row = dict.fromkeys(self.matches, 0)

    def is_over(self) -> bool:
        return all(self._until.reached(match.standing) for match in self.matches.values())

    def play(self, workers: Workers) -> Generator[Outcome, None, None]:
        """Plays on, and gives what comes of each game, and of pairs; its end cancels what is still played.

        JobsError where there is nobody to play; OSError where a game cannot be kept.
        """
        if self.is_over():
            return
        with closing(workers.results(play_order, self._orders(), leave)) as outcomes:
            for outcome in outcomes:
                pair, number = outcome.argument.pair, outcome.argument.game.number
                if isinstance(outcome, JobFailed):
                    trouble: Message | None = outcome.why
                    yield NotPlayed(pair, number, outcome.why)
                else:
                    row = self.matches[pair].keep(outcome.result)
                    trouble = self._failure(pair, row)
                    yield GameKept(pair, row)
                self._in_a_row[pair] = self._in_a_row[pair] + 1 if trouble is not None else 0
                if trouble is not None and self._in_a_row[pair] == MOST_FAILURES:
                    yield GivenUp(pair, trouble)
                if self.is_over():
                    return

    def close(self) -> None:
        """Another process may go on."""
        for match in self.matches.values():
            match.close()
        self._lock.release()

    def _failure(self, pair: Pair, row: GameRow) -> Message | None:
        """Which engine has failed in a game, and how; None where none has."""
        if row.how != Reason.ENGINE_FAILURE.value:
            return None
        at, faults = (0, row.faults) if row.faults else (1, row.opponent_faults)
        why = dict(faults[-1].parts).get("reason", faults[-1])
        return MatchMessage.FAILED(name=self._settings.entrants[pair[at]].name, number=row.number, reason=why)

    def _orders(self) -> Iterator[PairOrder]:
        """Each pair has an opening in its turn; one that is decided, or cannot be played, has none any more."""
        coming = {pair: match.orders(self._until) for pair, match in self.matches.items()}
        while coming:
            for pair, orders in list(coming.items()):
                taken = [] if self._is_left(pair) else list(islice(orders, _OF_AN_OPENING))
                if not taken:
                    del coming[pair]
                yield from (PairOrder(pair, order) for order in taken)

    def _is_left(self, pair: Pair) -> bool:
        return self._in_a_row[pair] >= MOST_FAILURES or self._until.reached(self.matches[pair].standing)


def play_order(order: PairOrder) -> FinishedGame:
    """Plays a game in a worker. NotSeatedError, ValueError."""
    return play_game(order.game)
