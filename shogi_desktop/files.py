"""Text files on disk: named so that every system takes them, written whole or not at all, read with a limit."""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
from pathlib import Path

MAX_BYTES = 64 * 1024 * 1024
NAME_BYTES = 180  # names of files end at 255 bytes of UTF-8; a day, a number and the suffix need some
_UNSAFE = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')


def safe_name(text: str) -> str:
    """As many whole characters of `text` as fit into a file's name, without those a file system refuses; "" if none."""
    tidy = " ".join(_UNSAFE.sub(" ", text).split())
    return tidy.encode("utf-8", "ignore")[:NAME_BYTES].decode("utf-8", "ignore").strip(" .")


def write_numbered(folder: Path, stem: str, suffix: str, text: str) -> Path:
    """Writes `text` as a new file in `folder`, which is made, numbered where the name is taken; errors as below."""
    folder.mkdir(parents=True, exist_ok=True)
    target, number = folder / f"{stem}{suffix}", 2
    while target.exists():
        target = folder / f"{stem} ({number}){suffix}"
        number += 1
    write_atomic(target, text)
    return target


def write_atomic(path: str | Path, text: str) -> None:
    """Writes `text` as UTF-8 so that at any moment, a crash included, the file is either the old or the new one.

    A link stays a link, an existing file keeps its permissions. Raises OSError naming `path`; UnicodeEncodeError (a
    ValueError) for text that UTF-8 cannot write, with the old file untouched.
    """
    data = text.encode("utf-8")
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{secrets.token_hex(6)}.tmp")  # short: the name may be as long as names can be
    try:
        mode = _permissions(target)
        _write_new(temporary, data, mode)
        try:
            os.replace(temporary, target)
        except OSError:
            temporary.unlink(missing_ok=True)
            raise
        _sync_folder(target.parent)
    except OSError as error:
        raise OSError(error.errno, f"cannot write the file: {error.strerror}", str(path)) from error


def read_text(path: str | Path, limit: int = MAX_BYTES) -> str:
    """The text of a UTF-8 file (a byte order mark is left out); line ends stay as they are.

    Raises OSError naming `path`, also (EFBIG, EILSEQ) for a file of more than `limit` bytes or one that is not UTF-8.
    """
    try:
        with open(path, "rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise OSError(error.errno, f"cannot read the file: {error.strerror}", str(path)) from error
    if len(data) > limit:
        raise OSError(errno.EFBIG, f"the file is larger than {limit} bytes", str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise OSError(errno.EILSEQ, f"the file is not UTF-8 text (byte {error.start + 1})", str(path)) from error


def _permissions(target: Path) -> int | None:
    """Permission bits of a file that exists; None where there is none yet. A protected file stays as it is: OSError."""
    try:
        mode = stat.S_IMODE(target.stat().st_mode)
    except FileNotFoundError:
        return None
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return mode


def _write_new(temporary: Path, data: bytes, mode: int | None) -> None:
    # Not tempfile: its files are always private, a new file here shall follow the user's umask.
    number = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with open(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            os.chmod(temporary, mode)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    """Makes the renaming itself durable, where the system lets a folder be opened."""
    if os.name != "posix":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
