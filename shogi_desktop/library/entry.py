"""What the index says of one record: the row of a list."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import IntEnum
from hashlib import blake2b
from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.files.plain_values import record
from shogi_desktop.game.tree import Game
from shogi_desktop.messages import Message, MessageError, plain
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.headers import BLACK, WHITE
from shogi_desktop.rules import Side
from shogi_desktop.system_errors import system_message

from .naming import GameNames
from .packed_game import position_key

MOST_LETTERS: Final = 200
"""Of a header in the list."""
MOST_PROBLEMS: Final = 5
"""Of a record that are kept."""
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
class RecordFault:
    """What is wrong with a record, at a place of its file; `line` 0: the file cannot be read."""

    message: Message
    text: str = ""
    line: int = 0
    column: int = 0

    @staticmethod
    def of(error: Exception, line: int = 1) -> RecordFault:
        """Of an error in a part of the file that begins at a line."""
        if isinstance(error, NotationError):
            moved = error.at(line, 1)
            return RecordFault(moved.message, moved.text, moved.line, moved.column)
        if isinstance(error, OSError):
            return RecordFault(system_message(error))
        if isinstance(error, MessageError):
            return RecordFault(error.message)
        return RecordFault(plain(f"{type(error).__name__}: {error}"))

    def error(self) -> NotationError:
        """Of a record that could be read, as it was raised."""
        return NotationError(self.message, self.text, self.line, self.column)


def format_problems(problems: Sequence[RecordFault]) -> str:
    """As the index keeps them; "" for none."""
    return json.dumps([asdict(each) for each in problems[:MOST_PROBLEMS]]) if problems else ""


def parse_problems(text: str) -> tuple[RecordFault, ...]:
    return tuple(record(RecordFault, each) for each in json.loads(text)) if text else ()


@dataclass(frozen=True)
class Entry:
    """One record. `number` counts the records of its file from 1, `alone` tells whether there is no other; `offset`,
    `length` and `nth` are as `record_files.Record` has them; `plies` are those of the game itself.

    `problems` say what is wrong with it; `readable` whether there is a game all the same. `copies` is how many records
    have the same start and moves, this one included. `names` are those of openings and castles in its moves.
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
    problems: tuple[RecordFault, ...]
    readable: bool
    copies: int
    alone: bool
    offset: int
    length: int
    nth: int
    names: GameNames


def folded(text: str) -> str:
    """A text as it is compared: full width or half, capitals or not, are one."""
    return unicodedata.normalize("NFKC", text).casefold()


def plain_text(text: str) -> str:
    """A text that UTF-8 can write: names of files, and JSON, may hold halves of characters."""
    return text.encode("utf-8", "replace").decode()


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


_DRAWS: Final = frozenset(
    ("repetition", "no_moves", "move_limit", "quiet_limit", "agreement", "impasse", "bare_king", "royals_lost")
)
LISTED: Final = (BLACK, WHITE, "started", "event", "place", "opening")
"""The headers that have a column."""
