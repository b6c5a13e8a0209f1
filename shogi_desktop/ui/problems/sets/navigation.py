"""The way through a set: where the problem at hand stands in it, and which ones lie around it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.session.problems.sets.neighbours import next_place, previous_place
from shogi_desktop.session.problems.sets.shelf import Shelf

from ..solving.controller import SolveController
from .column import SetColumn


class SetNavigation:
    """`place` is that of the problem at hand in the open set, -1 for none; the column tells the order of all."""

    def __init__(self, shelf: Shelf, column: SetColumn, controller: SolveController) -> None:
        self._shelf, self._column, self._controller = shelf, column, controller
        self.place = -1

    def _text(self) -> str:
        """Where in its set, or in its length of the set, the problem is."""
        number, count = self._column.number_of(self.place)
        if self._column.by_length:
            text = QCoreApplication.translate("ProblemsWindow", "Mate in {plies} · {n} of {all}")
            return text.format(plies=self._shelf.problems[self.place].plies, n=number, all=count)
        text = QCoreApplication.translate("ProblemsWindow", "Problem {n} of {all}")
        return text.format(n=number, all=count)

    def next(self) -> int | None:
        """The place of the problem to go on with."""
        return next_place(self._column.order, self.place, self._column.marks)

    def previous(self) -> int | None:
        return previous_place(self._column.order, self.place)

    def show(self) -> None:
        """Tells the controller where the problem stands, and where one can go from here."""
        if self.place < 0:
            return
        self._controller.show_place(self._text())
        complete = all(mark.solved for mark in self._column.marks)
        self._controller.set_around(self.previous() is not None, self.next() is not None, complete)
