"""The pages of the problems' window that are made when they are first wished for, so that it opens fast."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.clients.problem_client import ProblemEngine
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.mating.problem import Problem
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.problems.shelf import Shelf

from ..board import BoardView
from ..look.from_settings import BoardLook
from .page_parts import AroundRow
from .pages import EXAMINE, PRACTISE, PageController

if TYPE_CHECKING:
    from .examining.panel import ExaminePanel
    from .practice.controller import Practising


@dataclass(frozen=True)
class Thinkers:
    """Who thinks for this window: the engine of mate problems, engines of the person's own, and the player that weighs
    what is practised."""

    problems: ProblemEngine
    own: Callable[[], Engines]
    player: EngineLaunch


class LaterPages(QObject):
    """Signals:
    recorded(): a position that is practised was answered.
    changed(): positions to practise have come or gone.
    """

    recorded = Signal()
    changed = Signal()

    def __init__(self, thinkers: Thinkers, board: BoardView, around: AroundRow, shelf: Shelf, look: BoardLook) -> None:
        super().__init__(board)
        self._thinkers, self._board, self._around, self._shelf, self._look = thinkers, board, around, shelf, look
        self._problem: Problem | None = None
        self.examine_panel: ExaminePanel | None = None
        self.practice: Practising | None = None

    @property
    def makers(self) -> Mapping[str, Callable[[], tuple[QWidget, PageController]]]:
        """What makes each of them."""
        return {EXAMINE: self._examining, PRACTISE: lambda: self.practising().page()}

    def _examining(self) -> tuple[QWidget, PageController]:
        from .examining.panel import ExamineController, ExaminePanel

        self.examine_panel = panel = ExaminePanel(self._thinkers.problems.client, self._thinkers.own)
        panel.set_notation(self._look.notation())
        panel.set_problem(self._problem)
        return panel, ExamineController(self._board, panel, self)

    def practising(self) -> Practising:
        """The practice of own mistakes."""
        if self.practice is None:
            from .practice.controller import Practising

            deck = self._shelf.deck()
            self.practice = Practising(self._thinkers.player, self._board, self._around, deck, self._look)
            self.practice.recorded.connect(self.recorded)
            self.practice.changed.connect(self.changed)
        return self.practice

    def set_problem(self, problem: Problem | None) -> None:
        """The one at hand, None for none."""
        self._problem = problem
        if self.examine_panel is not None:
            self.examine_panel.set_problem(problem)

    def found_of(self, problem: Problem) -> Problem:
        """With what was found out where it was examined."""
        return problem if self.examine_panel is None else self.examine_panel.found_of(problem)

    def check(self) -> None:
        """The problem on the page that examines, at once."""
        if self.examine_panel is not None:
            self.examine_panel.start_check()

    def tell_notation(self) -> None:
        """Moves may be written in another notation, or all in another language."""
        if self.practice is not None:
            self.practice.controller.refresh()
        if self.examine_panel is not None:
            self.examine_panel.set_notation(self._look.notation())

    def wait_closed(self) -> None:
        """Returns when no process is left behind."""
        if self.practice is not None:
            self.practice.controller.wait_closed()
        if self.examine_panel is not None:
            self.examine_panel.opinion.wait_closed()
