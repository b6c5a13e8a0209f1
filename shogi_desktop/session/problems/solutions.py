"""The solutions of many problems, asked of the engine one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.errors import IllegalMoveText
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.notation.wire.problem_lines import Ask, Question

from .board import checked_line

LIMIT_MS: Final = 10_000  # for one problem


class Solutions(QObject):
    """`lines` holds what has been found out, by the key of a problem: its main line, () where none was found.

    Signals:
        changed(): one more is known, or nothing is asked any more.
    """

    changed = Signal()

    def __init__(self, client: ProblemClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._waiting: list[Problem] = []
        self._asked = 0
        self.lines: dict[str, tuple[int, ...]] = {}
        client.done.connect(self._on_done)
        client.failed.connect(self._on_failed)

    @property
    def left(self) -> int:
        """How many are still to be found out."""
        return len(self._waiting)

    def want(self, problems: Iterable[Problem]) -> None:
        """The solutions of these and no others; those that are known already are not asked again."""
        running = self._waiting[0].key if self._asked else ""
        wanted = {problem.key: problem for problem in problems if problem.key not in self.lines}
        first = [wanted.pop(running)] if running in wanted else []
        if running and not first:
            self._cancel()
        self._waiting = [*first, *wanted.values()]
        self._ask()

    def stop(self) -> None:
        """Nothing more is wanted."""
        self._cancel()
        self._waiting = []

    def _cancel(self) -> None:
        if self._asked:
            self._client.cancel(self._asked)
            self._asked = 0

    def _ask(self) -> None:
        if self._waiting and not self._asked:
            problem = self._waiting[0]
            position = position_of(problem)
            question = Question(0, Ask.SOLVE, position.variant, position, problem.attacker, LIMIT_MS)
            self._asked = self._client.ask(question)

    def _on_done(self, number: int, value: object) -> None:
        if number == self._asked:
            self._take(value.useful_line if isinstance(value, Verdict) and value.mate else ())

    def _on_failed(self, number: int, why: str) -> None:
        """This problem could not be solved; perhaps the next one can."""
        if number == self._asked:
            self._take(())

    def _take(self, line: tuple[int, ...]) -> None:
        self._asked = 0
        problem = self._waiting.pop(0)
        try:
            checked_line(position_of(problem), line)
        except IllegalMoveText:
            line = ()
        self.lines[problem.key] = line
        self.changed.emit()
        self._ask()
