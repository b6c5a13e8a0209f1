"""Text files on disk: written whole or not at all, read with a limit.

What a person saves somewhere is theirs: a new file follows the umask, an old one keeps its permissions. What the
program keeps for itself is private: its folders and files are for their owner only, where the system has that.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

from shogi_desktop.files.names import real_path
from shogi_desktop.files.sharing import lock_quietly, mark_in_use, patiently
from shogi_desktop.system_errors import restated

Parsed = TypeVar("Parsed")

MAX_BYTES = 64 * 1024 * 1024
MOST_ASIDE: Final = 1000  # files of one name; a system may say of every name that is too long that it is there
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
LEFT_OVER_S: Final = 600.0
"""Where no lock tells, nobody writes any more what was written last so long ago."""
_TEMPORARY: Final = re.compile(r"\.[0-9a-f]{12}\.tmp")
_NO_WAITING: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def private_folder(folder: Path) -> None:
    """Makes a folder of the program's own, for its owner only; one that is there stays as it is. May raise OSError."""
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def close_to_others(path: Path) -> None:
    """Takes the permissions of everybody but the owner from a file or folder of the program's own, if it is there.

    A link is left alone, and so is what cannot be changed: another person's, or on a disk without permissions.
    """
    with suppress(OSError):
        mode = path.lstat().st_mode
        if not stat.S_ISLNK(mode) and stat.S_IMODE(mode) & 0o077:
            path.chmod(stat.S_IMODE(mode) & 0o700)


def write_numbered(folder: Path, stem: str, suffix: str, text: str) -> Path:
    """Writes `text` as a new private file in `folder`, one of the program's own, numbered where the name is taken."""
    private_folder(folder)
    target, number = folder / f"{stem}{suffix}", 2
    while os.path.lexists(target):
        target = folder / f"{stem} ({number}){suffix}"
        number += 1
    write_atomic(target, text, private=True)
    return target


def write_atomic(path: str | Path, text: str, private: bool = False) -> None:
    """Writes `text` as UTF-8 so that at any moment, a crash included, the file is either the old or the new one.

    A link stays a link. `private` is for the program's own files: the owner alone may read them, whatever was before.
    Raises OSError naming `path`; UnicodeEncodeError (a ValueError) for text that UTF-8 cannot write, with the old file
    untouched.
    """
    write_bytes_atomic(path, text.encode("utf-8"), private)


def write_bytes_atomic(path: str | Path, data: bytes, private: bool = False) -> None:
    """`write_atomic` for what is no text, or text in another encoding."""
    with whole_file(path, private) as file:
        file.write(data)


def append_text(path: str | Path, text: str) -> None:
    """Adds text to the end of a file, which is made where there is none. OSError where that cannot be done."""

    def add() -> None:
        with open(path, "a", encoding="utf-8", newline="\n") as file:
            file.write(text)

    patiently(add, path)


@contextmanager
def whole_file(path: str | Path, private: bool = False) -> Iterator[BinaryIO]:
    """A file to write that takes the place of `path` when the block ends; an error in it leaves all as it was.

    As `write_atomic` otherwise: links, permissions, and the OSError, which names `path`.
    """
    target = Path(real_path(path))
    temporary = target.with_name(f".{os.urandom(6).hex()}.tmp")  # short: the name may be as long as names can be
    try:
        mode = _permissions(target)
        replace = partial(put_in_place, target=target, called=path)
        with _written_whole(temporary, PRIVATE_FILE if private else mode, replace) as file:
            yield file
        _sync_folder(target.parent)
    except OSError as error:
        raise restated(error, "cannot write the file", path) from error


def read_text(path: str | Path, limit: int = MAX_BYTES) -> str:
    """The text of a UTF-8 file (a byte order mark is left out); line ends stay as they are.

    Raises OSError naming `path`, also for a file of more than `limit` bytes (EFBIG), one that is not UTF-8 (EILSEQ),
    and what is no file at all: a folder, a pipe, a device, a link to nothing (EINVAL). Nothing of such a thing is
    read.
    """
    return text_of(read_bytes(path, limit), path)


def text_of(data: bytes, path: str | Path) -> str:
    """The text that was read from a file; OSError (EILSEQ) where it is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise OSError(errno.EILSEQ, f"the file is not UTF-8 text (byte {error.start + 1})", str(path)) from error


def read_bytes(path: str | Path, limit: int = MAX_BYTES) -> bytes:
    """All of a file; OSError as `read_text`."""
    try:
        data = patiently(lambda: _bytes_of(path, limit), path)
    except ValueError as error:  # a path with a zero byte in it
        raise OSError(errno.EINVAL, f"cannot read the file: {error}", str(path)) from error
    except OSError as error:
        raise restated(error, "cannot read the file", path) from error
    if data is None or len(data) > limit:
        raise OSError(errno.EFBIG, f"the file is larger than {limit} bytes", str(path))
    return data


def _bytes_of(path: str | Path, limit: int) -> bytes | None:
    with open(_open_file(path), "rb") as file:
        return file.read(limit + 1) if os.fstat(file.fileno()).st_size <= limit else None


SPOILT: Final = (errno.EILSEQ, errno.EFBIG, errno.EINVAL, errno.ELOOP)
"""Numbers of errors of `read_text` that are the file's own fault, so that reading it again would not help."""


