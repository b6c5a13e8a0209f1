"""Scores as ints in hundredths of a pawn for the side to move, mates and game ends included."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MATE: Final = 1_000_000_000
"""Score of having mated; being about to mate in n plies is MATE - n. No army that a record can state is worth as much.
"""
MATE_BOUND: Final = MATE - 1_000
RULE_WIN: Final = MATE - 2_000
"""The opponent loses by a rule of repetition (perpetual check); less than any mate, more than any position."""
EVALUATION_LIMIT: Final = MATE - 10_000
INFINITE: Final = MATE + 5_000
DRAW: Final = 0
_MOST_TOLD: Final = 100_000
NONE: Final = 1 << 40
"""Not a score: the question is open."""


def mate_plies(score: i64) -> i64:
    """Plies to the mate that `score` promises, negative where the side to move is mated; 0 where it is no mate."""
    if score >= MATE_BOUND:
        return MATE - score
    if score <= -MATE_BOUND:
        return -MATE - score
    return 0


def centipawns(score: i64) -> i64:
    """A score as others are told it, for whom a game decided by a rule of repetition is won by no more than material
    could win it."""
    if score > _MOST_TOLD:
        return _MOST_TOLD
    return -_MOST_TOLD if score < -_MOST_TOLD else score


def to_table(score: i64, ply: i64) -> i64:
    """A score found `ply` plies below the root as it is stored: ends of the game counted from the stored position."""
    if score > EVALUATION_LIMIT:
        return score + ply
    if score < -EVALUATION_LIMIT:
        return score - ply
    return score


def from_table(score: i64, ply: i64) -> i64:
    """Takes `to_table` back at another distance from the root."""
    if score > EVALUATION_LIMIT:
        return score - ply
    if score < -EVALUATION_LIMIT:
        return score + ply
    return score
