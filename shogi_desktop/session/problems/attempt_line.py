"""The moves of one attempt at a mate problem: right ones with their answers, and the one that is tried."""

from __future__ import annotations

from dataclasses import dataclass, replace

from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.rules.position import Position

from ..played_move import PlayedMove
from .board import checked_line, checked_move
from .judgement import JudgedMove, Judgement


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
            raise NotationError("the defender cannot answer")
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
