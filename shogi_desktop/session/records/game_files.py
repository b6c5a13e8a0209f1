"""Names of game files, and games kept under them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from shogi_desktop.files import write_numbered
from shogi_desktop.files.names import safe_name
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.file_types import GAME
from shogi_desktop.notation.records.shogi_file import format_game

SUFFIX = GAME.suffix


USUAL_NAME: Final = "{date} {time} {black} - {white}"
FIELDS: Final = ("date", "time", "black", "white", "game", "event", "place", "opening")
"""What may stand in braces in the pattern of a name."""
_FIELD: Final = re.compile(r"\{([a-z]{1,12})\}")


def file_name(pattern: str, values: Mapping[str, str], when: datetime) -> str:
    """A name for a new file: each {field} of the pattern becomes its value, one without a value nothing.

    A pattern that gives no name is taken for the usual one.
    """
    there = {"date": f"{when:%Y-%m-%d}", "time": f"{when:%H%M}", **values}
    stem = safe_name(_FIELD.sub(lambda field: there.get(field[1], ""), pattern))
    return f"{stem}{SUFFIX}" if stem or pattern == USUAL_NAME else file_name(USUAL_NAME, values, when)


def keep(game: Game, wanted: Path) -> Path:
    """Writes a game as `wanted` or, where that is taken, under a numbered name. OSError if it fails."""
    return write_numbered(wanted.parent, wanted.stem, SUFFIX, format_game(game))
