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
from shogi_desktop.messages import Message, plain
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.rules.position import Position

from ..moves import PlayedMove
from .attempt import Attempt, AttemptLine
from .judgement import JudgedMove, Judgement, is_over
from .questions import LIMIT_MS, Questions, Wait, plies_that_matter


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
        failed(object): no answer: the Message that says why. The move was taken back.
    """

    begun = Signal(object)
    changed = Signal(object, object)
    measured = Signal(object)
    judged = Signal(object)
    hinted = Signal(object)
    solution = Signal(object)
    waiting_changed = Signal(bool)
    failed = Signal(object)

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
        self._attempt: Attempt | None = None
        self._last_key = ""
        self._has_seen_solution = False  # he gave up; holds until he begins another problem
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
        self.problem = problem
        self.begun.emit(line.start)
        self._begin(line)
        self._measure()

    def stop(self) -> None:
        """Puts the problem away: nothing is awaited any more, and nothing told until the next `start`."""
        self._questions.cancel()
        self.problem = self.verdict = self._attempt = None

    def restart(self) -> None:
        """Back to the first position; when it was over, as a new attempt with its own time."""
        attempt = self._attempt
        if attempt is None:
            return
        self._questions.cancel()
        attempt.line.restart()
        if attempt.is_over:
            self._begin(attempt.line)
        else:
            self._show_right(attempt)
        self._measure()

    def _begin(self, line: AttemptLine) -> None:
        """A new attempt at the problem."""
        self._attempt = attempt = Attempt(line, self._now, hints=int(self._has_seen_solution))
        if not self._paused:
            attempt.start_clock()
        self._show_right(attempt)

    # What stands on the board

    @property
    def start_position(self) -> Position:
        """The first position of the problem; not to be changed. Only while there is a problem."""
        assert self._attempt is not None
        return self._attempt.line.start

    @property
    def position(self) -> Position:
        """What stands on the board; not to be changed. Only while there is a problem."""
        assert self._attempt is not None
        return self._attempt.line.position

    @property
    def ply(self) -> int:
        """How many moves, of both sides, led to the position on the board."""
        return self._attempt.line.ply if self._attempt is not None else 0

    @property
    def state(self) -> Judgement:
        """As of the attempt; GOES_ON without a problem."""
        return self._attempt.state if self._attempt is not None else Judgement.GOES_ON

    @property
    def is_over(self) -> bool:
        """Whether the problem is solved or given up."""
        return self._attempt is not None and self._attempt.is_over

    @property
    def is_waiting(self) -> bool:
        """Whether the person has to wait for an answer."""
        return self._questions.is_waiting

    @property
    def can_take_back(self) -> bool:
        return self._attempt is not None and self._attempt.can_take_back

    @property
    def can_help(self) -> bool:
        """Whether a hint may be asked for now."""
        return self._attempt is not None and not self.is_over and self._questions.wait is not Wait.MOVE

    @property
    def can_give_up(self) -> bool:
        return self._attempt is not None and not self.is_over and self._questions.wait is not Wait.SOLUTION

    @property
    def shortest(self) -> int:
        """The proved length of the problem in plies as it is printed, 0 = not known."""
        verdict = self.verdict
        return verdict.length if verdict is not None and verdict.mate and not verdict.at_most else 0

    def moves(self) -> list[int]:
        """The moves that the hand may do now, those that give no check included; none while a move is judged, and
        after one that has to be taken back."""
        return self._attempt.moves() if self._attempt is not None else []

    # What the person does

    def move(self, move: int) -> None:
        """Plays one of `moves`. A refused move changes nothing; the others are shown at once and judged later."""
        attempt = self._attempt
        if attempt is None or not attempt.is_open:
            return
        made = attempt.play(move)
        if isinstance(made, JudgedMove):
            if made.judgement is Judgement.NO_CHECK:
                made = replace(made, refusal=self.tr("Every move must give check."))
            self.judged.emit(made)
            return
        self._show(made)
        if is_over(made.position):
            self._tell(attempt.solve(JudgedMove(Judgement.SOLVED, move), self.shortest))
        else:
            self._await(Wait.MOVE)

    def take_back(self) -> bool:
        """Undoes the last move and the answer to it, awaited or given; False where there is nothing to undo."""
        attempt = self._attempt
        if attempt is None or not attempt.can_take_back:
            return False
        self._questions.cancel()
        attempt.line.take_back()
        self._show_right(attempt)
        self._measure()
        return True

    def hint(self) -> bool:
        """Asks for the next step of help in this position; a move that was no good is taken back first.

        `hinted` follows. False where it cannot be asked for now.
        """
        attempt = self._attempt
        if attempt is None or not self.can_help:
            return False
        if attempt.line.tried is not None:
            self.take_back()
        if attempt.line.right.line:
            self.hinted.emit(attempt.next_hint())
        elif self._questions.wait is Wait.START and attempt.line.at_start:
            self._questions.expect(Wait.HINT)  # this very question is asked already
        elif self._questions.wait is not Wait.HINT:
            self._await(Wait.HINT)
        return True

    def give_up(self) -> bool:
        """Ends the attempt at the last right position; `judged` and, where it is found, `solution` follow.

        A solution that is not known yet is waited for. Until it is there nothing has been given up, and whatever else
        the person does takes the wish back. False where there is nothing to give up.
        """
        attempt = self._attempt
        if attempt is None or not self.can_give_up:
            return False
        self._questions.cancel()
        if attempt.line.tried is not None:
            attempt.line.take_back()
        self._show_right(attempt)
        if attempt.line.right.line:
            self._given_up(attempt)
        else:
            self._await(Wait.SOLUTION)
        return True

    def cancel(self) -> None:
        """Nobody waits any more: a move that is judged is taken back, help is done without."""
        if self._questions.wait is Wait.MOVE:
            self.take_back()
        elif self.is_waiting:
            self._questions.cancel()

    def _given_up(self, attempt: Attempt) -> bool:
        """The attempt is over; whether it still is at hand after everybody has heard it."""
        self.judged.emit(attempt.give_up(self.shortest))
        at_hand = attempt is self._attempt
        if at_hand and attempt.line.right.line:
            self._has_seen_solution = True
            self.solution.emit(attempt.line.way_out())
        return at_hand

    # The clock

    def elapsed_ms(self) -> int:
        """The time of this attempt; it stands still while paused and when it is over."""
        return self._attempt.elapsed_ms() if self._attempt is not None else 0

    def pause(self) -> None:
        """The problem is not to be seen: the clock stands still. A move that is judged stays so."""
        self._paused = True
        if self._attempt is not None:
            self._attempt.stop_clock()

    def resume(self) -> None:
        """The problem is seen again."""
        self._paused = False
        if self._attempt is not None and not self._attempt.is_over:
            self._attempt.start_clock()

    # Questions and answers

    def _await(self, wait: Wait) -> None:
        """Asks for what the position on the board is worth, the first one with START."""
        problem, attempt = self.problem, self._attempt
        assert problem is not None and attempt is not None
        line = attempt.line
        if wait is Wait.MOVE:
            plies = plies_that_matter(problem, self.verdict, line.ply)
            self._questions.ask(wait, line.position, problem.attacker, plies, self.pace_ms)
        else:
            self._questions.ask(wait, line.start if wait is Wait.START else line.position, problem.attacker)

    def _measure(self) -> None:
        """Finds out what the problem is worth while nothing else is asked."""
        free = self._attempt is not None and not self.is_over and self._questions.wait is Wait.NOTHING
        if free and self.verdict is None:
            self._await(Wait.START)

    def _fail(self, why: Message) -> None:
        """No answer, or one that cannot be played."""
        wait, attempt = self._questions.wait, self._attempt
        self._questions.cancel()
        if wait is Wait.START:
            return  # nobody waits for it, and the next question will tell
        if attempt is not None and attempt.line.tried is not None:
            attempt.line.take_back()
            self._show_right(attempt)
        self.failed.emit(why)

    def _take_answer(self, verdict: Verdict) -> None:
        attempt = self._attempt
        assert attempt is not None
        try:
            if self._questions.wait is Wait.MOVE:
                self._judge(attempt, verdict)
            else:
                self._take_help(attempt, verdict)
        except NotationError as error:
            self._fail(error.message)

    def _take_help(self, attempt: Attempt, verdict: Verdict) -> None:
        """The worth of a position in which the person decides."""
        wait, line = self._questions.wait, attempt.line
        first = wait is Wait.START or line.at_start
        if verdict.mate:
            line.learn(verdict.useful_line, first)
        self._questions.cancel()
        if first and (self.verdict is None or self.verdict.mate is None):
            self.verdict = verdict
            self.measured.emit(verdict)
        if wait is Wait.START or attempt is not self._attempt:
            return
        if wait is Wait.HINT and line.right.line:
            self.hinted.emit(attempt.next_hint())
        elif (wait is Wait.HINT or self._given_up(attempt)) and not line.right.line:
            known = verdict.mate is False
            self.failed.emit(
                plain(self.tr("There is no mate here.") if known else self.tr("No mate was found in time."))
            )

    def _judge(self, attempt: Attempt, verdict: Verdict) -> None:
        """What the check on the board is worth, and the answer to it."""
        judged = attempt.judge(verdict, self._questions.plies, self.shortest)
        if judged.reply is not None:
            self._show(judged.reply)
        self._tell(judged)
        if not attempt.is_over:
            self._measure()

    def _tell(self, judged: JudgedMove) -> None:
        """What a move is worth, when the board shows it already."""
        self._questions.cancel()
        self.judged.emit(judged)

    def _show(self, made: PlayedMove) -> None:
        """A move on the board."""
        self.changed.emit(made.position, made.transition)

    def _show_right(self, attempt: Attempt) -> None:
        """The last right position as it stands."""
        attempt.go_on()
        self.changed.emit(attempt.line.position, None)
