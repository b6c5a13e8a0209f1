"""Where the program's own files lie and where the person's files go.

`resources/` is found in a checkout, in an installed wheel and in a frozen program. The person's files follow the
habits of the system; SHOGI_DESKTOP_HOME puts all of them into one folder, and so does a portable program.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from shogi_desktop import portable

FOLDER = "shogi-desktop"
_PACKAGE = Path(__file__).resolve().parent


def resources() -> Path:
    """The folder of artwork, icons, fonts and translations; FileNotFoundError where the installation is broken."""
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "resources"] if frozen else [_PACKAGE / "_resources", _PACKAGE.parent / "resources"]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the folder of artwork and icons is missing: {places[-1]}")


def notices_file() -> Path | None:
    """The licences of everything that a frozen program holds; None elsewhere: packaging makes that file."""
    frozen = getattr(sys, "_MEIPASS", None)
    file = Path(frozen) / "NOTICES.txt" if frozen else None
    return file if file and file.is_file() else None


def release_feed() -> str:
    """The address that tells of the newest release, as packaging was told it; "" where nobody said any."""
    frozen = getattr(sys, "_MEIPASS", None)
    try:
        return (Path(frozen) / "release_feed.txt").read_text(encoding="utf-8").strip() if frozen else ""
    except (OSError, ValueError):
        return ""


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


def variants_folder() -> Path:
    """The person's own variant files."""
    return data_folder() / "variants"


def problem_progress_file() -> Path:
    """What the person has done of the mate problems."""
    return data_folder() / "problems.json"


def problems_folder() -> Path:
    """Sets of problems that the program made."""
    return data_folder() / "problems"


def library_file() -> Path:
    """The index of the person's collections of records."""
    return cache_folder() / "library.sqlite"


def _personal(location: QStandardPaths.StandardLocation) -> Path:
    home = os.environ.get("SHOGI_DESKTOP_HOME") or portable.home()
    return Path(home) if home else Path(QStandardPaths.writableLocation(location)) / FOLDER
