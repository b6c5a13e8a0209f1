"""Moves that differ only in a promotion that costs nothing, as of a rook, bishop or pawn in shogi: they are one."""

from __future__ import annotations

from shogi_desktop.rules.board.moves import PROMOTION, is_drop, is_promotion
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.movement import Movement, Ray


def are_one(first: int, second: int, position: Position) -> bool:
    """Whether two legal moves of a position are the same but for such a promotion."""
    return idea_of(first, position) == idea_of(second, position)


def idea_of(move: int, position: Position) -> int:
    """The move without its promotion, where the promoted piece moves in all the ways of the other one; else itself."""
    if is_drop(move) or not is_promotion(move):
        return move
    plain = move & ~PROMOTION
    variant = position.variant
    kind = variant.kind(kind_of(position.face_after(plain)))
    promoted = kind.promotes_to
    return plain if promoted and covers(variant.kind(promoted).movement, kind.movement) else move


def covers(more: Movement, less: Movement) -> bool:
    """Whether one movement has all ways of another one, which is of lines and steps alone."""
    simple = Movement(less.rays)
    return less == simple and all(any(_reaches(ray, wanted) for ray in more.rays) for wanted in less.rays)


def _reaches(ray: Ray, wanted: Ray) -> bool:
    alike = (ray.right, ray.forward, ray.block, ray.number) == (
        wanted.right,
        wanted.forward,
        wanted.block,
        wanted.number,
    )
    return alike and ray.limit >= wanted.limit and ray.quiet >= wanted.quiet and ray.capture >= wanted.capture
