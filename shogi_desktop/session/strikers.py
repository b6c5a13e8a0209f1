"""Who strikes a square: facts for those who ask what attacks it and what defends it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import from_square, is_drop, is_pass, to_square, vias
from shogi_desktop.rules.board.pieces import Side, make_piece
from shogi_desktop.rules.position import Position


def strikers(position: Position, square: int, side: Side) -> list[int]:
    """The squares of the pieces of `side` that could capture on `square` if an enemy stood there, in reading order.

    Pins, checks and bans are not asked, as for the lines that a player sees. Where a piece of the same side stands,
    those that defend it are told.
    """
    board = position.copy()
    there = int(board.piece_at(square))
    if not there or there & 1 == side:
        stand_in = next(kind.id for kind in board.variant.every_kind if not kind.royal and not kind.jump_rank)
        board.put(square, make_piece(stand_in, side.other))
    board.set_turn(side)
    board.royals = vec[i64]([max(1, int(count)) for count in board.royals])
    found = {
        int(from_square(move))
        for move in board.unjudged_moves()
        if not is_drop(move) and not is_pass(move) and square in (*vias(move), to_square(move))
    }
    return [each for each in board.variant.squares if each in found and each != square]
