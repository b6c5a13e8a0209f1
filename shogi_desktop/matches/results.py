"""The folder of a match: its settings, a table of its games, and every game as a record.

    match.json              what is played
    games.jsonl             a line for each game that is over
    games/000001.shogi      its record

A game counts when its line is in the table; its record is written before that. So a run may end at any moment, and the
next one goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from shogi_desktop.files import append_text, read_text, remove_left_over, write_atomic
from shogi_desktop.files.plain_values import read_json
from shogi_desktop.files.sharing import FileLock

from .playing import GameRow, PlayedGame, Score

_SETTINGS: Final = "match.json"
_TABLE: Final = "games.jsonl"
_RECORDS: Final = "games"
_LOCK: Final = ".lock"


class MatchError(Exception):
    """A match cannot begin or go on; the text says why."""


class Results:
    """The games of a match on disk, for as long as this object is held by one process."""

    def __init__(self, folder: Path, described: dict[str, object]) -> None:
        """Makes the folder, or takes up what is there. MatchError where it belongs to a match with other settings, or
        another process plays it; OSError."""
        self.folder = folder
        (folder / _RECORDS).mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(folder / _LOCK)
        if not self._lock.take():
            raise MatchError(f"another process plays the match in {folder}")
        for place in (folder, folder / _RECORDS):
            remove_left_over(place)  # what a killed run has half written
        self._settle(json.loads(json.dumps(described)))
        self._rows = self._read()

    def rows(self) -> tuple[GameRow, ...]:
        """The games that are over, in the order in which they ended."""
        return tuple(self._rows)

    def add(self, played: PlayedGame) -> None:
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
            raise MatchError(f"{self.folder} holds a match with other settings: {'; '.join(changes)}")

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
        values["score"] = Score(values["score"])
        for name in ("slowest_ms", "faults", "opponent_faults"):
            values[name] = tuple(values[name])
        return GameRow(**values)
    except (ValueError, TypeError, KeyError) as error:
        raise MatchError(f"{path} has a line that cannot be read: {line[:100]} ({error})") from error


def _changes(known: object, wanted: object, place: str) -> Iterator[str]:
    """Where two settings differ."""
    if isinstance(known, dict) and isinstance(wanted, dict):
        for name in dict.fromkeys([*known, *wanted]):
            yield from _changes(known.get(name), wanted.get(name), f"{place} {name}".strip())
    elif known != wanted:
        yield f"{place}: {known} there, {wanted} here"
