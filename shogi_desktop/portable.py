"""The portable program: a file `portable.txt` beside the frozen program keeps settings and games in `data` beside it.

Where that folder cannot be written (a read-only stick, a folder of the system) everything lies where the system wants
it, and `refused()` says so. A checkout and a wheel are never portable; SHOGI_DESKTOP_HOME serves them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from shogi_desktop import child_processes

MARKER = "portable.txt"
FOLDER = "data"


def marked_folder(program: Path, environment: Mapping[str, str], system: str) -> Path | None:
    """The folder around `program` (the started file) that the marker lies in; None: the program is not portable.

    Beside the program is: on macOS beside the .app, for an AppImage beside that one file, in the unpacked archive for
    Linux also its uppermost folder, where `lib/shogi-desktop` is.
    """
    return next((place for place in _beside(program, environment, system) if (place / MARKER).is_file()), None)


def _beside(program: Path, environment: Mapping[str, str], system: str) -> list[Path]:
    inside = program.parents
    image, mounted = environment.get("APPIMAGE"), environment.get("APPDIR")
    # Both variables are handed down: a program started from a terminal that is an AppImage has them, and is none.
    if image and mounted and program.is_relative_to(mounted):
        return [Path(image).parent]
    if system == "darwin" and len(inside) > 3 and inside[2].suffix == ".app":
        return [inside[3]]
    if len(inside) > 2 and inside[1].name == "lib":
        return [inside[0], inside[2]]
    return [inside[0]]


@cache
def _place() -> tuple[Path | None, Path | None]:
    """The folder for everything, and the one that was wished for and cannot be written; asked once in a run."""
    if not getattr(sys, "frozen", False):
        return None, None
    beside = marked_folder(Path(sys.executable), child_processes.started_with(), sys.platform)
    if beside is None:
        return None, None
    folder = beside / FOLDER
    return (folder, None) if _can_be_written(folder) else (None, folder)


def _can_be_written(folder: Path) -> bool:
    """Tried, not asked: permissions alone do not tell of a read-only disk or of Windows' rules."""
    import tempfile  # here, because few programs are portable and every start would load it

    try:
        folder.mkdir(mode=0o700, exist_ok=True)  # it is its maker's alone
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def home() -> Path | None:
    """The folder of settings and games of a portable program that can write there; None: the system's own places."""
    return _place()[0]


def refused() -> Path | None:
    """The folder that the marker asks for and that cannot be written; None where all is well."""
    return _place()[1]
