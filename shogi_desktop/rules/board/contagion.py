"""Contagion: what a capture makes of the piece that takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .flights import flight_step
from .moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT

if TYPE_CHECKING:
    from .board import Board


def face_after(board: Board, move: i64) -> i64:
    """What the piece of a move shows once that is made, burning aside: asked before it is played."""
    tables = board.tables
    origin = move >> ORIGIN_SHIFT & SQUARE_MASK
    if move & DROP:
        return origin << 1 | board.turn
    piece = board.cells[origin]
    if tables.contagion:
        kind = infection(board, move)
        if kind:
            return kind << 1 | piece & 1
    return tables.promoted[piece] if move & PROMOTION else piece


def infection(board: Board, move: i64) -> i64:
    """The kind that the mover becomes by what it takes, 0 where it stays what it is; the last piece taken decides.

    Asked before a move on the board is played, where there is contagion.
    """
    tables = board.tables
    origin = move >> ORIGIN_SHIFT & SQUARE_MASK
    if tables.royal[board.cells[origin]]:
        return 0
    kind: i64 = 0
    target = move & SQUARE_MASK
    if target != origin:
        kind = tables.infects[board.cells[target]]
    if kind == 0 and tables.sweeping and tables.sweeps[board.cells[origin]]:
        step = flight_step(board, origin, target)
        square = target - step
        while kind == 0 and step != 0 and square != origin:
            kind = tables.infects[board.cells[square]]
            square -= step
    at = move >> VIAS_SHIFT
    while kind == 0 and at > 0:
        at -= 1
        kind = tables.infects[board.cells[move >> (VIA_SHIFT + 11 * at) & SQUARE_MASK]]
    return kind
