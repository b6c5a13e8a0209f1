"""Records out of files of any size: a collection is cut into its records before any of them is read.

Cutting looks at bytes, since the letters are not known yet; in no encoding that records are written in does a line
end, or what a head begins with, stand inside another letter.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from shogi_desktop.files import text_of
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.limits import LONGEST_GAME
from shogi_desktop.notation.records.formats import FORMATS, Format
from shogi_desktop.notation.records.looks_like import LOOKED_AT, Kind, looks_like
from shogi_desktop.notation.steps import finish

from .entry import Problem

PREFERRED: Final = "shogi"
"""The variant of a record that does not say one."""
MOST_RECORD_BYTES: Final = 4 * LONGEST_GAME


@dataclass(frozen=True)
class Record:
    """A record of a file: the game as far as it could be read, what is wrong with it, and how many bytes of the file it
    and those before it take."""

    game: Game | None
    problems: tuple[Problem, ...] = ()
    read: int = 0


@dataclass(frozen=True)
class Found:
    """A file that may hold records, and what tells whether it has changed."""

    path: str
    changed: int
    size: int


def suffixes() -> frozenset[str]:
    """The ends of the names of files that may hold records, in lower case."""
    return frozenset(kind.suffix for each in FORMATS for kind in each.file_types)


def files_in(folders: list[str]) -> Iterator[Found]:
    """The files below these folders that may hold records, each once. What cannot be looked into is passed over, and
    so are links and hidden folders."""
    known, wanted = set(), suffixes()
    for folder in folders:
        for place, inner, names in os.walk(folder):
            inner[:] = sorted(name for name in inner if not name.startswith("."))
            for name in sorted(names):
                path = os.path.join(place, name)
                if os.path.splitext(name)[1].lower() in wanted and path not in known and not os.path.islink(path):
                    known.add(path)
                    with suppress(OSError):
                        state = os.stat(path)
                        yield Found(path, state.st_mtime_ns, state.st_size)


def records_of(path: str) -> Iterator[Record]:
    """The records of a file in their order; one without a game where the file or a record cannot be read."""
    try:
        with open(path, "rb") as file:
            form = _format(file.read(LOOKED_AT), path)
            file.seek(0)
            read = 0
            for line, data in cut(file, form.kind):
                read += len(data)
                for record in _read(form, path, line, data):
                    yield replace(record, read=read)
    except OSError as error:
        yield Record(None, (Problem.of(error),))


def _format(head: bytes, path: str) -> Format:
    """The format of a file that begins so: what it looks like, else what its name says."""
    kind = looks_like(head.decode("utf-8", "ignore")) or looks_like(head.decode("cp932", "ignore"))
    suffix = Path(path).suffix.lower()
    named = [each for each in FORMATS if any(of.suffix == suffix for of in each.file_types)]
    return next((each for each in FORMATS if each.kind == kind), named[0])


def _read(form: Format, path: str, line: int, data: bytes) -> Iterator[Record]:
    """The games of a record that begins at this line of the file; usually one."""
    try:
        reading = finish(form.read(text_of(data, path), PREFERRED))
    except Exception as error:  # whatever it is: a mistake of a reader's must not hide all the other records
        yield Record(None, (Problem.of(error, line),))
        return
    problems = tuple(Problem.of(problem, line) for problem in reading.problems)
    if not reading.games and (problems or data.strip() or line == 1):
        yield Record(None, problems or (Problem("no game was found", line=line, column=1),))
    for game in reading.games:
        yield Record(game, problems)


_Cut = Callable[[bytes, bool], bool]
"""Whether a line begins another record; told whether the record so far has any moves."""


def _begins_usi(_line: bytes, moved: bool) -> bool:
    return moved


def _begins_csa(line: bytes, _moved: bool) -> bool:
    return line.rstrip(b"\r\n") == b"/"


_KIF_HEADS: Final = ("開始日時", "棋戦", "先手", "下手", "手合割", "後手", "上手", "#KIF")
_KIF_HEAD: Final = re.compile(
    b"|".join(re.escape(word.encode(code)) for word in _KIF_HEADS for code in ("utf-8", "cp932"))
)


def _begins_kif(line: bytes, moved: bool) -> bool:
    return moved and _KIF_HEAD.match(line) is not None


_CUTS: Final[Mapping[Kind, _Cut]] = {Kind.USI: _begins_usi, Kind.CSA: _begins_csa, Kind.KIF: _begins_kif}
_MOVE: Final = re.compile(rb"[ \t]*[0-9]{1,5}[ \t]|[ \t]*(?:position|startpos|sfen|[1-9][0-9]?[a-z]|[A-Z]\*)")


def cut(file: Iterable[bytes], kind: Kind | None) -> Iterator[tuple[int, bytes]]:
    """The records of a file, each with the number of its first line. OSError where one is beyond all measure."""
    begins = _CUTS.get(kind) if kind is not None else None
    lines: list[bytes] = []
    first, size, moved = 1, 0, False
    for number, line in enumerate(file, 1):
        if begins is not None and lines and begins(line, moved):
            yield first, b"".join(lines)
            lines, first, size, moved = [], number, 0, False
        lines.append(line)
        size += len(line)
        moved = moved or _MOVE.match(line) is not None
        if size > MOST_RECORD_BYTES:
            raise OSError(f"the record that begins in line {first} is longer than {MOST_RECORD_BYTES} bytes")
    if lines or first == 1:
        yield first, b"".join(lines)
