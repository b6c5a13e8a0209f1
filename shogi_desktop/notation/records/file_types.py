"""The kinds of files that the program opens: one table for its dialogs and for what installers tell the system."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath

from .hodges_record import TITLE as HODGES_TITLE
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
KIF = FileType(
    ".kif",
    "application/x-shogi-kif",
    {"en": "Shogi record (KIF)", "ja": "将棋の棋譜（KIF）", "fr": "Partie de shogi (KIF)", "cs": "Záznam šógi (KIF)"},
)
KIFU = FileType(
    ".kifu",
    "application/x-shogi-kifu",
    {
        "en": "Shogi record (KIF, UTF-8)",
        "ja": "将棋の棋譜（KIF、UTF-8）",
        "fr": "Partie de shogi (KIF, UTF-8)",
        "cs": "Záznam šógi (KIF, UTF-8)",
    },
)
KI2 = FileType(
    ".ki2",
    "application/x-shogi-ki2",
    {"en": "Shogi record (KI2)", "ja": "将棋の棋譜（KI2）", "fr": "Partie de shogi (KI2)", "cs": "Záznam šógi (KI2)"},
)
KI2U = FileType(
    ".ki2u",
    "application/x-shogi-ki2u",
    {
        "en": "Shogi record (KI2, UTF-8)",
        "ja": "将棋の棋譜（KI2、UTF-8）",
        "fr": "Partie de shogi (KI2, UTF-8)",
        "cs": "Záznam šógi (KI2, UTF-8)",
    },
)
HODGES = FileType(
    ".hodges",
    "application/x-shogi-hodges",
    {
        "en": "Shogi record (Hodges's notation)",
        "ja": "将棋の棋譜（ホッジス式）",
        "fr": "Partie de shogi (notation de Hodges)",
        "cs": "Záznam šógi (Hodgesův zápis)",
    },
    HODGES_TITLE,
)
FILE_TYPES = (GAME, POSITION, KIF, KIFU, KI2, KI2U, HODGES)


def file_type(path: str) -> FileType | None:
    """The kind of a file by its name; None where the program does not open such files."""
    suffix = PurePath(path).suffix.lower()
    return next((kind for kind in FILE_TYPES if kind.suffix == suffix), None)
