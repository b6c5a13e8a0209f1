"""The formats of game records: one table for opening, saving, copying, pasting and converting.

How a format is read and written lies in a module of its own, which is loaded when that is first asked for: a program
that opens no record needs none of them.

A reader takes a text and the name of the variant that is preferred where the text does not say one; it collects what
is wrong and returns the games as far as they go. A writer is strict: it refuses, with a NotationError, what the format
cannot say, but for what the table says is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePath
from typing import Final, NamedTuple, TypeAlias

from shogi_desktop.game.tree import Game

from ..errors import NotationError
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
    FormatKind,
)
from .headers import OWN
from .reading import Reading, Steps

Reader: TypeAlias = Callable[[str, str], Steps[Reading]]
Writer: TypeAlias = Callable[[Sequence[Game]], str]


class GamePart(Enum):
    """What of a game a format may have no place for."""

    VARIATIONS = "variations"
    MOVES = "moves"
    COMMENTS = "comments"
    BOOKMARKS = "bookmarks"
    DRAWINGS = "drawings"
    TIMES = "times"
    FRACTIONS = "fractions of seconds"
    HEADERS = "headers"
    RULES = "rule options"
    RESULT = "result"


class Works(NamedTuple):
    """How a format is read and written; one that is only read has no `write`.

    `says_end` tells whether it has a word for how a game ended.
    """

    read: Reader
    write: Writer | None
    says_end: Callable[[Game], bool] = lambda game: True


@dataclass(frozen=True)
class Format:
    """One format: `key` names it in commands, `kind` is what its texts look like, `file_types` the files it is in.

    `works` loads what reads and writes it. `lacks` is what is left out when a game is written, `several` tells whether
    one text may hold several games, `also` are other looks of its texts. `encodings` are those it is written in, the
    usual one first.
    """

    key: str
    kind: FormatKind
    file_types: tuple[FileType, ...]
    works: Callable[[], Works]
    lacks: frozenset[GamePart] = frozenset()
    several: bool = False
    also: tuple[FormatKind, ...] = ()
    encodings: tuple[Encoding, ...] = (Encoding.UTF_8,)

    @property
    def read(self) -> Reader:
        return self.works().read

    @property
    def write(self) -> Writer | None:
        """Writes games, None where the format is only read."""
        return self.works().write

    def suffix(self, encoding: Encoding) -> str:
        """What ends the name of a file in this encoding: some formats have a suffix of their own for UTF-8."""
        own = [kind.suffix for kind in self.file_types if kind.encoding is encoding]
        return (own or [kind.suffix for kind in self.file_types])[0]

    def lost(self, game: Game) -> frozenset[GamePart]:
        """What this game has and the format does not keep."""
        lacks = self.lacks if self.works().says_end(game) else self.lacks | {GamePart.RESULT}
        return frozenset(part for part in lacks if _HAS[part](game))


def _own() -> Works:
    from .shogi_file import format_game, game_steps

    def read(text: str, _preferred: str) -> Steps[Reading]:
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

    return Works(read, lambda games: format_game(games[0]))


def _with_thoughts(read: Reader) -> Reader:
    """The reader of a format whose comments may tell what engines thought."""

    def read_all(text: str, preferred: str) -> Steps[Reading]:
        from .thoughts import thoughts_taken

        reading = yield from read(text, preferred)
        for game in reading.games:
            yield from thoughts_taken(game)
        return reading

    return read_all


def _kif() -> Works:
    from .kif import format_games, kif_steps

    return Works(_with_thoughts(kif_steps), format_games)


def _ki2() -> Works:
    from .ki2 import format_games, ki2_steps

    return Works(_with_thoughts(ki2_steps), format_games)


def _hodges() -> Works:
    from .hodges_record import format_games, hodges_steps

    return Works(_with_thoughts(hodges_steps), format_games)


def _csa() -> Works:
    from .programs.csa import csa_steps, format_csa, says_end

    return Works(_with_thoughts(_of_shogi(csa_steps)), format_csa, says_end)


def _jkf() -> Works:
    from .programs.csa import says_end
    from .programs.jkf import format_jkf, jkf_steps

    return Works(_with_thoughts(_of_shogi(jkf_steps)), format_jkf, says_end)


def _usi() -> Works:
    from .programs.usi_games import format_usi_games, usi_game_steps

    return Works(usi_game_steps, format_usi_games)


def _usen() -> Works:
    from .programs.usen import format_usen, says_end, usen_steps

    return Works(_of_shogi(usen_steps), format_usen, says_end)


def _bod() -> Works:
    from .bod_positions import bod_steps, format_bod_of

    return Works(bod_steps, format_bod_of)


def _psn() -> Works:
    from .programs.psn import psn_steps

    return Works(_of_shogi(psn_steps), None)


def _of_shogi(read: Callable[[str], Steps[Reading]]) -> Reader:
    """The reader of a format that has games of shogi alone."""
    return lambda text, _preferred: read(text)


_HAS: Final[Mapping[GamePart, Callable[[Game], bool]]] = {
    GamePart.VARIATIONS: lambda game: any(len(node.children) > 1 for node in game.root.walk()),
    GamePart.COMMENTS: lambda game: any(node.comment or node.evaluation for node in game.root.walk()),
    GamePart.BOOKMARKS: lambda game: any(node.bookmark for node in game.root.walk()),
    GamePart.DRAWINGS: lambda game: any(node.drawings for node in game.root.walk()),
    GamePart.MOVES: lambda game: bool(game.root.children),
    GamePart.TIMES: lambda game: any(node.spent_ms is not None for node in game.root.walk()),
    GamePart.FRACTIONS: lambda game: any((node.spent_ms or 0) % 1000 for node in game.root.walk()),
    GamePart.HEADERS: lambda game: bool(game.headers.keys() - OWN),
    GamePart.RULES: lambda game: any(
        game.variant.chosen[option.key] != option.default for option in game.variant.options
    ),
    GamePart.RESULT: lambda game: game.result is not None,
}

_JAPANESE: Final = (Encoding.SHIFT_JIS, Encoding.UTF_8)
FORMATS: Final = (
    Format("shogi", FormatKind.GAME, (GAME,), _own),
    Format(
        "kif",
        FormatKind.KIF,
        (KIF, KIFU),
        _kif,
        lacks=frozenset({GamePart.DRAWINGS, GamePart.FRACTIONS}),
        several=True,
        encodings=_JAPANESE,
    ),
    Format(
        "ki2",
        FormatKind.KI2,
        (KI2, KI2U),
        _ki2,
        lacks=frozenset({GamePart.DRAWINGS, GamePart.TIMES, GamePart.FRACTIONS}),
        several=True,
        encodings=_JAPANESE,
    ),
    Format(
        "hodges",
        FormatKind.HODGES,
        (HODGES,),
        _hodges,
        lacks=frozenset({GamePart.DRAWINGS}),
        several=True,
    ),
    Format(
        "csa",
        FormatKind.CSA,
        (CSA,),
        _csa,
        lacks=frozenset({GamePart.VARIATIONS, GamePart.BOOKMARKS, GamePart.DRAWINGS, GamePart.RULES}),
        several=True,
        encodings=(Encoding.UTF_8, Encoding.SHIFT_JIS),
    ),
    Format(
        "jkf",
        FormatKind.JKF,
        (JKF,),
        _jkf,
        lacks=frozenset({GamePart.BOOKMARKS, GamePart.DRAWINGS, GamePart.FRACTIONS, GamePart.RULES}),
    ),
    Format(
        "usi",
        FormatKind.USI,
        (USI, POSITION),
        _usi,
        lacks=frozenset(GamePart) - {GamePart.MOVES},
        several=True,
        also=(FormatKind.SFEN,),
    ),
    Format(
        "usen",
        FormatKind.USEN,
        (USEN,),
        _usen,
        lacks=frozenset(GamePart) - {GamePart.VARIATIONS, GamePart.MOVES, GamePart.RESULT},
    ),
    Format(
        "bod",
        FormatKind.BOD,
        (BOD,),
        _bod,
        lacks=frozenset(GamePart),
        encodings=(Encoding.UTF_8, Encoding.SHIFT_JIS),
    ),
    Format("psn", FormatKind.PSN, (PSN, GAM), _psn),
)


def format_named(key: str) -> Format | None:
    """The format that a command calls so."""
    return next((known for known in FORMATS if known.key == key), None)


def format_of_file(name: str) -> tuple[Format, FileType] | None:
    """The format of a file by the end of its name."""
    suffix = PurePath(name).suffix.lower()
    pairs = ((known, kind) for known in FORMATS for kind in known.file_types if kind.suffix == suffix)
    return next(pairs, None)
