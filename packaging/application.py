"""What installers tell about the program; the rest stands in `linux/`, `windows/` and the table of file types."""

from __future__ import annotations

import os
import platform
import re
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from shogi_desktop import __version__  # noqa: E402
from shogi_desktop.program_files import ENGINE, TOOLS  # noqa: E402

NAME = "shogi-desktop"
"""The command, the Debian package, the desktop entry and the icon; `QGuiApplication.desktopFileName` is the same."""
PROGRAMS = (NAME, ENGINE, TOOLS)
"""What can be started: the window, and beside it the two for the console."""
TITLE = "Shogi Desktop"
IDENTIFIER = "io.github.shogidesktop.ShogiDesktop"
"""Reverse domain name, for macOS and AppStream."""
VERSION = __version__
COPYRIGHT = "Copyright (c) 2026 The Shogi Desktop authors"
SUMMARIES = {
    "en": "Play shogi and Tenjiku shogi, with a friend or the computer",
    "ja": "将棋と天竺将棋を友達やコンピュータと対局",
    "fr": "Jouer au shogi et au shogi Tenjiku, avec un ami ou contre l'ordinateur",
    "cs": "Hrajte šógi a tendžiku šógi s přítelem nebo s počítačem",
}
PACKAGES = {
    "setup": "ShogiDesktop-{version}-setup.exe",
    "portable": "ShogiDesktop-{version}-portable.zip",
    "dmg": "ShogiDesktop-{version}-macos-{machine}.dmg",
    "deb": "shogi-desktop_{version}-1_{machine}.deb",
    "appimage": "shogi-desktop-{version}-{machine}.AppImage",
    "archive": "shogi-desktop-{version}-linux-{machine}.tar.xz",
}
"""The names of what people download. README.md of this folder tells what was tried of each."""
# Releases say where they are made; a build of one's own names no address of somebody else.
HOMEPAGE = os.environ.get("SHOGI_HOMEPAGE", "")
FEED_FILE = "latest.json"
RELEASE_FEED = os.environ.get("SHOGI_RELEASE_FEED") or (HOMEPAGE and f"{HOMEPAGE}/releases/latest/download/{FEED_FILE}")
"""Where the program asks for newer versions when it is allowed to: a file of the newest release, written by latest.py.
Empty in a build of one's own, which then does not ask."""
MAINTAINER = os.environ.get("SHOGI_MAINTAINER", "The Shogi Desktop authors <shogi-desktop@example.org>")
BUILT = int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
"""Seconds since 1970: the time that everything in a package says it was made."""


def version_numbers() -> tuple[int, int, int, int]:
    """The version as four numbers, as Windows wants it; what follows the third ("rc1") is left out."""
    found = re.match(r"(\d+)\.(\d+)\.(\d+)", VERSION)
    if found is None:
        raise ValueError(f"a version begins with three numbers, not {VERSION!r}")
    return int(found[1]), int(found[2]), int(found[3]), 0


def package_name(kind: str, machine: str = platform.machine()) -> str:
    """What a package of this version is called."""
    return PACKAGES[kind].format(version=VERSION, machine=machine)
