"""Files of games that the computer played against itself: moves, scores and results, a few bytes a position."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_MAGIC = b"shogi-desktop games 1\n"
UNKNOWN = -32768
"""The score of a move that was not searched: a random one."""
MOST = 32_000
"""Scores are kept within it; a mate is as much."""


@dataclass
class PlayedGame:
    """One game from the variant's initial position; `scores[n]` is that of the search before `moves[n]`, for its side.

    `result` is 1 where Black won, -1 where White did, 0 for a draw.
    """

    moves: array[int] = field(default_factory=lambda: array("q"))
    scores: array[int] = field(default_factory=lambda: array("h"))
    result: int = 0


def write_games(path: Path, header: dict[str, Any], games: list[PlayedGame]) -> None:
    """A file that is there is whole: it gets its name when all is written."""
    lengths = array("H", [len(game.moves) for game in games])
    results = array("b", [game.result for game in games])
    moves, scores = array("q"), array("h")
    for game in games:
        moves.extend(game.moves)
        scores.extend(game.scores)
    for numbers in (lengths, moves, scores):
        if sys.byteorder == "big":
            numbers.byteswap()
    body = b"".join(numbers.tobytes() for numbers in (lengths, results, moves, scores))
    head = json.dumps(header | {"games": len(games)}).encode() + b"\n"
    part = path.with_suffix(".part")
    part.write_bytes(_MAGIC + head + zlib.compress(body, 9))
    part.replace(path)


def read_header(path: Path) -> dict[str, Any]:
    """What a file says of its games, their number ("games") included; ValueError where it is no such file."""
    with path.open("rb") as file:
        if file.readline() != _MAGIC:
            raise ValueError(f"{path}: not a file of games")
        header: dict[str, Any] = json.loads(file.readline())
    return header


def read_games(path: Path) -> Iterator[PlayedGame]:
    """The games of a file; ValueError where it is no such file."""
    count = int(read_header(path)["games"])
    body = zlib.decompress(path.read_bytes().split(b"\n", 2)[2])
    lengths, at = numbers_in("H", body, 0, count)
    results, at = numbers_in("b", body, at, count)
    positions = sum(lengths)
    moves, at = numbers_in("q", body, at, positions)
    scores, at = numbers_in("h", body, at, positions)
    first = 0
    for length, result in zip(lengths, results, strict=True):
        yield PlayedGame(moves[first : first + length], scores[first : first + length], result)
        first += length


def numbers_in(code: str, body: bytes, at: int, count: int) -> tuple[array[int], int]:
    """So many numbers from a place on, and the place after them."""
    numbers = array(code)
    end = at + count * numbers.itemsize
    numbers.frombytes(body[at:end])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers, end
