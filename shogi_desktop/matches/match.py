"""A match: plays games until enough is known, keeps each of them, and goes on where an earlier run ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from shogi_desktop.files import append_text, read_text, remove_left_over, write_atomic
from shogi_desktop.files.plain_values import read_json, record
from shogi_desktop.files.sharing import FileLock
from shogi_desktop.jobs.workers import JobFailed, Workers
from shogi_desktop.messages import Message, plain

from .errors import MatchError, MatchMessage
from .playing import FinishedGame, GameRow, GameScore, MatchGameOrder, leave, play_game
from .settings import Colours, MatchSettings
from .standing import Sprt, Standing

_SETTINGS: Final = "match.json"
_TABLE: Final = "games.jsonl"
_RECORDS: Final = "games"
_LOCK: Final = ".lock"


class MatchResults:
    """The games of a match on disk, for as long as this object is held by one process."""

    def __init__(self, folder: Path, described: dict[str, object]) -> None:
        """Makes the folder, or takes up what is there. MatchError where it belongs to a match with other settings, or
        another process plays it; OSError."""
        self.folder = folder
        (folder / _RECORDS).mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(folder / _LOCK)
        if not self._lock.take():
            raise MatchError(MatchMessage.FOLDER_HELD(folder=str(folder)))
        for place in (folder, folder / _RECORDS):
            remove_left_over(place)  # what a killed run has half written
        self._settle(json.loads(json.dumps(described)))
        self._rows = self._read()

    def rows(self) -> tuple[GameRow, ...]:
        """The games that are over, in the order in which they ended."""
        return tuple(self._rows)

    def add(self, played: FinishedGame) -> None:
        """Keeps a game. OSError where it cannot be written."""
        write_atomic(self.record_file(played.row.number), played.record)
        row = asdict(played.row) | {"score": played.row.score.value}
        append_text(self.folder / _TABLE, json.dumps(row) + "\n")
        self._rows.append(played.row)

    def record_file(self, number: int) -> Path:
        """Where the record of a game lies."""
        return record_in(self.folder, number)

    def close(self) -> None:
        """Lets another process have it."""
        self._lock.release()

    def _settle(self, described: dict[str, object]) -> None:
        path = self.folder / _SETTINGS
        if not path.exists():
            write_atomic(path, json.dumps(described, indent=2) + "\n")
            return
        known = read_json(read_text(path))
        changes = list(_changes(known, described, ""))
        if changes:
            raise MatchError(MatchMessage.OTHER_SETTINGS(path=str(self.folder), what="; ".join(changes)))

    def _read(self) -> list[GameRow]:
        path = self.folder / _TABLE
        whole, cut = _lines(path)
        if cut:  # the line at which a run was killed
            write_atomic(path, "".join(f"{line}\n" for line in whole))
        return [_row(line, path) for line in whole]


def rows_in(folder: Path) -> list[GameRow]:
    """The games that are over in the folder of a match, which somebody may be playing. MatchError, OSError."""
    path = folder / _TABLE
    return [_row(line, path) for line in _lines(path)[0]]


def games_in(folder: Path) -> int:
    """How many they are. OSError."""
    return len(_lines(folder / _TABLE)[0])


def record_in(folder: Path, number: int) -> Path:
    """Where the record of a game lies."""
    return folder / _RECORDS / f"{number:06d}.shogi"


def _lines(path: Path) -> tuple[list[str], str]:
    """The lines of a table, and what stands behind the last whole one."""
    text = read_text(path) if path.exists() else ""
    whole, _, cut = text.rpartition("\n")
    return [line for line in whole.split("\n") if line], cut


def _row(line: str, path: Path) -> GameRow:
    try:
        values = json.loads(line)
        values["score"] = GameScore(values["score"])
        values["slowest_ms"] = tuple(values["slowest_ms"])
        for name in ("faults", "opponent_faults"):
            values[name] = tuple(map(_message, values[name]))
        return GameRow(**values)
    except (ValueError, TypeError, KeyError) as error:
        raise MatchError(MatchMessage.BAD_LINE(path=str(path), text=line[:100], what=str(error))) from error


def _message(value: object) -> Message:
    """Older tables have texts."""
    return plain(value) if isinstance(value, str) else record(Message, value, strict=True)


def _changes(known: object, wanted: object, place: str) -> Iterator[str]:
    """Where two settings differ."""
    if isinstance(known, dict) and isinstance(wanted, dict):
        for name in dict.fromkeys([*known, *wanted]):
            yield from _changes(known.get(name), wanted.get(name), f"{place} {name}".strip())
    elif known != wanted:
        yield f"{place}: {known} there, {wanted} here"


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

    def text(self, standing: Standing) -> str:
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
        self._results = MatchResults(folder, dict(settings.described() if described is None else described))
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
                if isinstance(outcome, JobFailed):
                    self.failures.append(f"game {outcome.argument.number}: {outcome.trace or outcome.why}")
                    in_a_row += 1
                    if in_a_row == _MOST_FAILURES:
                        raise MatchError(MatchMessage.NOT_PLAYED(count=in_a_row, reason=outcome.why))
                    continue
                in_a_row = 0
                yield self.keep(outcome.result)
                if until.reached(self.standing):
                    return

    def run(self, workers: Workers, until: Until, listener: Callable[[GameRow], None] | None = None) -> Standing:
        """Plays on to the end; `listener` hears of each game."""
        for row in self.play(workers, until):
            if listener is not None:
                listener(row)
        return self.standing

    def keep(self, played: FinishedGame) -> GameRow:
        """One more game is over. OSError where it cannot be written."""
        self._results.add(played)
        self.standing.count(played.row)
        return played.row

    def orders(self, until: Until) -> Iterator[MatchGameOrder]:
        """The games that are not yet over, lowest number first."""
        over = {row.number for row in self._results.rows()}
        for number, opening_number, opening, side in self._settings.games(self._variant, over):
            if until.games and number > until.games:
                return
            yield MatchGameOrder(self._settings, number, opening_number, opening, side, self._event)

    def record_file(self, number: int) -> Path:
        """Where the record of a game lies."""
        return self._results.record_file(number)

    def close(self) -> None:
        """Another process may go on."""
        self._results.close()
