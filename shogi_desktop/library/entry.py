"""What the index says of one record: the row of a list."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b
from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.headers import BLACK, WHITE
from shogi_desktop.rules import Side

from .position_keys import position_key

MOST_LETTERS: Final = 200
"""Of a header in the list."""
MOST_WORDS: Final = 2000
"""Letters of all that can be found by text."""


class Result(IntEnum):
    """How a game ended; of a move, how the games ended in which it was played."""

    UNKNOWN = 0
    BLACK = 1
    WHITE = 2
    DRAW = 3
    VARIATION = 4
    """Of a move: it was not played but shown."""


@dataclass(frozen=True)
class Entry:
    """One record. `number` counts the records of its file from 1; `plies` are those of the game itself.

    `problem` says what is wrong with it ("" = nothing); `readable` whether there is a game all the same. `copies` is
    how many records have the same start and moves, this one included.
    """

    id: int
    path: str
    number: int
    black: str
    white: str
    started: str
    event: str
    place: str
    opening: str
    result: Result
    reason: str
    plies: int
    variant: str
    problem: str
    readable: bool
    copies: int = 1


def folded(text: str) -> str:
    """A text as it is compared: full width or half, capitals or not, are one."""
    return unicodedata.normalize("NFKC", text).casefold()


def header(headers: Mapping[str, str], name: str) -> str:
    """A header as it is listed."""
    return excerpt(headers.get(name, ""), MOST_LETTERS).strip()


def words_of(game: Game, file_name: str) -> str:
    """Everything by which a record can be found as text: names, headers, the name of its file."""
    texts = [file_name, *game.headers.values()]
    return folded("\n".join(excerpt(text, MOST_LETTERS) for text in texts)[:MOST_WORDS])


def result_of(game: Game) -> Result:
    """The result; an end that no side won is a draw where it is one."""
    if game.result is None:
        return Result.UNKNOWN
    if game.result.winner is None:
        return Result.DRAW if game.result.reason.value in _DRAWS else Result.UNKNOWN
    return Result.BLACK if game.result.winner is Side.BLACK else Result.WHITE


def same_key(game: Game) -> int:
    """63 bits that tell games apart: start and the moves of the game itself."""
    line = " ".join(str(node.move) for node in game.end.path())
    start = position_key(game.start)
    return int.from_bytes(blake2b(f"{start} {line}".encode(), digest_size=8).digest(), "big") >> 1


_DRAWS: Final = frozenset(("repetition", "no_moves", "move_limit", "agreement", "impasse", "bare_king", "royals_lost"))
LISTED: Final = (BLACK, WHITE, "started", "event", "place", "opening")
"""The headers that have a column."""
