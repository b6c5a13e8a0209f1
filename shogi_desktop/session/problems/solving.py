"""One person at one mate problem: he attacks, the engine judges his checks and defends.

Knows no widget. What the board shall show is told by `changed`, what a move is worth by `judged`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.rules.position import Position

from ..played_move import PlayedMove, played_move
from ..refusal import judge
from .asking import LIMIT_MS
from .attempt_line import AttemptLine
from .board import gives_check, is_over
from .judgement import LAST_STEP, Attempt, Hint, JudgedMove, Judgement, Result, hint_of
from .questions import Questions, Wait, plies_that_matter

__all__ = ["Hint", "JudgedMove", "Judgement", "Result", "Solving"]


class Solving(QObject):
    """One problem after the other, each tried by one person.

    Signals:
        begun(Position): another problem, with its first position.
        changed(Position, Transition | None): show this position; the transition led to it, None = as it stands.
        measured(Verdict): what the problem's first position is worth, when that is found out; no one has waited.
        judged(JudgedMove): what the move is worth, after the `changed` of its answer.
        hinted(Hint): the next step of help.
        solution(list[PlayedMove]): after giving up, the moves from the position shown to the mate, for a replay.
        waiting_changed(bool): whether the person has to wait.
        failed(str): no answer; the text says why. The move was taken back.
    """

    begun = Signal(object)
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
        self.state = Judgement.GOES_ON
        """GOES_ON while the person is to find a move or a check is judged, WRONG or UNDECIDED with one that has to be
        taken back, SOLVED or GIVEN_UP when it is over."""
        self._now = now
        self._line: AttemptLine | None = None
        self._attempt = Attempt(now)
        self._last_key = ""
        self._has_seen_solution = False  # he gave up; holds until he begins another problem
        self._hint_step = 0
        self._paused = False
        self._questions = Questions(client, limit_ms, self)
        self._questions.answered.connect(self._take_answer)
        self._questions.failed.connect(self._fail)
        self._questions.waiting_changed.connect(self.waiting_changed)

    # The problem

    def start(self, problem: Problem) -> None:
        """Begins a problem. NotationError or VariantError for one that is none; then the old one stays."""
        line = AttemptLine(position_of(problem))
        same = self._last_key == problem.key
        self._last_key, self._has_seen_solution = problem.key, same and self._has_seen_solution
        self.stop()
        self.problem, self._line = problem, line
        self.begun.emit(line.start)
        self._begin(line)
        self._measure()

    def stop(self) -> None:
        """Puts the problem away: nothing is awaited any more, and nothing told until the next `start`."""
        self._questions.cancel()
        self._attempt.stop_clock()
        self.problem = self.verdict = self._line = None
        self.state = Judgement.GOES_ON

    def restart(self) -> None:
        """Back to the first position; when it was over, as a new attempt with its own time."""
        line = self._line
        if line is None:
            return
        self._questions.cancel()
        line.restart()
        if self.is_over:
            self._begin(line)
        else:
            self._show_right(line)
        self._measure()

    def _begin(self, line: AttemptLine) -> None:
        """A new attempt at the problem."""
        self._attempt = Attempt(self._now, hints=int(self._has_seen_solution))
        if not self._paused:
            self._attempt.start_clock()
        self._show_right(line)

    # What stands on the board

    @property
    def start_position(self) -> Position:
        """The first position of the problem; not to be changed. Only while there is a problem."""
        assert self._line is not None
        return self._line.start

    @property
    def position(self) -> Position:
        """What stands on the board; not to be changed. Only while there is a problem."""
        assert self._line is not None
        return self._line.position

    @property
    def ply(self) -> int:
        """How many moves, of both sides, led to the position on the board."""
        return self._line.ply if self._line is not None else 0

    @property
    def is_over(self) -> bool:
        """Whether the problem is solved or given up."""
        return self.state in (Judgement.SOLVED, Judgement.GIVEN_UP)

    @property
    def is_waiting(self) -> bool:
        """Whether the person has to wait for an answer."""
        return self._questions.is_waiting

    @property
    def can_take_back(self) -> bool:
        return self._line is not None and not self.is_over and self._line.can_take_back

    @property
    def can_help(self) -> bool:
        """Whether a hint may be asked for now."""
        return self._line is not None and not self.is_over and self._questions.wait is not Wait.MOVE

    @property
    def can_give_up(self) -> bool:
        return self._line is not None and not self.is_over and self._questions.wait is not Wait.SOLUTION

    @property
    def shortest(self) -> int:
        """The proved length of the problem in plies as it is printed, 0 = not known."""
        verdict = self.verdict
        return verdict.length if verdict is not None and verdict.mate and verdict.exact else 0

    def moves(self) -> list[int]:
        """The moves that the hand may do now, those that give no check included; none while a move is judged, and
        after one that has to be taken back."""
        line = self._line
        if line is None or self.is_over or line.tried is not None:
            return []
        return line.position.legal_moves()

    # What the person does

    def move(self, move: int) -> None:
        """Plays one of `moves`. A refused move changes nothing; the others are shown at once and judged later."""
        line = self._line
        if line is None or self.is_over or line.tried is not None:
            return
        fault = judge(line.position, move)
        if fault is not None:
            self.judged.emit(JudgedMove(Judgement.REFUSED, move, refusal=fault.text))
            return
        made = played_move(line.position, move)
        if not gives_check(made.position):
            text = self.tr("Every move must give check.")
            self.judged.emit(JudgedMove(Judgement.NO_CHECK, move, refusal=text))
            return
        line.attempt(made)
        self._show(made)
        if is_over(made.position):
            self._solved(line, JudgedMove(Judgement.SOLVED, move))
        else:
            self._await(Wait.MOVE)

    def take_back(self) -> bool:
        """Undoes the last move and the answer to it, awaited or given; False where there is nothing to undo."""
        line = self._line
        if line is None or not self.can_take_back:
            return False
        self._questions.cancel()
        line.take_back()
        self._show_right(line)
        self._measure()
        return True

    def hint(self) -> bool:
        """Asks for the next step of help in this position; a move that was no good is taken back first.

        `hinted` follows. False where it cannot be asked for now.
        """
        line = self._line
        if line is None or not self.can_help:
            return False
        if line.tried is not None:
            self.take_back()
        if line.right.line:
            self._give_hint(line)
        elif self._questions.wait is Wait.START and line.at_start:
            self._questions.expect(Wait.HINT)  # this very question is asked already
        elif self._questions.wait is not Wait.HINT:
            self._await(Wait.HINT)
        return True

    def give_up(self) -> bool:
        """Ends the attempt at the last right position; `judged` and, where it is found, `solution` follow.

        A solution that is not known yet is waited for. Until it is there nothing has been given up, and whatever else
        the person does takes the wish back. False where there is nothing to give up.
        """
        line = self._line
        if line is None or not self.can_give_up:
            return False
        self._questions.cancel()
        if line.tried is not None:
            line.take_back()
        self._show_right(line)
        if line.right.line:
            self._given_up(line)
        else:
            self._await(Wait.SOLUTION)
        return True

    def cancel(self) -> None:
        """Nobody waits any more: a move that is judged is taken back, help is done without."""
        if self._questions.wait is Wait.MOVE:
            self.take_back()
        elif self.is_waiting:
            self._questions.cancel()

    def _given_up(self, line: AttemptLine) -> bool:
        """The attempt is over; whether its problem still is at hand after everybody has heard it."""
        self.state = Judgement.GIVEN_UP
        self._attempt.stop_clock()
        result = self._attempt.result(False, line.ply, self.shortest)
        self.judged.emit(JudgedMove(Judgement.GIVEN_UP, result=result))
        at_hand = line is self._line and self.state is Judgement.GIVEN_UP
        if at_hand and line.right.line:
            self._has_seen_solution = True
            self.solution.emit(line.way_out())
        return at_hand

    # The clock

    def elapsed_ms(self) -> int:
        """The time of this attempt; it stands still while paused and when it is over."""
        return self._attempt.elapsed_ms()

    def pause(self) -> None:
        """The problem is not to be seen: the clock stands still. A move that is judged stays so."""
        self._paused = True
        self._attempt.stop_clock()

    def resume(self) -> None:
        """The problem is seen again."""
        self._paused = False
        if self._line is not None and not self.is_over:
            self._attempt.start_clock()

    # Questions and answers

    def _await(self, wait: Wait) -> None:
        """Asks for what the position on the board is worth, the first one with START."""
        problem, line = self.problem, self._line
        assert problem is not None and line is not None
        if wait is Wait.MOVE:
            plies = plies_that_matter(problem, self.verdict, line.ply)
            self._questions.ask(wait, line.position, problem.attacker, plies, self.pace_ms)
        else:
            self._questions.ask(wait, line.start if wait is Wait.START else line.position, problem.attacker)

    def _measure(self) -> None:
        """Finds out what the problem is worth while nothing else is asked."""
        free = self._line is not None and not self.is_over and self._questions.wait is Wait.NOTHING
        if free and self.verdict is None:
            self._await(Wait.START)

    def _fail(self, why: str) -> None:
        """No answer, or one that cannot be played."""
        wait, line = self._questions.wait, self._line
        self._questions.cancel()
        if wait is Wait.START:
            return  # nobody waits for it, and the next question will tell
        if line is not None and line.tried is not None:
            line.take_back()
            self._show_right(line)
        self.failed.emit(why)

    def _take_answer(self, verdict: Verdict) -> None:
        line = self._line
        assert line is not None
        try:
            if self._questions.wait is Wait.MOVE:
                self._judge(line, verdict)
            else:
                self._take_help(line, verdict)
        except NotationError as error:
            self._fail(str(error))

    def _take_help(self, line: AttemptLine, verdict: Verdict) -> None:
        """The worth of a position in which the person decides."""
        wait = self._questions.wait
        first = wait is Wait.START or line.at_start
        if verdict.mate:
            line.learn(verdict.useful_line, first)
        self._questions.cancel()
        if first and (self.verdict is None or self.verdict.mate is None):
            self.verdict = verdict
            self.measured.emit(verdict)
        if wait is Wait.START or line is not self._line:
            return
        if wait is Wait.HINT and line.right.line:
            self._give_hint(line)
        elif (wait is Wait.HINT or self._given_up(line)) and not line.right.line:
            known = verdict.mate is False
            self.failed.emit(self.tr("There is no mate here.") if known else self.tr("No mate was found in time."))

    # Judging

    def _judge(self, line: AttemptLine, verdict: Verdict) -> None:
        """What the check on the board is worth."""
        judged = line.judge(verdict, self._questions.plies)
        if judged.judgement is Judgement.SOLVED:
            self._solved(line, judged)
            return
        self._attempt.mistakes += judged.judgement is Judgement.WRONG
        if judged.judgement is Judgement.GOES_ON:
            self._hint_step = 0
        if judged.reply is not None:
            self._show(judged.reply)
        self._tell(judged)

    def _tell(self, judged: JudgedMove) -> None:
        """What a move is worth, when the board shows it already."""
        self.state = judged.judgement
        self._questions.cancel()
        self.judged.emit(judged)
        self._measure()

    def _solved(self, line: AttemptLine, judged: JudgedMove) -> None:
        self.state = Judgement.SOLVED
        self._questions.cancel()
        self._attempt.stop_clock()
        self.judged.emit(replace(judged, result=self._attempt.result(True, line.ply, self.shortest)))

    def _give_hint(self, line: AttemptLine) -> None:
        self._hint_step = min(LAST_STEP, self._hint_step + 1)
        self._attempt.hints += 1
        right = line.right
        self.hinted.emit(hint_of(right.line[0], self._hint_step))

    def _show(self, made: PlayedMove) -> None:
        """A move on the board."""
        self.changed.emit(made.position, made.transition)

    def _show_right(self, line: AttemptLine, state: Judgement = Judgement.GOES_ON) -> None:
        """The last right position as it stands."""
        self.state = state
        self._hint_step = 0
        self.changed.emit(line.position, None)
