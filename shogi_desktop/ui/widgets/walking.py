"""Walking through moves by the keyboard and by the wheel, alike wherever moves are shown in a row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent

STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}
"""Plies that a key walks, negative = back."""
_ENDS: Final = {Qt.Key.Key_Home: False, Qt.Key.Key_End: True}
_NOTCH: Final = 120


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key was pressed by itself."""
    return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def steps_of(event: QKeyEvent) -> int:
    """How many plies a key walks, 0 for any other key."""
    return STEPS.get(Qt.Key(event.key()), 0) if is_plain(event) else 0


def end_of(event: QKeyEvent) -> bool | None:
    """Whether a key goes to the last position (True) or to the first one; None for any other key."""
    return _ENDS.get(Qt.Key(event.key())) if is_plain(event) else None


class Notches:
    """Turns of a wheel, added up to whole notches."""

    def __init__(self) -> None:
        self._turned = 0

    def plies(self, event: QWheelEvent) -> int:
        """How many plies are to be walked now, negative = back."""
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        return -notches
