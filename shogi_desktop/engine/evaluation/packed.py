"""Pairs of numbers in one int, which can be added and subtracted as they are."""

from __future__ import annotations

from typing import Final

HALF: Final = 32
"""The first number of a pair stands above this bit."""
LOW: Final = (1 << HALF) - 1
"""The second one, where it is never negative."""


def pack(opening: int, ending: int) -> int:
    """A score for the opening and one for the end of a game."""
    return (opening << HALF) + ending
