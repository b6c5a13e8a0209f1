"""One person at one mate problem: he attacks, the engine judges his checks and defends.

Knows no widget. What the board shall show is told by `changed`, what a move is worth by `judged`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.problem_lines import Ask, Question, Verdict
from shogi_desktop.notation.problem_set import Problem
from shogi_desktop.notation.usi import format_move, parse_move
from shogi_desktop.rules.position import Position

from .lesson_play import Step
from .problem_asking import LIMIT_MS, Asking
from .problem_board import gives_check, is_over, problem_position, step, steps
from .problem_turn import LAST_STEP, Attempt, Hint, Judgement, Result, Turn, hint_of
from .refusal import judge

__all__ = ["Hint", "Judgement", "Result", "Solving", "Turn"]


class _Wait(Enum):
    """What an answer is awaited for."""

    NOTHING = "nothing"
    START = "start"  # the worth of the first position; nobody has to wait for it
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
    """A check that awaits its answer, or (`judgement`) did not go on; `reply` refutes it."""

    move: int
    text: str
    step: Step
    reply: Step | None = None
    judgement: Judgement | None = None


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
        self,
        client: ProblemClient,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        """`now` tells the time in seconds, from any beginning, never backwards; `limit_ms` bounds every answer."""
        super().__init__(parent)
        self.problem: Problem | None = None
        self.verdict: Verdict | None = None
        """What the first position is worth, None as long as that is not known."""
        self.pace_ms = 0
        """The least time between a move of the person's and the answer to it."""
        self._now = now
        self._rights: list[_Right] = []
        self._tried: _Tried | None = None
        self._over: Judgement | None = None
        self._attempt = Attempt(now)
        self._hint_step = 0
        self._wait = _Wait.NOTHING
        self._was_waiting = False
        self._paused = False
        self._asking = Asking(client, limit_ms, self)
        self._asking.answered.connect(self._take_answer)
        self._asking.failed.connect(self._fail)

    # The problem

    def start(self, problem: Problem) -> None:
        """Begins a problem. NotationError or VariantError for one that is none; then the old one stays."""
        position = problem_position(problem.sfen, problem.variant)
        self._forget()
        self.problem = problem
        self._rights = [_Right(position)]
        self._begin()
        self._measure()

    def stop(self) -> None:
        """Puts the problem away: nothing is awaited any more, and nothing told until the next `start`."""
        self._forget()
        self._rights = []

    def restart(self) -> None:
        """Back to the first position; when it was over, as a new attempt with its own time."""
        if self.problem is None:
            return
        self._await(_Wait.NOTHING)
        del self._rights[1:]
        self._tried = None
        if self._over is not None:
            self._begin()
        else:
            self._hint_step = 0
            self._show(None)
        self._measure()

    def _begin(self) -> None:
        """A new attempt at the problem."""
        self._attempt = Attempt(self._now)
        self._over = None
        self._hint_step = 0
        if not self._paused:
            self._attempt.start_clock()
        self._show(None)

    def _forget(self) -> None:
        self._await(_Wait.NOTHING)
        self._attempt.stop_clock()
        self.problem = self.verdict = self._tried = self._over = None

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
        if self.problem is None or self._over is not None or self._tried is not None or self._wait is _Wait.SOLUTION:
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
        tried = self._tried = _Tried(move, format_move(move, right.position.variant), made)
        self._show(made)
        if is_over(made.position):
            self._solved(tried)
        else:
            self._await(_Wait.MOVE)

    def take_back(self) -> bool:
        """Undoes the last move and the answer to it, awaited or given; False where there is nothing to undo."""
        if not self.can_take_back:
            return False
        self._await(_Wait.NOTHING)
        if self._tried is not None:
            self._tried = None
        else:
            self._rights.pop()
        self._hint_step = 0
        self._show(None)
        self._measure()
        return True

    def hint(self) -> bool:
        """Asks for the next step of help in this position; a move that was no good is taken back first.

        `hinted` follows. False where it cannot be asked for now.
        """
        if not self.can_help:
            return False
        if self._tried is not None:
            self.take_back()
        if self._rights[-1].line:
            self._give_hint()
        elif self._wait is _Wait.START and len(self._rights) == 1:
            self._set_wait(_Wait.HINT)  # this very question is asked already
        elif self._wait is not _Wait.HINT:
            self._await(_Wait.HINT)
        return True

    def give_up(self) -> bool:
        """Ends the attempt at the last right position; `judged` and, when it is found, `solution` follow.

        False where there is nothing to give up.
        """
        if self.problem is None or self._over is not None:
            return False
        self._await(_Wait.NOTHING)
        self._tried = None
        self._attempt.stop_clock()
        self._over = Judgement.GIVEN_UP
        self._show(None)
        self.judged.emit(Turn(Judgement.GIVEN_UP, result=self._attempt.result(False, self.ply, self.shortest)))
        if self._over is not Judgement.GIVEN_UP:
            return True  # whoever heard it began something else
        if self._rights[-1].line:
            self._give_solution()
        else:
            self._await(_Wait.SOLUTION)
        return True

    # The clock

    def elapsed_ms(self) -> int:
        """The time of this attempt; it stands still while paused and when it is over."""
        return self._attempt.elapsed_ms()

    def pause(self) -> None:
        """The problem is not to be seen: the clock stands still. A move that is judged stays so."""
        self._paused = True
        self._attempt.stop_clock()

    def resume(self) -> None:
        """The problem is seen again; what was dropped for questions of others is asked again."""
        self._paused = False
        if self.problem is not None and self._over is None:
            self._attempt.start_clock()
        self._asking.repeat()

    # Questions and answers

    def _await(self, wait: _Wait) -> None:
        """Asks for what the position on the board is worth (the first one with START), or gives up waiting."""
        if wait is _Wait.NOTHING:
            self._asking.cancel()
        else:
            self._asking.ask(self._question(wait), self.pace_ms if wait is _Wait.MOVE else 0)
        self._set_wait(wait)

    def _set_wait(self, wait: _Wait) -> None:
        self._wait = wait
        if self.is_waiting != self._was_waiting:
            self._was_waiting = self.is_waiting
            self.waiting_changed.emit(self._was_waiting)

    def _question(self, wait: _Wait) -> Question:
        problem, right, tried = self.problem, self._rights[-1], self._tried
        assert problem is not None
        moves = right.moves if tried is None else (*right.moves, tried.text)
        return Question(
            0,
            Ask.SOLVE,
            problem.variant,
            sfen=problem.sfen,
            moves=() if wait is _Wait.START else moves,
            attacker=problem.attacker,
            milliseconds=self._asking.limit_ms,
        )

    def _measure(self) -> None:
        """Finds out what the problem is worth while nothing else is asked."""
        if self.problem is not None and self.verdict is None and self._over is None and self._wait is _Wait.NOTHING:
            self._await(_Wait.START)

    def _fail(self, why: str) -> None:
        """No answer, or one that cannot be played."""
        wait = self._wait
        self._await(_Wait.NOTHING)
        if wait is _Wait.START:
            return  # nobody waits for it, and the next question will tell
        if self._tried is not None:
            self._tried = None
            self._show(None)
        self.failed.emit(why)

    def _take_answer(self, verdict: Verdict) -> None:
        wait = self._wait
        try:
            if wait is _Wait.MOVE:
                self._judge(verdict)
            else:
                self._take_help(wait, verdict)
        except NotationError as error:
            self._fail(str(error))

    def _take_help(self, wait: _Wait, verdict: Verdict) -> None:
        """The worth of a position in which the person decides."""
        at = 0 if wait is _Wait.START else len(self._rights) - 1
        right = self._rights[at]
        if verdict.mate and not right.line:
            steps(right.position, verdict.line)  # NotationError for a line that cannot be played
            self._rights[at] = _Right(right.position, right.moves, verdict.line)
        self._await(_Wait.NOTHING)
        if at == 0 and (self.verdict is None or self.verdict.mate is None):
            self.verdict = verdict
            self.measured.emit(verdict)
        if wait is _Wait.HINT or wait is _Wait.SOLUTION:
            self._help(wait)

    def _help(self, wait: _Wait) -> None:
        """Gives what was asked for, if there is anything to give."""
        if not self._rights[-1].line:
            known = len(self._rights) == 1 and self.verdict is not None and self.verdict.mate is False
            self.failed.emit(self.tr("There is no mate here.") if known else self.tr("No mate was found in time."))
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
            self._solved(tried)
        elif verdict.mate:
            self._answered(tried, verdict.line)
        elif verdict.mate is False:
            self._refuted(tried, verdict.line)
        else:
            tried.judgement = Judgement.UNDECIDED
            self._tell(Turn(Judgement.UNDECIDED, tried.move))

    def _answered(self, tried: _Tried, line: tuple[str, ...]) -> None:
        """A right move: the defender answers with what holds out longest."""
        made = steps(tried.step.position, line)
        if not made:
            raise NotationError("the defender's answer is missing")
        reply = made[0]
        self._rights.append(_Right(reply.position, (*self._rights[-1].moves, tried.text, line[0]), line[1:]))
        self._tried = None
        self._hint_step = 0
        self._show(reply)
        self._tell(Turn(Judgement.GOES_ON, tried.move, reply))

    def _refuted(self, tried: _Tried, line: tuple[str, ...]) -> None:
        after = tried.step.position
        tried.reply = step(after, parse_move(line[0], after)) if line else None
        tried.judgement = Judgement.WRONG
        self._attempt.mistakes += 1
        if tried.reply is not None:
            self._show(tried.reply)
        self._tell(Turn(Judgement.WRONG, tried.move, tried.reply))

    def _tell(self, turn: Turn) -> None:
        """What a move is worth, when the board shows it already."""
        self._await(_Wait.NOTHING)
        self.judged.emit(turn)
        self._measure()

    def _solved(self, tried: _Tried) -> None:
        self._await(_Wait.NOTHING)
        self._attempt.stop_clock()
        tried.judgement = self._over = Judgement.SOLVED
        result = self._attempt.result(True, self.ply, self.shortest)
        self.judged.emit(Turn(Judgement.SOLVED, tried.move, result=result))

    # Help

    def _give_hint(self) -> None:
        right = self._rights[-1]
        self._hint_step = min(LAST_STEP, self._hint_step + 1)
        self._attempt.hints += 1
        self.hinted.emit(hint_of(parse_move(right.line[0], right.position), self._hint_step))

    def _give_solution(self) -> None:
        right = self._rights[-1]
        self.solution.emit(steps(right.position, right.line))

    def _show(self, made: Step | None) -> None:
        """Tells what stands on the board now."""
        self.changed.emit(self.position, made.transition if made is not None else None)
