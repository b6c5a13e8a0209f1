"""Keeps the index up to date with the files of some folders. Long work: it runs in a process of its own.

Where the process is killed, what it had read so far can be listed; files whose positions were not written yet are read
again from their beginning next time.
"""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.wire.work_lines import IndexProgress
from shogi_desktop.rules import RulesError
from shogi_desktop.rules.board.moves import NO_MOVE

from .entry import (
    LISTED,
    RecordFault,
    Result,
    folded,
    format_problems,
    header,
    plain_text,
    result_of,
    same_key,
    words_of,
)
from .naming import NAMELESS, Naming, insert_names, name_again, nameless, naming_of
from .packed_game import PackedGame, board_stamp, moves_of, pack, plies_of, start_of, variant_of
from .record_files import FileRecord, FoundFile, files_in, records_of
from .store import PACKED, SIZE_UNREAD, kept_path, path_of

LOT: Final = 400_000
"""Positions that are written at once, sorted: the more, the fewer times each page of a large index is written."""
STEP_S: Final = 2.0
"""So often what has been read is written, but for its positions, and can be listed."""
NAMING: Final = 2000
"""To look for names in a record that was read before counts as much as to read so many bytes."""
TELL_S: Final = 0.1
"""Progress is told no more often."""

_Row = tuple[int, int, int, int, int]
"""A row of `positions`: key, move, result, game, node."""


@dataclass(frozen=True)
class Changes:
    """What is to be done: files to read, files that only have another name now, and numbers of those that are gone."""

    new: list[FoundFile]
    renamed: list[tuple[int, FoundFile]]
    gone: list[int]


class Indexing:
    """One run over some folders."""

    def __init__(self, connection: sqlite3.Connection, listener: Callable[[IndexProgress], None]) -> None:
        self._connection = connection
        self._listener = listener
        self._rows: list[_Row] = []
        self._whole: list[tuple[int, int]] = []  # sizes and numbers of files whose positions are among the rows
        self._records = 0
        self._file = 0
        self._in_file = 0
        self._step_s = self._tell_s = 0.0

    def run(self, folders: list[str]) -> None:
        """Reads what is new or has changed, and forgets what is gone. sqlite3.Error where the disk fails."""
        changes = self._changes(folders)
        self._connection.execute("begin immediate")
        for number, found in changes.renamed:
            self._connection.execute("update files set path = ? where id = ?", (kept_path(found.path), number))
        for number in changes.gone:
            self._forget(number)
        again = nameless(self._connection)
        done, size = 0, sum(found.size for found in changes.new) + NAMING * len(again)
        for found in changes.new:
            for record in self._add_file(found):
                self._add(found, record)
                if len(self._rows) >= LOT:
                    self._write_positions()
                self._tell_step(IndexProgress(done + record.offset + record.length, size, self._records, found.path))
            done += found.size
        self._write_positions()
        for game in again:
            name_again(self._connection, game)
            done += NAMING
            self._tell_step(IndexProgress(done, size, self._records))
        self._connection.execute("commit")
        self._listener(IndexProgress(size, size, self._records))

    # What has changed

    def _changes(self, folders: list[str]) -> Changes:
        """Time and size tell whether a file is another one than before. A file that is gone while another of the same
        time and size has come was renamed."""
        stale = self._stale()
        known = {}
        for number, path, changed, size in self._connection.execute("select id, path, changed, size from files"):
            known[path_of(path)] = (number, changed, SIZE_UNREAD if number in stale else size)
        new, same = [], set()
        for found in files_in(folders):
            number, *state = known.get(found.path, (0, 0, 0))
            if number and state == [found.changed, found.size]:
                same.add(number)
            else:
                new.append(found)
        gone = {(changed, size): number for number, changed, size in known.values() if number not in same}
        renamed = []
        for found in new:
            number = gone.get((found.changed, found.size), 0)
            if number and found.path not in known:
                renamed.append((gone.pop((found.changed, found.size)), found))
        kept = same | {number for number, _ in renamed}
        taken = {found.path for _, found in renamed}
        return Changes(
            [found for found in new if found.path not in taken],
            renamed,
            [number for number, _, _ in known.values() if number not in kept],
        )

    def _stale(self) -> set[int]:
        """The files of games whose boards or pieces have changed since: those of the person's own variants may."""
        rows = self._connection.execute("select distinct variant, options, stamp from games where variant <> ''")
        stale = [(name, options) for name, options, stamp in rows.fetchall() if _stamp(name, options) != stamp]
        found: set[int] = set()
        for game in stale:
            files = self._connection.execute("select file from games where variant = ? and options = ?", game)
            found.update(number for (number,) in files)
        return found

    # Writing

    def _tell_step(self, progress: IndexProgress) -> None:
        """From time to time what was done stays and is told."""
        now = time.monotonic()
        if now > self._step_s:
            self._step()
        if now > self._tell_s:
            self._listener(progress)
            self._tell_s = now + TELL_S

    def _step(self) -> None:
        """What was written stays."""
        self._connection.execute("commit")
        self._connection.execute("begin immediate")
        self._step_s = time.monotonic() + STEP_S

    def _write_positions(self) -> None:
        """Only now the files that were read through count as read."""
        self._rows.sort()
        self._connection.executemany("insert or ignore into positions values (?, ?, ?, ?, ?)", self._rows)
        self._connection.executemany("update files set size = ? where id = ?", self._whole)
        self._rows.clear()
        self._whole.clear()
        self._step()

    def _add_file(self, found: FoundFile) -> Iterator[FileRecord]:
        """The records of a file, which counts as unread until all of them are here."""
        entered = self._connection.execute(
            "insert into files (path, changed, size) values (?, ?, ?)",
            (kept_path(found.path), found.changed, SIZE_UNREAD),
        )
        number = self._file = int(entered.lastrowid or 0)
        self._in_file = 0
        yield from records_of(found.path)
        self._whole.append((found.size, number))

    def _add(self, found: FoundFile, record: FileRecord) -> None:
        self._records, self._in_file = self._records + 1, self._in_file + 1
        if record.game is None:
            self._add_unreadable(found, record)
            return
        try:
            packed = pack(record.game)
            naming = naming_of(packed, record.game.end.ply)
            row = self._row(found, record, record.game, packed)
            positions = position_rows(packed, 0, result_of(record.game), own_nodes(record.game))
        except Exception as error:  # whatever it is: one record must not keep all the others out
            self._add_unreadable(found, replace(record, game=None, problems=(RecordFault.of(error), *record.problems)))
            return
        number = self._insert_game(row, naming)
        self._connection.execute(
            "insert into bodies values (?, ?, ?, ?, ?)",
            (number, packed.handicap, packed.start, packed.moves, packed.plies),
        )
        self._rows += ((key, move, result, number, node) for key, move, result, _, node in positions)

    def _add_unreadable(self, found: FoundFile, record: FileRecord) -> None:
        words = folded(Path(found.path).name)
        texts = [""] * len(LISTED)
        problems = format_problems(record.problems)
        row = (*self._where(record), *texts, Result.UNKNOWN, "", 0, "", "", 0, 0, problems, words)
        self._insert_game(row, NAMELESS)

    def _row(self, found: FoundFile, record: FileRecord, game: Game, packed: PackedGame) -> tuple[object, ...]:
        headers = [header(game.headers, name) for name in LISTED]
        reason = game.result.reason.value if game.result else ""
        return (
            *(*self._where(record), *headers, result_of(game), reason, game.end.ply),
            *(packed.variant, packed.options, board_stamp(game.variant), same_key(game)),
            *(format_problems(record.problems), words_of(game, Path(found.path).name)),
        )

    def _where(self, record: FileRecord) -> tuple[int, ...]:
        return self._file, self._in_file, record.offset, record.length, record.nth

    def _insert_game(self, row: tuple[object, ...], naming: Naming) -> int:
        row = tuple(plain_text(value) if isinstance(value, str) else value for value in row)
        whole = (*row, naming.keys, naming.named, naming.castles, naming.stamp)
        marks = ", ".join("?" * len(whole))
        number = int(self._connection.execute(f"insert into games values (null, {marks})", whole).lastrowid or 0)
        insert_names(self._connection, number, naming)
        return number

    # Forgetting

    def _forget(self, number: int) -> None:
        """Removes a file with its records."""
        for game, *body in self._connection.execute(f"{PACKED} where file = ?", (number,)).fetchall():
            self._forget_positions(game, PackedGame(*body))
            self._connection.execute("delete from bodies where game = ?", (game,))
            self._connection.execute("delete from names where game = ?", (game,))
        self._connection.execute("delete from games where file = ?", (number,))
        self._connection.execute("delete from files where id = ?", (number,))

    def _forget_positions(self, game: int, packed: PackedGame) -> None:
        try:
            rows = position_rows(packed, game, Result.UNKNOWN, frozenset())
        except (RulesError, ValueError, zlib.error, IndexError):
            self._connection.execute("delete from positions where game = ?", (game,))  # slow, as no index leads there
            return
        keys = {(key, game) for key, *_ in rows}
        self._connection.executemany("delete from positions where key = ? and game = ?", keys)


