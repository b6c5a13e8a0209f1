"""A move is one int of at most 62 bits.

    bits 0-10 target   11-21 origin (a drop: the kind it shows)   22-32, 33-43, 44-54 squares passed through
    bits 55-56 promotion (0 no, 1 yes)   57-59 what it is (BOARD, DROP, PASS)   60-61 number of squares passed through

Squares are indices of the padded board (see `variant.Geometry`), below 2048 up to 36 x 36.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_MOVE: Final = 0

SQUARE_MASK: Final = 0x7FF
ORIGIN_SHIFT: Final = 11
PROMOTION: Final = 1 << 55
DROP: Final = 1 << 57
PASS: Final = 2 << 57
FORM_MASK: Final = 7 << 57
VIA_SHIFT: Final = 22
VIAS_SHIFT: Final = 60
MOST_SQUARES: Final = 5  # of a move: where it begins, three on which it captures on its way, where it ends


def board_move(origin: i64, target: i64, promote: bool = False) -> i64:
    """A move of a piece on the board."""
    move = target | origin << ORIGIN_SHIFT
    if promote:
        move |= PROMOTION
    return move


def drop_move(kind: i64, target: i64) -> i64:
    """A drop of a piece from the mover's hand, which shows `kind`: that of the hand, or its other face."""
    return target | kind << ORIGIN_SHIFT | DROP


def two_leg_move(origin: i64, via: i64, target: i64, promote: bool = False) -> i64:
    """A move that captures on `via` and goes on to `target`, or back to `origin` (igui)."""
    move = target | origin << ORIGIN_SHIFT | via << VIA_SHIFT | 1 << VIAS_SHIFT
    if promote:
        move |= PROMOTION
    return move


def walking_move(squares: list[int], promote: bool = False) -> i64:
    """A move along squares, from the origin to the target; it captures on those between: at most three."""
    move = board_move(squares[0], squares[-1], promote)
    for n in range(len(squares) - 2):
        via: i64 = squares[n + 1]
        move |= via << (VIA_SHIFT + 11 * n)
    count: i64 = len(squares) - 2
    return move | count << VIAS_SHIFT


def pass_move(origin: i64) -> i64:
    """A piece that can step out and home does so: the turn passes."""
    return origin | origin << ORIGIN_SHIFT | PASS


def to_square(move: i64) -> i64:
    return move & SQUARE_MASK


def from_square(move: i64) -> i64:
    """Origin of a board move; meaningless for drops."""
    return move >> ORIGIN_SHIFT & SQUARE_MASK


def vias(move: i64) -> list[int]:
    """Squares on which the move captures before its last leg, in order."""
    count = move >> VIAS_SHIFT
    return [int(move >> (VIA_SHIFT + 11 * n) & SQUARE_MASK) for n in range(count)]


def is_pass(move: i64) -> bool:
    return move & FORM_MASK == PASS


def is_drop(move: i64) -> bool:
    return move & FORM_MASK == DROP


def drop_kind(move: i64) -> i64:
    """What a drop puts on the board; meaningless for board moves."""
    return move >> ORIGIN_SHIFT & SQUARE_MASK


def is_promotion(move: i64) -> bool:
    return move & PROMOTION != 0
