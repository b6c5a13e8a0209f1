"""Where the person's files go.

They follow the habits of the system; SHOGI_DESKTOP_HOME puts all of them into one folder, and so does a portable
program. Where the program's own files lie says `program_files`.
"""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from shogi_desktop import portable

FOLDER = "shogi-desktop"


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
    """Games that were put away without being saved by hand."""
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


def library_file() -> Path:
    """The index of the person's collections of records."""
    return cache_folder() / "library.sqlite"


def _personal(location: QStandardPaths.StandardLocation) -> Path:
    home = os.environ.get("SHOGI_DESKTOP_HOME") or portable.home()
    return Path(home) if home else Path(QStandardPaths.writableLocation(location)) / FOLDER
