"""What the engine is asked while somebody solves a problem, and what for: one question at a time."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.clients.conversations.conversation import Urgency
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.problem_lines import Ask, Question
from shogi_desktop.rules.position import Position

LIMIT_MS: Final = 20_000
MARGIN_MS: Final = 2_000  # for the engine to start and to stop
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
    """Asks what positions of a problem are worth; a new question takes the place of the one before. Nobody waits for
    ever: where no answer comes in time, nothing was found out.

    Signals:
        answered(Verdict): the answer to the question, its `mate` None = not found out; `wait` still says what for.
        failed(object): there is none, the engine is at fault: the Message that says why.
        waiting_changed(bool): whether the person has to wait.
    """

    answered = Signal(object)
    failed = Signal(object)
    waiting_changed = Signal(bool)

    def __init__(self, client: ProblemClient, limit_ms: int = LIMIT_MS, parent: QObject | None = None) -> None:
        """`limit_ms` bounds every answer. Others may ask the client, too."""
        super().__init__(parent)
        self.wait = Wait.NOTHING
        self.plies = 0
        """Mates longer than this do not matter to the last question, 0 = all do."""
        self._limit_ms = limit_ms
        self._client = client
        self._was_waiting = False
        self._number = 0  # of the question whose answer is awaited, 0 = none
        self._answer: Verdict | None = None  # while it waits for its time
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._give_out)
        client.done.connect(self._on_done)
        client.overdue.connect(self._on_done)
        client.failed.connect(self._on_failed)

    @property
    def is_waiting(self) -> bool:
        """Whether the person has to wait for the answer."""
        return self.wait in (Wait.MOVE, Wait.HINT, Wait.SOLUTION)

    def ask(self, wait: Wait, position: Position, attacker: int, plies: int = 0, pace_ms: int = 0) -> None:
        """Asks for the worth of a position; mates longer than `plies` do not matter (0 = all do).

        The answer comes after `pace_ms` at the soonest.
        """
        self._forget()
        self.plies = plies
        if pace_ms:
            self._pace.start(pace_ms)
        question = Question(0, Ask.SOLVE, position.variant, position, attacker, self._limit_ms, plies)
        urgency = _URGENCY.get(wait, Urgency.USUAL)
        self._number = self._client.ask(question, urgency, self._limit_ms + MARGIN_MS)
        self.expect(wait)

    def expect(self, wait: Wait) -> None:
        """The answer is wanted for something else than before."""
        self.wait = wait
        self._client.weigh(self._number, _URGENCY.get(wait, Urgency.USUAL))
        if self.is_waiting != self._was_waiting:
            self._was_waiting = self.is_waiting
            self.waiting_changed.emit(self._was_waiting)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self._forget()
        self.expect(Wait.NOTHING)

    def _forget(self) -> None:
        number, self._number = self._number, 0
        self._answer = None
        self._pace.stop()
        if number:
            self._client.cancel(number)

    def _on_done(self, number: int, value: object = None) -> None:
        if number and number == self._number:
            self._number = 0
            self._answer = value if isinstance(value, Verdict) else Verdict()
            if not self._pace.isActive():
                self._give_out()

    def _on_failed(self, number: int, why: Message) -> None:
        if number and number == self._number:
            self._number = 0
            self._forget()
            self.failed.emit(why)

    def _give_out(self) -> None:
        verdict, self._answer = self._answer, None
        if verdict is not None:
            self.answered.emit(verdict)


def plies_that_matter(problem: Problem, verdict: Verdict | None, played: int) -> int:
    """A mate that takes more plies, after so many played, is none for this problem; 0 = all matter.

    `verdict` is what the first position is worth, if that is known: useless interpositions, which the length that a
    problem states leaves out, lengthen a mate all the same.
    """
    known = verdict.plies if verdict is not None and verdict.mate and verdict.exact else 0
    length = max(problem.plies, known)
    return max(2, length + BEYOND - played) if length else 0
