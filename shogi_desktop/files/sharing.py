"""Files that others use at the same time: those that somebody holds open for a moment, and locks between programs.

On Windows an open file is not replaced, renamed, removed or even read. Virus scanners, indexers and programs that copy
files to a server hold every file that was just written, and a thread of ours may be reading what another one wants to
replace. Ours take turns; for the others we wait a little and try again. What they still hold then is told as EBUSY.
A lock goes with its process, however that ends: nothing is left that could be stale.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock, RLock, local
from typing import Final, TypeVar
from weakref import WeakValueDictionary

if sys.platform == "win32":
    import _winapi
    import msvcrt
else:
    import fcntl

Done = TypeVar("Done")

PATIENCE_S: Final = 2.0
BRIEF_S: Final = 0.015
"""What a window may be held up for something that it did by itself."""
_FIRST_PAUSE_S: Final = 0.001
_LONGEST_PAUSE_S: Final = 0.1
_ACCESS_DENIED: Final = 5
_SHARING_VIOLATION: Final = 32
_LOCK_VIOLATION: Final = 33
_HELD: Final = (_SHARING_VIOLATION, _LOCK_VIOLATION)
_LOCKED: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK, errno.EWOULDBLOCK)
_OPENING_S: Final = 0.3

_here = local()
_turns: WeakValueDictionary[str, _Turn] = WeakValueDictionary()
_making: Final = Lock()


class _Turn:
    """Who has it may use a file; the others of this program wait."""

    def __init__(self) -> None:
        self.lock = RLock()


@contextmanager
def briefly(most_s: float = BRIEF_S) -> Iterator[None]:
    """In this block, in this thread, nobody is waited for longer: what fails is tried again later, or not needed."""
    before = _patience_s()
    _here.patience_s = min(before, most_s)
    try:
        yield
    finally:
        _here.patience_s = before


@contextmanager
def turn(path: str | Path) -> Iterator[None]:
    """No other thread of the program that asks for its turn at this file uses it meanwhile, unless it takes too long:
    then both do, and may fail."""
    key = os.path.normcase(os.path.abspath(path))
    with _making:
        mine = _turns.setdefault(key, _Turn())
    taken = mine.lock.acquire(timeout=_patience_s())
    try:
        yield
    finally:
        if taken:
            mine.lock.release()


def patiently(work: Callable[[], Done], path: str | Path, changes: bool = False) -> Done:
    """What the work with the file at `path` returns, tried again as long as somebody holds that for a moment.

    `changes` tells of work that replaces, renames or removes it. OSError: EBUSY where it is still held, else its own.
    """
    ends = time.monotonic() + _patience_s()
    pause = _FIRST_PAUSE_S
    while True:
        try:
            with turn(path):
                return work()
        except OSError as error:
            reason = _windows_reason(error, path)
            if reason not in (_ACCESS_DENIED, *_HELD):
                raise
            if time.monotonic() + pause > ends:
                if reason in _HELD or (changes and _may_be_written(path)):
                    raise OSError(errno.EBUSY, "another program uses it", str(path)) from error
                raise
        time.sleep(pause)
        pause = min(pause * 2, _LONGEST_PAUSE_S)


def is_held(error: object) -> bool:
    """Whether an error of `patiently` says that the file is held, so that it may well work a moment later."""
    return isinstance(error, OSError) and error.errno == errno.EBUSY


def _patience_s() -> float:
    return getattr(_here, "patience_s", PATIENCE_S)


def _may_be_written(path: str | Path) -> bool:
    """Whether it is not the file's own protection that forbids to change it."""
    return not os.path.lexists(path) or os.access(path, os.W_OK)


def _windows_reason(error: OSError, path: str | Path) -> int:
    """The number that Windows gives for an error; 0 elsewhere. Opening a file hides it: then it is asked for again."""
    reason: int | None = getattr(error, "winerror", None)
    if reason is None and sys.platform == "win32" and error.errno == errno.EACCES:
        return _reason_not_opened(path)
    return reason or 0


if sys.platform == "win32":
    _SHARED_AS_USUAL: Final = 3  # others may read and write it, not remove it: so Python opens files

    def _reason_not_opened(path: str | Path) -> int:
        try:
            _winapi.CloseHandle(
                _winapi.CreateFile(str(path), _winapi.GENERIC_READ, _SHARED_AS_USUAL, 0, _winapi.OPEN_EXISTING, 0, 0)
            )
        except OSError as error:
            return error.winerror or 0
        return _SHARING_VIOLATION if _may_be_written(path) else _ACCESS_DENIED  # nobody holds it any more


class FileLock:
    """A file that only one process holds at a time, for as long as this object is held; its content means nothing.

    Where the file cannot be made or locked at all (a read-only folder, a disk without locks) nobody is kept out: only
    a process that is there and has it refuses another.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._number = -1

    @property
    def held(self) -> bool:
        """Whether this object has it."""
        return self._number >= 0

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
                self.path.unlink(missing_ok=True)
            os.close(number)
        else:
            os.close(number)
            with suppress(OSError):
                self.path.unlink(missing_ok=True)

    def __del__(self) -> None:
        """Nobody holds it any more."""
        self.release()

    def _open(self) -> int:
        """-1 where there can be no such file.

        On Windows a file that its last holder removed is there, and refused, until nobody else has it open either.
        """
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)
        try:
            with briefly(_OPENING_S):
                return patiently(lambda: os.open(self.path, flags, 0o600), self.path)
        except OSError:
            return -1

    def _is_there(self, number: int) -> bool:
        """Whether the file that was opened is still the one of that name."""
        if os.name != "posix":
            return True
        try:
            return os.path.samestat(os.fstat(number), self.path.lstat())
        except OSError:
            return False


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """In this block no other program that asks for the same changes a file of the person's. OSError: EBUSY where one
    is at it for too long."""
    lock = FileLock(path.with_name(f".{path.name}.lock"))
    ends, pause = time.monotonic() + _patience_s(), _FIRST_PAUSE_S
    free = lock.take()
    while not free or (not lock.held and lock.path.exists()):  # or Windows is still removing it
        if time.monotonic() + pause > ends:
            if free:
                break  # it cannot be locked at all
            raise OSError(errno.EBUSY, "another program uses it", str(path))
        time.sleep(pause)
        pause = min(pause * 2, _LONGEST_PAUSE_S)
        free = lock.take()
    try:
        yield
    finally:
        lock.release()


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
        return error.errno not in _LOCKED
    return True
