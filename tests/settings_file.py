"""A file of settings, read and written without a window."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.files.store import Store
from shogi_desktop.settings import FORMAT, Settings


def load(file: Path) -> Settings:
    """What a file says. UnusableFileError for one that says nothing of use."""
    store = Store(file, FORMAT)
    if store.unusable is not None:
        raise store.unusable
    return store.current


def save(settings: Settings, file: Path) -> None:
    """Writes all of them. OSError where they cannot be written."""
    store = Store(file, FORMAT)
    store.change(lambda _: settings)
    store.write()
