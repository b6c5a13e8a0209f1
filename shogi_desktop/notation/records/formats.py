"""The formats of game records: one table for opening, saving, copying, pasting and converting.

A reader takes a text and the name of the variant that is preferred where the text does not say one; it collects what
is wrong and returns the games as far as they go. A writer is strict: it refuses, with a NotationError, what the format
cannot say, but for what the table says is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from shogi_desktop.game.tree import Game

from ..errors import NotationError
from ..steps import Steps
from . import hodges_record, ki2, kif
from .bod_positions import bod_steps, format_bod_of
from .encodings import Encoding
from .file_types import (
    BOD,
    CSA,
    GAM,
    GAME,
    HODGES,
    JKF,
    KI2,
    KI2U,
    KIF,
    KIFU,
    POSITION,
    PSN,
    USEN,
    USI,
    FileType,
)
from .headers import OWN
from .looks_like import Kind
from .programs import csa_writing, usen
from .programs.csa import csa_steps, format_csa
from .programs.jkf import format_jkf, jkf_steps
from .programs.psn import psn_steps
from .programs.usen import format_usen, usen_steps
from .programs.usi_games import format_usi_games, usi_game_steps
from .reading import Reading
from .shogi_file import format_game, game_steps

Reader: TypeAlias = Callable[[str, str], Steps[Reading]]
Writer: TypeAlias = Callable[[Sequence[Game]], str]


class Part(Enum):
    """What of a game a format may have no place for."""

    VARIATIONS = "variations"
    MOVES = "moves"
    COMMENTS = "comments"
    BOOKMARKS = "bookmarks"
    TIMES = "times"
    FRACTIONS = "fractions of seconds"
    HEADERS = "headers"
    RESULT = "result"


@dataclass(frozen=True)
class Format:
    """One format: `key` names it in commands, `kind` is what its texts look like, `file_types` the files it is in.

    `lacks` is what is left out when a game is written, `says_end` tells whether it has a word for how a game ended,
    `several` whether one text may hold several games, `also` are other looks of its texts. One that is only read has
    no `write`. `encodings` are those it is written in, the usual one first.
    """

    key: str
    kind: Kind
    file_types: tuple[FileType, ...]
    read: Reader
    write: Writer | None
    lacks: frozenset[Part] = frozenset()
    several: bool = False
    says_end: Callable[[Game], bool] = lambda game: True
    also: tuple[Kind, ...] = ()
    encodings: tuple[Encoding, ...] = (Encoding.UTF_8,)

    def suffix(self, encoding: Encoding) -> str:
        """What ends the name of a file in this encoding: some formats have a suffix of their own for UTF-8."""
        own = [kind.suffix for kind in self.file_types if kind.encoding is encoding]
        return (own or [kind.suffix for kind in self.file_types])[0]

    def lost(self, game: Game) -> frozenset[Part]:
        """What this game has and the format does not keep."""
        lacks = self.lacks if self.says_end(game) else self.lacks | {Part.RESULT}
        return frozenset(part for part in lacks if _HAS[part](game))


def _read_own(text: str, _preferred: str) -> Steps[Reading]:
    """The program's own files are strict: what is wrong there is damage."""
    reading = Reading()
    blank = len(text) - len(text.lstrip())
    try:
        reading.add((yield from game_steps(text[blank:])))
    except NotationError as error:
        lines = text[:blank].splitlines(keepends=True)
        ended = not lines or lines[-1].endswith(("\n", "\r"))
        reading.report(error.at(len(lines) + ended, 1 if ended else len(lines[-1]) + 1))
    return reading


def _of_shogi(read: Callable[[str], Steps[Reading]]) -> Reader:
    """The reader of a format that has games of shogi alone."""
    return lambda text, _preferred: read(text)


def _write_own(games: Sequence[Game]) -> str:
    return format_game(games[0])


_HAS: Final[Mapping[Part, Callable[[Game], bool]]] = {
    Part.VARIATIONS: lambda game: any(len(node.children) > 1 for node in game.root.walk()),
    Part.COMMENTS: lambda game: any(node.comment for node in game.root.walk()),
    Part.BOOKMARKS: lambda game: any(node.bookmark for node in game.root.walk()),
    Part.MOVES: lambda game: bool(game.root.children),
    Part.TIMES: lambda game: any(node.spent_ms is not None for node in game.root.walk()),
    Part.FRACTIONS: lambda game: any((node.spent_ms or 0) % 1000 for node in game.root.walk()),
    Part.HEADERS: lambda game: bool(game.headers.keys() - OWN),
    Part.RESULT: lambda game: game.result is not None,
}

_JAPANESE: Final = (Encoding.SHIFT_JIS, Encoding.UTF_8)
FORMATS: Final = (
    Format("shogi", Kind.GAME, (GAME,), _read_own, _write_own),
    Format(
        "kif",
        Kind.KIF,
        (KIF, KIFU),
        kif.kif_steps,
        kif.format_games,
        lacks=frozenset({Part.FRACTIONS}),
        several=True,
        encodings=_JAPANESE,
    ),
    Format(
        "ki2",
        Kind.KI2,
        (KI2, KI2U),
        ki2.ki2_steps,
        ki2.format_games,
        lacks=frozenset({Part.TIMES, Part.FRACTIONS}),
        several=True,
        encodings=_JAPANESE,
    ),
    Format(
        "hodges",
        Kind.HODGES,
        (HODGES,),
        hodges_record.hodges_steps,
        hodges_record.format_games,
        several=True,
    ),
    Format(
        "csa",
        Kind.CSA,
        (CSA,),
        _of_shogi(csa_steps),
        format_csa,
        lacks=frozenset({Part.VARIATIONS, Part.BOOKMARKS}),
        several=True,
        says_end=csa_writing.says_end,
        encodings=(Encoding.UTF_8, Encoding.SHIFT_JIS),
    ),
    Format(
        "jkf",
        Kind.JKF,
        (JKF,),
        _of_shogi(jkf_steps),
        format_jkf,
        lacks=frozenset({Part.BOOKMARKS, Part.FRACTIONS}),
        says_end=csa_writing.says_end,
    ),
    Format(
        "usi",
        Kind.USI,
        (USI, POSITION),
        usi_game_steps,
        format_usi_games,
        lacks=frozenset(Part) - {Part.MOVES},
        several=True,
        also=(Kind.SFEN,),
    ),
    Format(
        "usen",
        Kind.USEN,
        (USEN,),
        _of_shogi(usen_steps),
        format_usen,
        lacks=frozenset({Part.COMMENTS, Part.BOOKMARKS, Part.TIMES, Part.FRACTIONS, Part.HEADERS}),
        says_end=usen.says_end,
    ),
    Format(
        "bod",
        Kind.BOD,
        (BOD,),
        bod_steps,
        format_bod_of,
        lacks=frozenset(Part),
        encodings=(Encoding.UTF_8, Encoding.SHIFT_JIS),
    ),
    Format("psn", Kind.PSN, (PSN, GAM), _of_shogi(psn_steps), None),
)
