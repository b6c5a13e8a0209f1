"""What the coach can say of a move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shogi_desktop.rules.position import Position


class FactKind(Enum):
    """The first group is what the move has cost, the second what it has missed, the third what else is wrong with it.

    `line` of a fact begins with the move that was made, that of MISSES_ and BETTER_ facts with the one that was better.
    """

    ALLOWS_MATE = "allows_mate"
    LOSES_ROYAL = "loses_royal"  # the last royal piece is taken
    INTO_FIRE = "into_fire"  # pieces burn
    BURNS_OWN = "burns_own"  # by the move itself
    TAKES_OWN = "takes_own"  # by the move itself, which takes all on its way
    UNDER_JUMP = "under_jump"  # a piece is taken over others
    DOUBLE_MOVE = "double_move"  # pieces are taken that two moves in one can take with gain, and one could not
    MOVES_INTO = "moves_into"  # the piece that moved is taken
    LEAVES = "leaves"  # a piece that was attacked already is taken
    UNGUARDS = "unguards"  # a piece is taken that the moved one has protected
    OPENS = "opens"  # a piece is taken along a line that the moved one has closed
    EXPOSES = "exposes"  # a piece is taken that could not be taken with gain before
    EXCHANGE = "exchange"  # what is taken back is worth more
    FORK = "fork"  # a move attacks several pieces
    DISCOVERED = "discovered"  # a move opens the line of another piece
    PIN = "pin"  # a piece must not leave its line
    PROMOTES = "promotes"  # a piece promotes
    THREAT = "threat"  # a piece is lost in a few moves
    LOSES_LATER = "loses_later"  # a piece, in the moves that follow
    ALLOWS_ATTACK = "allows_attack"  # a piece is attacked
    KING_HUNT = "king_hunt"  # the king is checked again and again

    MISSES_MATE = "misses_mate"
    MISSES_BURNING = "misses_burning"
    MISSES_DOUBLE = "misses_double"  # two captures in one move
    MISSES_STRIKE = "misses_strike"  # a capture after which the piece goes on, or back, in the same move
    MISSES_EXCHANGE = "misses_exchange"  # a piece for one that is worth more
    MISSES_PIECE = "misses_piece"
    MISSES_PROMOTION = "misses_promotion"
    MISSES_LATER = "misses_later"  # a piece, in the moves that follow
    MISSES_FORK = "misses_fork"
    MISSES_ATTACK = "misses_attack"  # on a piece
    MISSES_HUNT = "misses_hunt"  # checks on the other king

    WRONG_DROP = "wrong_drop"  # another piece should have been dropped there
    WRONG_PLACE = "wrong_place"  # this piece, or another one, should have been dropped elsewhere
    SHELTER = "shelter"  # squares beside the king are guarded no more
    SLOWER = "slower"


MISSED = frozenset(
    {
        FactKind.MISSES_MATE,
        FactKind.MISSES_BURNING,
        FactKind.MISSES_DOUBLE,
        FactKind.MISSES_STRIKE,
        FactKind.MISSES_EXCHANGE,
        FactKind.MISSES_PIECE,
        FactKind.MISSES_PROMOTION,
        FactKind.MISSES_LATER,
        FactKind.MISSES_FORK,
        FactKind.MISSES_ATTACK,
        FactKind.MISSES_HUNT,
    }
)
"""Facts about the better line."""
TAKEN_NEXT = frozenset(
    {
        *(FactKind.INTO_FIRE, FactKind.UNDER_JUMP, FactKind.DOUBLE_MOVE, FactKind.MOVES_INTO, FactKind.LEAVES),
        *(FactKind.UNGUARDS, FactKind.OPENS, FactKind.EXPOSES, FactKind.EXCHANGE),
    }
)
"""Facts about pieces that the reply takes."""
DROPS = frozenset({FactKind.WRONG_DROP, FactKind.WRONG_PLACE})
"""Facts about pieces that stand nowhere yet."""


@dataclass(frozen=True)
class PlacedPiece:
    """A piece where it stands: its square and the piece (kind and side, as on the board)."""

    square: int
    piece: int


def placed(position: Position, square: int) -> PlacedPiece:
    """What stands on a square."""
    return PlacedPiece(square, int(position.piece_at(square)))


@dataclass(frozen=True)
class Fact:
    """One thing that the moves of `line` show, which begins in the position before the move that is judged.

    `victims` are the pieces that it is about, where they stand when the last move of the line is made (for a fork, a
    pin and an attack: when it has been made); `by` is the piece that takes, forks or promotes, where it comes from
    (square -1: from the hand). `plies` is how long a mate takes. For WRONG_DROP and WRONG_PLACE the victims are what
    was dropped and what should have been, for SHELTER the squares, with no piece, `by` the king if it has moved itself.
    """

    kind: FactKind
    line: tuple[int, ...]
    victims: tuple[PlacedPiece, ...] = ()
    by: PlacedPiece | None = None
    plies: int = 0
