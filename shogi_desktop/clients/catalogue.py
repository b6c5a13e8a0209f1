"""The person's own engines: how they are kept (their programs, what they play, options that differ from theirs), how
one is started for a game, and what it is told of it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Final

from shogi_desktop.clients.conversations.dialect import rules_of
from shogi_desktop.files.plain_values import AtMost, Clamped, Cut, OneOf
from shogi_desktop.files.store import JsonFormat
from shogi_desktop.notation.moves.usi import EngineOption
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from .power import Power
from .search import EngineLaunch, Protocol

MOST_BYTES: Final = 1 << 20
MOST_ENGINES: Final = 100
LONGEST_NAME: Final = 60
START_S: Final = 20
LONGEST_START_S: Final = 600
_PATH_LETTERS: Final = 4096
_VALUE_LETTERS: Final = 4096
VARIANT_OPTION: Final = "USI_Variant"
_VARIABLE: Final = re.compile(r"[^\s=\x00-\x1f](?:[^=\x00-\x1f]{0,198}[^\s=\x00-\x1f])?")
XBOARD_GAMES: Final = {"chu": "chu", "dai": "dai", "wa": "wa-shogi"}
"""What XBoard's protocol calls the games. Its engines begin them from the usual start alone."""
NOT_SET: Final = frozenset({VARIANT_OPTION, "MultiPV", "USI_Ponder"})
"""Options that the program sets by itself, as the game or what is asked wants them."""


@dataclass(frozen=True)
class _OneLine:
    """A text of at most so many letters without control characters: what an engine is told in a line stays there."""

    most: int

    def __call__(self, value: str) -> str:
        if len(value) > self.most or any(ord(letter) < ord(" ") for letter in value):
            raise ValueError(f"a line of at most {self.most} letters is expected")
        return value


@dataclass(frozen=True)
class OutsideEngine:
    """An engine by its name, which no other one has. `options` are the values that differ from the engine's own,
    `variants` the games that it plays, `protocol` is what it speaks ("usi" or "xboard"), `start_s` the seconds that it
    may take to start or to make ready for a game. `counts`: whether it can be asked for so many positions; GPS Shogi
    ends itself then. `hints`: whether it gives them in its games, `analyses`: whether it says that it analyses
    positions. It is started with `arguments` and `variables` (of the environment), in a `folder`, "" = where it
    lies."""

    name: Annotated[str, Cut(LONGEST_NAME)]
    program: Annotated[str, AtMost(_PATH_LETTERS)]
    options: dict[str, Annotated[str, _OneLine(_VALUE_LETTERS)]] = field(default_factory=dict)
    variants: tuple[str, ...] = ("shogi",)
    protocol: Annotated[str, OneOf(*(each.value for each in Protocol))] = Protocol.USI.value
    start_s: Annotated[int, Clamped(1, LONGEST_START_S)] = START_S
    counts: bool = True
    hints: bool = False
    analyses: bool = True
    arguments: tuple[Annotated[str, _OneLine(_PATH_LETTERS)], ...] = ()
    folder: Annotated[str, _OneLine(_PATH_LETTERS)] = ""
    variables: dict[str, Annotated[str, _OneLine(_VALUE_LETTERS)]] = field(default_factory=dict)

    def launch(self) -> EngineLaunch:
        """How it is started; most look for their files where they are started."""
        return EngineLaunch(
            [self.program, *self.arguments],
            {_variable(name): value for name, value in self.variables.items() if is_variable(name)},
            self.folder or os.path.dirname(self.program),
            Protocol(self.protocol),
            self.start_s * 1000,
        )


def is_variable(name: str) -> bool:
    """Whether the environment can have a variable of this name."""
    return _VARIABLE.fullmatch(name) is not None


def _variable(name: str) -> str:
    """As the system has it: Windows knows no small letters there."""
    return name.upper() if os.name == "nt" else name


@dataclass(frozen=True)
class EnginesFile:
    """Everything in their file."""

    engines: tuple[OutsideEngine, ...] = ()

    @cached_property
    def usable(self) -> tuple[OutsideEngine, ...]:
        """In the order in which they were added; what makes no sense is passed over."""
        by_name = {engine.name: engine for engine in self.engines if engine.name and engine.program}
        return tuple(by_name.values())[:MOST_ENGINES]


