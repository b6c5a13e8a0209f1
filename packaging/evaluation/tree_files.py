"""Files of positions inside searches, beside the files of games that these were searched for."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from game_files import MOST, numbers_in

from shogi_desktop.engine.evaluation.inputs import Inputs
from shogi_desktop.engine.search.harvest import Found

_MAGIC: Final = b"shogi-desktop trees 1\n"
SUFFIX: Final = ".trees"
_COLUMNS: Final = (("games", "I"), ("turns", "b"), ("scores", "h"), ("bounds", "b"), ("depths", "b"), ("lengths", "H"))


@dataclass
class Trees:
    """Positions, each with the number of its game in the file, the side to move, what a search found it worth for that
    side (a score as a bound, so many plies deep), and how many pieces it has; their keys follow each other, by numbers
    as `key_numbers` has them."""

    games: array[int] = field(default_factory=lambda: array("I"))
    turns: array[int] = field(default_factory=lambda: array("b"))
    scores: array[int] = field(default_factory=lambda: array("h"))
    bounds: array[int] = field(default_factory=lambda: array("b"))
    depths: array[int] = field(default_factory=lambda: array("b"))
    lengths: array[int] = field(default_factory=lambda: array("H"))
    keys: array[int] = field(default_factory=lambda: array("H"))

    def __len__(self) -> int:
        return len(self.scores)

    def add(self, found: Iterable[Found], numbers: dict[int, int], game: int = 0) -> None:
        for each in found:
            self.games.append(game)
            self.turns.append(each.turn)
            self.scores.append(max(-MOST, min(MOST, each.score)))
            self.bounds.append(each.bound)
            self.depths.append(min(each.depth, 127))
            self.lengths.append(len(each.keys))
            self.keys.extend(numbers[key] for key in each.keys)

    def extend(self, other: Trees, game: int) -> None:
        """All of another one, as of a game of this number."""
        self.games.extend([game] * len(other))
        for name, _ in _COLUMNS[1:]:
            getattr(self, name).extend(getattr(other, name))
        self.keys.extend(other.keys)


def key_numbers(inputs: Inputs) -> dict[int, int]:
    """The keys of a variant's inputs by small numbers, counted from 1."""
    return {key: number for number, key in enumerate(inputs.all_keys(), 1)}


def write_trees(path: Path, header: dict[str, Any], trees: Trees) -> None:
    """A file that is there is whole: it gets its name when all is written."""
    columns = [getattr(trees, name) for name, _ in _COLUMNS] + [trees.keys]
    body = b"".join(_little(column).tobytes() for column in columns)
    head = json.dumps(header | {"positions": len(trees), "keys": len(trees.keys)}).encode() + b"\n"
    part = path.with_suffix(SUFFIX + ".part")
    part.write_bytes(_MAGIC + head + zlib.compress(body, 6))
    part.replace(path)


def read_trees_header(path: Path) -> dict[str, Any]:
    """What a file says of its positions; ValueError where it is no such file."""
    with path.open("rb") as file:
        if file.readline() != _MAGIC:
            raise ValueError(f"{path}: not a file of trees")
        header: dict[str, Any] = json.loads(file.readline())
    return header


def read_trees(path: Path) -> Trees:
    """The positions of a file; ValueError where it is no such file."""
    header = read_trees_header(path)
    body, at = zlib.decompress(path.read_bytes().split(b"\n", 2)[2]), 0
    trees = Trees()
    for name, code in _COLUMNS:
        column, at = numbers_in(code, body, at, int(header["positions"]))
        setattr(trees, name, column)
    trees.keys, at = numbers_in("H", body, at, int(header["keys"]))
    return trees


def _little(numbers: array[int]) -> array[int]:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
