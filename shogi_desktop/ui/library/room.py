"""The way to the library of records: its window, made when it is first wished for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop import paths
from shogi_desktop.rules import Position
from shogi_desktop.settings import SettingsStore

from ..board import BoardStyle
from ..faces.art import Art
from ..guide.room import give_close_key

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.clients.catalogue import OutsideEngine
    from shogi_desktop.session.engines.engines import Engines

    from ..library import LibraryWindow


class LibraryAccess(QObject):
    """Opens and keeps the window.

    Signals:
        record_wished(object): the Entry of a record that shall be opened.
    """

    record_wished = Signal(object)

    def __init__(self, art: Art, store: SettingsStore, engines: Callable[[], Engines], window: QWidget) -> None:
        """`engines` gives those of the person."""
        super().__init__(window)
        self._art, self._store, self._engines, self._window = art, store, engines, window
        self._style = BoardStyle()
        self._library: LibraryWindow | None = None

    def set_style(self, style: BoardStyle) -> None:
        """The look of its boards from now on."""
        self._style = style
        if self._library is not None:
            self._library.set_style(style)

    def open(self) -> None:
        """The window, in front."""
        self._made().open_library()

    def add_folder(self, path: str) -> None:
        """The records of one more folder are listed."""
        if self._library is not None:
            self._library.library.add_folders([path])
            return
        from shogi_desktop.session.library.folders import Folders

        self._store.alter(library=lambda text: Folders.read(text).with_folders([path]).written())

    def seek(self, position: Position) -> None:
        """The window, with the records that hold a position."""
        window = self._made()
        window.open_library()
        window.seek(position)

    def seek_name(self, key: str) -> None:
        """The window, with the records in which a side has come to the opening or castle of this key."""
        window = self._made()
        window.open_library()
        window.seek_name(key)

    def close(self) -> None:
        """For the end of the program: leaves no process behind."""
        if self._library is not None:
            self._library.end_work()

    def _engines_now(self) -> tuple[OutsideEngine, ...]:
        return self._engines().all()

    def _made(self) -> LibraryWindow:
        if self._library is None:
            from shogi_desktop.session.library.library_session import LibrarySession

            from ..library import LibraryWindow

            session = LibrarySession(self._store, paths.library_file())
            look = self._art, self._store, self._style
            self._library = LibraryWindow(session, *look, self._window, self._engines_now)
            session.setParent(self._library)
            self._library.open_wished.connect(self.record_wished)
            give_close_key(self._library)
        return self._library
