"""What a person has done of a problem, in one word."""

from __future__ import annotations

from datetime import datetime
from enum import Enum, auto

from ...practice.schedule import is_due
from ..progress import Done


class ProblemMark(Enum):
    """What a person has done of a problem."""

    NEW = auto()
    TRIED = auto()
    HELPED = auto()
    SOLVED = auto()

    @property
    def solved(self) -> bool:
        """Whether it was solved, with help or without."""
        return self in (ProblemMark.HELPED, ProblemMark.SOLVED)


def mark_of(done: Done) -> ProblemMark:
    """The mark of what has become of a problem."""
    if done.clean or done.best_ms:
        return ProblemMark.SOLVED
    if done.solved:
        return ProblemMark.HELPED
    return ProblemMark.TRIED if done.tries else ProblemMark.NEW


def practice_mark(memory: str, now: datetime) -> ProblemMark:
    """The mark of a position to practise."""
    if not memory:
        return ProblemMark.NEW
    return ProblemMark.TRIED if is_due(memory, now) else ProblemMark.SOLVED
