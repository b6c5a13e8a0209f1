"""The folder of a tournament, which anybody may read while somebody plays it.

tournament.json         what is played
openings.kif            the records that games begin with, where there are such
1-2/                    the match of the first and the second entrant, as `results` keeps it
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shogi_desktop.files import read_text, write_atomic
from shogi_desktop.notation.wire.work_lines import Over

from ..match import games_in, record_in, rows_in
from ..playing import GameRow, GameScore
from ..standing import Elo, Standing, estimate
from .settings import MOST_BYTES, TournamentSettings, format_settings, parse_settings

SETTINGS: Final = "tournament.json"
LOCK: Final = ".lock"
Pair = tuple[int, int]


def tournaments_in(folder: Path) -> Iterator[Path]:
    """The folders of tournaments in a folder, the newest first."""
    found = []
    with suppress(OSError):
        for entry in list(os.scandir(folder)):
            with suppress(OSError):
                found.append((os.stat(Path(entry.path, SETTINGS)).st_mtime_ns, entry.path))
    yield from (Path(path) for _, path in sorted(found, reverse=True))


def read_settings(folder: Path) -> TournamentSettings:
    """OSError, or ValueError where they make no sense."""
    return parse_settings(read_text(folder / SETTINGS, MOST_BYTES))


def write_settings(folder: Path, settings: TournamentSettings) -> None:
    """OSError."""
    write_atomic(folder / SETTINGS, format_settings(settings), private=True)


def match_folder(folder: Path, pair: Pair) -> Path:
    """Where the match of a pair lies."""
    return folder / f"{pair[0] + 1}-{pair[1] + 1}"


def rows_of(folder: Path, pair: Pair) -> list[GameRow]:
    """The games of a pair that are over. MatchError, OSError."""
    return rows_in(match_folder(folder, pair))


def games_over(folder: Path, settings: TournamentSettings) -> int:
    """How many games of all pairs are over. OSError."""
    return sum(games_in(match_folder(folder, pair)) for pair in settings.pairs)


def record_file(folder: Path, pair: Pair, number: int) -> Path:
    return record_in(match_folder(folder, pair), number)


_MOST_FAULTS = 20


def line_of(pair: Pair, row: GameRow) -> Over:
    """The line that tells of a game; of its faults no more than can be read."""
    values = vars(row) | {"score": row.score.value}
    for name in ("faults", "opponent_faults"):
        values[name] = values[name][:_MOST_FAULTS]
    return Over(pair, **values)


def row_of(line: Over) -> GameRow:
    values = {name: value for name, value in vars(line).items() if name != "pair"}
    return GameRow(**values | {"score": GameScore(line.score)})


@dataclass(frozen=True)
class Ranking:
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
class Scored:
    """What a player has scored against another one."""

    wins: int
    draws: int
    losses: int


def score_against(standings: Mapping[Pair, Standing], entrant: int, other: int) -> Scored:
    """As the first of the two sees it."""
    standing = standings[min(entrant, other), max(entrant, other)]
    won, lost = (standing.wins, standing.losses) if entrant < other else (standing.losses, standing.wins)
    return Scored(won, standing.draws, lost)


def places(count: int, standings: Mapping[Pair, Standing]) -> list[Ranking]:
    """The table of so many entrants: by their share of the points, then in their order."""
    table = [_place(entrant, count, standings) for entrant in range(count)]
    return sorted(table, key=lambda place: (-(place.points / place.games if place.games else 0.5), place.entrant))


def _place(entrant: int, count: int, standings: Mapping[Pair, Standing]) -> Ranking:
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
    return Ranking(entrant, wins, draws, losses, estimate(pairs, (losses, draws, wins)))
