"""Saving a record in the format of its file: what that leaves out is known before anything is written."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.encodings import Encoding, encode, lost_characters
from shogi_desktop.notation.records.file_types import GAME
from shogi_desktop.notation.records.formats import FORMATS, Format, Part, format_of_file

Stamp: TypeAlias = tuple[int, int] | None
"""When a file was changed last, in ns, and its size; None where there is none."""


@dataclass(frozen=True)
class Saving:
    """A record ready to be written: the bytes of its file, and what is not in them."""

    path: str
    format: Format
    encoding: Encoding
    data: bytes
    parts: frozenset[Part]
    characters: tuple[str, ...]

    @property
    def is_whole(self) -> bool:
        """Whether nothing of the record is left out."""
        return not self.parts and not self.characters


def prepare(game: Game, path: str, encoding: Encoding | None, own: Callable[[], str]) -> Saving:
    """A record as it will be written: the end of the name says the format, the file type or `encoding` how.

    `own` is the text of the program's own format. NotationError where the format cannot hold the game.
    """
    format_, kind = format_of_file(path) or (FORMATS[0], GAME)
    if format_.write is None:
        raise NotationError(f"records of this kind ({kind.suffix}) are read, not written")
    chosen = kind.encoding or (encoding if encoding in format_.encodings else format_.encodings[0])
    text = own() if kind is GAME else format_.write([game])
    lost = tuple(lost_characters(text, chosen))
    return Saving(path, format_, chosen, encode(text, chosen), format_.lost(game), lost)


def stamp_of(path: str) -> Stamp:
    """What tells whether another program has changed a file since."""
    try:
        found = os.stat(Path(path))
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size
