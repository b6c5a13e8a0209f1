"""Programs that are started by this one: on Windows without a window of the console, and none longer there than we are.

Elsewhere a child without a window has none, and it hears of our end by the end of its input.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_LIBRARIES: Final = "LD_LIBRARY_PATH"
_LIBRARIES_BEFORE: Final = "LD_LIBRARY_PATH_ORIG"
_PYINSTALLER: Final = "_PYI_"
_APPIMAGE: Final = ("APPDIR", "APPIMAGE", "ARGV0", "OWD")


@dataclass(frozen=True)
class _Noted:
    """The environment as it was at the start, and what of it is the person's."""

    all: Mapping[str, str]
    theirs: Mapping[str, str]


_noted: _Noted | None = None


def take_note() -> None:
    """At the very start of a frozen program, before any hook has changed the environment."""
    global _noted
    before = dict(os.environ)
    _noted = _Noted(before, theirs(before, _folder()))


def forget() -> None:
    """As if nothing had been noted."""
    global _noted
    _noted = None


def give_back() -> None:
    """From now on every child has the person's environment. Nothing happens where none was noted."""
    if _noted is None:
        return
    for name in set(os.environ) - set(_noted.theirs):
        del os.environ[name]
    for name, value in _noted.theirs.items():
        if os.environ.get(name) != value:
            os.environ[name] = value
    if sys.platform == "win32":
        import ctypes

        os.add_dll_directory(str(_folder()))  # this one is not handed down
        ctypes.WinDLL("kernel32").SetDllDirectoryW(None)


def started_with() -> Mapping[str, str]:
    """The environment that this program itself was started with."""
    return dict(os.environ) if _noted is None else _noted.all


def theirs(environment: Mapping[str, str], folder: Path) -> dict[str, str]:
    """What of an environment is the person's; `folder` holds the libraries of the frozen program."""
    left = {name: value for name, value in environment.items() if not name.startswith(_PYINSTALLER)}
    before = left.pop(_LIBRARIES_BEFORE, None)
    if before is not None:
        left[_LIBRARIES] = before
    elif left.get(_LIBRARIES) == str(folder):
        del left[_LIBRARIES]
    mounted = left.get("APPDIR")
    if mounted and folder.is_relative_to(mounted):
        for name in _APPIMAGE:
            left.pop(name, None)
    return left


def _folder() -> Path:
    """Where the libraries of the frozen program are."""
    return Path(getattr(sys, "_MEIPASS", ""))


NO_WINDOW: Final = 0x0800_0000 if sys.platform == "win32" else 0
"""What `subprocess` is told as `creationflags`: a program for the console gets none on the screen."""


def end_with_us(number: int) -> None:
    """Has Windows end the child of this process number, and what that one starts from now on, when this process ends,
    however it does. A child of which the system allows that to nobody stays as it is."""
    if sys.platform == "win32":
        from .windows_job import the_job  # with the first child: the start of the window needs no ctypes

        the_job().take(number)
