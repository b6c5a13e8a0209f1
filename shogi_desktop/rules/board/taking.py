"""What a move takes, asked before it is played, and what that makes of the piece that takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from .flights import flight_step
from .moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT

if TYPE_CHECKING:
    from .board import Board


def face_after(board: Board, move: i64) -> i64:
    """What the piece of a move shows once that is made, burning aside."""
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

    Asked of moves on the board, where there is contagion.
    """
    if board.tables.royal[board.cells[move >> ORIGIN_SHIFT & SQUARE_MASK]]:
        return 0
    return last_marked(board, move, board.tables.infects)


def takes_promoted(board: Board, move: i64) -> bool:
    """Whether a move on the board takes a promoted piece."""
    return last_marked(board, move, board.tables.unpromoted) != 0


def last_marked(board: Board, move: i64, marks: vec[i64]) -> i64:
    """[piece] the last mark other than 0 of the pieces that a move on the board takes, in the order of taking."""
    cells = board.cells
    origin = move >> ORIGIN_SHIFT & SQUARE_MASK
    target = move & SQUARE_MASK
    if target != origin and marks[cells[target]] and not _was_taken_before(move, target):
        return marks[cells[target]]
    if board.tables.sweeping and board.tables.sweeps[cells[origin]]:
        step = flight_step(board, origin, target)
        square = target - step
        while step != 0 and square != origin:
            if marks[cells[square]]:
                return marks[cells[square]]
            square -= step
    at = move >> VIAS_SHIFT
    while at > 0:
        at -= 1
        mark = marks[cells[move >> (VIA_SHIFT + 11 * at) & SQUARE_MASK]]
        if mark:
            return mark
    return 0


def _was_taken_before(move: i64, target: i64) -> bool:
    """Whether a move ends on a square on which it has captured before its last one."""
    return move >> VIAS_SHIFT > 1 and move >> VIA_SHIFT & SQUARE_MASK == target
