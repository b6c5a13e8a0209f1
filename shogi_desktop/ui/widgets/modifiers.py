"""Which keys are held beside another one, asked by those that are meant.

Never by `~` of those that are not: to the enumerations of PySide on Windows the complement of Shift has no Ctrl in it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_KEY = Qt.KeyboardModifier
COMMANDING: Final = _KEY.ControlModifier | _KEY.AltModifier | _KEY.MetaModifier
"""With one of these a key is no text."""
HELD: Final = COMMANDING | _KEY.ShiftModifier
"""All that somebody holds down; that a key is one of the number pad says nothing of that."""


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key was pressed by itself."""
    return not event.modifiers() & HELD
