"""One person at one mate problem: he attacks, the engine judges his checks and defends.

Knows no widget. What the board shall show is told by `changed`, what a move is worth by `judged`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.problem_lines import Ask, Question, Verdict
from shogi_desktop.notation.problem_set import Problem
from shogi_desktop.notation.usi import parse_move
from shogi_desktop.rules.position import Position

from .lesson_play import Step
from .problem_asking import LIMIT_MS, Asking
from .problem_board import gives_check, is_over, step
from .problem_trial import Trial
from .problem_turn import LAST_STEP, Attempt, Hint, Judgement, Result, Turn, hint_of
from .refusal import judge

BEYOND: Final = 4
"""Plies more than a problem states, up to which a move must mate in order not to be wrong where nobody knows."""

__all__ = ["Hint", "Judgement", "Result", "Solving", "Turn"]


class _Wait(Enum):
    """What an answer is awaited for."""

    NOTHING = "nothing"
    START = "start"  # the worth of the first position; nobody has to wait for it
    MOVE = "move"
    HINT = "hint"
    SOLUTION = "solution"


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
        self.state = Judgement.GOES_ON
        """GOES_ON while the person is to find a move or a check is judged, WRONG or UNDECIDED with one that has to be
        taken back, SOLVED or GIVEN_UP when it is over."""
        self._now = now
        self._trial: Trial | None = None
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
        trial = Trial(problem)
        self.stop()
        self.problem, self._trial = problem, trial
        self._begin(trial)
        self._measure()

    def stop(self) -> None:
        """Puts the problem away: nothing is awaited any more, and nothing told until the next `start`."""
        self._await(_Wait.NOTHING)
        self._attempt.stop_clock()
        self.problem = self.verdict = self._trial = None
        self.state = Judgement.GOES_ON

    def restart(self) -> None:
        """Back to the first position; when it was over, as a new attempt with its own time."""
        trial = self._trial
        if trial is None:
            return
        self._await(_Wait.NOTHING)
        trial.restart()
        if self.is_over:
            self._begin(trial)
        else:
            self._show_right(trial)
        self._measure()

    def _begin(self, trial: Trial) -> None:
        """A new attempt at the problem."""
        self._attempt = Attempt(self._now)
        if not self._paused:
            self._attempt.start_clock()
        self._show_right(trial)

    # What stands on the board

    @property
    def position(self) -> Position:
        """What stands on the board; not to be changed. Only while there is a problem."""
        assert self._trial is not None
        return self._trial.position

    @property
    def ply(self) -> int:
        """How many moves, of both sides, led to the position on the board."""
        return self._trial.ply if self._trial is not None else 0

    @property
    def is_over(self) -> bool:
        """Whether the problem is solved or given up."""
        return self.state in (Judgement.SOLVED, Judgement.GIVEN_UP)

    @property
    def is_waiting(self) -> bool:
        """Whether the person has to wait for an answer."""
        return self._wait in (_Wait.MOVE, _Wait.HINT, _Wait.SOLUTION)

    @property
    def can_take_back(self) -> bool:
        return self._trial is not None and not self.is_over and self._trial.can_take_back

    @property
    def can_help(self) -> bool:
        """Whether a hint may be asked for now."""
        return self._trial is not None and not self.is_over and self._wait is not _Wait.MOVE

    @property
    def shortest(self) -> int:
        """The proved length of the problem in plies, 0 = not known."""
        verdict = self.verdict
        return verdict.plies if verdict is not None and verdict.mate and verdict.exact else 0

    def moves(self) -> list[int]:
        """The moves that the hand may do now, those that give no check included; none while a move is judged, and
        after one that has to be taken back."""
        trial = self._trial
        if trial is None or self.is_over or trial.tried is not None:
            return []
        return trial.position.legal_moves()

    # What the person does

    def move(self, move: int) -> None:
        """Plays one of `moves`. A refused move changes nothing; the others are shown at once and judged later."""
        trial = self._trial
        if trial is None or self.is_over or trial.tried is not None:
            return
        fault = judge(trial.position, move)
        if fault is not None:
            self.judged.emit(Turn(Judgement.REFUSED, move, refusal=fault.text))
            return
        made = step(trial.position, move)
        if not gives_check(made.position):
            text = self.tr("Every move must give check.")
            self.judged.emit(Turn(Judgement.NO_CHECK, move, refusal=text))
            return
        trial.attempt(move, made)
        self._show(made)
        if is_over(made.position):
            self._solved(trial, move)
        else:
            self._await(_Wait.MOVE)

    def take_back(self) -> bool:
        """Undoes the last move and the answer to it, awaited or given; False where there is nothing to undo."""
        trial = self._trial
        if trial is None or not self.can_take_back:
            return False
        self._await(_Wait.NOTHING)
        trial.take_back()
        self._show_right(trial)
        self._measure()
        return True

    def hint(self) -> bool:
        """Asks for the next step of help in this position; a move that was no good is taken back first.

        `hinted` follows. False where it cannot be asked for now.
        """
        trial = self._trial
        if trial is None or not self.can_help:
            return False
        if trial.tried is not None:
            self.take_back()
        if trial.right.line:
            self._give_hint(trial)
        elif self._wait is _Wait.START and trial.at_start:
            self._set_wait(_Wait.HINT)  # this very question is asked already
        elif self._wait is not _Wait.HINT:
            self._await(_Wait.HINT)
        return True

    def give_up(self) -> bool:
        """Ends the attempt at the last right position; `judged` and, when it is found, `solution` follow.

        False where there is nothing to give up.
        """
        trial = self._trial
        if trial is None or self.is_over:
            return False
        self._await(_Wait.NOTHING)
        if trial.tried is not None:
            trial.take_back()
        self._attempt.stop_clock()
        self._show_right(trial, Judgement.GIVEN_UP)
        result = self._attempt.result(False, trial.ply, self.shortest)
        self.judged.emit(Turn(Judgement.GIVEN_UP, result=result))
        if trial is not self._trial or self.state is not Judgement.GIVEN_UP:
            return True  # whoever heard it began something else
        if trial.right.line:
            self.solution.emit(trial.way_out())
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
        if self._trial is not None and not self.is_over:
            self._attempt.start_clock()
        self._asking.repeat()

    # Questions and answers

    def _await(self, wait: _Wait) -> None:
        """Asks for what the position on the board is worth (the first one with START), or gives up waiting."""
        problem, trial = self.problem, self._trial
        if wait is _Wait.NOTHING or problem is None or trial is None:
            self._asking.cancel()
        else:
            question = Question(
                0,
                Ask.SOLVE,
                problem.variant,
                options=dict(problem.options),
                sfen=problem.sfen,
                moves=() if wait is _Wait.START else trial.moves,
                attacker=problem.attacker,
                milliseconds=self._asking.limit_ms,
                plies=self._plies_that_matter(trial) if wait is _Wait.MOVE else 0,
            )
            self._asking.ask(question, self.pace_ms if wait is _Wait.MOVE else 0)
        self._set_wait(wait)

    def _plies_that_matter(self, trial: Trial) -> int:
        """A mate that takes more, from the position on the board, is none for this problem; 0 = all matter."""
        stated = (self.problem.plies if self.problem is not None else 0) or self.shortest
        return max(2, stated + BEYOND - len(trial.moves)) if stated else 0

    def _set_wait(self, wait: _Wait) -> None:
        self._wait = wait
        if self.is_waiting != self._was_waiting:
            self._was_waiting = self.is_waiting
            self.waiting_changed.emit(self._was_waiting)

    def _measure(self) -> None:
        """Finds out what the problem is worth while nothing else is asked."""
        if self._trial is not None and self.verdict is None and not self.is_over and self._wait is _Wait.NOTHING:
            self._await(_Wait.START)

    def _fail(self, why: str) -> None:
        """No answer, or one that cannot be played."""
        wait, trial = self._wait, self._trial
        self._await(_Wait.NOTHING)
        if wait is _Wait.START:
            return  # nobody waits for it, and the next question will tell
        if trial is not None and trial.tried is not None:
            trial.take_back()
            self._show_right(trial)
        self.failed.emit(why)

    def _take_answer(self, verdict: Verdict) -> None:
        trial = self._trial
        assert trial is not None
        try:
            if self._wait is _Wait.MOVE:
                self._judge(trial, verdict)
            else:
                self._take_help(trial, verdict)
        except NotationError as error:
            self._fail(str(error))

    def _take_help(self, trial: Trial, verdict: Verdict) -> None:
        """The worth of a position in which the person decides."""
        wait = self._wait
        first = wait is _Wait.START or trial.at_start
        if verdict.mate:
            trial.learn(verdict.line, first)
        self._await(_Wait.NOTHING)
        if first and (self.verdict is None or self.verdict.mate is None):
            self.verdict = verdict
            self.measured.emit(verdict)
        if wait is _Wait.START or trial is not self._trial:
            return
        if not trial.right.line:
            known = verdict.mate is False
            self.failed.emit(self.tr("There is no mate here.") if known else self.tr("No mate was found in time."))
        elif wait is _Wait.HINT:
            self._give_hint(trial)
        else:
            self.solution.emit(trial.way_out())

    # Judging

    def _judge(self, trial: Trial, verdict: Verdict) -> None:
        """What the check on the board is worth."""
        assert trial.tried is not None
        move = trial.tried.move
        if verdict.mate and verdict.plies == 0:
            self._solved(trial, move)
        elif verdict.mate:
            reply = trial.answer(verdict.line)
            self._hint_step = 0
            self._show(reply)
            self._tell(Turn(Judgement.GOES_ON, move, reply))
        elif verdict.mate is False:
            refutation = trial.refute(verdict.line)
            self._attempt.mistakes += 1
            if refutation is not None:
                self._show(refutation)
            self._tell(Turn(Judgement.WRONG, move, refutation))
        elif verdict.within >= self._plies_that_matter(trial) > 0:
            self._attempt.mistakes += 1
            self._tell(Turn(Judgement.WRONG, move, within=verdict.within + 1))
        else:
            self._tell(Turn(Judgement.UNDECIDED, move))

    def _tell(self, turn: Turn) -> None:
        """What a move is worth, when the board shows it already."""
        self.state = turn.judgement
        self._await(_Wait.NOTHING)
        self.judged.emit(turn)
        self._measure()

    def _solved(self, trial: Trial, move: int) -> None:
        self.state = Judgement.SOLVED
        self._await(_Wait.NOTHING)
        self._attempt.stop_clock()
        result = self._attempt.result(True, trial.ply, self.shortest)
        self.judged.emit(Turn(Judgement.SOLVED, move, result=result))

    def _give_hint(self, trial: Trial) -> None:
        self._hint_step = min(LAST_STEP, self._hint_step + 1)
        self._attempt.hints += 1
        right = trial.right
        self.hinted.emit(hint_of(parse_move(right.line[0], right.position), self._hint_step))

    def _show(self, made: Step) -> None:
        """A move on the board."""
        self.changed.emit(made.position, made.transition)

    def _show_right(self, trial: Trial, state: Judgement = Judgement.GOES_ON) -> None:
        """The last right position as it stands."""
        self.state = state
        self._hint_step = 0
        self.changed.emit(trial.position, None)
