"""Which file a running program writes its game to: two programs never share one, and none throws another's away."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from shogi_desktop.files import read_text
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.shogi_file import parse_game

SPOILT = (errno.EILSEQ, errno.EFBIG)  # the content is at fault, not the disk


class UnreadableGameError(Exception):
    """An autosaved game that cannot be read; `kept` is where the file lies now."""

    def __init__(self, reason: Exception, kept: Path) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.kept = kept


class AutosavePlace:
    """A file that belongs to this program as long as it runs; the lock of a program that died is taken over."""

    def __init__(self, path: Path, lock: QLockFile) -> None:
        self.path = path
        self._lock = lock

    def release(self) -> None:
        self._lock.unlock()


def claim(path: Path) -> AutosavePlace | None:
    """Takes `path` for this program; None where a living program has it."""
    with suppress(OSError):  # writing will fail later, and say so
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(path.with_name(path.name + ".lock")))
    lock.setStaleLockTime(0)  # a game may last for days: only the death of its program frees the file
    if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        return None
    return AutosavePlace(path, lock)


def claim_own(path: Path) -> AutosavePlace:
    """A file of this program alone, beside `path`, which somebody else needs."""
    own = path.with_stem(f"{path.stem}-{os.getpid()}")
    number = 1
    while own.exists() or (place := claim(own)) is None:
        number += 1
        own = path.with_stem(f"{path.stem}-{os.getpid()}-{number}")
    return place


def orphans(path: Path) -> Iterator[AutosavePlace]:
    """The files that programs which are no longer there left beside `path`; to be released by the caller."""
    for file in sorted(path.parent.glob(f"{path.stem}-*{path.suffix}")):
        place = claim(file)
        if place is not None:
            yield place


def pending(path: str | Path) -> Game | None:
    """The game that an earlier run of the program left at `path`; None where there is none with a move in it.

    UnreadableGameError for a file that cannot be read. One with senseless content is put aside under a name of its own;
    one that the disk does not give stays where it is, since it may be whole.
    """
    file = Path(path)
    if not file.exists():
        return None
    try:
        game = parse_game(read_text(file), file.name)
    except OSError as error:
        raise UnreadableGameError(error, _put_aside(file) if error.errno in SPOILT else file) from error
    except ValueError as error:
        raise UnreadableGameError(error, _put_aside(file)) from error
    return game if game.root.children else None


def _put_aside(file: Path) -> Path:
    """Renames a file to `NAME.damaged` or a numbered name; where that fails it stays."""
    target, number = file.with_name(f"{file.name}.damaged"), 2
    while target.exists():
        target = file.with_name(f"{file.name}.damaged-{number}")
        number += 1
    try:
        return file.rename(target)
    except OSError:
        return file
