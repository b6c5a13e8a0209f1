"""What processes say that work on the library of records, or do many jobs: one JSON text per line."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Final, TypeVar

from shogi_desktop.files.plain_values import AtMost, Between, read_json, record
from shogi_desktop.messages import Message

LONGEST_LINE: Final = 512 * 1024
_MOST: Final = (1 << 62) - 1
_PATH: Final = 8192
_PROBLEMS: Final = 20_000
_Large = Annotated[int, Between(0, _MOST)]


@dataclass(frozen=True)
class Progress:
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
class Failed:
    """The work cannot be done, and why."""

    why: Message


@dataclass(frozen=True)
class Done:
    """The work is done."""


Line = Progress | LetGo | Hits | Mistakes | Analysing | MadeProblems | LeftOut | Failed | Done
_KINDS: Final[dict[str, type[Line]]] = {
    "progress": Progress,
    "let-go": LetGo,
    "hits": Hits,
    "mistakes": Mistakes,
    "analysing": Analysing,
    "made": MadeProblems,
    "left-out": LeftOut,
    "failed": Failed,
    "done": Done,
}
_Read = TypeVar("_Read")


def format_line(line: Line) -> str:
    """The line without its end."""
    word = next(word for word, kind in _KINDS.items() if isinstance(line, kind))
    return f"{word} {json.dumps(asdict(line), ensure_ascii=True)}"


def parse_line(text: str) -> Line:
    """What a line says. ValueError where it is none of these."""
    word, _, rest = text.partition(" ")
    kind = _KINDS.get(word)
    if kind is None:
        raise ValueError("this is no line of the library")
    line: Line = record(kind, read_json(rest, LONGEST_LINE), strict=True)
    return line
