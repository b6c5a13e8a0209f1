"""Files in words: their kinds, what they cannot hold, what a text looks like, and what records are called that are
open."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale

from shogi_desktop.notation.records.file_types import POSITION, FileType, FormatKind
from shogi_desktop.notation.records.formats import FORMATS, GamePart
from shogi_desktop.notation.records.headers import STARTED
from shogi_desktop.session.play.setup import read_setup
from shogi_desktop.session.records.files import ReadyFile
from shogi_desktop.session.records.open_records import OpenRecord

from .i18n import QT_TRANSLATE_NOOP, translate, variant_text
from .texts import players_text, result_title

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
UNSAVED: Final = "•"


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


# Open records, in tabs and wherever else they can be gone back to


def record_titles(records: Sequence[OpenRecord]) -> list[str]:
    """Who plays; where several have the same players what else tells them apart, at last a number; with a mark where
    something of a file is not saved."""
    titles = [_record_title(record) for record in records]
    for fact in _APART:
        for title, places in _alike(titles).items():
            said = [fact(records[at]) for at in places]
            if len(set(said)) > 1:
                for at, more in zip(places, said, strict=True):
                    titles[at] = " · ".join(filter(None, (title, more)))
    for title, places in _alike(titles).items():
        for number, at in enumerate(places, 1):
            titles[at] = f"{title} ({number})"
    marked = (record.unsaved and bool(record.path) for record in records)
    return [f"{UNSAVED} {title}" if mark else title for title, mark in zip(titles, marked, strict=True)]


def _alike(titles: Sequence[str]) -> dict[str, list[int]]:
    """The titles that several have, with the places of these."""
    found = defaultdict(list)
    for at, title in enumerate(titles):
        found[title].append(at)
    return {title: places for title, places in found.items() if len(places) > 1}


def _record_title(record: OpenRecord) -> str:
    headers = record.game.headers
    named = bool(headers.get("black") or headers.get("white"))
    if record.path and not named:
        return headers.get("event") or Path(record.path).stem
    if not record.playing and not headers:
        return variant_text(record.game.variant.title)
    setup, _ = read_setup(record.game)
    return players_text(setup)


def _day_of(record: OpenRecord) -> str:
    headers = record.game.headers
    day = headers.get(STARTED, "").split()[:1] or [headers.get("date", "")]
    return day[0] or _event_of(record) or _file_of(record)


def _event_of(record: OpenRecord) -> str:
    return record.game.headers.get("event", "")


def _file_of(record: OpenRecord) -> str:
    return Path(record.path).stem


def _result_of(record: OpenRecord) -> str:
    result = record.game.result
    return result_title(result) if result is not None else ""


def _time_of(record: OpenRecord) -> str:
    """Hours and minutes."""
    return "".join(record.game.headers.get(STARTED, "").split()[1:2])[:5]


_APART: Final[tuple[Callable[[OpenRecord], str], ...]] = (_day_of, _event_of, _file_of, _result_of, _time_of)
