"""Windows are never larger than the screen they open on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

FRAME: Final = QSize(20, 60)  # the frame of a window with its title bar, and a little room around it


def room_for(window: QWidget) -> QSize:
    """The largest size of a window's inside that leaves its frame on the screen, beside the system's panels."""
    return (window.screen().availableSize() - FRAME).expandedTo(QSize(1, 1))


def resize_within(window: QWidget, wished: QSize, least: QSize | None = None) -> None:
    """Gives a window the size wished, or what the screen has room for; `least` is its minimum where there is room."""
    room = room_for(window)
    if least is not None:
        window.setMinimumSize(least.boundedTo(room))
    window.resize(wished.boundedTo(room))


def bring_within(window: QWidget) -> None:
    """Makes a window that has come back from other days fit the screen of today, and moves all of it there."""
    if window.isMaximized() or window.isFullScreen():
        return
    screen, size = window.screen().availableGeometry(), window.size().boundedTo(room_for(window))
    place = QRect(window.pos(), size + FRAME)
    corner = place.topLeft()
    corner.setX(max(screen.left(), min(corner.x(), screen.right() + 1 - place.width())))
    corner.setY(max(screen.top(), min(corner.y(), screen.bottom() + 1 - place.height())))
    window.resize(size)
    window.move(corner)
