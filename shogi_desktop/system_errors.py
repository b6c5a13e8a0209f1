"""Why the system could not do something with a file, in plain English: its own words are in the language of the system,
or cut short ("[WinError 2]"), and on Windows one number stands for many reasons."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

_FULL: Final = "the disk is full"
_FORBIDDEN: Final = "this is not permitted"
_READ_ONLY: Final = "the disk can only be read"
_LARGE: Final = "the file is too large"
_GONE: Final = "the file or folder does not exist"
_NO_FOLDER: Final = "a file lies where a folder should be"
_IN_THE_WAY: Final = "something else lies in the way"
_SILENT: Final = "the disk does not work"
_HELD: Final = "another program uses it"
_LONG: Final = "the name is too long"
_BAD_NAME: Final = "the system takes no such name"
_MANY: Final = "too many files are open"
_FOREIGN: Final = "it is not a program for this system"
_FAR: Final = "the network does not answer"

_BY_NUMBER: Final[Mapping[int, str]] = {
    getattr(errno, "EDQUOT", -1): "no more disk space is granted to you",
    errno.ENOSPC: _FULL,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EROFS: _READ_ONLY,
    errno.EFBIG: _LARGE,
    errno.ENOENT: _GONE,
    errno.ENOTDIR: _NO_FOLDER,
    errno.EEXIST: _IN_THE_WAY,
    errno.EISDIR: "a folder lies where a file should be",
    errno.EINVAL: "it is not a file",
    errno.EILSEQ: "it is not a text",
    errno.EIO: _SILENT,
    errno.ETIMEDOUT: _SILENT,
    errno.EBUSY: _HELD,
    getattr(errno, "ETXTBSY", errno.EBUSY): _HELD,
    errno.ENAMETOOLONG: _LONG,
    errno.EMFILE: _MANY,
    errno.ENFILE: _MANY,
    errno.ELOOP: "its links go round in circles",
    errno.ENOEXEC: _FOREIGN,
    errno.EHOSTUNREACH: _FAR,
    errno.ENETUNREACH: _FAR,
}
# https://learn.microsoft.com/windows/win32/debug/system-error-codes: those that say more than the number that Python
# makes of them.
_BY_WINDOWS_NUMBER: Final[Mapping[int, str]] = {
    4: _MANY,
    19: _READ_ONLY,
    **dict.fromkeys((21, 23, 27, 31, 55, 483, 1117, 1393), _SILENT),
    **dict.fromkeys((32, 33), _HELD),
    **dict.fromkeys((39, 112), _FULL),
    **dict.fromkeys((51, 53, 54, 59, 64, 65, 67, 121, 1222, 1231, 1232), _FAR),
    **dict.fromkeys((80, 183), _IN_THE_WAY),
    **dict.fromkeys((123, 161), _BAD_NAME),
    **dict.fromkeys((193, 216), _FOREIGN),
    206: _LONG,
    223: _LARGE,
    267: _NO_FOLDER,
    1295: "no more disk space is granted to you",
}
REASONS: Final = frozenset((*_BY_NUMBER.values(), *_BY_WINDOWS_NUMBER.values()))


def plain_reason(error: OSError) -> str:
    """Why something could not be done: one of `REASONS`, or else what the system or the program says."""
    if error.strerror in REASONS:
        return error.strerror
    known = _BY_WINDOWS_NUMBER.get(getattr(error, "winerror", None) or 0) or _BY_NUMBER.get(error.errno or 0)
    return known or error.strerror or str(error)


def error_text(error: BaseException) -> str:
    """What an error says, with the file that it names."""
    if not isinstance(error, OSError) or error.errno is None:
        return str(error)
    return f"{error.filename}: {plain_reason(error)}" if error.filename else plain_reason(error)


def restated(error: OSError, what: str, path: object) -> OSError:
    """The same error with what was to be done, and to which file."""
    said, winerror = f"{what}: {plain_reason(error)}", getattr(error, "winerror", None)
    return OSError(error.errno, said, str(path), *([winerror] if winerror else ()))
