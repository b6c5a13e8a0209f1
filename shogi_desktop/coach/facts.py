"""What the coach can say of a move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class FactKind(Enum):
    """The first group is what the move has cost, the second what it has missed, the third what else is wrong with it.

    `line` of a fact begins with the move that was made, that of MISSES_ and BETTER_ facts with the one that was better.
    """

    ALLOWS_MATE = "allows_mate"
    LOSES_ROYAL = "loses_royal"  # the last royal piece is taken
    INTO_FIRE = "into_fire"  # pieces burn
    UNDER_JUMP = "under_jump"  # a piece is taken over others
    MOVES_INTO = "moves_into"  # the piece that moved is taken
    LEAVES = "leaves"  # a piece that was attacked already is taken
    UNGUARDS = "unguards"  # a piece is taken that the moved one has protected
    OPENS = "opens"  # a piece is taken along a line that the moved one has closed
    EXPOSES = "exposes"  # a piece is taken that could not be taken with gain before
    EXCHANGE = "exchange"  # what is taken back is worth more
    FORK = "fork"  # a move attacks several pieces
    DISCOVERED = "discovered"  # a move opens the line of another piece
    PIN = "pin"  # a piece cannot leave its line
    PROMOTES = "promotes"  # a piece promotes
    THREAT = "threat"  # a piece is lost in a few moves

    MISSES_MATE = "misses_mate"
    MISSES_BURNING = "misses_burning"
    MISSES_DOUBLE = "misses_double"  # two captures in one move
    MISSES_PIECE = "misses_piece"
    MISSES_PROMOTION = "misses_promotion"

    WRONG_DROP = "wrong_drop"  # another piece should have been dropped
    SHELTER = "shelter"  # the king is attacked from more sides
    SLOWER = "slower"


MISSED = frozenset(
    {
        FactKind.MISSES_MATE,
        FactKind.MISSES_BURNING,
        FactKind.MISSES_DOUBLE,
        FactKind.MISSES_PIECE,
        FactKind.MISSES_PROMOTION,
    }
)
"""Facts about the better line."""


@dataclass(frozen=True)
class Seen:
    """A piece where it stands: its square and the piece (kind and side, as on the board)."""

    square: int
    piece: int


@dataclass(frozen=True)
class Fact:
    """One thing that the moves of `line` show, which begins in the position before the move that is judged.

    `victims` are the pieces that it is about, where they stand when the last move of the line is made (for a fork and a
    threat: when the first reply has been made); `by` is the piece that takes, forks or promotes, where it comes from
    (square -1: from the hand). `plies` is how long a mate takes. For WRONG_DROP the victims are what was dropped and
    what should have been.
    """

    kind: FactKind
    line: tuple[int, ...]
    victims: tuple[Seen, ...] = ()
    by: Seen | None = None
    plies: int = 0
