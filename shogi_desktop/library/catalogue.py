"""Questions to the index that are answered at once: which records there are, in which order, and what is played in a
position."""

from __future__ import annotations

import sqlite3
import zlib
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, Final

from shogi_desktop.game.tree import Game
from shogi_desktop.rules import Position, RulesError
from shogi_desktop.rules.board.moves import NO_MOVE

from .entry import Entry, Result, folded, parse_problems
from .naming import parse_game_names
from .packed_game import PackedGame, mirrored_move, mirrored_position, position_key, unpack
from .store import PACKED, open_to_read, path_of

MOST_WORDS: Final = 20
"""Of a text that is looked for."""


class Column(Enum):
    """What records are ordered by, and where text is looked for; the values are SQL."""

    ADDED = "games.id"
    BLACK = "black"
    WHITE = "white"
    STARTED = "started"
    EVENT = "event"
    PLACE = "place"
    OPENING = "ifnull(nullif(opening, ''), named)"
    CASTLES = "castles"
    RESULT = "result"
    PLIES = "plies"
    VARIANT = "variant"
    FILE = "path"


class Only(Enum):
    """Which records are listed; the values are SQL."""

    ALL = ""
    COPIES = "same <> 0 and same in (select same from games where same <> 0 group by same having count(*) > 1)"
    UNREADABLE = "problem <> ''"


@dataclass(frozen=True)
class Wanted:
    """Which records, in which order. Every word of `text` must stand in one of `columns` (none: anywhere); `keys` are
    of positions one of which must occur; `games` are the only ones that come into question, None = all. `name` is the
    key of an opening or castle that a side must have come to."""

    text: str = ""
    columns: tuple[Column, ...] = ()
    only: Only = Only.ALL
    keys: tuple[int, ...] = ()
    games: tuple[int, ...] | None = None
    name: str = ""
    order: Column = Column.ADDED
    descending: bool = False


@dataclass
class Continuation:
    """A move of a position: how many games went on so, and how they ended; `shown` are games with it as a variation.
    NO_MOVE: here they ended."""

    move: int
    ended: dict[Result, int] = field(default_factory=lambda: dict.fromkeys(Result, 0))

    @property
    def games(self) -> int:
        return sum(self.ended.values()) - self.shown

    @property
    def shown(self) -> int:
        return self.ended[Result.VARIATION]


def keys_of(position: Position, mirrored: bool) -> tuple[int, ...]:
    """What to look for: the position, perhaps also as it is in the mirror, once where it is the same."""
    keys = [position_key(position)]
    if mirrored:
        keys.append(position_key(mirrored_position(position)))
    return tuple(dict.fromkeys(keys))


