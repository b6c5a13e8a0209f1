"""The records that are to be analysed, one after the other, and what a result of each is called."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.library.entry import Entry, Problem
from shogi_desktop.library.record_files import Found, Record, files_in, read_again, records_of
from shogi_desktop.notation.errors import NotationError

_DIGITS: Final = 4
"""Of the number of a record among the others of its file."""


@dataclass(frozen=True)
class ToAnalyse:
    """A record: the `number`th of the file at `path`, its result's path below the folder of results (`name`, without a
    suffix), its game or what is wrong with it, and its share of the bytes of all."""

    path: str
    number: int
    name: Path
    game: Game | None
    problem: Problem | None
    size: int

    @property
    def source(self) -> str:
        """Tells it from all others."""
        return f"{self.path}#{self.number}"


class Records(ABC):
    """All that are to be analysed. `size` are their bytes, `count` is how many there are, 0 = not known before."""

    size = 0
    count = 0

    @abstractmethod
    def __iter__(self) -> Iterator[ToAnalyse]:
        """Each is read when it is its turn."""


class OfFiles(Records):
    """Those of files, and of the files in folders and below them; results of earlier runs are none of them."""

    def __init__(self, paths: Sequence[str], is_result: Callable[[str], bool]) -> None:
        """OSError for a path where nothing lies."""
        self._roots = _Roots(paths)
        self._files: list[Found] = []
        for path in self._roots.paths:
            state = os.stat(path)
            found = files_in([path]) if os.path.isdir(path) else [Found(path, state.st_mtime_ns, state.st_size)]
            self._files += [each for each in found if not is_result(each.path)]
        self.size = sum(found.size for found in self._files)

    def __iter__(self) -> Iterator[ToAnalyse]:
        for found in self._files:
            before, number = None, 0
            for record in records_of(found.path):
                if before is not None:
                    number += 1
                    yield self._made(found, before, number, alone=False)
                before = record
            if before is not None:
                yield self._made(found, before, number + 1, alone=not number)

    def _made(self, found: Found, record: Record, number: int, alone: bool) -> ToAnalyse:
        problem = record.problems[0] if record.game is None and record.problems else None
        size = 0 if record.nth else record.length
        return ToAnalyse(found.path, number, self._roots.name(found.path, number, alone), record.game, problem, size)


class OfIndex(Records):
    """Those of a library, as its index lists them; results of earlier runs are none of them."""

    def __init__(self, entries: Sequence[Entry], folders: Sequence[str], is_result: Callable[[str], bool]) -> None:
        """`folders` are those of the library."""
        self._roots = _Roots(folders)
        self._entries = [entry for entry in entries if not is_result(entry.path)]
        self.count = len(self._entries)
        self.size = sum(map(_size, self._entries))

    def __iter__(self) -> Iterator[ToAnalyse]:
        for entry in self._entries:
            game, problem = None, None
            try:
                game = read_again(entry.path, entry.offset, entry.length, entry.nth, entry.variant)
            except (NotationError, OSError) as error:
                problem = Problem.of(error)
            name = self._roots.name(entry.path, entry.number, entry.alone)
            yield ToAnalyse(entry.path, entry.number, name, game, problem, _size(entry))


def _size(entry: Entry) -> int:
    return 0 if entry.nth else max(1, entry.length)


class _Roots:
    """The folders and files that records come from: results are named as records are below them, and of several folders
    after these too."""

    def __init__(self, paths: Sequence[str]) -> None:
        self.paths = list(dict.fromkeys(os.path.abspath(path) for path in paths))

    def name(self, path: str, number: int, alone: bool) -> Path:
        """What a result is called."""
        root = next((Path(root) for root in self.paths if Path(path).is_relative_to(root)), Path(path))
        place = Path(path).relative_to(root) if root != Path(path) else Path(root.name)
        if len(self.paths) > 1 and root != Path(path):
            place = Path(root.name) / place
        stem = place.with_suffix("")
        return stem if alone else stem.with_name(f"{stem.name}-{number:0{_DIGITS}}")
