"""The folder of a tournament, which anybody may read while somebody plays it.

tournament.json         what is played
openings.kif            the records that games begin with, where there are such
1-2/                    the match of the first and the second entrant, as `results` keeps it
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from shogi_desktop.files import read_text, write_atomic

from ..playing import GameRow
from ..results import games_in, record_in, rows_in
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
    """The record of a game."""
    return record_in(match_folder(folder, pair), number)
