"""The person's progress: rating and results, what was solved and learnt, in a window."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from shogi_desktop import paths
from shogi_desktop.session.play.choice import to_json

from ..action import LEARN, Action
from ..desk import Desk, Room
from ..subjects import Practice
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .window import ProgressWindow


class ProgressRoom(Room):
    name = "progress"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._window: ProgressWindow | None = None
        self.doors = (
            Action("PROGRESS", QT_TRANSLATE_NOOP("Actions", "Your pro&gress…"), "F12", LEARN.at(0, 3),
                partial(self.open, None),
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Your rating and the results of your games, what you have solved and learnt"), everywhere=True),
        )  # fmt: skip

    def open(self, subject: object) -> bool:
        if self._window is None:
            self._window = self._made()
        self._window.open_window(self.desk.game())
        return True

    def _made(self) -> ProgressWindow:
        from .window import ProgressWindow

        desk = self.desk
        done = paths.problem_progress_file()
        window = ProgressWindow(desk.history(), desk.board_look, desk.deck, done, desk.window)
        window.play_wished.connect(desk.action("NEW").trigger)
        window.alone_wished.connect(self._play_alone)
        window.problems_wished.connect(partial(desk.open, "problems"))
        window.lessons_wished.connect(partial(desk.open, "lessons"))
        window.practice_wished.connect(self._practise)
        desk.adopt(window)
        return window

    def _play_alone(self, variant: str, level: int) -> None:
        """A game against this level of the computer, without a guide from now on."""
        last = self.desk.offer.choice().of_variant(variant)
        choice = replace(last, computer=True, engine="", watching=False, level=level, handicap="")
        choice = replace(choice, teaching=False, guided=False)
        self.desk.store.update(last_game=to_json(choice))
        if self._window is not None:
            self._window.close()  # it stands before the board
        self.desk.open("play", choice)

    def _practise(self, game: str) -> None:
        self.desk.open("problems", Practice(game))
