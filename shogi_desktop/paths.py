"""Where the person's files go.

They follow the habits of the system; SHOGI_DESKTOP_HOME puts all of them into one folder, and so does a portable
program. Where the program's own files lie says `program_files`. At its start the folders are closed to others, and rid
of what a killed program left half written.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from shogi_desktop import portable
from shogi_desktop.files import close_to_others, remove, remove_left_over

FOLDER = "shogi-desktop"
# Of versions that let Qt write the settings: its lock, and temporary files in mixed letters, as no person names any.
_OF_QT: Final = re.compile(r"settings\.ini\.((?=[A-Za-z]*[a-z])[A-Za-z](?=[A-Za-z]*[A-Z])[A-Za-z]{5}|lock)")
_OURS: Final = re.compile(
    r"(settings\.ini|autosave[-0-9]*\.shogi|(problems|drafts|engines|practice|progress)\.json|library\.sqlite|errors)"
    r"(-wal|-shm|\..*)?"
)


def config_folder() -> Path:
    """Where the settings lie."""
    return _personal(QStandardPaths.StandardLocation.GenericConfigLocation)


def data_folder() -> Path:
    """Where the autosaved game and earlier games lie."""
    return _personal(QStandardPaths.StandardLocation.GenericDataLocation)


def cache_folder() -> Path:
    """Where lies what can be made again."""
    return _personal(QStandardPaths.StandardLocation.GenericCacheLocation)


def read_only_home() -> Path | None:
    """Where a portable program should keep everything and cannot; None where all is well."""
    return None if os.environ.get("SHOGI_DESKTOP_HOME") else portable.refused()


def settings_file() -> Path:
    return config_folder() / "settings.ini"


def autosave_file() -> Path:
    return data_folder() / "autosave.shogi"


def games_folder() -> Path:
    """The games that were played here: those put away, and copies of those saved elsewhere."""
    return data_folder() / "games"


def error_log_file() -> Path:
    """What is known of errors of the program."""
    return data_folder() / "errors.log"


def drafts_file() -> Path:
    """Positions that the person is setting up."""
    return data_folder() / "drafts.json"


def engines_file() -> Path:
    """The engines that the person has added."""
    return data_folder() / "engines.json"


def matches_folder() -> Path:
    """Engine matches with all their games."""
    return data_folder() / "matches"


def variants_folder() -> Path:
    """The person's own variant files."""
    return data_folder() / "variants"


def problem_progress_file() -> Path:
    """What the person has done of the mate problems."""
    return data_folder() / "problems.json"


def practice_file() -> Path:
    """The positions that the person practises."""
    return data_folder() / "practice.json"


def progress_file() -> Path:
    """How the person's games have ended."""
    return data_folder() / "progress.json"


def problems_folder() -> Path:
    """Sets of problems that the program made."""
    return data_folder() / "problems"


def analysed_folder() -> Path:
    """Games of the library as they were analysed."""
    return data_folder() / "analysed"


def kept_analyses_folder() -> Path:
    """What was found of records whose files were left as they are."""
    return data_folder() / "kept-analyses"


def library_file() -> Path:
    """The index of the person's collections of records."""
    return cache_folder() / "library.sqlite"


def put_in_order() -> None:
    """Goes through the folders. What cannot be done is left: another start will try again."""
    homes = {config_folder(), data_folder(), cache_folder()}
    for home in homes:
        if home.name == FOLDER:  # not one that a person has chosen, where other things may lie
            close_to_others(home)
        for file in _files(home):
            if _OF_QT.fullmatch(file.name):
                with suppress(OSError):
                    remove(file)
            elif _OURS.fullmatch(file.name):
                close_to_others(file)
        remove_left_over(home)
    for folder in (
        games_folder(),
        problems_folder(),
        variants_folder(),
        analysed_folder(),
        kept_analyses_folder(),
    ):
        if _is_open(folder):
            for file in _files(folder):
                close_to_others(file)
            close_to_others(folder)
        remove_left_over(folder)


def _files(folder: Path) -> Iterator[Path]:
    """The plain files in a folder; none where it cannot be read."""
    with suppress(OSError):
        for entry in list(os.scandir(folder)):
            if entry.is_file(follow_symlinks=False):
                yield Path(entry.path)


def _is_open(folder: Path) -> bool:
    """Whether others than the owner may go in."""
    try:
        found = folder.lstat().st_mode
    except OSError:
        return False
    return stat.S_ISDIR(found) and bool(stat.S_IMODE(found) & 0o077)


def _personal(location: QStandardPaths.StandardLocation) -> Path:
    home = os.environ.get("SHOGI_DESKTOP_HOME") or portable.home()
    return Path(home) if home else Path(QStandardPaths.writableLocation(location)) / FOLDER