FORMAT: Final = JsonFormat(EnginesFile, MOST_BYTES, {"engines": ("name",)}, marked=False)


def parse_engines(text: str) -> tuple[OutsideEngine, ...]:
    """The engines of a file. ValueError for a text that is no such file."""
    return FORMAT.read(text)[1].usable


def format_engines(engines: Iterable[OutsideEngine]) -> str:
    """The text of a file with these alone."""
    return FORMAT.written(None, EnginesFile(), EnginesFile(tuple(engines)))


def variants_of(announced: Mapping[str, EngineOption]) -> tuple[str, ...]:
    """The games that an engine of these options plays: shogi, unless it says which."""
    told = announced.get(VARIANT_OPTION)
    return told.vars if told is not None and told.vars else ("shogi",)


def variants_of_features(features: Mapping[str, str]) -> tuple[str, ...]:
    """The games that an engine of XBoard's protocol plays, of those that are known to be the same there."""
    told = features.get("variants", "").split(",")
    return tuple(name for name, theirs in XBOARD_GAMES.items() if theirs in told)


def analyses_by_features(features: Mapping[str, str]) -> bool:
    """Whether an engine of XBoard's protocol says that it analyses, and can say when it has ended."""
    return features.get("analyze") != "0" and features.get("ping") == "1"


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """The name, or with a number where another engine has it."""
    known = set(taken)
    name = wanted[:LONGEST_NAME].strip() or "USI"
    numbered = (f"{name[: LONGEST_NAME - 5]} {number}" for number in range(2, len(known) + 3))
    return name if name not in known else next(each for each in numbered if each not in known)


XBOARD_MEMORY: Final = "64"
"""MB: HaChu ends itself where it is told of none."""


@dataclass(frozen=True)
class EngineSetup:
    """A launch and the options of a game of the variant."""

    launch: EngineLaunch
    variant: str
    options: dict[str, str]


def engine_setup(
    engine: OutsideEngine | None, own: EngineLaunch, variant: Variant, lines: int = 1, power: Power | None = None
) -> EngineSetup:
    """One of the person's own engines, or None: the program's, at its strongest and with so much `power`, of which
    `own` is the launch; to tell so many lines of play. Those of XBoard's protocol tell one, under rules of their own.
    """
    if engine is not None and engine.protocol == Protocol.XBOARD.value:
        return EngineSetup(engine.launch(), XBOARD_GAMES[variant.name], {"memory": XBOARD_MEMORY, **engine.options})
    chosen = engine.options if engine is not None else power.options() if power is not None else {}
    options = {**chosen, **rules_of(variant), "MultiPV": str(lines)}
    return EngineSetup(engine.launch() if engine is not None else own, variant.name, options)


def plays(engine: OutsideEngine | None, variant: Variant) -> bool:
    """Whether there is such an engine, and it plays the game."""
    return engine is not None and variant.name in engine.variants


def analyses(engine: OutsideEngine | None, variant: Variant) -> bool:
    """Whether there is such an engine, it plays the game, and says what it thinks of positions."""
    return engine is not None and engine.analyses and plays(engine, variant)


def begins_there(engine: OutsideEngine, start: Position) -> bool:
    """Whether the engine can be told of a game that began so: those of XBoard's protocol know the usual start alone."""
    return engine.protocol != Protocol.XBOARD.value or format_sfen(start) == format_sfen(Position(start.variant))


_PART: Final = re.compile(r'"((?:[^"]|"")*)"|"(.*)|([^\s"]+)')
_WORD: Final = re.compile(r'(?:"(?:[^"]|"")*"|".*|[^\s"])+')

_PLAIN: Final = re.compile(r'[^\s"]+')
_QUOTE: Final = '"'


def split_words(text: str) -> tuple[str, ...]:
    """The words of a line. Blanks stand between them, and inside them within double quotes, where a double quote is
    written twice; a backslash is a letter like others."""
    return tuple(
        "".join(part[3] or part[2] or (part[1] or "").replace('""', '"') for part in _PART.finditer(word.group()))
        for word in _WORD.finditer(text)
    )


def join_words(words: Iterable[str]) -> str:
    """The line that is split into these words."""
    return " ".join(word if _PLAIN.fullmatch(word) else f'"{word.replace(_QUOTE, _QUOTE * 2)}"' for word in words)
