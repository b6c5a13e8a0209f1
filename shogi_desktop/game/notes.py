"""What is kept with the moves of a game: how it ended, what an engine thought of a position, what somebody drew on
it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.outcome import Outcome

SHORT_MATE: Final = 3
"""Plies of a mate that anybody should have seen: to allow it is a blunder, however bad all is already."""
UNKNOWN_MATE: Final = 9999
"""Plies of a mate whose length an engine does not tell (`score mate +` and `score mate -` of USI)."""


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


@dataclass(frozen=True)
class Score:
    """For the side to move: hundredths of a pawn, or plies to a mate (negative: it is mated; UNKNOWN_MATE: in nobody
    knows how many). `bound` is "", "lowerbound" or "upperbound"."""

    cp: int = 0
    mate: int | None = None
    bound: str = ""


def leaves_mate(before: Score, after: Score) -> bool:
    """Whether a short mate can follow a move, by the scores before and after it, that another move would have put off
    at least, however bad all is already."""
    had, mate = before.mate, after.mate
    if mate is None or not 0 < mate <= SHORT_MATE:
        return False
    return had is None or had > 0 or (had != -UNKNOWN_MATE and -had > mate + 1)


@dataclass(frozen=True)
class Evaluation:
    """A score, the line of play that it expects from the position on (moves as USI writes them), how deep it was looked
    at, in how many positions, and by whom; 0 and "" where that is not known."""

    score: Score
    line: tuple[str, ...] = ()
    depth: int = 0
    nodes: int = 0
    engine: str = ""


COLORS: Final = ("green", "red", "blue", "yellow")
MOST: Final = 200
"""Drawings on one position; more would hide it."""


@dataclass(frozen=True, order=True)
class Drawing:
    """A circle round `square`, or an arrow to it from the square `origin`, or from the pieces of a kind that a side has
    in hand (`kind`, `side`). `origin` -1: from no square; `kind` 0: from no hand."""

    square: int
    origin: int = -1
    kind: int = 0
    side: int = 0
    color: str = COLORS[0]

    @property
    def is_circle(self) -> bool:
        return self.origin < 0 and not self.kind


def drawn_next(drawings: tuple[Drawing, ...], drawing: Drawing) -> tuple[Drawing, ...]:
    """The drawings with one more in the first colour, or with the next colour where it is there, after the last none:
    for hands that have no key to choose one."""
    known = next((each for each in drawings if replace(each, color=drawing.color) == drawing), None)
    if known is None:
        return toggled(drawings, replace(drawing, color=COLORS[0]))
    after = COLORS.index(known.color) + 1
    return toggled(drawings, replace(known, color=COLORS[after]) if after < len(COLORS) else known)


def toggled(drawings: tuple[Drawing, ...], drawing: Drawing) -> tuple[Drawing, ...]:
    """The drawings with one more: drawn again in its colour it is rubbed out, in another one it changes colour."""
    others = tuple(known for known in drawings if replace(known, color=drawing.color) != drawing)
    if drawing in drawings:
        return others
    return tuple(sorted([*others, drawing])) if len(others) < MOST else drawings
