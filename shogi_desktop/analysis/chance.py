"""The chance to win that a score means."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from shogi_desktop.game.evaluation import Score
from shogi_desktop.rules.record.variant import Variant

_SHOGI_SCALE: Final = 600.0
"""Hundredths of a pawn by which the odds grow e-fold: Ponanza's number, which programs for shogi use."""
_SHOGI_WORTH: Final = 302.5
"""What a piece of shogi is worth on the average, kings among them, in the same unit."""


def chance_of(score: Score, variant: Variant) -> float:
    """From 0 to 1, for the side to move. Where pieces are worth more, scores differ by more."""
    if score.mate is not None:
        return 1.0 if score.mate > 0 else 0.0
    return 1 / (1 + math.exp(-max(-50.0, min(score.cp / scale_of(variant), 50.0))))


@lru_cache(maxsize=8)
def scale_of(variant: Variant) -> float:
    """The score at which the odds are e to 1."""
    worth = [variant.kind(kind).worth for kind, _ in variant.array.values()]
    average = sum(worth) / max(1, len(worth))
    return _SHOGI_SCALE * average / _SHOGI_WORTH if average else _SHOGI_SCALE
