"""Engine matches: engines play against each other, many games, and their strength is reckoned."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton

from shogi_desktop import paths
from shogi_desktop.excerpt import excerpt

from ..action import TOOLS, Action
from ..desk import Desk, Room
from ..widgets.plain import NAME, literal
from ..words.i18n import QT_TRANSLATE_NOOP, Translated
from ..words.texts import labelled

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.session.matches.tournament import OpenTournament
    from shogi_desktop.session.matches.tournaments import Tournaments

    from .window import MatchesWindow


class MatchProgress(Translated, QToolButton):
    """How the match that is played goes on, in the status line of the main window, and that it is over, until the
    person has looked at it or another one begins.

    Signals:
        wished(): the person wants to see it.
    """

    wished = Signal()

    def __init__(self, desk: Desk, tournaments: Tournaments, window: MatchesWindow) -> None:
        super().__init__()
        self._tournaments = tournaments
        self._shown: OpenTournament | None = None
        self.setProperty("role", "news")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._open)
        tournaments.changed.connect(self._follow)
        window.page.counted.connect(self._follow)
        desk.window.statusBar().addPermanentWidget(self)
        self._follow()

    def retranslate(self) -> None:
        self._follow()

    def _follow(self) -> None:
        from shogi_desktop.session.matches.tournament import TournamentState

        from .words import state_text

        shown, before = self._tournaments.playing, self._shown
        if shown is None and before is not None and before.state is TournamentState.OVER:
            shown = before
        self._shown = shown
        self.setVisible(shown is not None)
        if shown is not None:
            self.setText(literal(labelled(excerpt(shown.name, NAME), state_text(shown))))

    def _open(self) -> None:
        self.wished.emit()
        if self._tournaments.playing is None:
            self._shown = None
            self._follow()


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
        self._window.game = self.desk.game()
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
        self._progress = MatchProgress(desk, tournaments, window)
        self._progress.wished.connect(window.open_window)
        window.record_wished.connect(partial(desk.open, "files"))
        window.library_wished.connect(self._list)
        desk.adopt(window)
        desk.dress(window)
        return window

    def _list(self, folder: str) -> None:
        self.desk.open("library", Path(folder))
