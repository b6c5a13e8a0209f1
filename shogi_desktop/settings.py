"""The person's settings: one typed record, kept in an INI file.

A value that cannot be used is replaced by its default, a file that cannot be read by a fresh record: nothing in the
file ever stops the start. Keys this version does not know stay where they are.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings, Signal

CHOICES: Final = {
    "theme": ("system", "light", "dark"),
    "language": ("system", "en", "ja", "fr", "cs"),
    "piece_set": ("two_kanji", "one_kanji", "western", "letters", "mnemonic"),
    "board": ("kaya", "maple", "walnut", "slate", "plain"),
    "coordinates": ("notation", "kanji", "letters", "off"),
    "notation": ("language", "japanese", "western"),
}
"""The values a setting of this name may take; where it is in no file, the first is its default."""

ANIMATION_LIMIT: Final = 1000


@dataclass(frozen=True)
class Settings:
    """Everything that is remembered between two starts.

    `animation_ms` is the time of one leg of a move (0 = off). `notation` "language" means: as the language has it,
    `coordinates` "notation": as the moves are written.
    `lens` explains the piece under a resting pointer in games with special powers; `unhurried` lets the computer take
    a moment for each answer.
    `guide` shows the piece guide beside the board, `tint` colours the pieces by class. `last_game` is the JSON text of
    the new-game dialog's choices, `lessons` that of the progress in the lessons, `problems` that of where the person
    left off among the problems, and `problem_length` shows in how many moves they mate. `geometry` and `splitter` are
    Qt's state in hex.
    `update_check` asks once a day for a newer release, at `update_address` ("" = where this build says);
    `update_checked` is the day of the last time (ISO 8601), `update_passed_over` the version not to be told of again.
    """

    theme: str = "system"
    language: str = "system"
    piece_set: str = "two_kanji"
    tint: bool = False
    board: str = "kaya"
    coordinates: str = "notation"
    notation: str = "language"
    animation_ms: int = 180
    show_targets: bool = True
    thick_grid: bool = False
    auto_flip: bool = False
    lens: bool = True
    unhurried: bool = True
    guide: bool = False
    announce_check: bool = True
    announce_mate: bool = True
    announce_danger: bool = True
    announce_burns: bool = True
    player_name: str = ""
    friend_name: str = ""
    last_game: str = ""
    last_folder: str = ""
    lessons: str = ""
    problems: str = ""
    problem_length: bool = True
    update_check: bool = False
    update_address: str = ""
    update_checked: str = ""
    update_passed_over: str = ""
    started_before: bool = False
    geometry: str = ""
    splitter: str = ""


_TRUE: Final = ("true", "1", "yes")
_FALSE: Final = ("false", "0", "no")


def _converted(name: str, value: object, default: object) -> Any:
    """The value of a key of the file as its field's type; the default where it makes no sense."""
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    if isinstance(default, bool):
        low = text.strip().lower()
        return True if low in _TRUE else False if low in _FALSE else default
    if isinstance(default, int):
        try:
            return min(max(int(text), 0), ANIMATION_LIMIT)
        except ValueError:
            return default
    return text if text in CHOICES.get(name, (text,)) else default


def load(file: Path) -> Settings:
    """Reads the record; whatever is missing or unusable is the default."""
    known = Settings()
    try:
        store = QSettings(str(file), QSettings.Format.IniFormat)
        found = {
            field.name: _converted(field.name, store.value(field.name), getattr(known, field.name))
            for field in fields(Settings)
            if store.contains(field.name)
        }
    except (OSError, ValueError):
        return known
    return replace(known, **found)


def save(settings: Settings, file: Path) -> bool:
    """Writes the record beside the keys that are already there; False where the file cannot be written."""
    try:
        os.makedirs(file.parent, exist_ok=True)
    except OSError:
        return False
    store = QSettings(str(file), QSettings.Format.IniFormat)
    if store.status() == QSettings.Status.FormatError:
        try:
            os.replace(file, file.with_suffix(".broken"))
        except OSError:
            return False
        store = QSettings(str(file), QSettings.Format.IniFormat)
    for field in fields(Settings):
        store.setValue(field.name, getattr(settings, field.name))
    store.sync()
    return store.status() == QSettings.Status.NoError


class SettingsStore(QObject):
    """The settings in force, and the one way to change them."""

    changed = Signal(object)  # the new Settings

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self.current = load(file)

    def update(self, **changes: object) -> None:
        """Changes fields by name, writes the file and tells everybody; TypeError for an unknown name."""
        self.replace(replace(self.current, **changes))  # type: ignore[arg-type]

    def replace(self, settings: Settings) -> None:
        if settings == self.current:
            return
        self.current = settings
        save(settings, self._file)
        self.changed.emit(settings)
