"""The solutions of many problems, asked of the engine one after the other, and what else the defender could have
answered in one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.errors import IllegalMoveText
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.notation.wire.problem_lines import Ask, Question
from shogi_desktop.rules.position import Position

from .judgement import checked_line

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
        self._question = 0
        self.lines: dict[str, tuple[int, ...]] = {}
        client.done.connect(self._on_done)
        client.failed.connect(self._on_failed)

    @property
    def left(self) -> int:
        """How many are still to be found out."""
        return len(self._waiting)

    def want(self, problems: Iterable[Problem]) -> None:
        """The solutions of these and no others; those that are known already are not asked again."""
        running = self._waiting[0].key if self._question else ""
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
        if self._question:
            self._client.cancel(self._question)
            self._question = 0

    def _ask(self) -> None:
        if self._waiting and not self._question:
            problem = self._waiting[0]
            position = position_of(problem)
            question = Question(0, Ask.SOLVE, position.variant, position, problem.attacker, LIMIT_MS)
            self._question = self._client.ask(question)

    def _on_done(self, number: int, value: object) -> None:
        if number == self._question:
            self._take(value.useful_line if isinstance(value, Verdict) and value.mate else ())

    def _on_failed(self, number: int, _why: object) -> None:
        """This problem could not be solved; perhaps the next one can."""
        if number == self._question:
            self._take(())

    def _take(self, line: tuple[int, ...]) -> None:
        self._question = 0
        problem = self._waiting.pop(0)
        try:
            checked_line(position_of(problem), line)
        except IllegalMoveText:
            line = ()
        self.lines[problem.key] = line
        self.changed.emit()
        self._ask()


DEFENCES_LIMIT_MS: Final = 6_000  # for the answers to one move


@dataclass(frozen=True)
class Defence:
    """One answer of the defender's.

    `line` is the way from the problem's first position through the answer, which is move `ply` (from 0) of it, to the
    mate; without one it ends with the answer, and nothing was found out in the time. `main` is that of the solution;
    a `useless` one puts a piece in between and lasts longer than the solution: it does not count.
    """

    ply: int
    line: tuple[int, ...]
    main: bool = False
    mated: bool = True
    useless: bool = False

    @property
    def plies(self) -> int:
        """Moves from the answer, which is not counted, to the mate."""
        return len(self.line) - self.ply - 1


class Defences(QObject):
    """Asks for the answers to one move of a solution after the other. `found` holds them in the order of the solution,
    its own answer first, then those that last longest.

    Signals:
        changed(): there are more, or nothing is asked any more.
    """

    changed = Signal()

    def __init__(self, client: ProblemClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._start: Position | None = None
        self._line: tuple[int, ...] = ()
        self._plies: list[int] = []  # of the answers still to be asked for
        self._question = 0
        self._judged: list[Defence] = []
        client.found.connect(self._on_found)
        client.done.connect(self._on_done)
        client.failed.connect(self._on_failed)

    @property
    def found(self) -> list[Defence]:
        return sorted(self._judged, key=lambda known: (known.ply, not known.main, known.useless, -known.plies))

    @property
    def is_busy(self) -> bool:
        return bool(self._question)

    def begin(self, start: Position, line: Sequence[int]) -> None:
        """The answers in a solution from a position, the attacker to move; the solution is legal."""
        self.stop()
        self._start, self._line = start, tuple(line)
        self._plies = list(range(1, len(self._line), 2))
        self._judged = [Defence(ply, self._line, main=True) for ply in self._plies]
        self._ask()
        self.changed.emit()

    def end(self) -> None:
        """Nothing more is wanted; what is known stays."""
        asked, self._question, self._plies = self._question, 0, []
        if asked:
            self._client.cancel(asked)
            self.changed.emit()

    def stop(self) -> None:
        """Nothing more is wanted, and nothing is known."""
        self._judged = []
        self.end()

    def _ask(self) -> None:
        if self._plies and self._start is not None:
            attacker, position = int(self._start.turn), self._start.copy()
            for move in self._line[: self._plies[0]]:
                position.play(move)
            question = Question(0, Ask.MOVES, position.variant, position, attacker, DEFENCES_LIMIT_MS)
            self._question = self._client.ask(question)

    def _on_found(self, number: int, value: object) -> None:
        if number != self._question or not isinstance(value, Verdict) or self._start is None:
            return
        ply = self._plies[0]
        line = (*self._line[:ply], value.move, *(value.line if value.mate else ()))
        if value.move == self._line[ply] or value.mate is False:
            return  # known already, or no answer to a move that mates
        try:
            checked_line(self._start, line)
        except IllegalMoveText:
            return
        useless = bool(value.mate) and len(line) > len(self._line)
        self._judged.append(Defence(ply, line, mated=bool(value.mate), useless=useless))
        self.changed.emit()

    def _on_done(self, number: int, value: object) -> None:
        if number == self._question:
            self._question = 0
            self._plies.pop(0)
            self._ask()
            self.changed.emit()

    def _on_failed(self, number: int, _why: object) -> None:
        """The rest is done without: the solution is there all the same."""
        if number == self._question:
            self._question, self._plies = 0, []
            self.changed.emit()
