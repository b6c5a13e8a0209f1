"""What processes say that do long work, on the library of records, on many jobs or on a tournament: one JSON text per
line.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Final

from shogi_desktop.files.plain_values import MOST, AtMost, Between, OneOf, read_json, record
from shogi_desktop.messages import Message

LONGEST_LINE: Final = 512 * 1024
_MOST: Final = (1 << 62) - 1
_PATH: Final = 8192
_PROBLEMS: Final = 20_000
_Large = Annotated[int, Between(0, _MOST)]
_Pair = tuple[int, int]
_Number = Annotated[int, Between(1, MOST)]


@dataclass(frozen=True)
class IndexProgress:
    """So many bytes of the new and changed files are read, with so many records, and which file is at hand."""

    done: _Large
    all: _Large
    records: _Large = 0
    path: str = ""


@dataclass(frozen=True)
class LetGo:
    """The index cannot be used and is about to be thrown away: whoever reads it shall close it."""


@dataclass(frozen=True)
class Hits:
    """Games that were found, and the place in each; `walked` is how many games have been looked through, of `all`."""

    games: tuple[tuple[int, int], ...] = ()
    walked: int = 0
    all: int = 0


@dataclass(frozen=True)
class Mistakes:
    """Positions to practise, each as JSON text; `walked` is how many games have been looked through, of `all`, and
    `analysed` in how many of these it is known what an engine thinks."""

    positions: tuple[str, ...] = ()
    walked: int = 0
    all: int = 0
    analysed: int = 0


@dataclass(frozen=True)
class Analysing:
    """So many records are dealt with, of `all` (0 = not known): `share` is how much of the work that is, in
    thousandths, `left_ms` how long the rest will take (0 = not known yet). `path` is the last one's file, `why` what is
    wrong with it, and `failed` are those with which something was; `known` those that were analysed before."""

    done: _Large
    all: _Large
    share: Annotated[int, Between(0, 1000)] = 0
    left_ms: _Large = 0
    failed: _Large = 0
    known: _Large = 0
    path: Annotated[str, AtMost(_PATH)] = ""
    why: Message | None = None


@dataclass(frozen=True)
class MadeProblems:
    """New mate problems, as a set."""

    problems: Annotated[str, AtMost(_PROBLEMS)]


@dataclass(frozen=True)
class LeftOut:
    """A worker, by its address, that gets no work, and why."""

    address: Annotated[str, AtMost(2000)]
    why: Message


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
    """The work cannot be done, and why."""

    why: Message


@dataclass(frozen=True)
class Done:
    """The work is done."""


Line = (
    IndexProgress
    | LetGo
    | Hits
    | Mistakes
    | Analysing
    | MadeProblems
    | LeftOut
    | Begun
    | Moved
    | Over
    | NotPlayed
    | GivenUp
    | Failed
    | Done
)
_KINDS: Final[dict[str, type[Line]]] = {
    "progress": IndexProgress,
    "let-go": LetGo,
    "hits": Hits,
    "mistakes": Mistakes,
    "analysing": Analysing,
    "made": MadeProblems,
    "left-out": LeftOut,
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
        raise ValueError("this is no line of a work")
    line: Line = record(kind, read_json(rest, LONGEST_LINE), strict=True)
    return line
