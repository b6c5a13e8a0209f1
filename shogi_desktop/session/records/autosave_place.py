"""Which file a running program writes its game to: two programs never share one, and none throws another's away."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from shogi_desktop.files import SPOILT, UnusableFileError, private_folder, put_aside, read_bytes, remove, text_of
from shogi_desktop.files.sharing import FileLock
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.shogi_file import game_steps
from shogi_desktop.notation.steps import Steps

from .journal import SUFFIX, journal_of
from .journal_lines import MAX_BYTES, replay


class AutosavePlace:
    """A file that belongs to this program as long as it runs; that of a program that died is free at once."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._lock = lock

    def clear(self) -> None:
        """Removes the game that lies there, its journal first: without the game that says nothing."""
        for file in (journal_of(self.path), self.path):
            with suppress(OSError):
                remove(file)

    def release(self) -> None:
        self._lock.release()


def claim(path: Path) -> AutosavePlace | None:
    """Takes `path` for this program; None where a living program has it."""
    with suppress(OSError):  # writing will fail later, and say so
        private_folder(path.parent)
    key = path.with_name(path.name + ".lock")
    with suppress(OSError):
        if not stat.S_ISREG(key.lstat().st_mode):
            put_aside(key)
    lock = FileLock(key)
    return AutosavePlace(path, lock) if lock.take() else None


def claim_own(path: Path) -> AutosavePlace:
    """A file of this program alone, beside `path`, which somebody else needs."""
    own = path.with_stem(f"{path.stem}-{os.getpid()}")
    number = 1
    while os.path.lexists(own) or os.path.lexists(journal_of(own)) or (place := claim(own)) is None:
        number += 1
        own = path.with_stem(f"{path.stem}-{os.getpid()}-{number}")
    return place


def orphans(path: Path) -> Iterator[AutosavePlace]:
    """The files that programs which are no longer there left beside `path`; to be released by the caller."""
    found: set[Path] = set()
    with suppress(OSError):
        for suffix in ("", SUFFIX, ".lock"):
            files = path.parent.glob(f"{path.stem}-*{path.suffix}{suffix}")
            found.update(file.with_name(file.name.removesuffix(suffix)) for file in files)
    for file in sorted(found):
        place = claim(file)
        if place is not None:
            yield place


def pending(path: str | Path) -> Steps[Game | None]:
    """Reads the game that an earlier run of the program left at `path`; None where there is none with a move in it.

    What the journal has of it since the file was written is added. UnusableFileError for a file that cannot be read.
    One with senseless content is put aside under a name of its own, and so is its journal; one that the disk does not
    give stays where it is, since it may be whole.
    """
    file = Path(path)
    if not os.path.lexists(file) and not os.path.lexists(journal_of(file)):
        return None
    try:
        game = yield from _game_of(file)
    except Exception as error:  # whatever somebody has written there must not stop the start
        if isinstance(error, OSError) and error.errno not in SPOILT and os.path.exists(file):
            raise UnusableFileError(error, file) from error
        journal = journal_of(file)
        if os.path.lexists(journal):
            put_aside(journal)
        raise UnusableFileError(error, put_aside(file)) from error
    return None if game is None or game.is_bare() else game


def _game_of(file: Path) -> Steps[Game | None]:
    there = os.path.lexists(file)
    snapshot = read_bytes(file) if there else b""
    found = replay(snapshot, _journal_beside(file))
    if found is not None:
        return (yield from found.game(file.name))
    return (yield from game_steps(text_of(snapshot, file), file.name)) if there else None


def _journal_beside(file: Path) -> bytes:
    """What the journal holds; nothing where it cannot be read. One that is no file at all is put out of the way."""
    journal = journal_of(file)
    try:
        return read_bytes(journal, MAX_BYTES)
    except OSError as error:
        if error.errno in SPOILT:
            put_aside(journal)
        return b""
