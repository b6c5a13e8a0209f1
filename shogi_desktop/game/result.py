"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.outcome import Outcome


class Reason(Enum):
    """What ended a game: first the ends by rule, then what players and programs do. The values are used in files."""

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
    RESIGN = "resign"
    TIME = "time"
    DECLARATION = "declaration"
    AGREEMENT = "agreement"
    IMPASSE = "impasse"
    FORFEIT = "forfeit"
    NO_MATE = "no_mate"
    ILLEGAL_MOVE = "illegal_move"
    ENGINE_FAILURE = "engine_failure"
    ABORTED = "aborted"
    OTHER = "other"


@dataclass(frozen=True)
class GameResult:
    """The end of a game; `winner` None is a draw or a game without result. `detail` says more, such as "nifu".

    `spent_ms` is the time that passed between the last move and the end; None = not known.
    """

    winner: Side | None
    reason: Reason
    detail: str = ""
    spent_ms: int | None = field(default=None, compare=False)

    @staticmethod
    def of_outcome(outcome: Outcome) -> GameResult:
        """The result that an end by rule gives."""
        return GameResult(outcome.winner, Reason(outcome.termination.value))
