"""What the engine is asked while somebody solves a problem, and what for: one question at a time."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.conversations.queue import Urgency
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.wire.problem_lines import Ask, Question
from shogi_desktop.rules.position import Position

from .asking import LIMIT_MS, Asking

BEYOND: Final = 4
"""Plies more than a problem has, up to which a move must mate in order not to be wrong where nobody knows."""


class Wait(Enum):
    """What an answer is awaited for."""

    NOTHING = "nothing"
    START = "start"  # the worth of the first position; nobody has to wait for it
    MOVE = "move"
    HINT = "hint"
    SOLUTION = "solution"


_URGENCY: Final = {Wait.START: Urgency.BACKGROUND}


class Questions(QObject):
    """Asks what positions of a problem are worth; a new question takes the place of the one before.

    Signals:
        answered(Verdict): the answer to the question; `wait` still says what for.
        failed(str): there is none; the text says why.
        waiting_changed(bool): whether the person has to wait.
    """

    answered = Signal(object)
    failed = Signal(str)
    waiting_changed = Signal(bool)

    def __init__(self, client: ProblemClient, limit_ms: int = LIMIT_MS, parent: QObject | None = None) -> None:
        """`limit_ms` bounds every answer."""
        super().__init__(parent)
        self.wait = Wait.NOTHING
        self.plies = 0
        """Mates longer than this do not matter to the last question, 0 = all do."""
        self._was_waiting = False
        self._asking = Asking(client, limit_ms, self)
        self._asking.answered.connect(self.answered)
        self._asking.failed.connect(self.failed)

    @property
    def is_waiting(self) -> bool:
        """Whether the person has to wait for the answer."""
        return self.wait in (Wait.MOVE, Wait.HINT, Wait.SOLUTION)

    def ask(self, wait: Wait, position: Position, attacker: int, plies: int = 0, pace_ms: int = 0) -> None:
        """Asks for the worth of a position; mates longer than `plies` do not matter (0 = all do).

        The answer comes after `pace_ms` at the soonest.
        """
        question = Question(
            0,
            Ask.SOLVE,
            position.variant,
            position,
            attacker,
            milliseconds=self._asking.limit_ms,
            plies=plies,
        )
        self.plies = plies
        self._asking.ask(question, pace_ms, _URGENCY.get(wait, Urgency.USUAL))
        self.expect(wait)

    def expect(self, wait: Wait) -> None:
        """The answer is wanted for something else than before."""
        self.wait = wait
        self._asking.weigh(_URGENCY.get(wait, Urgency.USUAL))
        if self.is_waiting != self._was_waiting:
            self._was_waiting = self.is_waiting
            self.waiting_changed.emit(self._was_waiting)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self._asking.cancel()
        self.expect(Wait.NOTHING)


def plies_that_matter(problem: Problem, verdict: Verdict | None, played: int) -> int:
    """A mate that takes more plies, after so many played, is none for this problem; 0 = all matter.

    `verdict` is what the first position is worth, if that is known: useless interpositions, which the length that a
    problem states leaves out, lengthen a mate all the same.
    """
    known = verdict.plies if verdict is not None and verdict.mate and verdict.exact else 0
    length = max(problem.plies, known)
    return max(2, length + BEYOND - played) if length else 0
