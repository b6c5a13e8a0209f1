"""How long something will take."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from .i18n import QT_TRANSLATE_NOOP

_SECOND_MS: Final = 1000
_UNITS: Final = (
    (3600 * _SECOND_MS, QT_TRANSLATE_NOOP("Waiting", "about {n} h left")),
    (60 * _SECOND_MS, QT_TRANSLATE_NOOP("Waiting", "about {n} min left")),
)
_SECONDS: Final = QT_TRANSLATE_NOOP("Waiting", "about {n} s left")


def left_text(left_ms: int) -> str:
    """The time that is left, "" where nobody knows (0); in a unit of which there are two at least."""
    if not left_ms:
        return ""
    unit, text = next((unit for unit in _UNITS if left_ms >= 2 * unit[0]), (_SECOND_MS, _SECONDS))
    return QCoreApplication.translate("Waiting", text).format(n=QLocale().toString(max(1, round(left_ms / unit))))
