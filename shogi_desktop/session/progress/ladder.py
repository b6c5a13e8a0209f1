"""Ranks, and what they are in Elo: the ten levels of the computer are the marks of the scale."""

from __future__ import annotations

import math
from typing import Final

from ..play.setup import LEVELS
from .glicko import Strength

RANKS_OF_LEVEL: Final = 2
"""Ranks from one level to the next: they are called 15 kyu, 13 kyu ... 1 kyu, 2 dan, 4 dan."""
_LEVEL_OF_ONE_KYU: Final = 8
ELO_OF_LEVEL: Final = 400 * math.log10(9)
"""A level beats the one below it nine times out of ten (tests/benchmarks/levels.py measures it)."""
ELO_OF_RANK: Final = ELO_OF_LEVEL / RANKS_OF_LEVEL
_ELO_OF_ONE_KYU: Final = 1500.0  # any number would do
LOWEST: Final = -24
HIGHEST: Final = 9
"""25 kyu and 9 dan: what lies beyond has no name."""
ALIKE: Final = 0.0
"""The deviation of a level: it plays alike every day."""


def level_strength(level: int) -> Strength:
    """What a level (1 to 10) is worth."""
    return Strength(_ELO_OF_ONE_KYU + (level - _LEVEL_OF_ONE_KYU) * ELO_OF_LEVEL, ALIKE)


def rank_of(rating: float) -> int:
    """The nearest rank: 1 is 1 dan, 2 is 2 dan ...; 0 is 1 kyu, -1 is 2 kyu ..."""
    return min(max(round((rating - _ELO_OF_ONE_KYU) / ELO_OF_RANK), LOWEST), HIGHEST)


def rating_of(rank: float) -> float:
    """The rating in the middle of a rank."""
    return _ELO_OF_ONE_KYU + rank * ELO_OF_RANK


def ranks_in(elo: float) -> int:
    """How many ranks a difference is, a begun one counted."""
    return math.ceil(elo / ELO_OF_RANK)


def nearest_level(rating: float) -> int:
    """The level that a player of this rating meets on equal terms."""
    level = _LEVEL_OF_ONE_KYU + round((rating - _ELO_OF_ONE_KYU) / ELO_OF_LEVEL)
    return min(max(level, LEVELS[0]), LEVELS[-1])
