"""The folder of analysed games: a record of ours for each, and a table that tells what each was made of.

    analysed.jsonl          a line for each game
    Kisei/2024.shogi        its record, named after the file that it came from

A game counts when its line is in the table; its record is written before that. So a run may end at any moment, and the
next one goes on. A record that a person has changed since is never written over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

from shogi_desktop.files import append_text, read_bytes, remove_left_over, write_bytes_atomic
from shogi_desktop.files.plain_values import AtMost, read_json, record
from shogi_desktop.files.sharing import FileLock

from .errors import AnalysisError, AnalysisMessage

_LONGEST_LINE: Final = 128 * 1024

T = TypeVar("T")


class RowFile(Generic[T]):
    """Rows of one kind, a frozen dataclass. A row counts when its line is whole."""

    def __init__(self, path: Path, kind: type[T]) -> None:
        self._path, self._kind = path, kind

    def rows(self) -> Iterator[T]:
        """Those that are there; lines that say nothing are passed over. One at which a run was killed is ended, so that
        the next one stands alone. OSError."""
        if not self._path.exists():
            return
        line = b""
        with self._path.open("rb+") as table:
            for line in table:
                try:
                    yield record(self._kind, read_json(line.decode(), _LONGEST_LINE), strict=True)
                except ValueError:
                    continue
            if line and not line.endswith(b"\n"):
                table.write(b"\n")

    def add(self, row: T) -> None:
        """OSError where it cannot be written."""
        values: Any = row
        append_text(self._path, json.dumps(asdict(values)) + "\n")


SUFFIX: Final = ".shogi"
_TABLE: Final = "analysed.jsonl"
_LOCK: Final = ".lock"
_DIGEST: Final = 16
_LONGEST_PATH: Final = 8192


@dataclass(frozen=True)
class _Line:
    """A game: the key of what was asked, where it came from, the path of its record below the folder, and what tells
    its bytes."""

    key: Annotated[str, AtMost(100)]
    source: Annotated[str, AtMost(_LONGEST_PATH)]
    file: Annotated[str, AtMost(_LONGEST_PATH)]
    digest: Annotated[str, AtMost(100)]


class AnalysisResults:
    """The games in a folder, for as long as this object is held by one process."""

    def __init__(self, folder: Path) -> None:
        """Makes the folder, or takes up what is there. AnalysisError where another process works there, OSError."""
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(folder / _LOCK)
        if not self._lock.take():
            raise AnalysisError(AnalysisMessage.FOLDER_HELD(folder=str(folder)))
        self._by_key: dict[str, _Line] = {}
        self._by_file: dict[str, _Line] = {}
        self._tidied: set[Path] = set()
        self._table = RowFile(folder / _TABLE, _Line)
        for line in self._table.rows():
            self._note(line)

    def known(self, key: str) -> Path | None:
        """The record of a game that was analysed before, as long as it is there."""
        line = self._by_key.get(key)
        if line is None or self._by_file[line.file] is not line:
            return None
        path = self.folder / line.file
        return path if path.is_file() else None

    def holds(self, path: str) -> bool:
        """Whether a file is one of the results."""
        place = Path(path)
        return place.is_relative_to(self.folder) and place.relative_to(self.folder).as_posix() in self._by_file

    def add(self, key: str, source: str, name: Path, text: str) -> Path:
        """Keeps a game as `name` (a path below the folder, without its suffix), numbered where something else has that
        name, and tells where. An earlier result of the same `source` gives way, unless a person has changed it. OSError
        where it cannot be written."""
        data = text.encode()
        path = self._free(name, source)
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.parent not in self._tidied:
            remove_left_over(path.parent)
            self._tidied.add(path.parent)
        write_bytes_atomic(path, data)
        line = _Line(key, source, path.relative_to(self.folder).as_posix(), digest_of(data))
        self._table.add(line)
        self._note(line)
        return path

    def close(self) -> None:
        """Lets another process have it."""
        self._lock.release()

    def _free(self, name: Path, source: str) -> Path:
        number = 1
        while True:
            ending = SUFFIX if number == 1 else f" ({number}){SUFFIX}"
            path = self.folder / name.with_name(name.name + ending)
            if not path.exists() or self._gives_way(path, source):
                return path
            number += 1

    def _gives_way(self, path: Path, source: str) -> bool:
        line = self._by_file.get(path.relative_to(self.folder).as_posix())
        try:
            return line is not None and line.source == source and digest_of(read_bytes(path)) == line.digest
        except OSError:
            return False

    def _note(self, line: _Line) -> None:
        self._by_key[line.key] = self._by_file[line.file] = line


def digest_of(data: bytes) -> str:
    """Tells one text from another."""
    return blake2b(data, digest_size=_DIGEST).hexdigest()
