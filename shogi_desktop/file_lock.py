"""A lock on a file that goes with its process, however that ends: nothing is left that could be stale."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from shogi_desktop.held_files import briefly, patiently

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PATIENCE_S: Final = 0.3
_HELD: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK, errno.EWOULDBLOCK)


class FileLock:
    """A file that only one process holds at a time, for as long as this object is held; its content means nothing.

    Where the file cannot be made or locked at all (a read-only folder, a disk without locks) nobody is kept out: only
    a process that is there and has it refuses another.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._number = -1

    def take(self) -> bool:
        """False where another living process has it."""
        while True:
            number = self._open()
            if number < 0:
                return True
            if not lock_quietly(number):
                os.close(number)
                return False
            if self._is_there(number):
                self._number = number
                return True
            os.close(number)  # its last holder removed it meanwhile: the file to lock is another one now

    def release(self) -> None:
        """Lets the next one have it; nothing stays behind."""
        if self._number < 0:
            return
        number, self._number = self._number, -1
        if os.name == "posix":  # before closing, so that nobody can take what is about to go
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
            os.close(number)
        else:
            os.close(number)
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    def __del__(self) -> None:
        """Nobody holds it any more."""
        self.release()

    def _open(self) -> int:
        """-1 where there can be no such file.

        On Windows a file that its last holder removed is there, and refused, until nobody else has it open either.
        """
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)
        try:
            with briefly(_PATIENCE_S):
                return patiently(lambda: os.open(self._path, flags, 0o600), self._path)
        except OSError:
            return -1

    def _is_there(self, number: int) -> bool:
        """Whether the file that was opened is still the one of that name."""
        if os.name != "posix":
            return True
        try:
            return os.path.samestat(os.fstat(number), self._path.lstat())
        except OSError:
            return False


def mark_in_use(number: int) -> None:
    """Whoever would remove an open file finds it locked. Windows removes no open file, with a lock or without."""
    if sys.platform != "win32":
        lock_quietly(number)


def lock_quietly(number: int) -> bool:
    """Locks an open file until it is closed; False only where another one has it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _HELD
    return True
