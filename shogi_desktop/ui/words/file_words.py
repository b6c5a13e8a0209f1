"""Files in words: their kinds, what they cannot hold, and what a text looks like."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QLocale

from shogi_desktop.notation.records.file_types import POSITION, FileType, FormatKind
from shogi_desktop.notation.records.formats import FORMATS, GamePart
from shogi_desktop.session.records.files import ReadyFile

from .i18n import QT_TRANSLATE_NOOP, translate

_PARTS: Final[Mapping[GamePart, str]] = {
    GamePart.VARIATIONS: QT_TRANSLATE_NOOP("FileWords", "variations"),
    GamePart.MOVES: QT_TRANSLATE_NOOP("FileWords", "the moves"),
    GamePart.COMMENTS: QT_TRANSLATE_NOOP("FileWords", "comments"),
    GamePart.BOOKMARKS: QT_TRANSLATE_NOOP("FileWords", "bookmarks"),
    GamePart.DRAWINGS: QT_TRANSLATE_NOOP("FileWords", "arrows and circles"),
    GamePart.TIMES: QT_TRANSLATE_NOOP("FileWords", "times of the moves"),
    GamePart.FRACTIONS: QT_TRANSLATE_NOOP("FileWords", "fractions of seconds"),
    GamePart.HEADERS: QT_TRANSLATE_NOOP("FileWords", "players, event and what else is said about the game"),
    GamePart.RULES: QT_TRANSLATE_NOOP("FileWords", "the rule options of the game"),
    GamePart.RESULT: QT_TRANSLATE_NOOP("FileWords", "how the game ended"),
}
_MOST_CHARACTERS: Final = 40


def title_of(kind: FileType) -> str:
    """What a kind of file is called."""
    language = QLocale().name().split("_")[0]
    return kind.titles.get(language, kind.titles["en"])


def file_filter(every: str, kinds: Iterable[FileType]) -> str:
    """What a file dialog offers to open: all these kinds together, called `every`, each alone, and any file."""
    there = list(kinds)
    rows = [(every, [kind.suffix for kind in there]), *((title_of(kind), [kind.suffix]) for kind in there)]
    anything = translate("FileWords", "All files")
    return ";;".join([*(f"{title} (*{' *'.join(suffixes)})" for title, suffixes in rows), f"{anything} (*)"])


def kinds_to_save() -> dict[str, str]:
    """What a file dialog offers to save a record in: the ends of names by their words, our own first."""
    written = [kind for known in FORMATS if known.write for kind in known.file_types if kind is not POSITION]
    return {f"{title_of(kind)} (*{kind.suffix})": kind.suffix for kind in written}


def part_texts(parts: Collection[GamePart]) -> list[str]:
    """What these parts of a record are called."""
    return [translate("FileWords", text) for part, text in _PARTS.items() if part in parts]


def lost_text(saving: ReadyFile) -> str:
    """What a file would not have, a line for each."""
    lines = part_texts(saving.parts)
    if saving.characters:
        lost = translate("FileWords", "characters that {encoding} lacks: {characters}")
        shown = " ".join(saving.characters[:_MOST_CHARACTERS])
        lines.append(lost.format(encoding=saving.encoding.value, characters=shown))
    return "\n".join(f"• {line}" for line in lines)


_NAMES: Final[Mapping[FormatKind, str]] = {
    FormatKind.GAME: QT_TRANSLATE_NOOP("ForeignText", "a game file of Shogi Desktop"),
    FormatKind.KIF: QT_TRANSLATE_NOOP("ForeignText", "a KIF record"),
    FormatKind.KI2: QT_TRANSLATE_NOOP("ForeignText", "a KI2 record"),
    FormatKind.HODGES: QT_TRANSLATE_NOOP("ForeignText", "a record in Hodges's notation"),
    FormatKind.CSA: QT_TRANSLATE_NOOP("ForeignText", "a CSA record"),
    FormatKind.JKF: QT_TRANSLATE_NOOP("ForeignText", "a JKF record"),
    FormatKind.JSON: QT_TRANSLATE_NOOP("ForeignText", "JSON"),
    FormatKind.USI: QT_TRANSLATE_NOOP("ForeignText", "a list of USI moves"),
    FormatKind.USEN: QT_TRANSLATE_NOOP("ForeignText", "a USEN record"),
    FormatKind.SFEN: QT_TRANSLATE_NOOP("ForeignText", "a shogi position (SFEN)"),
    FormatKind.BOD: QT_TRANSLATE_NOOP("ForeignText", "a diagram (BOD)"),
    FormatKind.FEN: QT_TRANSLATE_NOOP("ForeignText", "a chess position (FEN)"),
    FormatKind.PSN: QT_TRANSLATE_NOOP("ForeignText", "a PSN record"),
    FormatKind.PGN: QT_TRANSLATE_NOOP("ForeignText", "a chess game (PGN)"),
    FormatKind.HTML: QT_TRANSLATE_NOOP("ForeignText", "a web page (HTML)"),
    FormatKind.ADDRESS: QT_TRANSLATE_NOOP("ForeignText", "an internet address"),
    FormatKind.TOML: QT_TRANSLATE_NOOP("ForeignText", "a TOML file"),
}
_READ: Final = frozenset(kind for known in FORMATS for kind in (known.kind, *known.also))


def name_of(kind: FormatKind) -> str:
    """What a text of this kind is called; "" for one that the program does not read."""
    return translate("ForeignText", _NAMES[kind]) if kind in _READ else ""


def words_for(kind: FormatKind) -> str:
    """What a text that could not be read looks like, and whether the program reads such texts."""
    looks = QT_TRANSLATE_NOOP("ForeignText", "It looks like {what}, but something in it is wrong.")
    foreign = QT_TRANSLATE_NOOP("ForeignText", "It looks like {what}, which this program does not read.")
    text = translate("ForeignText", looks if kind in _READ else foreign)
    return text.format(what=translate("ForeignText", _NAMES[kind]))
