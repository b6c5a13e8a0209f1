"""The way through a set: where the problem at hand stands in it, and which ones lie around it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication

from shogi_desktop.session.problems.shelf import Shelf, next_place, previous_place

from .column import SetColumn


class Follower(Protocol):
    """Who is told of the way."""

    def show_place(self, place: str) -> None:
        """Where in the set the problem is, as the person reads it."""

    def set_around(self, before: bool, after: bool, complete: bool) -> None:
        """Whether there are problems before and after this one, and whether all of them are solved."""


class SetNavigation:
    """`place` is that of the problem at hand in the open set, -1 for none; the column tells the order of all."""

    def __init__(self, shelf: Shelf, column: SetColumn, controller: Follower) -> None:
        """`controller` is told; it may be another one later."""
        self._shelf, self._column = shelf, column
        self.controller = controller
        self.place = -1

    def _text(self) -> str:
        """Where in its set, or in its length of the set, the problem is."""
        number, count = self._column.number_of(self.place)
        if self._column.by_length:
            text = QCoreApplication.translate("ProblemsWindow", "Mate in {plies} · {n} of {all}")
            return text.format(plies=self._shelf.problems[self.place].plies, n=number, all=count)
        text = QCoreApplication.translate("ProblemsWindow", "Problem {n} of {all}")
        if self._shelf.is_practice:
            text = QCoreApplication.translate("ProblemsWindow", "Position {n} of {all}")
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
        self.controller.show_place(self._text())
        complete = all(mark.solved for mark in self._column.marks)
        self.controller.set_around(self.previous() is not None, self.next() is not None, complete)
