"""Answers questions about mate problems: lines `problem {...}` in, lines `problem {...}` out (`problem_lines`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from shogi_desktop.excerpt import excerpt, shortened
from shogi_desktop.mating.fault import problem_fault
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.wire.problem_lines import (
    Answer,
    Ask,
    Event,
    Made,
    Question,
    Report,
    Verdict,
    WorkProgress,
    format_answer,
    parse_question,
)
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import forget_changed_variants
from shogi_desktop.rules.record.variant import Variant

from ..control import Control
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
        try:
            question = parse_question(line)
        except NotationError as error:
            self._tell(_number_in(line), Event.FAILED, str(error))
            return
        control = Control(Budget(hard_ms=question.milliseconds))
        try:
            work = self._work_for(question, control, megabytes)
        except ValueError as error:
            self._tell(question.number, Event.FAILED, excerpt(str(error)))
            return
        if not self._begin(control):
            return
        value = work()
        self._end()
        self._tell(question.number, Event.DONE, value)

    def _work_for(self, question: Question, control: Control, megabytes: int) -> Callable[[], Verdict | Report | None]:
        """What is to be done; it returns what the answer ends with. ValueError where it cannot be done."""

        def progressed(progress: WorkProgress) -> None:
            self._tell(question.number, Event.PROGRESS, progress)

        def found(value: Verdict | Made) -> None:
            self._tell(question.number, Event.FOUND, value)

        heartbeat = _Heartbeat(control, progressed)
        control.beat = heartbeat.beat
        report, variant = heartbeat.report, _variant_of(question)
        if question.ask == Ask.MAKE:
            maker = ProblemMaker(variant, question.plies, question.seed, control)
            return lambda: maker.make(found, question.count, report)
        position, attacker = _position_of(question, variant), question.attacker
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

    def _tell(self, number: int, event: Event, value: Verdict | Report | Made | WorkProgress | str | None) -> None:
        self._write(str(format_answer(Answer(number, event, value))))


def _number_in(line: str) -> int:
    """The number of a question that cannot be understood, 0 where it has none either."""
    try:
        values = json.loads(line.strip().partition(" ")[2])
    except (ValueError, RecursionError):
        return 0
    number = values.get("number") if isinstance(values, dict) else 0
    return number if type(number) is int and 0 <= number < 1 << 62 else 0


def _variant_of(question: Question) -> Variant:
    forget_changed_variants()
    if question.variant not in variant_names():
        raise ValueError(f"there is no variant {shortened(question.variant)}")
    return load_variant(question.variant, question.options)


def _position_of(question: Question, variant: Variant) -> Position:
    """The position asked about. ValueError where there is none or where it is no problem."""
    if question.attacker not in (0, 1):
        raise ValueError("the attacker is 0 (Black) or 1 (White)")
    position = parse_sfen(question.sfen, variant)
    fault = problem_fault(position, question.attacker)
    if fault:
        raise ValueError(fault)
    for text in question.moves:
        position.play(parse_move(text, position))
    if question.ask == Ask.CHECK and position.turn != question.attacker:
        raise ValueError(f"the attacker, {'White' if question.attacker else 'Black'}, must be to move")
    return position
