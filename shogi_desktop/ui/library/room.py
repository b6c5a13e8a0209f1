"""The library: the records in the person's folders, sought by players, openings and positions."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from shogi_desktop import paths
from shogi_desktop.rules import Position

from ..action import FILE, TOOLS, Action, Where
from ..desk import Desk, Room
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.clients.catalogue import OutsideEngine

    from .window import LibraryWindow


class LibraryRoom(Room):
    name = "library"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._window: LibraryWindow | None = None
        self.doors = (
            Action("LIBRARY", QT_TRANSLATE_NOOP("Actions", "Li&brary of records…"), "F6", FILE.at(0, 3),
                partial(self.open, None),
                tip=QT_TRANSLATE_NOOP("Actions",
                    "The records in your folders, to look for players, openings and positions"), everywhere=True),
            Action("SEEK_POSITION", QT_TRANSLATE_NOOP("Actions", "&Search the library for this position"),
                "Ctrl+Shift+F", TOOLS.at(1, 1), self._seek_position,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Your records with the position on the board, and what was played in it"), where=Where.BOARD),
        )  # fmt: skip

    def open(self, subject: object) -> bool:
        """The window, in front: with the records that hold a position, or in which a side has come to the opening or
        castle of a key. The records of a folder, by its Path, are listed from now on."""
        if isinstance(subject, Path):
            self._add_folder(str(subject))
            return True
        if self._window is None:
            self._window = self._made()
        self._window.open_library()
        if isinstance(subject, Position):
            self._window.seek(subject)
        elif isinstance(subject, str):
            self._window.seek_name(subject)
        return True

    def close(self) -> None:
        if self._window is not None:
            self._window.end_work()

    def _seek_position(self) -> None:
        self.open(self.desk.session.record.game.position.copy())

    def _add_folder(self, path: str) -> None:
        if self._window is not None:
            self._window.library.add_folders([path])
            return
        from shogi_desktop.session.library.library_session import Folders

        self.desk.store.alter(library=lambda text: Folders.read(text).with_folders([path]).written())

    def _engines(self) -> tuple[OutsideEngine, ...]:
        return self.desk.engines().all()

    def _made(self) -> LibraryWindow:
        from shogi_desktop.session.library.library_session import LibrarySession

        from .window import LibraryWindow

        desk = self.desk
        session = LibrarySession(desk.store, paths.library_file())
        window = LibraryWindow(session, desk.board_look, desk.window, self._engines)
        session.setParent(window)
        window.open_wished.connect(partial(desk.open, "files"))
        desk.adopt(window)
        desk.dress(window)
        return window
