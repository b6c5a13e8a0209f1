"""Mates that a move allows."""

from __future__ import annotations

from shogi_desktop.game.notes import SHORT_MATE, Score
from shogi_desktop.notation.wire.usi_lines import UNKNOWN_MATE


def leaves_mate(before: Score, after: Score) -> bool:
    """Whether a short mate can follow a move, by the scores before and after it, that another move would have put off
    at least, however bad all is already."""
    had, mate = before.mate, after.mate
    if mate is None or not 0 < mate <= SHORT_MATE:
        return False
    return had is None or had > 0 or (had != -UNKNOWN_MATE and -had > mate + 1)
