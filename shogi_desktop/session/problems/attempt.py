"""One attempt at a mate problem: where the person stands, what it has cost so far, and what has come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.errors import NotationError, RecordMessage
from shogi_desktop.rules.position import Position

from ..moves import PlayedMove, played_move, why_illegal
from .judgement import (
    LAST_STEP,
    AttemptResult,
    JudgedMove,
    Judgement,
    ProblemHint,
    checked_line,
    checked_move,
    gives_check,
    hint_of,
)


@dataclass(frozen=True)
class Right:
    """A position in which the person decides; right moves led to it. `line` is a mate from here, if one is known."""

    position: Position
    line: tuple[int, ...] = ()


@dataclass(frozen=True)
class Tried:
    """A check that awaits its answer, or did not go on; `reply` refutes it."""

    played: PlayedMove
    reply: PlayedMove | None = None

    @property
    def move(self) -> int:
        return self.played.transition.move


class AttemptLine:
    """Where the person stands: the last right position, and what was tried there (`tried`, None = nothing)."""

    def __init__(self, start: Position) -> None:
        self.tried: Tried | None = None
        self._rights = [Right(start)]

    @property
    def start(self) -> Position:
        """The position of the problem."""
        return self._rights[0].position

    @property
    def right(self) -> Right:
        """The last right position."""
        return self._rights[-1]

    @property
    def at_start(self) -> bool:
        """Whether the last right position is the first one."""
        return len(self._rights) == 1

    @property
    def position(self) -> Position:
        """What stands on the board; not to be changed."""
        if self.tried is not None:
            return (self.tried.reply or self.tried.played).position
        return self.right.position

    @property
    def ply(self) -> int:
        """How many moves, of both sides, led to the position on the board."""
        return int(self.position.ply - self.start.ply)

    @property
    def can_take_back(self) -> bool:
        return self.tried is not None or not self.at_start

    def attempt(self, check: PlayedMove) -> None:
        """A check is tried."""
        self.tried = Tried(check)

    def judge(self, verdict: Verdict, plies: int) -> JudgedMove:
        """What the move that is tried is worth: a right one is answered, a wrong one refuted, where a reply is known.

        Mates longer than `plies` do not matter (0 = all do). NotationError for a reply that cannot be.
        """
        assert self.tried is not None
        move = self.tried.move
        if verdict.mate and verdict.length == 0:
            return JudgedMove(Judgement.SOLVED, move, useless=verdict.useless > 0)
        if verdict.mate:
            return JudgedMove(Judgement.GOES_ON, move, self._answer(self.tried, verdict.useful_line))
        if verdict.mate is False:
            return JudgedMove(Judgement.WRONG, move, self._refute(self.tried, verdict.line))
        if verdict.within >= plies > 0:
            return JudgedMove(Judgement.WRONG, move, within=verdict.within + 1)
        return JudgedMove(Judgement.UNDECIDED, move)

    def _answer(self, tried: Tried, line: tuple[int, ...]) -> PlayedMove:
        """`line` begins with the answer. A mate that was found in the last moment has none: then any answer will do."""
        after = tried.played.position
        line = line or tuple(after.legal_moves()[:1])
        made = checked_line(after, line)
        if not made:
            raise NotationError(RecordMessage.NO_ANSWER)
        self._rights.append(Right(made[0].position, line[1:]))
        self.tried = None
        return made[0]

    def _refute(self, tried: Tried, line: tuple[int, ...]) -> PlayedMove | None:
        """`line` begins with the reply, if one is known."""
        reply = checked_move(tried.played.position, line[0]) if line else None
        self.tried = replace(tried, reply=reply)
        return reply

    def learn(self, line: tuple[int, ...], first: bool) -> None:
        """A mate from the last right position (from the first one with `first`). NotationError for what is no move."""
        at = 0 if first else -1
        if not self._rights[at].line:
            checked_line(self._rights[at].position, line)
            self._rights[at] = replace(self._rights[at], line=line)

    def take_back(self) -> None:
        """Undoes the move that is tried, else the last right one with its answer."""
        if self.tried is not None:
            self.tried = None
        elif not self.at_start:
            self._rights.pop()

    def restart(self) -> None:
        self.tried = None
        del self._rights[1:]

    def way_out(self) -> list[PlayedMove]:
        """The known mate from the last right position, move by move."""
        return checked_line(self.right.position, self.right.line)


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
        fault = why_illegal(self.line.position, move)
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

    def next_hint(self) -> ProblemHint:
        """The next step of help towards the known mate."""
        self._hint_step = min(LAST_STEP, self._hint_step + 1)
        self._hints += 1
        return hint_of(self.line.right.line[0], self._hint_step)

    def _end(self, state: Judgement, shortest: int) -> AttemptResult:
        self.state = state
        self.stop_clock()
        solved = state is Judgement.SOLVED
        return AttemptResult(
            solved, self.line.ply, shortest, self._hints, not solved, self.elapsed_ms(), self._mistakes
        )

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
