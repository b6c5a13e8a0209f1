"""Fire: how many burners of each side stand beside a square, kept as they come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .moves import SQUARE_MASK

if TYPE_CHECKING:
    from .board import Board

SECOND_GONE: Final = 11


def burner_beside(board: Board, square: i64, side: i64, gone: i64) -> bool:
    """Whether an enemy burner of `side` stands beside a square, one on the square `gone` left aside (0 = none), and one
    on a second square that stands above it, from bit SECOND_GONE on."""
    tables = board.tables
    if board.fire[(side ^ 1) * tables.size + square] == 0:
        return False
    if gone == 0:
        return True
    for step in tables.king_step:
        other = board.cells[square + step]
        if tables.burns[other] == 0 or other & 1 == side:
            continue
        if square + step != gone & SQUARE_MASK and square + step != gone >> SECOND_GONE:
            return True
    return False


def kindle(board: Board, square: i64, side: i64, times: i64) -> None:
    """A burner of a side has come to a square (times 1) or leaves it (-1)."""
    base = side * board.tables.size + square
    for step in board.tables.king_step:
        board.fire[base + step] += times
