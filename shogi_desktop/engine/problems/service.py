"""Answers questions about mate problems: lines `problem {...}` in, lines `problem {...}` out (`problem_lines`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from shogi_desktop.mating.fault import problem_fault
from shogi_desktop.mating.problem import MadeProblem, where_it_begins
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
    question_number,
)
from shogi_desktop.rules.errors import RulesError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import forget_changed_variants
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.system_errors import message_of

from ..control import Control
from ..errors import QuestionMessage
from ..limits import Budget
from .check import ProblemChecker
from .maker import ProblemMaker

_BEAT_MS: Final = 1000


class _Heartbeat:
    """Tells how a work stands, also while the work itself says nothing: whoever asked takes silence for death."""

    def __init__(self, control: Control, tell: Callable[[WorkProgress], None]) -> None:
        self._control = control
        self._tell = tell
        self._last = WorkProgress()
        self._told_at = 0

    def report(self, progress: WorkProgress) -> None:
        """What the work tells."""
        self._last = progress
        self._told_at = self._control.elapsed_ms()
        self._tell(progress)

    def beat(self) -> None:
        """The work goes on: the same as before with the time that has gone by, if nothing was told for a while."""
        elapsed = self._control.elapsed_ms()
        if elapsed >= self._told_at + _BEAT_MS:
            nodes = max(self._last.nodes, int(self._control.spent))
            self.report(replace(self._last, nodes=nodes, elapsed_ms=elapsed))


class ProblemService:
    """Works questions off one after the other.

    `write` gets every line of answer. `begin` is told of the control under which a work runs, so that others can stop
    it, and says whether it may begin at all; `end` is told when it is over.
    """

    def __init__(self, write: Callable[[str], None], begin: Callable[[Control], bool], end: Callable[[], None]) -> None:
        self._write = write
        self._begin = begin
        self._end = end
        self._checker: ProblemChecker | None = None

    def answer(self, line: str, megabytes: int) -> None:
        """Answers one line; what cannot be answered is `failed` with the reason. `megabytes` bounds the table."""
        forget_changed_variants()
        try:
            question = parse_question(line)
        except ValueError as error:
            self._fail(question_number(line), error)
            return
        control = Control(Budget(hard_ms=question.milliseconds))
        try:
            work = self._work_for(question, control, megabytes)
        except ValueError as error:
            self._fail(question.number, error)
            return
        if not self._begin(control):
            return
        value = work()
        self._end()
        self._tell(question, Event.DONE, value)

    def _work_for(self, question: Question, control: Control, megabytes: int) -> Callable[[], Verdict | Report | None]:
        """What is to be done; it returns what the answer ends with. ValueError where it cannot be done."""

        def progressed(progress: WorkProgress) -> None:
            self._tell(question, Event.PROGRESS, progress)

        def found(value: Verdict | MadeProblem) -> None:
            self._tell(question, Event.FOUND, value)

        heartbeat = _Heartbeat(control, progressed)
        control.beat = heartbeat.beat
        report, variant = heartbeat.report, question.variant
        if question.ask == Ask.MAKE:
            maker = ProblemMaker(variant, question.plies, question.seed, control, wanted=question.wanted)
            return lambda: maker.make(found, question.count, report)
        position, attacker = _position_of(question), question.attacker
        checker = self._checker_for(variant, megabytes)
        if question.ask == Ask.SOLVE:
            return lambda: checker.solve(position, attacker, control, report, question.plies)
        if question.ask == Ask.MOVES:
            return lambda: checker.moves(position, attacker, control, found, report)
        return lambda: checker.check(position, control, report)

    def _checker_for(self, variant: Variant, megabytes: int) -> ProblemChecker:
        checker = self._checker
        if checker is None or checker.variant is not variant or checker.megabytes != megabytes:
            checker = self._checker = ProblemChecker(variant, megabytes)
        return checker

    def _fail(self, number: int, error: ValueError) -> None:
        self._write(str(format_answer(Answer(number, Event.FAILED, message_of(error)))))

    def _tell(self, question: Question, event: Event, value: Value) -> None:
        self._write(str(format_answer(Answer(question.number, event, value), question.variant)))


def _position_of(question: Question) -> Position:
    """The position asked about. ValueError where there is none or where it is no problem."""
    position, attacker = question.position, question.attacker
    if position is None:
        raise RulesError(QuestionMessage.NO_POSITION)
    if attacker not in (0, 1):
        raise RulesError(QuestionMessage.NO_ATTACKER)
    fault = problem_fault(where_it_begins(position, attacker), attacker)
    if fault:
        raise RulesError(fault)
    if question.ask == Ask.CHECK and position.turn != attacker:
        raise RulesError(QuestionMessage.ATTACKER_MOVES(side="White" if attacker else "Black"))
    return position
