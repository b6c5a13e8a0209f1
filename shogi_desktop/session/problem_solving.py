"""One person at one mate problem: he attacks, the engine judges his checks and defends.

Knows no widget. What the board shall show is told by `changed`, what a move is worth by `judged`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.problem_lines import Ask, Question, Verdict
from shogi_desktop.notation.problem_set import Problem
from shogi_desktop.notation.usi import format_move, parse_move
from shogi_desktop.rules.moves import drop_kind, from_square, is_drop, to_square
from shogi_desktop.rules.position import Position

from .lesson_play import Step
from .problem_board import gives_check, is_over, problem_position, step, steps
from .refusal import judge

LIMIT_MS: Final = 20_000  # for each answer
MARGIN_MS: Final = 2_000  # for the process, until the person is told that nothing was found out


class Judgement(Enum):
    """What a move, or giving up, has led to.

    GOES_ON     right, and the defender has answered: the next check, please
    SOLVED      it is mate
    REFUSED     against the rules; nothing has changed
    NO_CHECK    every move must give check; nothing has changed
    WRONG       it does not mate: the reply on the board refutes it
    UNDECIDED   it could not be found out in the time
    GIVEN_UP    the person wants to see the solution
    """

    GOES_ON = "goes_on"
    SOLVED = "solved"
    REFUSED = "refused"
    NO_CHECK = "no_check"
    WRONG = "wrong"
    UNDECIDED = "undecided"
    GIVEN_UP = "given_up"


@dataclass(frozen=True)
class Result:
    """How an attempt ended. `plies` are those played to the mate, `shortest` the proved length, 0 = not known."""

    solved: bool
    plies: int
    shortest: int
    hints: int
    gave_up: bool
    time_ms: int
    mistakes: int

    @property
    def clean(self) -> bool:
        """Solved without a mistake, a hint or giving up."""
        return self.solved and not (self.mistakes or self.hints or self.gave_up)


@dataclass(frozen=True)
class Turn:
    """The answer to a move of the person's (`move` 0: he gave up).

    `reply` is the defender's answer, or what refutes the move (None where nothing was found out); `refusal` is the
    rule that refuses the move, translated; `result` is there when it is over.
    """

    judgement: Judgement
    move: int = 0
    reply: Step | None = None
    refusal: str = ""
    result: Result | None = None


@dataclass(frozen=True)
class Hint:
    """Help in steps: 1 which piece moves, 2 where to, 3 the whole move with its promotion.

    `origin` is the piece's square, -1 for the hand, whose `kind` it is then (0 for a piece on the board); `target`
    is -1 with step 1; `move` is the move itself with step 3, else 0.
    """

    step: int
    origin: int
    kind: int
    target: int
    move: int


class _Wait(Enum):
    """What an answer is awaited for."""

    NOTHING = "nothing"
    START = "start"  # the length of the problem; nobody has to wait for it
    MOVE = "move"
    HINT = "hint"
    SOLUTION = "solution"


@dataclass(frozen=True)
class _Right:
    """A position in which the person decides; right moves led to it. `line` is a mate from here, if one is known."""

    position: Position
    moves: tuple[str, ...] = ()
    line: tuple[str, ...] = ()


@dataclass
class _Tried:
    """A check whose answer is awaited, or that did not solve the problem: `over` tells which it was."""

    move: int
    text: str
    step: Step
    reply: Step | None = None
    judgement: Judgement | None = None


@dataclass
class _Count:
    """What an attempt has cost so far."""

    hints: int = 0
    mistakes: int = 0
    gave_up: bool = False
    earlier_s: float = 0.0
    since: float | None = field(default=None)


class Solving(QObject):
    """One problem after the other, each tried by one person.

    Signals:
        changed(Position, Transition | None): show this position; the transition led to it, None = as it stands.
        measured(Verdict): what the problem's first position is worth, when that is found out; no one has waited.
        judged(Turn): what the move is worth, after the `changed` of its answer.
        hinted(Hint): the next step of help.
        solution(list[Step]): after giving up, the moves from the position shown to the mate, for a replay.
        waiting_changed(bool): whether the person has to wait.
        failed(str): no answer; the text says why. The move was taken back.
    """

    changed = Signal(object, object)
    measured = Signal(object)
    judged = Signal(object)
    hinted = Signal(object)
    solution = Signal(object)
    waiting_changed = Signal(bool)
    failed = Signal(str)

    def __init__(
        self, client: ProblemClient, now: Callable[[], float] = time.monotonic, parent: QObject | None = None
    ) -> None:
        """`now` tells the time in seconds, from any beginning, never backwards."""
        super().__init__(parent)
        self.problem: Problem | None = None
        self.verdict: Verdict | None = None
        """What the first position is worth, None as long as that is not known."""
        self.pace_ms = 0
        """The least time between a move of the person's and the answer to it."""
        self._client = client
        self._now = now
        self._rights: list[_Right] = []
        self._tried: _Tried | None = None
        self._over: Judgement | None = None
        self._count = _Count()
        self._hint_step = 0
        self._wait = _Wait.NOTHING
        self._number = 0
        self._answer: Verdict | None = None
        self._was_waiting = False
        self._paused = False
        self._limit = QTimer(self, singleShot=True, interval=LIMIT_MS + MARGIN_MS)
        self._limit.timeout.connect(self._on_limit)
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._take_answer)
        client.done.connect(self._on_done)
        client.failed.connect(self._on_failed)
        client.dropped.connect(self._on_dropped)

    # The problem

    def start(self, problem: Problem) -> None:
        """Begins a problem. NotationError or VariantError for one that is none; then the old one stays."""
        position = problem_position(problem.sfen, problem.variant)
        self._forget()
        self.problem, self.verdict = problem, None
        self._rights = [_Right(position)]
        self._begin()
        self._ask(_Wait.START)

    def stop(self) -> None:
        """Puts the problem away: nothing is awaited any more, and no signal comes until the next `start`."""
        self._forget()
        self.problem, self.verdict = None, None
        self._rights = []

    def restart(self) -> None:
        """Back to the first position; when it was over, as a new attempt with its own time."""
        if self.problem is None:
            return
        self._give_up_waiting()
        del self._rights[1:]
        self._tried = None
        if self._over is not None:
            self._begin()
        else:
            self._hint_step = 0
            self._show(None)

    def _begin(self) -> None:
        """A new attempt at the problem."""
        self._count = _Count()
        self._over = None
        self._hint_step = 0
        self._run_clock()
        self._show(None)

    def _forget(self) -> None:
        self._give_up_waiting()
        self._stop_clock()
        self._tried = None
        self._over = None

    # What stands on the board

    @property
    def position(self) -> Position:
        """What stands on the board; not to be changed. Only while there is a problem."""
        if self._tried is not None:
            return (self._tried.reply or self._tried.step).position
        return self._rights[-1].position

    @property
    def ply(self) -> int:
        """How many moves, of both sides, led to the position on the board."""
        tried = self._tried
        return len(self._rights[-1].moves) + (0 if tried is None else 1 if tried.reply is None else 2)

    @property
    def state(self) -> Judgement:
        """How it stands: GOES_ON while the person is to find a move, WRONG or UNDECIDED with the move to be taken
        back, SOLVED or GIVEN_UP when it is over."""
        if self._over is not None:
            return self._over
        tried = self._tried
        return tried.judgement if tried is not None and tried.judgement is not None else Judgement.GOES_ON

    @property
    def is_waiting(self) -> bool:
        """Whether the person has to wait for an answer."""
        return self._wait in (_Wait.MOVE, _Wait.HINT, _Wait.SOLUTION)

    @property
    def can_take_back(self) -> bool:
        return self._over is None and (self._tried is not None or len(self._rights) > 1)

    @property
    def can_help(self) -> bool:
        """Whether a hint or the solution may be asked for now."""
        return self.problem is not None and self._over is None and self._wait not in (_Wait.MOVE, _Wait.SOLUTION)

    @property
    def shortest(self) -> int:
        """The proved length of the problem in plies, 0 = not known."""
        verdict = self.verdict
        return verdict.plies if verdict is not None and verdict.mate and verdict.exact else 0

    def moves(self) -> list[int]:
        """The moves that the hand may do now, those that give no check included; none while a move is judged, and
        after one that has to be taken back."""
        if self.problem is None or self._over is not None or self._tried is not None:
            return []
        return [] if self._wait is _Wait.SOLUTION else self._rights[-1].position.legal_moves()

    # What the person does

    def move(self, move: int) -> None:
        """Plays one of `moves`. A refused move changes nothing; the others are shown at once and judged later."""
        if self.problem is None or self._over is not None or self._tried is not None:
            return
        right = self._rights[-1]
        fault = judge(right.position, move)
        if fault is not None:
            self.judged.emit(Turn(Judgement.REFUSED, move, refusal=fault.text))
            return
        made = step(right.position, move)
        if not gives_check(made.position):
            text = self.tr("Every move must give check.")
            self.judged.emit(Turn(Judgement.NO_CHECK, move, refusal=text))
            return
        self._give_up_waiting()
        self._tried = _Tried(move, format_move(move, right.position.variant), made)
        self._show(made)
        if is_over(made.position):
            self._solved()
        else:
            self._pace.start(self.pace_ms)
            self._ask(_Wait.MOVE)

    def take_back(self) -> bool:
        """Undoes the last move and the answer to it, awaited or given; False where there is nothing to undo."""
        if not self.can_take_back:
            return False
        self._give_up_waiting()
        if self._tried is not None:
            self._tried = None
        else:
            self._rights.pop()
        self._hint_step = 0
        self._show(None)
        return True

    def hint(self) -> bool:
        """Asks for the next step of help in this position; a move that was no good is taken back first.

        `hinted` follows. False where it cannot be asked for now.
        """
        if not self.can_help:
            return False
        if self._tried is not None:
            self.take_back()
        if self._wait is _Wait.HINT:
            return True
        if self._rights[-1].line:
            self._give_hint()
        else:
            self._ask(_Wait.HINT)
        return True

    def give_up(self) -> bool:
        """Ends the attempt at the last right position; `judged` and, when it is found, `solution` follow.

        False where there is nothing to give up.
        """
        if self.problem is None or self._over is not None:
            return False
        self._give_up_waiting()
        self._stop_clock()
        self._over = Judgement.GIVEN_UP
        self._count.gave_up = True
        self._tried = None
        self._show(None)
        self.judged.emit(Turn(Judgement.GIVEN_UP, result=self._result(False)))
        if self._rights and self._over is Judgement.GIVEN_UP:
            if self._rights[-1].line:
                self._give_solution()
            else:
                self._ask(_Wait.SOLUTION)
        return True

    # The clock

    def elapsed_ms(self) -> int:
        """The time of this attempt; it stands still while paused and when it is over."""
        count = self._count
        running = self._now() - count.since if count.since is not None else 0.0
        return round((count.earlier_s + running) * 1000)

    def pause(self) -> None:
        """The problem is not to be seen: the clock stands still. A move that is judged stays so."""
        self._paused = True
        self._stop_clock()

    def resume(self) -> None:
        """The problem is seen again; what was dropped for questions of others is asked again."""
        self._paused = False
        self._run_clock()
        self._ask_again()

    def _run_clock(self) -> None:
        if not self._paused and self._over is None and self._rights and self._count.since is None:
            self._count.since = self._now()

    def _stop_clock(self) -> None:
        count = self._count
        if count.since is not None:
            count.earlier_s += self._now() - count.since
            count.since = None

    # Questions and answers

    def _ask(self, wait: _Wait) -> None:
        """Asks for what the position on the board is worth."""
        self._wait = wait
        self._answer = None
        self._limit.start()
        self._number = 0
        self._number = self._client.ask(self._question())
        self._tell_waiting()

    def _question(self) -> Question:
        problem, right, tried = self.problem, self._rights[-1], self._tried
        assert problem is not None
        moves = right.moves if tried is None else (*right.moves, tried.text)
        variant = right.position.variant
        options = {key: choice for key, choice in variant.chosen.items()}
        return Question(
            0, Ask.SOLVE, variant.name, options, problem.sfen, moves, problem.attacker, milliseconds=LIMIT_MS
        )

    def _give_up_waiting(self) -> None:
        """No answer counts any more."""
        self._wait = _Wait.NOTHING
        self._number = 0
        self._answer = None
        self._limit.stop()
        self._pace.stop()
        self._tell_waiting()

    def _tell_waiting(self) -> None:
        if self.is_waiting != self._was_waiting:
            self._was_waiting = self.is_waiting
            self.waiting_changed.emit(self._was_waiting)

    def _ask_again(self) -> None:
        """Repeats a question that was dropped, when the engine is free for it."""
        if self._wait is not _Wait.NOTHING and not self._number and not self._client.is_busy() and not self._paused:
            self._ask(self._wait)

    def _on_dropped(self, number: int) -> None:
        if number == self._number:
            self._number = 0
            self._limit.stop()

    def _on_done(self, number: int, value: object) -> None:
        if number != self._number or not number:
            self._ask_again()
            return
        self._limit.stop()
        self._answer = value if isinstance(value, Verdict) else Verdict()
        if not self._pace.isActive():
            self._take_answer()

    def _on_failed(self, number: int, why: str) -> None:
        if number != self._number or not number:
            self._ask_again()
            return
        self._fail(why)

    def _on_limit(self) -> None:
        """Nobody waits for ever, whatever the engine does."""
        self._client.stop()
        self._answer = Verdict()
        self._number = 0
        if not self._pace.isActive():
            self._take_answer()

    def _fail(self, why: str) -> None:
        wait = self._wait
        self._give_up_waiting()
        if wait is _Wait.START:
            return  # nobody waits for it; the next question starts the engine again
        if self._tried is not None:
            self._tried = None
            self._show(None)
        self.failed.emit(why)

    def _take_answer(self) -> None:
        """An answer is there, and the pace lets it be shown."""
        verdict, wait = self._answer, self._wait
        if verdict is None:
            return
        self._give_up_waiting()
        try:
            if self._tried is None and verdict.mate and not self._rights[-1].line:
                self._learn_line(verdict.line)
            if wait is _Wait.MOVE:
                self._judge(verdict)
            else:
                self._take_help(wait, verdict)
        except NotationError as error:
            self._fail(str(error))

    def _learn_line(self, line: tuple[str, ...]) -> None:
        """A mate from the last right position."""
        right = self._rights[-1]
        steps(right.position, line)  # NotationError for one that cannot be played
        self._rights[-1] = _Right(right.position, right.moves, line)

    def _take_help(self, wait: _Wait, verdict: Verdict) -> None:
        """The first position is known now, or there is a hint or the solution to give."""
        if len(self._rights) == 1 and self.verdict is None:
            self.verdict = verdict
            self.measured.emit(verdict)
        if wait is _Wait.START:
            return
        if not self._rights[-1].line:
            known = verdict.mate is False
            self.failed.emit(self.tr("There is no mate here.") if known else self.tr("No mate could be found in time."))
        elif wait is _Wait.HINT:
            self._give_hint()
        else:
            self._give_solution()

    # Judging

    def _judge(self, verdict: Verdict) -> None:
        """What the check on the board is worth."""
        tried = self._tried
        assert tried is not None
        if verdict.mate and verdict.plies == 0:
            self._solved()
        elif verdict.mate:
            self._answered(tried, verdict.line)
        elif verdict.mate is False:
            self._refuted(tried, verdict.line)
        else:
            tried.judgement = Judgement.UNDECIDED
            self.judged.emit(Turn(Judgement.UNDECIDED, tried.move))

    def _answered(self, tried: _Tried, line: tuple[str, ...]) -> None:
        """A right move: the defender answers with what holds out longest."""
        made = steps(tried.step.position, line)
        if not made:
            raise NotationError("an answer is missing")
        reply = made[0]
        moves = (*self._rights[-1].moves, tried.text, line[0])
        self._rights.append(_Right(reply.position, moves, line[1:]))
        self._tried = None
        self._hint_step = 0
        self._show(reply)
        self.judged.emit(Turn(Judgement.GOES_ON, tried.move, reply))

    def _refuted(self, tried: _Tried, line: tuple[str, ...]) -> None:
        reply = step(tried.step.position, parse_move(line[0], tried.step.position)) if line else None
        tried.judgement, tried.reply = Judgement.WRONG, reply
        self._count.mistakes += 1
        if reply is not None:
            self._show(reply)
        self.judged.emit(Turn(Judgement.WRONG, tried.move, reply))

    def _solved(self) -> None:
        tried = self._tried
        assert tried is not None
        self._stop_clock()
        tried.judgement = self._over = Judgement.SOLVED
        self.judged.emit(Turn(Judgement.SOLVED, tried.move, result=self._result(True)))

    def _result(self, solved: bool) -> Result:
        count = self._count
        return Result(solved, self.ply, self.shortest, count.hints, count.gave_up, self.elapsed_ms(), count.mistakes)

    # Help

    def _give_hint(self) -> None:
        right = self._rights[-1]
        move = parse_move(right.line[0], right.position)
        self._hint_step = min(3, self._hint_step + 1)
        self._count.hints += 1
        dropped = is_drop(move)
        self.hinted.emit(
            Hint(
                self._hint_step,
                -1 if dropped else int(from_square(move)),
                int(drop_kind(move)) if dropped else 0,
                int(to_square(move)) if self._hint_step > 1 else -1,
                move if self._hint_step > 2 else 0,
            )
        )

    def _give_solution(self) -> None:
        right = self._rights[-1]
        self.solution.emit(steps(right.position, right.line))

    def _show(self, made: Step | None) -> None:
        """Tells what stands on the board now."""
        self.changed.emit(self.position, made.transition if made is not None else None)
