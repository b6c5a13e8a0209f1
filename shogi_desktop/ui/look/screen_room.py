"""Windows are never larger than the screen they open on."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from .text_size import USUAL, grow

FRAME: Final = QSize(20, 60)  # the frame of a window with its title bar, and a little room around it


def room_for(window: QWidget, screen: QScreen | None = None) -> QSize:
    """The largest size of a window's inside that leaves its frame on the screen, beside the system's panels; default:
    the screen on which it is."""
    return ((screen or window.screen()).availableSize() - FRAME).expandedTo(QSize(1, 1))


def resize_within(window: QWidget, wished: QSize, least: QSize | None = None) -> None:
    """Gives a window the size wished, or what the screen has room for; `least` is its minimum where there is room."""
    if least is not None:
        grow(window, partial(_set_least, window, least), USUAL)
    window.resize(wished.boundedTo(room_for(window)))


def _set_least(window: QWidget, least: QSize, percent: int) -> None:
    """Larger letters need more room."""
    window.setMinimumSize((least * percent / USUAL).boundedTo(room_for(window)))


def bring_within(window: QWidget) -> None:
    """Makes a window that has come back from other days fit the screen of today, and moves all of it there."""
    if window.isMaximized() or window.isFullScreen():
        return
    on = QGuiApplication.screenAt(window.geometry().center()) or window.screen()
    screen, size = on.availableGeometry(), window.size().boundedTo(room_for(window, on))
    place = QRect(window.pos(), size + FRAME)
    corner = place.topLeft()
    corner.setX(max(screen.left(), min(corner.x(), screen.right() + 1 - place.width())))
    corner.setY(max(screen.top(), min(corner.y(), screen.bottom() + 1 - place.height())))
    if size != window.size():
        window.resize(size)
    if corner != place.topLeft():  # else each time the frame would push the window a little further
        window.move(corner)
