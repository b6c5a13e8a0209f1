"""What an engine thought of a position of a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Score:
    """For the side to move: hundredths of a pawn, or plies to a mate (negative: it is mated; UNKNOWN_MATE of USI: in
    nobody knows how many). `bound` is "", "lowerbound" or "upperbound"."""

    cp: int = 0
    mate: int | None = None
    bound: str = ""


@dataclass(frozen=True)
class Evaluation:
    """A score, the line of play that it expects from the position on (moves as USI writes them), how deep it was looked
    at, in how many positions, and by whom; 0 and "" where that is not known."""

    score: Score
    line: tuple[str, ...] = ()
    depth: int = 0
    nodes: int = 0
    engine: str = ""
