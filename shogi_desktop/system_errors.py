"""Why the system could not do something with a file, in our words: its own are in the language of the system, or cut
short ("[WinError 2]"), and on Windows one number stands for many reasons."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from typing import Final

from .messages import Message, plain

ABOUT: Final = Message("{text}: {reason}")
"""What is wrong with something, after its name."""


class SystemMessage:
    """What systems usually complain of."""

    FULL = Message("the disk is full")
    FORBIDDEN = Message("this is not permitted")
    READ_ONLY = Message("the disk can only be read")
    LARGE = Message("the file is too large")
    GONE = Message("the file or folder does not exist")
    NO_FOLDER = Message("a file lies where a folder should be")
    IN_THE_WAY = Message("something else lies in the way")
    SILENT = Message("the disk does not work")
    HELD = Message("another program uses it")
    LONG = Message("the name is too long")
    BAD_NAME = Message("the system takes no such name")
    MANY = Message("too many files are open")
    FOREIGN = Message("it is not a program for this system")
    FAR = Message("the network does not answer")
    QUOTA = Message("no more disk space is granted to you")
    FOLDER = Message("a folder lies where a file should be")
    NO_FILE = Message("it is not a file")
    NO_TEXT = Message("it is not a text")
    CIRCLES = Message("its links go round in circles")


_BY_NUMBER: Final[Mapping[int, Message]] = {
    getattr(errno, "EDQUOT", -1): SystemMessage.QUOTA,
    errno.ENOSPC: SystemMessage.FULL,
    errno.EACCES: SystemMessage.FORBIDDEN,
    errno.EPERM: SystemMessage.FORBIDDEN,
    errno.EROFS: SystemMessage.READ_ONLY,
    errno.EFBIG: SystemMessage.LARGE,
    errno.ENOENT: SystemMessage.GONE,
    errno.ENOTDIR: SystemMessage.NO_FOLDER,
    errno.EEXIST: SystemMessage.IN_THE_WAY,
    errno.EISDIR: SystemMessage.FOLDER,
    errno.EINVAL: SystemMessage.NO_FILE,
    errno.EILSEQ: SystemMessage.NO_TEXT,
    errno.EIO: SystemMessage.SILENT,
    errno.ETIMEDOUT: SystemMessage.SILENT,
    errno.EBUSY: SystemMessage.HELD,
    getattr(errno, "ETXTBSY", errno.EBUSY): SystemMessage.HELD,
    errno.ENAMETOOLONG: SystemMessage.LONG,
    errno.EMFILE: SystemMessage.MANY,
    errno.ENFILE: SystemMessage.MANY,
    errno.ELOOP: SystemMessage.CIRCLES,
    errno.ENOEXEC: SystemMessage.FOREIGN,
    errno.EHOSTUNREACH: SystemMessage.FAR,
    errno.ENETUNREACH: SystemMessage.FAR,
}
# https://learn.microsoft.com/windows/win32/debug/system-error-codes: those that say more than the number that Python
# makes of them.
_BY_WINDOWS_NUMBER: Final[Mapping[int, Message]] = {
    4: SystemMessage.MANY,
    19: SystemMessage.READ_ONLY,
    **dict.fromkeys((21, 23, 27, 31, 55, 483, 1117, 1393), SystemMessage.SILENT),
    **dict.fromkeys((32, 33), SystemMessage.HELD),
    **dict.fromkeys((39, 112), SystemMessage.FULL),
    **dict.fromkeys((51, 53, 54, 59, 64, 65, 67, 121, 1222, 1231, 1232), SystemMessage.FAR),
    **dict.fromkeys((80, 183), SystemMessage.IN_THE_WAY),
    **dict.fromkeys((123, 161), SystemMessage.BAD_NAME),
    **dict.fromkeys((193, 216), SystemMessage.FOREIGN),
    206: SystemMessage.LONG,
    223: SystemMessage.LARGE,
    267: SystemMessage.NO_FOLDER,
    1295: SystemMessage.QUOTA,
}


LONGEST_PATH = 259 if os.name == "nt" else sys.maxsize
"""Letters; where Windows was not told to allow more, it says of a longer path that nothing is there."""


def system_message(error: OSError) -> Message:
    """Why something could not be done: what we call it, or else what the system or the program says."""
    if error.errno == errno.ENOENT and len(str(error.filename or "")) > LONGEST_PATH:
        return SystemMessage.LONG
    known = _BY_WINDOWS_NUMBER.get(getattr(error, "winerror", None) or 0) or _BY_NUMBER.get(error.errno or 0)
    return known or plain(error.strerror or str(error))


def message_of(error: BaseException) -> Message:
    """What an error says: its `message` where it is one of ours, else its own words; with the file that it names."""
    if isinstance(error, OSError) and error.errno is not None:
        reason = system_message(error)
        return ABOUT(text=str(error.filename), reason=reason) if error.filename else reason
    message = getattr(error, "message", None)
    return message if isinstance(message, Message) else plain(str(error))


def error_text(error: BaseException) -> str:
    """The same in English; with the place in its text, where an error has one."""
    return str(message_of(error)) if isinstance(error, OSError) else str(error)


def restated(error: OSError, what: str, path: object) -> OSError:
    """The same error with what was to be done, and to which file."""
    said, winerror = f"{what}: {system_message(error)}", getattr(error, "winerror", None)
    return OSError(error.errno, said, str(path), *([winerror] if winerror else ()))
