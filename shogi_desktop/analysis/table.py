"""A file of records, one in JSON on each line, that grows while work goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from shogi_desktop.files import append_text
from shogi_desktop.files.plain_values import read_json, record

_LONGEST_LINE: Final = 128 * 1024

T = TypeVar("T")


class Table(Generic[T]):
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
