"""A client of the problem engine without a process: the test answers."""

from __future__ import annotations

from dataclasses import replace

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.wire.problem_lines import Question
from tests.problem_values import a_verdict


class ScriptedClient(ProblemClient):
    """Keeps every question in `asked`; the newest one stays open until the test answers it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.stops = 0
        self.unsent = False
        self._open: Question | None = None

    @property
    def question(self) -> Question:
        """The question that waits for its answer."""
        assert self._open is not None
        return self._open

    def ask(self, question: Question) -> int:
        old, self._open = self._open, replace(question, number=len(self.asked) + 1)
        self.unsent = False
        self.asked.append(self.question)
        number = self.question.number
        if old is not None:
            self.dropped.emit(old.number)
        return number

    def hold(self) -> None:
        """The open question waits for the engine as yet, so that a stop drops it."""
        self.unsent = True

    def stop(self) -> None:
        if self._open is not None:
            self.stops += 1
            if self.unsent:
                number, self._open = self._open.number, None
                self.dropped.emit(number)

    def is_busy(self) -> bool:
        return self._open is not None

    def answer(self, value: object) -> None:
        """Ends the open question with a value."""
        question, self._open = self.question, None
        self.done.emit(question.number, value)

    def fail(self, why: str) -> None:
        question, self._open = self.question, None
        self.failed.emit(question.number, why)

    def mate(self, *line: str, exact: bool = True) -> None:
        self.answer(a_verdict("", True, len(line), exact, line, variant=self.question.variant))

    def no_mate(self, *refutation: str) -> None:
        self.answer(a_verdict("", False, line=refutation, variant=self.question.variant))

    def not_found_out(self) -> None:
        self.answer(a_verdict())
