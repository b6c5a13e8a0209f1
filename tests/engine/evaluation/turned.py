"""Positions seen from the other side of the board."""

from __future__ import annotations

from shogi_desktop.rules import Position
from shogi_desktop.rules.board.pieces import kind_of, make_piece, side_of


def turned(position: Position) -> Position:
    """The same position seen from the other side of the board."""
    variant = position.variant
    other = Position.empty(variant)
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece:
            opposite = variant.square(
                variant.files + 1 - variant.file_of(square), variant.ranks + 1 - variant.rank_of(square)
            )
            other.put(opposite, int(make_piece(kind_of(piece), side_of(piece) ^ 1)))
    for side in range(2):
        for kind in variant.hand_kinds:
            other.set_hand(side ^ 1, kind, position.hand_count(side, kind))
    other.set_turn(1 - position.turn)
    return other
