"""Walking through moves by the keyboard and by the wheel, alike wherever moves are shown in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent

from .modifiers import is_plain

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


def walk_by_key(event: QKeyEvent, walk: Callable[[int], None], go_to_end: Callable[[bool], None]) -> bool:
    """Tells `walk` the plies that a key walks (negative = back), or `go_to_end` that it goes to the last position
    (True) or to the first one; whether it is such a key."""
    if not is_plain(event):
        return False
    key = Qt.Key(event.key())
    if key in STEPS:
        walk(STEPS[key])
    elif key in _ENDS:
        go_to_end(_ENDS[key])
    else:
        return False
    return True


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
