"""The file of the index: its tables, and how it is opened.

`files` are the files that were looked at, with what told them apart then (time and size); SIZE_UNREAD for one whose
records are not all here. `games` is one row for each record, also for one that cannot be read: then `problem` says
why. Its number is never given twice; `offset`, `length` and `nth` say where it is in its file. `bodies` holds the
moves, so that the rows stay small. `told` of a game are the keys of the names that are told of it (see `naming`),
`named` and `castles` how these are written, `names` lists all that its sides came to; `names_stamp` is that of the book
of names they are from, 0 = nobody has looked yet. `positions` has, for every position of every game, the moves made
there: a game that comes to a position again with the same move is listed once, with the first place.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from shogi_desktop.files import PRIVATE_FILE, private_folder, remove

VERSION: Final = 5
"""Of the tables and of what stands in them; an index of another version is thrown away, unless it can be added to."""
SIZE_UNREAD: Final = -1
_ESCAPE: Final = "\x1b"
_NO_TEXT: Final = re.compile(f"[{_ESCAPE}\ud800-\udfff]")
_ESCAPED: Final = re.compile(f"{_ESCAPE}([0-9a-f]{{4}})")
_BUSY_S: Final = 20.0
_CACHE_KB: Final = 65_536
_TABLES: Final = """
create table files (
    id integer primary key, path text not null unique, changed integer not null, size integer not null
);
create table games (
    id integer primary key autoincrement, file integer not null, number integer not null,
    offset integer not null, length integer not null, nth integer not null,
    black text not null, white text not null, started text not null, event text not null, place text not null,
    opening text not null, result integer not null, reason text not null, plies integer not null,
    variant text not null, options text not null, stamp integer not null, same integer not null,
    problem text not null, words text not null
);
create table bodies (
    game integer primary key, handicap text not null, start text not null, moves blob not null, plies blob not null
);
create table positions (
    key integer not null, move integer not null, result integer not null, game integer not null, node integer not null,
    primary key (key, move, result, game)
) without rowid;
create index games_of_files on games (file);
create index same_games on games (same);
"""
_NAMES: Final = """
alter table games add column told text not null default '';
alter table games add column named text not null default '';
alter table games add column castles text not null default '';
alter table games add column names_stamp integer not null default 0;
create table names (
    name text not null, game integer not null, side integer not null, primary key (name, game, side)
) without rowid;
create index names_of_games on names (game);
"""
_PROBLEMS: Final = f"""
update files set size = {SIZE_UNREAD} where id in (select file from games where problem <> '');
update games set problem = '[]' where problem <> '';
"""
"""What is wrong with a record was a text in English: the files with such are read again."""
_ADDED: Final = {0: _TABLES + _NAMES, 3: _NAMES + _PROBLEMS, 4: _PROBLEMS}
"""What a file of a version lacks."""

PACKED: Final = (
    "select games.id, variant, options, handicap, start, moves, bodies.plies from games join bodies on game = games.id"
)
"""The number of a game, and what a `PackedGame` is made of."""


def kept_path(path: str) -> str:
    """A path as the index keeps it: SQLite takes no name that is no text in UTF-8, as old collections on Linux have."""
    return _NO_TEXT.sub(lambda found: f"{_ESCAPE}{ord(found.group()):04x}", path)


def path_of(kept: str) -> str:
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), kept)


def open_to_write(path: Path, discard: Callable[[Path], None] | None = None) -> sqlite3.Connection:
    """The index, made anew where there is none that fits, which `discard` (`throw_away`) removes. OSError or
    sqlite3.Error where it cannot be."""
    private_folder(path.parent)
    if not _fits(path, VERSION, *_ADDED):
        (discard or throw_away)(path)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))  # SQLite would make it for everybody to read
    return _connected(path, _begin_to_write)


def open_to_read(path: Path) -> sqlite3.Connection | None:
    """The index, None where there is none that fits."""
    if not _fits(path, VERSION):
        return None
    return _connected(path, _begin_to_read)


def throw_away(path: Path) -> None:
    """Removes the index. OSError where somebody holds it: on Windows whoever has it open, to read or to write."""
    for end in ("", "-wal", "-shm"):
        remove(path.with_name(path.name + end))


def _fits(path: Path, *versions: int) -> bool:
    """Whether there is an index of one of these versions; a file that is none of SQLite's does not fit."""
    if not path.is_file():
        return False
    with suppress(sqlite3.Error), closing(_connected(path, _version)) as connection:
        return _version(connection) in versions
    return False


def _connected(path: Path, begin: Callable[[sqlite3.Connection], object]) -> sqlite3.Connection:
    """An open index with which all went well so far; one that is damaged is not left open."""
    connection = sqlite3.connect(path, timeout=_BUSY_S, isolation_level=None)
    try:
        connection.execute(f"pragma cache_size = -{_CACHE_KB}")
        begin(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _begin_to_read(connection: sqlite3.Connection) -> None:
    connection.execute("pragma query_only = on")


def _begin_to_write(connection: sqlite3.Connection) -> None:
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = normal")
    connection.execute("pragma journal_size_limit = 16777216")
    version = _version(connection)
    if version != VERSION:
        connection.executescript(f"begin; {_ADDED[version]} pragma user_version = {VERSION}; commit;")


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("pragma user_version").fetchone()[0]
    return version
