"""A client of the problem engine whose process the test plays: it reads what was asked, and answers when it likes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from shogi_desktop.clients.conversations.conversation import Urgency
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.clients.transports.line_process import LineProcess
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.mating.report import Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.wire.problem_lines import (
    Answer,
    Ask,
    Event,
    Question,
    Value,
    WorkProgress,
    format_answer,
    parse_question,
)
from tests.problem_values import a_verdict

_NOTHING: Final[dict[Ask, Verdict | Report | None]] = {
    Ask.SOLVE: Verdict(),
    Ask.CHECK: Report(None, stopped=True),
    Ask.MOVES: None,
    Ask.MAKE: None,
}


class ScriptedProcess(LineProcess):
    """No process: keeps what it is told, and dies when it is asked to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.open: Question | None = None
        self.stopped = False  # since the open question was put
        self.stops = 0
        self._alive = False

    def start(self, command: Sequence[str], environment: Mapping[str, str] | None = None, folder: str = "") -> None:
        self._alive = True

    def send(self, line: str) -> None:
        if line == "stop":
            self.stops += 1
            self.stopped = True
        elif line == "quit":
            self.end("it ended with code 0")
        else:
            self.open, self.stopped = parse_question(line), False
            self.asked.append(self.open)

    def say(self, event: Event, value: Value) -> None:
        """Something about the open question."""
        assert self.open is not None
        question = self.open
        if event is Event.DONE:
            self.open = None
        self.line_received.emit(format_answer(Answer(question.number, event, value), question.variant))

    def end(self, why: str) -> None:
        if self._alive:
            self._alive, self.open = False, None
            self.ended.emit(why)

    def is_running(self) -> bool:
        return self._alive

    def kill(self) -> None:
        self.end("it was killed")

    def abandon(self) -> None:
        self._alive, self.open = False, None

    def end_input(self) -> None:
        pass

    def wait_ended(self, patience_ms: int) -> bool:
        return not self._alive


class ScriptedClient(ProblemClient):
    """Keeps every question that is put to the engine in `asked`; the newest one stays open until the test answers it.

    A question that makes room for another ends at once, unless the engine is to be `slow`.
    """

    def __init__(self) -> None:
        self.process = ScriptedProcess()
        super().__init__(EngineLaunch(["nothing"]), process=self.process)
        self.slow = False
        self.closed = False

    @property
    def asked(self) -> list[Question]:
        return self.process.asked

    @property
    def stops(self) -> int:
        return self.process.stops

    @property
    def question(self) -> Question:
        """The question that waits for its answer."""
        assert self.process.open is not None
        return self.process.open

    def ask(self, question: Question, urgency: Urgency = Urgency.USUAL, limit_ms: int = 0) -> int:
        number = super().ask(question, urgency, limit_ms)
        if not self.slow:
            self.yield_()
        return number

    def yield_(self) -> None:
        """The engine ends what it was told to stop, with nothing."""
        if self.process.open is not None and self.process.stopped:
            self.process.say(Event.DONE, _NOTHING[self.process.open.ask])

    def close(self) -> None:
        self.closed = True
        super().close()

    # What the test has it say

    def answer(self, value: Verdict | Report | None) -> None:
        """Ends the open question with a value."""
        self.process.say(Event.DONE, value)

    def find(self, *values: Verdict | MadeProblem) -> None:
        for value in values:
            self.process.say(Event.FOUND, value)

    def progress(self, done: int, count: int, nodes: int = 0) -> None:
        self.process.say(Event.PROGRESS, WorkProgress(done, count, nodes))

    def fail(self, why: str) -> None:
        """The process dies."""
        self.process.end(why)

    def mate(self, *line: str, exact: bool = True) -> None:
        self.answer(a_verdict("", True, len(line), exact, line, variant=self.question.variant))

    def no_mate(self, *refutation: str) -> None:
        self.answer(a_verdict("", False, line=refutation, variant=self.question.variant))

    def not_found_out(self) -> None:
        self.answer(Verdict())
