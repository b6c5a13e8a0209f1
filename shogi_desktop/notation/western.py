"""Moves in Western notation after George Hodges: `P-7f`, `Bx3c+`, `S-3c=`, `P*5e`, `G6i-5h`.

Piece (`+` before a promoted one), then its square where another of the same face could make the move, then `-`,
`x` for a capture or `*` for a drop, then the square with its file as a number and its rank as a letter; `+`
promotes, `=` declines to.
"""

from __future__ import annotations

from shogi_desktop.notation.ambiguity import alternatives
from shogi_desktop.rules.moves import drop_kind, from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.pieces import EMPTY, kind_of
from shogi_desktop.rules.position import Position


def format_move(position: Position, move: int) -> str:
    """Text of a move that is possible in `position`."""
    variant = position.variant
    target = to_square(move)
    where = variant.square_name(target)
    if is_drop(move):
        return f"{variant.kind(drop_kind(move)).code}*{where}"
    origin = from_square(move)
    others = alternatives(position, move)
    piece = variant.kind(kind_of(position.piece_at(origin))).code
    start = variant.square_name(origin) if others.rivals else ""
    how = "-" if position.piece_at(target) == EMPTY else "x"
    decision = "+" if is_promotion(move) else "=" if others.promotion else ""
    return piece + start + how + where + decision