class Catalogue:
    """The index to be read while another process may write it. A database error in the middle of that is told as no
    records; `refresh` looks again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._names: list[tuple[str, int]] | None = None
        self.refresh()

    def refresh(self) -> None:
        """Looks for the index again where there was none, or where it was thrown away and made anew."""
        self.close()
        self._names = None
        self._connection = open_to_read(self._path)
        if self._connection is not None:
            self._connection.create_function("folded", 1, folded, deterministic=True)

    def close(self) -> None:
        """There are no records until `refresh`."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        if self._connection is None:
            return []
        try:
            return self._connection.execute(sql, values).fetchall()
        except sqlite3.OperationalError:  # another process is at work on it
            return []
        except sqlite3.DatabaseError:  # it is damaged: on Windows nobody could make it anew while it is open here
            self.close()
            return []

    # Records

    def games(self, wanted: Wanted) -> array[int]:
        """The numbers of the records that are wanted, in order."""
        if wanted.keys and wanted == Wanted(keys=wanted.keys):  # the usual question, which needs no look at the records
            marks = ", ".join("?" * len(wanted.keys))
            found = self._rows(f"select game from positions where key in ({marks})", wanted.keys)
            return array("q", sorted({game for (game,) in found}))
        conditions, values = _conditions(wanted)
        joined = " join files on files.id = games.file" if Column.FILE in (wanted.order, *wanted.columns) else ""
        where = f" where {' and '.join(conditions)}" if conditions else ""
        turn = " desc" if wanted.descending else ""
        order = f" order by {wanted.order.value}{turn}, games.id{turn}"
        rows = self._rows(f"select games.id from games{joined}{where}{order}", values)
        return array("q", [game for (game,) in rows])

    def entries(self, games: Sequence[int]) -> list[Entry]:
        """The rows of these records, in this order; those that are gone meanwhile are left out."""
        marks = ", ".join("?" * len(games))
        rows = self._rows(f"{_ENTRY} where games.id in ({marks})", games)
        known = {entry.id: entry for entry in map(_entry, rows)}
        return [known[game] for game in games if game in known]

    def game(self, number: int) -> Game | None:
        """The moves of a record; None where there are none, or its rules are no more what they were."""
        rows = self._rows(f"{PACKED} where games.id = ?", (number,))
        try:
            return unpack(PackedGame(*rows[0][1:])) if rows else None
        except (RulesError, ValueError, zlib.error, IndexError):
            return None

    def players(self, most: int) -> list[tuple[str, int]]:
        """The names of those who have most games, with how many these are."""
        return self._rows(_PLAYERS, (most,))

    def names(self) -> list[tuple[str, int]]:
        """The keys of the openings and castles in the records, with how many records have them, as `refresh` found
        them; all records are looked through."""
        if self._names is None:
            self._names = self._rows("select name, count(distinct game) from names group by name")
        return self._names

    def count(self) -> tuple[int, int]:
        """How many records there are, and how many of them have problems."""
        rows = self._rows("select count(*), ifnull(sum(problem <> ''), 0) from games")
        return rows[0] if rows else (0, 0)

    # Positions

    def place(self, game: int, keys: Iterable[int]) -> int | None:
        """The first node of a game at which it stands in one of these positions."""
        found = [self._rows(f"{_PLACE} and game = ?", (key, game)) for key in keys]
        nodes = [rows[0][0] for rows in found if rows and rows[0][0] is not None]
        return min(nodes, default=None)

    def played(self, position: Position, mirrored: bool) -> list[Continuation]:
        """The moves made in a position (or in its mirror, told as they would be here), the most frequent first."""
        found: dict[int, Continuation] = {}
        for at, key in enumerate(keys_of(position, mirrored)):
            for move, result, games in self._rows(_PLAYED, (key,)):
                here = mirrored_move(move, position.variant) if at and move != NO_MOVE else move
                ended = found.setdefault(here, Continuation(here)).ended
                ended[Result(result)] += games
        return sorted(found.values(), key=lambda each: (each.move == NO_MOVE, -each.games, -each.shown, each.move))


_ENTRY: Final = (
    "select games.id, path, number, black, white, started, event, place, opening, result, reason, plies, variant,"
    " problem, variant <> '',"
    " max(1, (select count(*) from games as other where other.same = games.same and games.same <> 0)),"
    " not exists (select 1 from games as other where other.file = games.file and other.id <> games.id),"
    " offset, length, nth, told"
    " from games join files on files.id = games.file"
)
_PATH, _RESULT, _PROBLEMS, _TOLD = 1, 9, 13, 20
_SEARCHED: Final = {Column.OPENING: "opening || ' ' || named"}
"""Where the words of a column stand, if not where it is ordered by."""
_PLAYERS: Final = (
    "select name, count(*) from (select black as name from games union all select white from games)"
    " where name <> '' group by name order by count(*) desc, name limit ?"
)
_PLACE: Final = "select min(node) from positions where key = ?"
_PLAYED: Final = "select move, result, count(*) from positions where key = ? group by move, result"


def _entry(row: tuple[Any, ...]) -> Entry:
    values = list(row)
    values[_PATH] = path_of(row[_PATH])
    values[_RESULT], values[_PROBLEMS] = Result(row[_RESULT]), parse_problems(row[_PROBLEMS])
    values[_TOLD] = parse_game_names(row[_TOLD])
    return Entry(*values)


def _conditions(wanted: Wanted) -> tuple[list[str], list[object]]:
    """What stands behind "where", and its values."""
    conditions: list[str] = []
    values: list[object] = []
    for word in folded(wanted.text).split()[:MOST_WORDS]:
        places = " || ' ' || ".join(_SEARCHED.get(column, column.value) for column in wanted.columns)
        conditions.append(f"instr(folded({places}), ?)" if places else "instr(words || ' ' || folded(named), ?)")
        values.append(word)
    if wanted.only is not Only.ALL:
        conditions.append(wanted.only.value)
    if wanted.keys:
        marks = ", ".join("?" * len(wanted.keys))
        conditions.append(f"games.id in (select game from positions where key in ({marks}))")
        values += wanted.keys
    if wanted.name:
        conditions.append("games.id in (select game from names where name = ?)")
        values.append(wanted.name)
    if wanted.games is not None:
        conditions.append("games.id in (select value from json_each(?))")
        values.append(f"[{','.join(map(str, wanted.games))}]")
    return conditions, values
