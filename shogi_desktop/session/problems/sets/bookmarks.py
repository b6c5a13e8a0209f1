"""Where a person left off among the problems: kept as JSON text in the settings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Final

from shogi_desktop.files.plain_values import read_json, record

RECENT: Final = 12
"""How many files opened from elsewhere are remembered."""
SETS: Final = 40
"""In how many sets the problem at hand is remembered."""


@dataclass(frozen=True)
class Bookmarks:
    """The set open last in each game, the problem at hand in each set, and files from elsewhere.

    A set is named by the path of its file, that of the program for a game by the name of the game. Problems are told
    by their keys, `files` by their paths, the latest first.
    """

    sets: Mapping[str, str] = field(default_factory=dict)
    problems: Mapping[str, str] = field(default_factory=dict)
    files: tuple[str, ...] = ()

    @staticmethod
    def read(text: str) -> Bookmarks:
        """What `text` records; whatever makes no sense is left out."""
        try:
            found = record(Bookmarks, read_json(text))
        except ValueError:
            return Bookmarks()
        return replace(found, files=found.files[:RECENT])

    def written(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)

    def at(self, game: str, name: str, key: str) -> Bookmarks:
        """The same with this problem of this set at hand; only the sets used last are remembered."""
        others = {known: problem for known, problem in self.problems.items() if known != name}
        problems = {**dict(list(others.items())[-SETS + 1 :]), name: key}
        return replace(self, sets={**self.sets, game: name}, problems=problems)

    def with_file(self, path: str) -> Bookmarks:
        """The same with a file opened last."""
        return replace(self, files=(path, *(known for known in self.files if known != path))[:RECENT])

    def without_file(self, path: str) -> Bookmarks:
        """The same after a file could not be opened any more."""
        return replace(self, files=tuple(known for known in self.files if known != path))
