"""The moves that decided a game, as an analysis has found them."""

from __future__ import annotations

from typing import Final

from .review import Judged, LineReview

MOST_TURNS: Final = 2


def turning_points(review: LineReview) -> tuple[Judged, ...]:
    """The moves by which the game changed hands, those that cost most, in the order of the game."""
    turned = sorted((move for move in review.judged.values() if move.turns), key=lambda move: -move.loss)
    return tuple(sorted(turned[:MOST_TURNS], key=lambda move: move.node.ply))
