"""What a text may be, as far as the program tells texts apart, and the kinds of files that it opens: one table for
its dialogs and for what installers tell the system."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePath

from .encodings import Encoding


class FormatKind(Enum):
    """The formats that are told apart; the values name them in English, for messages."""

    GAME = "a game file of Shogi Desktop"
    KIF = "a KIF record"
    KI2 = "a KI2 record"
    HODGES = "a record in Hodges's notation"
    CSA = "a CSA record"
    JKF = "a JKF record"
    JSON = "JSON"
    USI = "a list of USI moves"
    USEN = "a USEN record"
    SFEN = "a shogi position (SFEN)"
    BOD = "a diagram (BOD)"
    FEN = "a chess position (FEN)"
    PSN = "a PSN record"
    PGN = "a chess game (PGN)"
    HTML = "a web page (HTML)"
    ADDRESS = "an internet address"
    TOML = "a TOML file"


@dataclass(frozen=True)
class FileType:
    """A kind of text file, known by the end of its name.

    `suffix` is in lower case with its dot; `titles` names one such file in every language of the window, `en` among
    them; `begins` is what every file of the kind begins with, "" where nothing tells it; `encoding` that of all files
    of the kind, None where it is found out.
    """

    suffix: str
    media_type: str
    titles: Mapping[str, str]
    begins: str = ""
    encoding: Encoding | None = None


GAME = FileType(
    ".shogi",
    "application/x-shogi-desktop-game",
    {"en": "Shogi game", "ja": "将棋の棋譜", "fr": "Partie de shogi", "cs": "Partie šógi"},
    "Shogi Desktop game",
)
POSITION = FileType(
    ".sfen",
    "application/x-shogi-sfen",
    {"en": "Shogi position", "ja": "将棋の局面", "fr": "Position de shogi", "cs": "Pozice šógi"},
)


def _record(name: str, suffix: str, encoding: Encoding | None = None) -> FileType:
    """Records of a format that has a name of its own in every language."""
    titles = {
        "en": f"{name} shogi record",
        "ja": f"{name}形式の棋譜",
        "fr": f"Partie de shogi ({name})",
        "cs": f"Partie šógi ({name})",
    }
    return FileType(suffix, f"application/x-shogi-{suffix[1:]}", titles, encoding=encoding)


KIF = _record("KIF", ".kif")
KIFU = _record("KIF, UTF-8", ".kifu", Encoding.UTF_8)
KI2 = _record("KI2", ".ki2")
KI2U = _record("KI2, UTF-8", ".ki2u", Encoding.UTF_8)
CSA = _record("CSA", ".csa")
JKF = _record("JKF", ".jkf")
USI = _record("USI", ".usi")
USEN = _record("USEN", ".usen")
BOD = FileType(
    ".bod",
    "application/x-shogi-bod",
    {
        "en": "Shogi diagram (BOD)",
        "ja": "将棋の局面図 (BOD)",
        "fr": "Diagramme de shogi (BOD)",
        "cs": "Diagram šógi (BOD)",
    },
)
PSN = _record("PSN", ".psn")
GAM = _record("GAM", ".gam")
HODGES = FileType(
    ".hodges",
    "application/x-shogi-hodges",
    {
        "en": "Shogi record (Hodges's notation)",
        "ja": "将棋の棋譜（ホッジス式）",
        "fr": "Partie de shogi (notation de Hodges)",
        "cs": "Záznam šógi (Hodgesův zápis)",
    },
    "Shogi score after Hodges",
)
FILE_TYPES = (GAME, POSITION, KIF, KIFU, KI2, KI2U, CSA, JKF, USI, USEN, BOD, HODGES, PSN, GAM)


def file_type(path: str) -> FileType | None:
    """The kind of a file by its name; None where the program does not open such files."""
    suffix = PurePath(path).suffix.lower()
    return next((kind for kind in FILE_TYPES if kind.suffix == suffix), None)
