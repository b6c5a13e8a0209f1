"""How a position and its history can end a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .board.pieces import Side


class Termination(Enum):
    """What the rules alone can end a game by; the values are used in files."""

    CHECKMATE = "checkmate"
    NO_MOVES = "no_moves"
    REPETITION = "repetition"
    STARTED_REPETITION = "started_repetition"
    PERPETUAL_CHECK = "perpetual_check"
    MOVE_LIMIT = "move_limit"
    QUIET_LIMIT = "quiet_limit"
    TRY = "try"
    ROYALS_LOST = "royals_lost"
    BARE_KING = "bare_king"


@dataclass(frozen=True)
class Outcome:
    """The end of a game by the rules; `winner` is None for a draw."""

    winner: Side | None
    termination: Termination
