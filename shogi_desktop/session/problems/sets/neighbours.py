"""Which problem comes next."""

from __future__ import annotations

from collections.abc import Sequence

from .marks import ProblemMark


def next_place(order: Sequence[int], place: int, marks: Sequence[ProblemMark]) -> int | None:
    """The next problem that is not solved, from the beginning again after the last; after all simply the next one.

    `order` tells the places as the person sees them, `marks` what was done of each place. None at the very end.
    """
    at = order.index(place)
    for other in (*order[at + 1 :], *order[:at]):
        if not marks[other].solved:
            return other
    return order[at + 1] if at + 1 < len(order) else None


def previous_place(order: Sequence[int], place: int) -> int | None:
    """The problem before, solved or not; None for the first."""
    at = order.index(place)
    return order[at - 1] if at else None
