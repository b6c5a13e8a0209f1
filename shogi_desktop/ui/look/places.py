"""Windows open where they were, as large as they were, on the screen on which they were.

Whoever has a window of its own calls `open_in_place` where it would call `resize_within`, with a name for it. What is
remembered is Qt's state of the window, in hex, by that name, in the setting `windows`.
"""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from shogi_desktop.files.plain_values import read_json
from shogi_desktop.settings import SettingsStore

from .fonts import scaled, text_size

FRAME: Final = QSize(20, 60)  # the frame of a window with its title bar, and a little room around it


def room_for(window: QWidget, screen: QScreen | None = None) -> QSize:
    """The largest size of a window's inside that leaves its frame on the screen, beside the system's panels; default:
    the screen on which it is."""
    return ((screen or window.screen()).availableSize() - FRAME).expandedTo(QSize(1, 1))


def resize_within(window: QWidget, wished: QSize, least: QSize | None = None) -> None:
    """Gives a window the size wished, or what the screen has room for; one that is not seen yet is no larger than the
    outermost window that it belongs to. `least` is its minimum where there is room."""
    if least is not None:
        _Least(window, least)
    window.resize(wished.boundedTo(room_for(window) if window.isVisible() else first_room(window)))


def first_room(window: QWidget) -> QSize:
    """The largest first size of a window: neither the screen nor the outermost window that it belongs to is smaller."""
    room, owner = room_for(window), window.parentWidget()
    while owner is not None and owner.window().parentWidget() is not None:  # a small dialog has opened it
        owner = owner.window().parentWidget()
    if owner is None or not owner.window().isVisible():
        return room
    return room.boundedTo(owner.window().frameGeometry().size() - FRAME)


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
        window.setMinimumSize(least.boundedTo(first_room(window)))


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


MOST: Final = 64  # windows
LETTERS: Final = 1000  # of the state of one


def bring_up(window: QWidget) -> None:
    """Shows a window, before all others, and lets it have the keyboard."""
    window.show()
    window.raise_()
    window.activateWindow()


class Places(QObject):
    """The places of the main window and of all windows that belong to it; a child of the main window."""

    def __init__(self, store: SettingsStore, window: QWidget) -> None:
        super().__init__(window)
        self._store = store

    def of(self, name: str) -> QByteArray:
        """The last state of the window of this name; empty where it was never seen."""
        return QByteArray.fromHex(_read(self._store.current.windows).get(name, "").encode("ascii", "replace"))

    def remember(self, name: str, state: QByteArray) -> None:
        place = {name: bytes(state.toHex().data()).decode()}
        self._store.alter(windows=lambda text: json.dumps(_read(text) | place))


class _Watch(QObject):
    """Remembers the place of its window whenever that is closed or hidden."""

    def __init__(self, window: QWidget, name: str, places: Places) -> None:
        super().__init__(window)
        self._name, self._places = name, places
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and isinstance(watched, QWidget) and not event.spontaneous():
            self._places.remember(self._name, watched.saveGeometry())
        return False


def open_in_place(window: QWidget, name: str, wished: QSize, least: QSize | None = None) -> None:
    """Gives a window that is not seen yet its last place, or the size wished, over the window that it belongs to and
    no larger than that, where it was never seen; `least` is its minimum where the screen has room for that."""
    resize_within(window, wished, least)
    places = _places_of(window)
    if places is None:
        return
    _Watch(window, name, places)
    if window.restoreGeometry(places.of(name)):
        window.setWindowState(window.windowState() & Qt.WindowState.WindowMaximized)
        bring_within(window)
    elif owner := window.parentWidget():
        _put_over(window, owner.window())


def _put_over(window: QWidget, owner: QWidget) -> None:
    """In the middle of the window that it belongs to, and no larger, its title on the screen."""
    window.resize(window.size().boundedTo(owner.frameGeometry().size() - FRAME))
    place = QRect(QPoint(), window.size() + FRAME)
    place.moveCenter(owner.frameGeometry().center())
    window.move(place.topLeft())
    bring_within(window)


def _places_of(window: QWidget) -> Places | None:
    """Those of the window itself or of one that it belongs to."""
    owner: QWidget | None = window
    while owner is not None:
        places = owner.findChild(Places, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if places is not None:
            return places
        owner = owner.parentWidget()
    return None


def _read(text: str) -> dict[str, str]:
    """The states by the names of their windows; nothing of a text that says something else."""
    try:
        found = read_json(text) if text else {}
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    known = {name: state for name, state in found.items() if isinstance(state, str) and len(state) <= LETTERS}
    return dict(list(known.items())[:MOST])