class UnusableFileError(Exception):
    """A file of the program's own that says nothing it can use; `kept` is where it lies now."""

    def __init__(self, reason: Exception, kept: Path) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.kept = kept


def put_aside(path: Path) -> Path:
    """Renames what lies at `path` to `NAME.damaged` or a numbered name; where that fails it stays. Says where it is."""
    target, number = path.with_name(f"{path.name}.damaged"), 2
    while os.path.lexists(target) and number < MOST_ASIDE:
        target = path.with_name(f"{path.name}.damaged-{number}")
        number += 1
    try:
        return patiently(lambda: path.rename(target), path, changes=True)
    except OSError:
        return path


def read_own(path: Path, limit: int, parse: Callable[[str], Parsed]) -> Parsed | None:
    """What `parse` makes of a file of the program's own; None where there is none yet.

    One that is no such text (ValueError of `parse` too) is put aside: UnusableFileError. OSError for one that cannot be
    read at the moment, or stays in the way.
    """
    try:
        return parse(read_text(path, limit))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) and error.errno not in SPOILT:
            raise
        kept = put_aside(path)
        if kept == path:
            raise OSError(errno.EEXIST, "something else lies in the way", str(path)) from error
        raise UnusableFileError(error, kept) from error


def remove(path: str | Path) -> None:
    """Removes a file, if it is there. OSError, naming it, where that cannot be done."""
    patiently(lambda: Path(path).unlink(missing_ok=True), path, changes=True)


def remove_left_over(folder: Path) -> None:
    """Removes temporary files that a killed `write_atomic` left in a folder of the program's own.

    Only files of its names that nobody is writing at the moment.
    """
    with suppress(OSError):
        for entry in list(os.scandir(folder)):
            if _TEMPORARY.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                _remove_dead(entry.path)


def _remove_dead(path: str) -> None:
    """Whoever writes a temporary file has it locked, or, on Windows, open: such a file is not removed.

    There it is closed for a moment before it takes its place, so that one written just now is left alone.
    """
    with suppress(OSError):
        if os.name != "posix":
            if time.time() - os.stat(path).st_mtime > LEFT_OVER_S:
                os.unlink(path)
            return
        number = os.open(path, os.O_RDWR | _NO_WAITING)
        with open(number, "rb") as file:
            if lock_quietly(file.fileno()):
                os.unlink(path)


def _open_file(path: str | Path) -> int:
    """The number of an opened file; OSError for what is none. Looked at before, as opening alone may do things."""
    try:
        _check_is_file(os.stat(path))
    except FileNotFoundError:
        if os.path.lexists(path):
            raise OSError(errno.EINVAL, "it is a link that leads nowhere") from None
        raise
    number = os.open(path, os.O_RDONLY | _NO_WAITING)  # a pipe that has come meanwhile must not hold the program
    try:
        _check_is_file(os.fstat(number))
    except OSError:
        os.close(number)
        raise
    return number


def _check_is_file(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "it is no file but a folder, a pipe or a device")


def _permissions(target: Path) -> int | None:
    """Permission bits of a file that exists; None where there is none yet. A protected file stays as it is: OSError."""
    try:
        mode = stat.S_IMODE(target.stat().st_mode)
    except FileNotFoundError:
        return None
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return mode


@contextmanager
def _written_whole(temporary: Path, mode: int | None, replace: Callable[[Path], None]) -> Iterator[BinaryIO]:
    # Not tempfile: its files are always private, a new file that a person saves shall follow the umask.
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    number = os.open(temporary, flags, 0o666 if mode is None else PRIVATE_FILE)
    try:
        with open(number, "w+b") as file:
            mark_in_use(number)  # so that no start takes it for left over
            yield file
            file.flush()
            os.fsync(number)
            if mode is not None:
                os.chmod(temporary, mode)
            if os.name == "posix":
                replace(temporary)
        if os.name != "posix":  # where an open file cannot be renamed
            replace(temporary)
    except BaseException:
        with suppress(OSError):
            remove(temporary)
        raise


def put_in_place(temporary: Path, target: Path, called: str | Path = "") -> None:
    """A file that was written under another name takes the place of `target`, which others of this program may call by
    a link. OSError where it cannot."""
    patiently(lambda: os.replace(temporary, target), called or target, changes=True)


def _sync_folder(folder: Path) -> None:
    """Makes the renaming itself durable, where the system lets a folder be opened."""
    if os.name != "posix":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
