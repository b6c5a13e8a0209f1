"""Why a file could not be read or written, in the language of the program; the system's own words are English."""

from __future__ import annotations

import errno
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import VariantError

from .i18n import QT_TRANSLATE_NOOP
from .reasons.finding import told

_FULL: Final = QT_TRANSLATE_NOOP("System", "the disk is full")
_FORBIDDEN: Final = QT_TRANSLATE_NOOP("System", "this is not permitted")
_LARGE: Final = QT_TRANSLATE_NOOP("System", "the file is too large")
_GONE: Final = QT_TRANSLATE_NOOP("System", "the file or folder does not exist")
_NO_FOLDER: Final = QT_TRANSLATE_NOOP("System", "a file lies where a folder should be")
_SILENT: Final = QT_TRANSLATE_NOOP("System", "the disk does not work")
_WORDS: Final = {
    errno.ENOSPC: _FULL,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EROFS: QT_TRANSLATE_NOOP("System", "the disk can only be read"),
    getattr(errno, "EDQUOT", errno.ENOSPC): QT_TRANSLATE_NOOP("System", "no more disk space is granted to you"),
    errno.EFBIG: _LARGE,
    errno.ENOENT: _GONE,
    errno.ENOTDIR: _NO_FOLDER,
    errno.EEXIST: QT_TRANSLATE_NOOP("System", "something else lies in the way"),
    errno.EISDIR: QT_TRANSLATE_NOOP("System", "a folder lies where a file should be"),
    errno.EINVAL: QT_TRANSLATE_NOOP("System", "it is not a file"),
    errno.EILSEQ: QT_TRANSLATE_NOOP("System", "it is not a text"),
    errno.EIO: _SILENT,
    errno.ETIMEDOUT: _SILENT,
    errno.EBUSY: QT_TRANSLATE_NOOP("System", "another program uses it"),
    errno.ETXTBSY: QT_TRANSLATE_NOOP("System", "another program uses it"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("System", "the name is too long"),
    errno.EMFILE: QT_TRANSLATE_NOOP("System", "too many files are open"),
    errno.ENFILE: QT_TRANSLATE_NOOP("System", "too many files are open"),
    errno.ELOOP: QT_TRANSLATE_NOOP("System", "its links go round in circles"),
}
_WORDS[errno.ENOSPC] = _FULL  # where there are no quotas


def system_reason(error: BaseException) -> str:
    """What an error says: our words for what systems usually complain of, else its own."""
    if isinstance(error, OSError):
        known = _WORDS.get(error.errno or 0)
        return QCoreApplication.translate("System", known) if known else excerpt(error.strerror or str(error))
    if isinstance(error, VariantError):
        return excerpt(": ".join(filter(None, (error.file, error.where, told(error.reason)))))
    return excerpt(str(error))
