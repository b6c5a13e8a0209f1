"""Why a file could not be read or written, in the language of the program; the system's own words are English."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import VariantError
from shogi_desktop.system_errors import REASONS, plain_reason

from .i18n import QT_TRANSLATE_NOOP
from .reasons.finding import told

WORDS: Final = (
    QT_TRANSLATE_NOOP("System", "the disk is full"),
    QT_TRANSLATE_NOOP("System", "this is not permitted"),
    QT_TRANSLATE_NOOP("System", "the disk can only be read"),
    QT_TRANSLATE_NOOP("System", "no more disk space is granted to you"),
    QT_TRANSLATE_NOOP("System", "the file is too large"),
    QT_TRANSLATE_NOOP("System", "the file or folder does not exist"),
    QT_TRANSLATE_NOOP("System", "a file lies where a folder should be"),
    QT_TRANSLATE_NOOP("System", "something else lies in the way"),
    QT_TRANSLATE_NOOP("System", "a folder lies where a file should be"),
    QT_TRANSLATE_NOOP("System", "it is not a file"),
    QT_TRANSLATE_NOOP("System", "it is not a text"),
    QT_TRANSLATE_NOOP("System", "the disk does not work"),
    QT_TRANSLATE_NOOP("System", "another program uses it"),
    QT_TRANSLATE_NOOP("System", "the name is too long"),
    QT_TRANSLATE_NOOP("System", "the system takes no such name"),
    QT_TRANSLATE_NOOP("System", "too many files are open"),
    QT_TRANSLATE_NOOP("System", "its links go round in circles"),
    QT_TRANSLATE_NOOP("System", "it is not a program for this system"),
    QT_TRANSLATE_NOOP("System", "the network does not answer"),
)
"""All of `system_errors.REASONS`."""


def system_reason(error: BaseException) -> str:
    """What an error says: our words for what systems usually complain of, else its own."""
    if isinstance(error, OSError):
        reason = plain_reason(error)
        return QCoreApplication.translate("System", reason) if reason in REASONS else excerpt(reason)
    if isinstance(error, VariantError):
        return excerpt(": ".join(filter(None, (error.file, error.where, told(error.reason)))))
    return excerpt(str(error))
