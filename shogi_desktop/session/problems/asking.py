"""One question at a time about the worth of a position, put to an engine that others ask too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.wire.problem_lines import Question

LIMIT_MS: Final = 20_000
MARGIN_MS: Final = 2_000  # for the engine to start and to stop


class Asking(QObject):
    """Asks questions of the kind SOLVE. Nobody waits for ever: where no answer comes in time, nothing was found out.

    A question that is dropped, since somebody else asked, is asked again when the engine is free.

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
        self._question: Question | None = None  # the one whose answer is awaited
        self._number = 0  # what the engine knows it by, 0 = it was not asked, or dropped
        self._answer: Verdict | None = None
        self._limit = QTimer(self, singleShot=True, interval=limit_ms + MARGIN_MS)
        self._limit.timeout.connect(self._on_limit)
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._give_out)
        client.done.connect(self._on_done)
        client.failed.connect(self._on_failed)
        client.dropped.connect(self._on_dropped)

    def ask(self, question: Question, pace_ms: int = 0) -> None:
        """Asks; the answer comes after `pace_ms` at the soonest. An earlier question is forgotten."""
        self._question = question
        self._answer = None
        self._pace.stop()
        if pace_ms:
            self._pace.start(pace_ms)
        self._send(question)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        if self._number:
            self._client.stop()
        self._question = self._answer = None
        self._number = 0
        self._limit.stop()
        self._pace.stop()

    def repeat(self) -> None:
        """Asks a question that was dropped again, if the engine is free for it."""
        dropped = self._question is not None and not self._number and self._answer is None
        if dropped and self._question is not None and not self._client.is_busy():
            self._send(self._question)

    def _send(self, question: Question) -> None:
        self._limit.start()
        self._number = 0  # while asking, the end of the question before is told
        self._number = self._client.ask(question)

    def _on_done(self, number: int, value: object) -> None:
        if number and number == self._number:
            self._take(value if isinstance(value, Verdict) else Verdict())
        else:
            self.repeat()

    def _on_failed(self, number: int, why: str) -> None:
        if number and number == self._number:
            self._number = 0
            self.cancel()
            self.failed.emit(why)
        else:
            self.repeat()

    def _on_dropped(self, number: int) -> None:
        if number and number == self._number:
            self._number = 0
            self._limit.stop()

    def _on_limit(self) -> None:
        self._client.stop()
        self._take(Verdict())

    def _take(self, verdict: Verdict) -> None:
        self._number = 0
        self._limit.stop()
        self._answer = verdict
        if not self._pace.isActive():
            self._give_out()

    def _give_out(self) -> None:
        verdict = self._answer
        if verdict is not None:
            self.cancel()
            self.answered.emit(verdict)
