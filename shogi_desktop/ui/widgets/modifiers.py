"""Which keys are held beside another one, asked by those that are meant.

Never by `~` of those that are not: to the enumerations of PySide on Windows the complement of Shift has no Ctrl in it.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_KEY = Qt.KeyboardModifier
COMMANDING: Final = _KEY.ControlModifier | _KEY.AltModifier | _KEY.MetaModifier
"""With one of these a key is no text."""
HELD: Final = COMMANDING | _KEY.ShiftModifier
"""All that somebody holds down; that a key is one of the number pad says nothing of that."""
_RIGHT_ALT: Final = 0x40  # in the native modifiers of Qt on Windows


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key was pressed by itself."""
    return not event.modifiers() & HELD


def writes_with_altgr(event: QKeyEvent, platform: str = sys.platform) -> bool:
    """Whether a key writes a sign by AltGr, such as the brackets of a Czech keyboard: Windows calls AltGr Ctrl+Alt."""
    altgr = platform == "win32" and bool(event.nativeModifiers() & _RIGHT_ALT)
    alike = event.modifiers() & COMMANDING == _KEY.ControlModifier | _KEY.AltModifier
    return altgr and alike and bool(event.text()) and event.text().isprintable()