def own_nodes(game: Game) -> frozenset[int]:
    """The numbers, in the order of `Node.walk`, of the moves that were played: all others were shown afterwards."""
    played = set(map(id, game.end.path()))
    return frozenset(number for number, node in enumerate(game.root.walk()) if id(node) in played)


def position_rows(packed: PackedGame, game: int, result: Result, own: frozenset[int]) -> list[_Row]:
    """What the index says of the positions of a game: each move made, and NO_MOVE where nothing follows.

    The first place with a move counts, but one where it was played more than one where it was only shown.
    """
    found: dict[tuple[int, int], _Row] = {}
    for key, move, place, of in _made(packed):
        played = not of or of in own
        known = found.get((key, move))
        if known is None or (known[2] == Result.VARIATION and played):
            found[key, move] = (key, move, result if played else Result.VARIATION, game, place)
    return list(found.values())


def _made(packed: PackedGame) -> Iterator[tuple[int, int, int, int]]:
    """Every move of the tree: key of the position before it, the move, the nodes before and after it; and every end
    of a line with NO_MOVE, both nodes being its own."""
    position = start_of(packed)
    stamp, first = board_stamp(position.variant), int(position.ply)
    moves = moves_of(packed)
    way = [0]  # the nodes from the root to the one on the board
    for node, (move, ply) in enumerate(zip(moves, plies_of(packed, len(moves)), strict=True), 1):
        if len(way) > ply:
            yield int(position.key) ^ stamp, NO_MOVE, way[-1], way[-1]
            del way[ply:]
            while position.ply >= first + ply:
                position.undo()
        yield int(position.key) ^ stamp, move, way[-1], node
        position.play(move)
        way.append(node)
    yield int(position.key) ^ stamp, NO_MOVE, way[-1], way[-1]


def _stamp(name: str, options: str) -> int:
    """0 where there is no such variant."""
    try:
        return board_stamp(variant_of(PackedGame(name, options, "", "", b"", b"")))
    except (RulesError, ValueError):
        return 0
