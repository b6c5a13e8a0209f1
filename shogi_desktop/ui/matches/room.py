"""Engine matches: engines play against each other, many games, and their strength is reckoned."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from shogi_desktop import paths

from ..action import TOOLS, Action
from ..desk import Desk, Room
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .window import MatchesWindow


class MatchesRoom(Room):
    name = "matches"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._window: MatchesWindow | None = None
        self.doors = (
            Action("MATCHES", QT_TRANSLATE_NOOP("Actions", "Engine matc&hes…"), "Shift+F8", TOOLS.at(2, 1),
                partial(self.open, None),
                tip=QT_TRANSLATE_NOOP("Actions", "Let engines play against each other, and see how they stand"),
                everywhere=True),
        )  # fmt: skip

    def open(self, subject: object) -> bool:
        if self._window is None:
            self._window = self._made()
        self._window.open_window()
        return True

    def close(self) -> None:
        if self._window is not None:
            self._window.end_work()

    def _made(self) -> MatchesWindow:
        from shogi_desktop.session.matches.tournaments import Tournaments

        from .window import MatchesWindow

        desk = self.desk
        tournaments = Tournaments(paths.matches_folder())
        window = MatchesWindow(tournaments, desk.engines, desk.art, desk.look.style, desk.window)
        tournaments.setParent(window)
        window.record_wished.connect(partial(desk.open, "files"))
        window.library_wished.connect(self._list)
        desk.adopt(window)
        desk.dress(window)
        return window

    def _list(self, folder: str) -> None:
        self.desk.open("library", Path(folder))
