"""A match: plays games until enough is known, keeps each of them, and goes on where an earlier run ended."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shogi_desktop.jobs.workers import Failed, Workers

from .playing import GameOrder, GameRow, PlayedGame, play_game
from .results import MatchError, Results
from .seats import leave
from .settings import Colours, MatchSettings
from .standing import Standing
from .strength import Sprt

_MOST_FAILURES: Final = 5
"""Games in a row that could not be played, after which no more are tried."""


@dataclass(frozen=True)
class Until:
    """When a match is over: after so many games (0 = no matter), or when the test decides; whichever comes first."""

    games: int = 0
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        if not self.games and self.sprt is None:
            raise ValueError("a match must end: by a number of games or by a test")

    def reached(self, standing: Standing) -> bool:
        if self.games and standing.games >= self.games:
            return True
        return self.sprt is not None and self.sprt.accepts(standing.observations()) is not None

    def told(self, standing: Standing) -> str:
        """What the test says, "" where there is none."""
        if self.sprt is None:
            return ""
        counts, (low, high) = standing.observations(), self.sprt.bounds
        verdict = {True: "accepted", False: "rejected", None: "undecided"}[self.sprt.accepts(counts)]
        ratio = f"LLR {self.sprt.ratio(counts):.2f} ({low:.2f} .. {high:.2f})"
        return f"SPRT [{self.sprt.elo0:g}, {self.sprt.elo1:g}] {verdict}, {ratio}"


class Match:
    """A match whose games lie in a folder."""

    def __init__(
        self, settings: MatchSettings, folder: Path, described: Mapping[str, object] | None = None, event: str = ""
    ) -> None:
        """`described` are the settings as the match is known again by them, None = all of them; `event` is what the
        records call it. MatchError where the folder belongs to another match; VariantError; OSError."""
        self._settings = settings
        self._event = event or "a match"
        self._variant = settings.load_variant()
        self._results = Results(folder, dict(settings.described() if described is None else described))
        paired = settings.colours is Colours.BOTH
        self.standing = Standing.of(self._results.rows(), paired)
        """As it is now, games of earlier runs included."""
        self.failures: list[str] = []
        """Why games could not be played at all in this run; the next one tries them again."""

    def play(self, workers: Workers, until: Until) -> Generator[GameRow, None, None]:
        """Plays on, and gives each game that is over; its end cancels what is still played.

        MatchError where games cannot be played at all; JobsError where there is nobody to play them.
        """
        if until.reached(self.standing):
            return
        in_a_row = 0
        with closing(workers.results(play_game, self.orders(until), leave)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failed):
                    self.failures.append(f"game {outcome.argument.number}: {outcome.why}")
                    in_a_row += 1
                    if in_a_row == _MOST_FAILURES:
                        raise MatchError(f"{in_a_row} games in a row could not be played: {outcome.why}")
                    continue
                in_a_row = 0
                yield self.keep(outcome.result)
                if until.reached(self.standing):
                    return

    def run(self, workers: Workers, until: Until, told: Callable[[GameRow], None] | None = None) -> Standing:
        """Plays on to the end; `told` hears of each game."""
        for row in self.play(workers, until):
            if told is not None:
                told(row)
        return self.standing

    def keep(self, played: PlayedGame) -> GameRow:
        """One more game is over. OSError where it cannot be written."""
        self._results.add(played)
        self.standing.count(played.row)
        return played.row

    def orders(self, until: Until) -> Iterator[GameOrder]:
        """The games that are not yet over, lowest number first."""
        over = {row.number for row in self._results.rows()}
        for number, opening_number, opening, side in self._settings.games(self._variant, over):
            if until.games and number > until.games:
                return
            yield GameOrder(self._settings, number, opening_number, opening, side, self._event)

    def record_file(self, number: int) -> Path:
        """Where the record of a game lies."""
        return self._results.record_file(number)

    def close(self) -> None:
        """Another process may go on."""
        self._results.close()
