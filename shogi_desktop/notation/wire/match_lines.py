"""What the process that plays a tournament says: one JSON text per line."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Final

from shogi_desktop.files.plain_values import MOST, AtMost, Between, OneOf, read_json, record
from shogi_desktop.messages import Message

LONGEST_LINE: Final = 512 * 1024
_Pair = tuple[int, int]
_Number = Annotated[int, Between(1, MOST)]


@dataclass(frozen=True)
class Begun:
    """A game of a pair, by the places of its players among all, has begun with this opening, as USI writes it."""

    pair: _Pair
    number: _Number
    opening: str


@dataclass(frozen=True)
class Moved:
    """These moves were made in it since it was last told of."""

    pair: _Pair
    number: _Number
    moves: tuple[Annotated[str, AtMost(100)], ...]


@dataclass(frozen=True)
class Over:
    """It is over and kept: what its row in the table of the match says."""

    pair: _Pair
    number: _Number
    opening: int
    first: Annotated[str, OneOf("black", "white")]
    score: Annotated[str, OneOf("won", "lost", "drawn", "void")]
    how: Annotated[str, AtMost(40)]
    plies: int
    slowest_ms: tuple[int, int]
    faults: tuple[Message, ...] = ()
    opponent_faults: tuple[Message, ...] = ()


@dataclass(frozen=True)
class NotPlayed:
    """It could not be played, and why."""

    pair: _Pair
    number: _Number
    why: Message


@dataclass(frozen=True)
class GivenUp:
    """A pair plays no more games in this run; what went wrong in the last one."""

    pair: _Pair
    why: Message


@dataclass(frozen=True)
class Failed:
    """The tournament cannot be played, and why."""

    why: Message


@dataclass(frozen=True)
class Done:
    """Nothing is left to be played."""


Line = Begun | Moved | Over | NotPlayed | GivenUp | Failed | Done
_KINDS: Final[dict[str, type[Line]]] = {
    "begun": Begun,
    "moved": Moved,
    "over": Over,
    "not-played": NotPlayed,
    "given-up": GivenUp,
    "failed": Failed,
    "done": Done,
}


def format_line(line: Line) -> str:
    """The line without its end."""
    word = next(word for word, kind in _KINDS.items() if isinstance(line, kind))
    return f"{word} {json.dumps(asdict(line), ensure_ascii=True)}"


def parse_line(text: str) -> Line:
    """What a line says. ValueError where it is none of these."""
    word, _, rest = text.partition(" ")
    kind = _KINDS.get(word)
    if kind is None:
        raise ValueError("this is no line of a tournament")
    line: Line = record(kind, read_json(rest, LONGEST_LINE), strict=True)
    return line
