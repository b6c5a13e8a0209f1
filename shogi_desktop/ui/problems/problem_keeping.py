"""Positions of the window, on the board or being set up, put into the person's own sets of problems."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import problem_of
from shogi_desktop.rules.position import Position
from shogi_desktop.settings import SettingsStore

from ..widgets.messages import complain
from ..widgets.reading import read_patiently

if TYPE_CHECKING:  # loaded when the first problem is kept
    from .own.keeping import Keeping
    from ..shell.main_window import MainWindow


class ProblemKeeping(QObject):
    """Tells the status line what it has done, and the window of the problems, where it is open."""

    def __init__(self, window: MainWindow, store: SettingsStore) -> None:
        super().__init__(window)
        self._window, self._store = window, store
        self._keeping: Keeping | None = None

    def keep(self, position: Position) -> None:
        """Asks into which set a position shall go; says why where its side to move cannot be asked to mate."""
        try:
            problem = problem_of(position)
        except NotationError as error:
            complain(self._window, self.tr("This position cannot be a mate problem."), error)
            return
        keeping = self._made()
        keeping.style = self._window.learning.style
        keeping.add(problem, self._window)

    def _made(self) -> Keeping:
        if self._keeping is None:
            from shogi_desktop.session.problems.sets.library import Library
            from shogi_desktop.session.problems.sets.own_sets import OwnSets

            from .own.keeping import Keeping

            window = self._window
            sets = OwnSets(Library(wait=partial(read_patiently, window)))
            self._keeping = Keeping(sets, window.art, window.learning.style, self._store, self)
            self._keeping.told.connect(window.status.tell)
            self._keeping.changed.connect(self._show)
        return self._keeping

    def _show(self) -> None:
        problems = self._window.learning.problems_window()
        if problems is not None:
            problems.show_own_sets()
