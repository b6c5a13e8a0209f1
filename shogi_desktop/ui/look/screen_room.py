"""Windows are never larger than the screen they open on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from .text_size import scaled, text_size

FRAME: Final = QSize(20, 60)  # the frame of a window with its title bar, and a little room around it


def room_for(window: QWidget, screen: QScreen | None = None) -> QSize:
    """The largest size of a window's inside that leaves its frame on the screen, beside the system's panels; default:
    the screen on which it is."""
    return ((screen or window.screen()).availableSize() - FRAME).expandedTo(QSize(1, 1))


def resize_within(window: QWidget, wished: QSize, least: QSize | None = None) -> None:
    """Gives a window the size wished, or what the screen has room for; `least` is its minimum where there is room."""
    if least is not None:
        _Least(window, least)
    window.resize(wished.boundedTo(room_for(window)))


class _Least(QObject):
    """Keeps the least size of its window, which is larger for larger letters."""

    def __init__(self, window: QWidget, least: QSize) -> None:
        super().__init__(window)
        self._least = least
        text_size().changed.connect(self._set)
        self._set()

    def _set(self) -> None:
        window = self.parent()
        assert isinstance(window, QWidget)
        least = QSize(scaled(self._least.width()), scaled(self._least.height()))
        window.setMinimumSize(least.boundedTo(room_for(window)))


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
