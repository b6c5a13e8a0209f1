"""What a person has done of a problem, in one word."""

from __future__ import annotations

from enum import Enum, auto

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
