"""The problems of a set by their lengths, where that makes a large set easier to look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.mating.problem import ProblemSet

MOST: Final = 6
"""How many lengths can be told apart in one row of buttons."""


@dataclass(frozen=True)
class Group:
    """Problems of one length in plies (0: of any), by their places in the set."""

    plies: int
    places: tuple[int, ...]


def groups_of(problem_set: ProblemSet, by_length: bool) -> tuple[Group, ...]:
    """One group for each length, the shortest first; one for all where lengths are few, many, unknown or not wished."""
    everything = Group(0, tuple(range(len(problem_set.problems))))
    lengths = sorted({problem.plies for problem in problem_set.problems})
    if not by_length or not 1 < len(lengths) <= MOST or lengths[0] == 0:
        return (everything,)
    return tuple(
        Group(plies, tuple(n for n, problem in enumerate(problem_set.problems) if problem.plies == plies))
        for plies in lengths
    )
