"""Records out of files of any size: a collection is cut into its records, each of which is read by itself."""

from __future__ import annotations

import os
import re
import stat
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import BinaryIO, Final

from shogi_desktop.files import MAX_BYTES
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError, RecordMessage
from shogi_desktop.notation.records.detect import LOOKED_AT, looks_like, read_record_file
from shogi_desktop.notation.records.encodings import Codec, decode
from shogi_desktop.notation.records.file_types import FormatKind
from shogi_desktop.notation.records.formats import FORMATS
from shogi_desktop.notation.records.kifu.kif_body import kif_sort
from shogi_desktop.notation.records.kifu.lines import KifuLine, games_of_lines
from shogi_desktop.notation.records.reading import finish

from .entry import RecordFault
from .errors import LibraryError, LibraryMessage

PREFERRED: Final = "shogi"
"""The variant of a file that does not say one."""


@dataclass(frozen=True)
class FileRecord:
    """A record of a file: the game as far as it could be read, and what is wrong with it. It is the game `nth`, from 0,
    of the `length` bytes of the file from `offset` on."""

    game: Game | None
    problems: tuple[RecordFault, ...] = ()
    offset: int = 0
    length: int = 0
    nth: int = 0


@dataclass(frozen=True)
class FoundFile:
    """A file that may hold records, and what tells whether it has changed."""

    path: str
    changed: int
    size: int


def suffixes() -> frozenset[str]:
    """The ends of the names of files that may hold records, in lower case."""
    return frozenset(kind.suffix for each in FORMATS for kind in each.file_types)


_AUTOSAVED: Final = re.compile(r"autosave[-0-9]*\.shogi")
"""The program's copies of games that are open."""


def files_in(folders: list[str]) -> Iterator[FoundFile]:
    """The files below these folders that may hold records, each once. What cannot be looked into is passed over, and
    so are links, hidden folders and the program's copies of open games."""
    known, wanted = set(), suffixes()
    for folder in folders:
        for place, inner, names in os.walk(folder):
            inner[:] = sorted(name for name in inner if not name.startswith("."))
            for name in sorted(name for name in names if not _AUTOSAVED.fullmatch(name)):
                path = os.path.join(place, name)
                if os.path.splitext(name)[1].lower() in wanted and path not in known and not os.path.islink(path):
                    known.add(path)
                    with suppress(OSError):
                        state = os.stat(path)
                        if stat.S_ISREG(state.st_mode):  # a pipe would hold whoever opens it
                            yield FoundFile(path, state.st_mtime_ns, state.st_size)


# Reading


def records_of(path: str) -> Iterator[FileRecord]:
    """The records of a file in their order; one without a game where the file or a record cannot be read."""
    try:
        with open(path, "rb") as file:
            head = decode(_whole_lines(file.read(LOOKED_AT)))
            file.seek(0)
            variant = PREFERRED
            for offset, line, data in cut(file, looks_like(head.text), head.kept.codec):
                for nth, record in enumerate(_read(data, line, variant, path)):
                    yield replace(record, offset=offset, length=len(data), nth=nth)
                    variant = record.game.variant.name if record.game is not None else variant
    except Exception as error:  # whatever it is: a file must not hide all the others
        yield FileRecord(None, (RecordFault.of(error),))


def read_again(path: str, offset: int, length: int, nth: int, variant: str) -> Game:
    """The game of a record that was read before; its variant is preferred. OSError or NotationError where it cannot be
    read any more."""
    with open(path, "rb") as file:
        file.seek(offset)
        reading, _ = finish(read_record_file(file.read(length), variant, os.path.basename(path)))
    if nth >= len(reading.games):
        raise reading.problems[0] if reading.problems else NotationError(RecordMessage.GONE)
    return reading.games[nth]


def _whole_lines(head: bytes) -> bytes:
    """Without the line at which the head of a large file was cut off."""
    return head[: head.rfind(b"\n") + 1] or head if len(head) == LOOKED_AT else head


