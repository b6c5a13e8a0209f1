"""How exposed a king is: the squares around it, and its own, that the enemy reaches."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.rules.position import Position

from .sight import passing

_PLIES = 3  # that are made of a line before it is looked at: the move, the reply, what follows
_ALARMING = 2  # squares


def exposure(start: Position, line: Sequence[int]) -> int:
    """How many squares around the king of the side to move are open to the enemy after the beginning of a line, in
    steps that are worth a word; 0 where there is no such king."""
    position, side = start.copy(), int(start.turn)
    for move in line[:_PLIES]:
        if not position.is_legal(move):
            break
        position.play(move)
    kings = position.royal_squares(side)
    if len(kings) != 1:
        return 0
    return _open_squares(position, kings[0], side) // _ALARMING


def _open_squares(position: Position, king: int, side: int) -> int:
    variant = position.variant
    board: Position | None = position
    if position.turn == side:
        board = passing(position)
    if board is None:
        return 8
    around = {king}
    for file in (-1, 0, 1):
        for rank in (-1, 0, 1):
            at = variant.file_of(king) + file, variant.rank_of(king) + rank
            if 1 <= at[0] <= variant.files and 1 <= at[1] <= variant.ranks:
                around.add(variant.square(*at))
    return sum(bool(board.can_capture(square, side ^ 1)) for square in around)
