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
from .file_types import GAME, HODGES, KI2, KI2U, KIF, KIFU, FileType
from .looks_like import Kind
from .reading import Reading
from .shogi_file import format_game, game_steps

Reader: TypeAlias = Callable[[str, str], Steps[Reading]]
Writer: TypeAlias = Callable[[Sequence[Game]], str]


class Part(Enum):
    """What of a game a format may have no place for."""

    VARIATIONS = "variations"
    COMMENTS = "comments"
    BOOKMARKS = "bookmarks"
    TIMES = "times"
    HEADERS = "headers"
    RESULT = "result"


@dataclass(frozen=True)
class Format:
    """One format: `key` names it in commands, `kind` is what its texts look like, `file_types` the files it is in.

    `lacks` is what is left out when a game is written; `writes` says whether it has a place for a game's variant,
    `several` whether one text may hold several games.
    """

    key: str
    kind: Kind
    file_types: tuple[FileType, ...]
    read: Reader
    write: Writer
    lacks: frozenset[Part] = frozenset()
    several: bool = False

    def lost(self, game: Game) -> frozenset[Part]:
        """What this game has and the format does not keep."""
        return frozenset(part for part in self.lacks if _HAS[part](game))


def _read_own(text: str, _preferred: str) -> Steps[Reading]:
    """The program's own files are strict: what is wrong there is damage."""
    try:
        return Reading([(yield from game_steps(text))])
    except NotationError as error:
        return Reading(problems=[error])


def _write_own(games: Sequence[Game]) -> str:
    return format_game(games[0])


_HAS: Final[Mapping[Part, Callable[[Game], bool]]] = {
    Part.VARIATIONS: lambda game: any(len(node.children) > 1 for node in game.root.walk()),
    Part.COMMENTS: lambda game: any(node.comment for node in game.root.walk()),
    Part.BOOKMARKS: lambda game: any(node.bookmark for node in game.root.walk()),
    Part.TIMES: lambda game: any(node.spent_ms is not None for node in game.root.walk()),
    Part.HEADERS: lambda game: bool(game.headers),
    Part.RESULT: lambda game: game.result is not None,
}

FORMATS: Final = (
    Format("shogi", Kind.GAME, (GAME,), _read_own, _write_own),
    Format("kif", Kind.KIF, (KIF, KIFU), kif.kif_steps, kif.format_games, several=True),
    Format("ki2", Kind.KI2, (KI2, KI2U), ki2.ki2_steps, ki2.format_games, frozenset({Part.TIMES}), several=True),
    Format(
        "hodges",
        Kind.HODGES,
        (HODGES,),
        hodges_record.hodges_steps,
        hodges_record.format_games,
        several=True,
    ),
)
