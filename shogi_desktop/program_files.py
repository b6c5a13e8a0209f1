"""Where the program's own files lie: in a checkout, in an installed wheel and in a frozen program.

It asks nothing of Qt, because the engine reads its weights and openings from there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ENGINE: Final = "shogi-desktop-engine"
TOOLS: Final = "shogi-desktop-tools"
"""Programs for the console that lie beside the frozen program: it loads Qt at its start, which these two lack."""
_PACKAGE = Path(__file__).resolve().parent


def resources() -> Path:
    """The folder of everything that is not code; FileNotFoundError where the installation is broken."""
    frozen = _frozen()
    places = [frozen / "resources"] if frozen else [_PACKAGE / "_resources", _PACKAGE.parent / "resources"]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the folder of artwork and icons is missing: {places[-1]}")


def notices_file() -> Path | None:
    """The licences of everything that a frozen program holds; None elsewhere: packaging makes that file."""
    frozen = _frozen()
    file = frozen / "NOTICES.txt" if frozen else None
    return file if file and file.is_file() else None


def release_feed() -> str:
    """The address that tells of the newest release, as packaging was told it; "" where nobody said any."""
    frozen = _frozen()
    try:
        return (frozen / "release_feed.txt").read_text(encoding="utf-8").strip() if frozen else ""
    except (OSError, ValueError):
        return ""


def _frozen() -> Path | None:
    """The folder that a frozen program unpacked itself into; None in a checkout and in a wheel."""
    folder = getattr(sys, "_MEIPASS", None)
    return Path(folder) if folder else None
