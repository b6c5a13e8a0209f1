"""One attempt at a mate problem: where the person stands, what it has cost so far, and what has come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shogi_desktop.mating.verdict import Verdict

from ..played_move import PlayedMove, played_move
from ..refusal import judge
from .attempt_line import AttemptLine
from .board import gives_check
from .judgement import LAST_STEP, Hint, JudgedMove, Judgement, Result, hint_of


class Attempt:
    """Knows no engine: what moves are worth is told by verdicts. Its clock stands still until it is started.

    `state` is GOES_ON while the person is to find a move or a check is judged, WRONG or UNDECIDED with one that has to
    be taken back, SOLVED or GIVEN_UP when it is over.
    """

    def __init__(self, line: AttemptLine, now: Callable[[], float], hints: int = 0) -> None:
        """`now` tells the time in seconds, from any beginning, never backwards; `hints` were given already."""
        self.line = line
        self.state = Judgement.GOES_ON
        self._now = now
        self._hints = hints
        self._mistakes = 0
        self._hint_step = 0
        self._earlier = 0.0
        self._since: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether the problem is solved or given up."""
        return self.state in (Judgement.SOLVED, Judgement.GIVEN_UP)

    @property
    def is_open(self) -> bool:
        """Whether the person is to find a move."""
        return not self.is_over and self.line.tried is None

    @property
    def can_take_back(self) -> bool:
        return not self.is_over and self.line.can_take_back

    def moves(self) -> list[int]:
        """The moves that the hand may do now, those that give no check included."""
        return self.line.position.legal_moves() if self.is_open else []

    # Moves

    def play(self, move: int) -> PlayedMove | JudgedMove:
        """Plays one of `moves`; one that is refused, or no check, changes nothing and is judged at once."""
        fault = judge(self.line.position, move)
        if fault is not None:
            return JudgedMove(Judgement.REFUSED, move, refusal=fault.text)
        made = played_move(self.line.position, move)
        if not gives_check(made.position):
            return JudgedMove(Judgement.NO_CHECK, move)
        self.line.attempt(made)
        return made

    def judge(self, verdict: Verdict, plies: int, shortest: int) -> JudgedMove:
        """What the check on the board is worth. Mates longer than `plies` do not matter (0 = all do); `shortest` is
        the proved length of the problem, 0 = not known. NotationError for a reply that cannot be."""
        judged = self.line.judge(verdict, plies)
        if judged.judgement is Judgement.SOLVED:
            return self.solve(judged, shortest)
        self._mistakes += judged.judgement is Judgement.WRONG
        if judged.judgement is Judgement.GOES_ON:
            self._hint_step = 0
        self.state = judged.judgement
        return judged

    def solve(self, judged: JudgedMove, shortest: int) -> JudgedMove:
        """The move that is tried solves the problem; with the result."""
        return replace(judged, result=self._end(judged.judgement, shortest))

    def give_up(self, shortest: int) -> JudgedMove:
        """It ends at the last right position."""
        return JudgedMove(Judgement.GIVEN_UP, result=self._end(Judgement.GIVEN_UP, shortest))

    def go_on(self) -> None:
        """The person is to find a move at the last right position."""
        self.state = Judgement.GOES_ON
        self._hint_step = 0

    def next_hint(self) -> Hint:
        """The next step of help towards the known mate."""
        self._hint_step = min(LAST_STEP, self._hint_step + 1)
        self._hints += 1
        return hint_of(self.line.right.line[0], self._hint_step)

    def _end(self, state: Judgement, shortest: int) -> Result:
        self.state = state
        self.stop_clock()
        solved = state is Judgement.SOLVED
        return Result(solved, self.line.ply, shortest, self._hints, not solved, self.elapsed_ms(), self._mistakes)

    # The clock

    def start_clock(self) -> None:
        if self._since is None:
            self._since = self._now()

    def stop_clock(self) -> None:
        if self._since is not None:
            self._earlier += self._now() - self._since
            self._since = None

    def elapsed_ms(self) -> int:
        running = self._now() - self._since if self._since is not None else 0.0
        return round((self._earlier + running) * 1000)
