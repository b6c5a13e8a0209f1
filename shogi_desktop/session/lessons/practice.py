"""Practice boards: the pieces and rules of a variant on a board of another size, for lessons and for trying pieces."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import MAX_BOARD, Geometry, Variant


@cache
def practice_variant(variant: Variant, files: int, ranks: int, drops: bool = True, promotion: bool = True) -> Variant:
    """The variant on a board of `files` x `ranks` that begins empty; the same object for the same question.

    The promotion zone shrinks with the board but keeps one rank. Without `drops` captured pieces leave the game, as
    on a board that is only there to move about on; without `promotion` no piece promotes. ValueError for a board
    larger than any game's.
    """
    if not (1 <= files <= MAX_BOARD and 1 <= ranks <= MAX_BOARD):
        raise ValueError(f"there is no practice board of {files} x {ranks}")
    old = variant.geometry
    if not promotion:
        variant = replace(variant, promotion_zone=0, promotion_on=(), promotion_forced=(), promotion_far_rank=())
    return replace(
        variant,
        geometry=Geometry(files, ranks, old.stride - old.files, old.pad_ranks),
        array={},
        promotion_zone=min(variant.promotion_zone, max(1, round(variant.promotion_zone * ranks / variant.ranks))),
        hand_kinds=variant.hand_kinds if drops else (),
        declaration_points=(),
        declaration_pieces=0,
        handicaps=(),
    )


def practice_moves(position: Position) -> list[int]:
    """The moves of the side to move, as if royal pieces that are not on the board were safe elsewhere.

    Without one a game would be over and nothing could move. Repetition is no concern of practice.
    """
    board = position.copy()
    board.royals = vec[i64]([max(1, int(count)) for count in position.royals])
    return board.unbanned_moves()
