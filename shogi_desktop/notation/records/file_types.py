"""The kinds of files that the program opens: one table for its dialogs and for what installers tell the system."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath

from .shogi_file import TITLE


@dataclass(frozen=True)
class FileType:
    """A kind of text file, known by the end of its name.

    `suffix` is in lower case with its dot; `titles` names one such file in every language of the window, `en` among
    them; `begins` is what every file of the kind begins with, "" where nothing tells it.
    """

    suffix: str
    media_type: str
    titles: Mapping[str, str]
    begins: str = ""


GAME = FileType(
    ".shogi",
    "application/x-shogi-desktop-game",
    {"en": "Shogi game", "ja": "将棋の棋譜", "fr": "Partie de shogi", "cs": "Partie šógi"},
    TITLE,
)
POSITION = FileType(
    ".sfen",
    "application/x-shogi-sfen",
    {"en": "Shogi position", "ja": "将棋の局面", "fr": "Position de shogi", "cs": "Pozice šógi"},
)
CSA = FileType(
    ".csa",
    "application/x-shogi-csa",
    {
        "en": "CSA shogi record",
        "ja": "CSA形式の棋譜",
        "fr": "Partie de shogi (CSA)",
        "cs": "Partie šógi (CSA)",
    },
)
FILE_TYPES = (GAME, POSITION, CSA)


def file_type(path: str) -> FileType | None:
    """The kind of a file by its name; None where the program does not open such files."""
    suffix = PurePath(path).suffix.lower()
    return next((kind for kind in FILE_TYPES if kind.suffix == suffix), None)
