"""What a written move must tell apart: other pieces that could go to its square, promotion that could be declined."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.rules.legality import possible_moves
from shogi_desktop.rules.moves import PROMOTION, drop_kind, from_square, is_drop, to_square
from shogi_desktop.rules.pieces import make_piece
from shogi_desktop.rules.position import Position


@dataclass(frozen=True)
class Alternatives:
    """`rivals`: origins of other pieces of the same face that could reach the target; `promotion`: it could promote."""

    rivals: tuple[int, ...]
    promotion: bool


def alternatives(position: Position, move: int) -> Alternatives:
    """The alternatives to `move`, a possible move of the side to move; for a drop the pieces that could move there.

    Pieces that may not go there because their king would be exposed count too, as in printed game scores.
    """
    target = to_square(move)
    origin = -1 if is_drop(move) else from_square(move)
    piece = make_piece(drop_kind(move), position.turn) if is_drop(move) else position.piece_at(origin)
    rivals = set()
    promotion = False
    for other in possible_moves(position):
        if is_drop(other) or to_square(other) != target:
            continue
        start = from_square(other)
        if start == origin:
            promotion = promotion or bool(other & PROMOTION)
        elif position.piece_at(start) == piece:
            rivals.add(start)
    return Alternatives(tuple(sorted(rivals)), promotion)
