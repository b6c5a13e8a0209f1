"""The way to the engine matches: their window, made when it is first wished for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop import paths

from ..board import BoardStyle
from ..faces.art import Art
from ..guide.room import give_close_key

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.session.engines.engines import Engines

    from ..matches import MatchesWindow


class MatchesAccess(QObject):
    """Opens and keeps the window.

    Signals:
        record_wished(str): the path of a game that shall be opened.
        library_wished(str): the games below this folder shall be listed in the library.
    """

    record_wished = Signal(str)
    library_wished = Signal(str)

    def __init__(self, art: Art, engines: Callable[[], Engines], window: QWidget) -> None:
        super().__init__(window)
        self._art, self._engines, self._window = art, engines, window
        self._style = BoardStyle()
        self._matches: MatchesWindow | None = None

    def set_style(self, style: BoardStyle) -> None:
        """The look of its boards from now on."""
        self._style = style
        if self._matches is not None:
            self._matches.set_style(style)

    def open(self) -> None:
        """The window, in front."""
        self._made().open_window()

    def close(self) -> None:
        """For the end of the program: leaves no process behind."""
        if self._matches is not None:
            self._matches.end_work()

    def _made(self) -> MatchesWindow:
        if self._matches is None:
            from shogi_desktop.session.matches.contests import Contests

            from ..matches import MatchesWindow

            contests = Contests(paths.matches_folder())
            self._matches = MatchesWindow(contests, self._engines, self._art, self._style, self._window)
            contests.setParent(self._matches)
            self._matches.record_wished.connect(self.record_wished)
            self._matches.library_wished.connect(self.library_wished)
            give_close_key(self._matches)
        return self._matches
