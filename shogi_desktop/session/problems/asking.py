"""One question at a time about the worth of a position, put to an engine that others ask too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.clients.conversations.queue import Urgency
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.wire.problem_lines import Question

LIMIT_MS: Final = 20_000
MARGIN_MS: Final = 2_000  # for the engine to start and to stop


class Asking(QObject):
    """Asks questions of the kind SOLVE. Nobody waits for ever: where no answer comes in time, nothing was found out.

    Signals:
        answered(Verdict): the answer to the newest question; its `mate` None = not found out.
        failed(str): there is none, the engine is at fault; the text says why.
    """

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, client: ProblemClient, limit_ms: int = LIMIT_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.limit_ms = limit_ms
        self._client = client
        self._number = 0  # of the question whose answer is awaited, 0 = none
        self._answer: Verdict | None = None  # while it waits for its time
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._give_out)
        client.done.connect(self._on_done)
        client.overdue.connect(self._on_done)
        client.failed.connect(self._on_failed)

    def ask(self, question: Question, pace_ms: int = 0, urgency: Urgency = Urgency.USUAL) -> None:
        """Asks; the answer comes after `pace_ms` at the soonest. An earlier question is forgotten."""
        self.cancel()
        if pace_ms:
            self._pace.start(pace_ms)
        self._number = self._client.ask(question, urgency, self.limit_ms + MARGIN_MS)

    def weigh(self, urgency: Urgency) -> None:
        """The answer is wanted more than before, or less."""
        self._client.weigh(self._number, urgency)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
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

    def _on_failed(self, number: int, why: str) -> None:
        if number and number == self._number:
            self._number = 0
            self.cancel()
            self.failed.emit(why)

    def _give_out(self) -> None:
        verdict, self._answer = self._answer, None
        if verdict is not None:
            self.answered.emit(verdict)
