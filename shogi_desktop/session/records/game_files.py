"""Names of game files, and games kept under them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from shogi_desktop.files import safe_name, write_numbered
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.file_types import GAME
from shogi_desktop.notation.records.shogi_file import format_game

SUFFIX = GAME.suffix


def file_name(black: str, white: str, when: datetime) -> str:
    """A name for a new file: day, time and players."""
    return f"{when:%Y-%m-%d %H%M} {safe_name(f'{black} - {white}')}{SUFFIX}"


def keep(game: Game, wanted: Path) -> Path:
    """Writes a game as `wanted` or, where that is taken, under a numbered name. OSError if it fails."""
    return write_numbered(wanted.parent, wanted.stem, SUFFIX, format_game(game))
