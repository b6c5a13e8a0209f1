"""Positions of the window, on the board or being set up, put into the person's own sets of problems."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import problem_of
from shogi_desktop.rules.position import Position

from ..desk import Desk
from ..widgets.messages import complain
from ..widgets.reading import read_patiently

if TYPE_CHECKING:  # loaded when the first problem is kept
    from .own.keeping import Keeping


class ProblemKeeping(QObject):
    """Tells the status line what it has done."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        """`changed` is called when sets are others than before."""
        super().__init__(desk)
        self._desk, self._changed = desk, changed
        self._keeping: Keeping | None = None

    def keep(self, position: Position) -> None:
        """Asks into which set a position shall go; says why where its side to move cannot be asked to mate."""
        try:
            problem = problem_of(position)
        except NotationError as error:
            complain(self._desk.window, self.tr("This position cannot be a mate problem."), error)
            return
        keeping = self._made()
        keeping.style = self._desk.look.style
        keeping.add(problem, self._desk.window)

    def _made(self) -> Keeping:
        if self._keeping is None:
            from shogi_desktop.session.problems.sets.library import Library
            from shogi_desktop.session.problems.sets.own_sets import OwnSets

            from .own.keeping import Keeping

            desk = self._desk
            sets = OwnSets(Library(wait=partial(read_patiently, desk.window)))
            self._keeping = Keeping(sets, desk.art, desk.look.style, desk.store, self)
            self._keeping.told.connect(desk.told)
            self._keeping.changed.connect(self._changed)
        return self._keeping
