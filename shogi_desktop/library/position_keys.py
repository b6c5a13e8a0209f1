"""By which number the index knows a position, and what a position and its moves are in the mirror."""

from __future__ import annotations

from functools import cache
from typing import Final
from zlib import crc32

from shogi_desktop.rules import Position, Side, Variant
from shogi_desktop.rules.board.hashing import hash_key
from shogi_desktop.rules.board.moves import ORIGIN_SHIFT, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT, is_drop

_SQUARE_BITS: Final = 11


@cache
def board_stamp(variant: Variant) -> int:
    """Tells apart the boards and pieces of variants: what a packed move or the key of a position means follows from
    them. Rules that change neither change nothing here."""
    codes = ",".join(kind.code if kind else "" for kind in variant.kinds)
    return int(hash_key(crc32(f"{variant.name} {variant.files} {variant.ranks} {codes}".encode())))


def position_key(position: Position) -> int:
    """63 bits for the pieces on the board and in hand, the side to move, and what rulings keep beside them."""
    return int(position.key) ^ board_stamp(position.variant)


def mirrored_square(square: int, variant: Variant) -> int:
    """The square on the other side of the middle file."""
    return variant.square(variant.files + 1 - variant.file_of(square), variant.rank_of(square))


def mirrored_move(move: int, variant: Variant) -> int:
    """The same move in the mirror."""
    mirrored = move & ~SQUARE_MASK | mirrored_square(move & SQUARE_MASK, variant)
    shifts = [] if is_drop(move) else [ORIGIN_SHIFT]
    shifts += [VIA_SHIFT + _SQUARE_BITS * n for n in range(move >> VIAS_SHIFT)]
    for shift in shifts:
        square = mirrored_square(move >> shift & SQUARE_MASK, variant)
        mirrored = mirrored & ~(SQUARE_MASK << shift) | square << shift
    return mirrored


def mirrored_position(position: Position) -> Position:
    """The position with left and right exchanged, without history."""
    variant = position.variant
    mirrored = Position.empty(variant)
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece:
            mirrored.put(mirrored_square(square, variant), piece)
    for side in Side:
        for kind in variant.hand_kinds:
            mirrored.set_hand(side, kind, position.hand_count(side, kind))
    mirrored.set_turn(int(position.turn))
    return mirrored
