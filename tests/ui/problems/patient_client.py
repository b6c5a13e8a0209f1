"""A client without a process: a test reads what it was asked, and answers when it likes."""

from __future__ import annotations

from dataclasses import replace

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Made
from shogi_desktop.mating.report import Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.wire.problem_lines import Question, WorkProgress


class PatientClient(ProblemClient):
    """`questions` are all that were asked; the last one runs while `is_busy`."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.stops = 0
        self.closed = False
        self._busy = False

    def ask(self, question: Question) -> int:
        given_up, self._busy = self._busy, True
        self.questions.append(replace(question, number=len(self.questions) + 1))
        if given_up:
            self.dropped.emit(len(self.questions) - 1)
        return len(self.questions)

    def stop(self) -> None:
        self.stops += 1

    def is_busy(self) -> bool:
        return self._busy

    def close(self) -> None:
        self._busy = False
        self.closed = True

    # What the test has it say

    @property
    def question(self) -> Question:
        """The newest one."""
        return self.questions[-1]

    def find(self, *values: Verdict | Made) -> None:
        for value in values:
            self.found.emit(self.question.number, value)

    def progress(self, done: int, count: int, nodes: int = 0) -> None:
        self.progressed.emit(self.question.number, WorkProgress(done, count, nodes))

    def finish(self, value: Verdict | Report | None = None) -> None:
        self._busy = False
        self.done.emit(self.question.number, value)

    def fail(self, why: str) -> None:
        self._busy = False
        self.failed.emit(self.question.number, why)
