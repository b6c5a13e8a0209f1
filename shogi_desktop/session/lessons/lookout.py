"""What a piece could do if it were its side's turn: facts for those who look where an enemy piece strikes."""

from __future__ import annotations

from shogi_desktop.rules.board.moves import from_square, is_drop
from shogi_desktop.rules.legality import possible_moves
from shogi_desktop.rules.position import Position

from .practice import practice_moves


def piece_moves(position: Position, square: int) -> list[int]:
    """The moves of the piece on `square`, whoever's turn it is; none where the square is empty.

    A piece strikes where it goes even if it is pinned or its king is in check, so neither is asked.
    """
    piece = int(position.piece_at(square))
    if not piece:
        return []
    board = position.copy()
    board.set_turn(piece & 1)
    moves = practice_moves(board) if board.takes_royals else possible_moves(board)
    return [move for move in moves if not is_drop(move) and from_square(move) == square]
