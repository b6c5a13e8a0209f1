"""Sides and pieces as small ints.

A piece is `kind << 1 | side`; kinds count from 1, so 0 is an empty square and 1 the wall around the board.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from mypy_extensions import i64

EMPTY: Final = 0
WALL: Final = 1


class Side(IntEnum):
    """The two players; Black (sente) moves first in even games and sits at the bottom."""

    BLACK = 0
    WHITE = 1

    @property
    def other(self) -> Side:
        return Side.WHITE if self is Side.BLACK else Side.BLACK


def make_piece(kind: i64, side: i64) -> i64:
    return kind << 1 | side


def kind_of(piece: i64) -> i64:
    return piece >> 1


def side_of(piece: i64) -> i64:
    return piece & 1
