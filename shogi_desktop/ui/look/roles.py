"""What screen readers take a part of a window for, where Qt would say nothing: windows, boards, graphs.

A class of ours says so by `spoken_role`, a `QAccessible.Role`; its name and description are those of any widget.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


@cache
def give_roles() -> None:
    """From now on, for the whole program."""
    QAccessible.installFactory(_face)


def _face(key: str, part: QObject) -> QAccessibleInterface | None:
    """What stands for a part on the bus; None: what Qt makes for it. Asked for each of its classes, `key`."""
    if not isinstance(part, QWidget):
        return None
    role = getattr(type(part), "spoken_role", None)
    if isinstance(role, QAccessible.Role):
        return QAccessibleWidget(part, role)
    plain = key == "QWidget" and part.isWindow() and part.windowType() == Qt.WindowType.Window
    return QAccessibleWidget(part, QAccessible.Role.Window) if plain else None
