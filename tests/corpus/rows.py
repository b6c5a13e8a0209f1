"""Rows of the data and what a check makes of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Check:
    """Result of one check; `skipped` counts rows that it leaves out on purpose, `note` says why."""

    name: str
    rows: int = 0
    skipped: int = 0
    failures: list[str] = field(default_factory=list)
    note: str = ""

    def expect(self, row: str, what: str, found: object, expected: object) -> None:
        """Notes a failure where the two differ."""
        if found != expected:
            self.failures.append(f"{row}: {what} is {found}, expected {expected}")


def read_rows(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a file with one JSON object a line."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            if line.strip():
                yield json.loads(line)
