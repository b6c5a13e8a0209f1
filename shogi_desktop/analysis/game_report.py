"""What an analysis has found of a game, in a few numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules.board.pieces import Side

from .review import Judged, LineReview, Mark

MOST_TURNS: Final = 2


@dataclass(frozen=True)
class GameReport:
    """The accuracies of Black and White in hundredths (None = not known), their mistakes and blunders together, and the
    moves by which the game changed hands, those that cost most, the worst first."""

    accuracy: tuple[float | None, float | None]
    mistakes: tuple[int, int]
    turns: tuple[Judged, ...]


def report_of(review: LineReview) -> GameReport:
    """The report of a review."""
    sides = [review.side(side) for side in Side]
    black, white = (side.accuracy for side in sides)
    blacks, whites = (side.count(Mark.MISTAKE) + side.count(Mark.BLUNDER) for side in sides)
    turned = sorted((move for move in review.judged.values() if move.turns), key=lambda move: -move.loss)
    return GameReport((black, white), (blacks, whites), tuple(turned[:MOST_TURNS]))
