"""A file that tells of errors of the program, for whoever is to mend them; it never grows beyond a limit."""

from __future__ import annotations

import os
from pathlib import Path

from shogi_desktop.files.sharing import patiently

LIMIT = 200_000  # bytes; the texts before them are in the older file, which is as large at most


def older(path: Path) -> Path:
    """Where the texts go that are too many for the file at `path`."""
    return path.with_suffix(f".older{path.suffix}")


def append(path: Path, text: str) -> None:
    """Adds a text to the file, which is the person's alone. OSError where it cannot be written."""
    data = text.encode("utf-8", "backslashreplace")[:LIMIT]
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size + len(data) > LIMIT:
        patiently(lambda: os.replace(path, older(path)), path, changes=True)
    with open(path, "ab", opener=_private) as file:
        file.write(data)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o600)  # a pipe must not hold whoever tells
