"""Flights: moves that take everything they pass over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .tables import SWEEP

if TYPE_CHECKING:
    from .board import Board


def flight_step(board: Board, origin: i64, target: i64) -> i64:
    """The step of the flight that leads the piece on `origin` to `target`, 0 where it goes there otherwise."""
    tables = board.tables
    piece = board.cells[origin]
    for ray in range(tables.special_first[piece], tables.special_first[piece + 1]):
        if tables.special_block[ray] != SWEEP:
            continue
        step = tables.special_step[ray]
        square = origin + step
        while tables.wall[square] == 0:
            if square == target:
                return step
            square += step
    return 0