def _read(data: bytes, line: int, variant: str, path: str) -> Iterator[FileRecord]:
    """The games of a record that begins at this line of the file; usually one. `variant` is that of the one before."""
    try:
        reading, _ = finish(read_record_file(data, variant, os.path.basename(path)))
    except Exception as error:  # whatever it is: a mistake of a reader's must not hide all the other records
        yield FileRecord(None, (RecordFault.of(error, line),))
        return
    problems = tuple(RecordFault.of(problem, line) for problem in reading.problems)
    if not reading.games:
        yield FileRecord(None, problems or (RecordFault(RecordMessage.NONE_FOUND, line=line, column=1),))
    for game in reading.games:
        yield FileRecord(game, problems)


# Cutting

_Games = Callable[[Iterator[KifuLine]], Iterator[list[KifuLine]]]
"""Puts lines together that belong to one game."""
_REMARKS: Final = ("'", "#")
_WIDE: Final = tuple(kept.codec for kept in Codec if kept.is_wide)
_USI_START: Final = re.compile(r"[ \t]*(?:position|startpos|sfen)\b|[ \t]*\S+/")


def _kif_games(lines: Iterator[KifuLine]) -> Iterator[list[KifuLine]]:
    return games_of_lines(lines, kif_sort)


def _csa_games(lines: Iterator[KifuLine]) -> Iterator[list[KifuLine]]:
    game: list[KifuLine] = []
    for line in lines:
        game.append(line)
        if line.text == "/":
            yield game
            game = []
    yield game


def _usi_games(lines: Iterator[KifuLine]) -> Iterator[list[KifuLine]]:
    game: list[KifuLine] = []
    for line in lines:
        if game and _USI_START.match(line.text):
            yield game
            game = []
        game.append(line)
    yield game


_GAMES: Final[Mapping[FormatKind, _Games]] = {
    FormatKind.KIF: _kif_games,
    FormatKind.CSA: _csa_games,
    FormatKind.USI: _usi_games,
    FormatKind.SFEN: _usi_games,
}


def cut(file: BinaryIO, kind: FormatKind | None, codec: str) -> Iterator[tuple[int, int, bytes]]:
    """The records of a file that looks like this, each with its place and the number of its first line: one for formats
    whose files hold one, or of which larger collections are not known. LibraryError for a record that is larger than a
    file may be."""
    lines = _Lines(file, codec)
    if kind is None or kind not in _GAMES or codec in _WIDE:
        yield 0, 1, lines.taken(None)
        return
    for game in _GAMES[kind](iter(lines)):
        if game:
            offset, data = lines.offset, lines.taken(game[-1].number)
            if not all(line.text.startswith(_REMARKS) or not line.text for line in game):
                yield offset, game[0].number, data


class _Lines:
    """The lines of a file as text; those that were looked at are kept as bytes until they are taken.

    `number` is that of the last one looked at, `offset` the place of the first one kept.
    """

    def __init__(self, file: BinaryIO, codec: str) -> None:
        self._file = file
        self._codec = codec
        self._kept: deque[bytes] = deque()
        self._size = 0
        self._first = 1
        self.number = 0
        self.offset = 0
        self._read()

    def _read(self) -> bool:
        data = self._file.readline(MAX_BYTES + 1)
        if not data:
            return False
        self.number += 1
        self._kept.append(data)
        self._size += len(data)
        if self._size > MAX_BYTES:
            raise LibraryError(LibraryMessage.RECORD_TOO_LARGE(number=self._first, most=MAX_BYTES))
        return True

    def __iter__(self) -> Iterator[KifuLine]:
        at = 1
        while at <= self.number or self._read():
            data = self._kept[at - self._first][:LOOKED_AT]  # enough to tell what a line is
            yield KifuLine(data.decode(self._codec, "replace").strip("\ufeff\r\n\t "), at)
            at += 1

    def taken(self, last: int | None) -> bytes:
        """The bytes up to a line, None: of all there are."""
        while last is None and self._read():
            pass
        count = len(self._kept) if last is None else last + 1 - self._first
        data = b"".join(self._kept.popleft() for _ in range(count))
        self._size -= len(data)
        self.offset += len(data)
        self._first += count
        return data
