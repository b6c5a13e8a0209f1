"""How a move opens the squares beside the own king."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shogi_desktop.rules.board.moves import from_square, is_drop, to_square
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.position import Position

from .facts import Fact, FactKind, Seen
from .story import Story

_WORSE: Final = 2  # squares


def weakened(position: Position, move: int) -> tuple[int, ...]:
    """The squares beside the king of the side to move that nothing but the king guards after a move, and something did
    before; of a move of the king itself those beside its new place, where they are more by at least two. None where
    there is not one king."""
    side = int(position.turn)
    kings = position.royal_squares(side)
    after = position.copy()
    after.play(move)
    places = after.royal_squares(side)
    if len(kings) != 1 or len(places) != 1:
        return ()
    old = set(_open(position, kings[0], side))
    if places != kings:
        new = _open(after, places[0], side)
        return tuple(new) if len(new) >= len(old) + _WORSE else ()
    left = int(from_square(move)) if not is_drop(move) else -1
    return tuple(square for square in _open(after, kings[0], side) if square not in old and square != left)


def _open(position: Position, king: int, side: int) -> list[int]:
    """Squares beside a king that no other piece guards; those where a piece of its own stands aside."""
    without = position.copy()
    without.put(king, EMPTY)
    free = [square for square in _beside(position, king) if not _is_own(position, square, side)]
    return [square for square in free if not without.can_capture(square, side)]


def _is_own(position: Position, square: int, side: int) -> bool:
    piece = int(position.piece_at(square))
    return piece != EMPTY and piece & 1 == side


def _beside(position: Position, king: int) -> list[int]:
    variant = position.variant
    file, rank = variant.file_of(king), variant.rank_of(king)
    around = [(file + right, rank + down) for right in (-1, 0, 1) for down in (-1, 0, 1) if right or down]
    return [
        variant.square(*place) for place in around if 1 <= place[0] <= variant.files and 1 <= place[1] <= variant.ranks
    ]


def shelter(position: Position, gone: Story, mated: bool) -> Iterator[Fact]:
    """SHELTER, where the other side then comes to a square that is guarded no more, or gives check; where the king is
    `mated`, checks prove nothing."""
    opened = weakened(position, gone.steps[0].move) if gone.steps else ()
    if not opened:
        return
    board, used = position.copy(), False
    for step in gone.steps:
        board.play(step.move)
        used = used or (step.side != gone.side and ((board.in_check() and not mated) or to_square(step.move) in opened))
    if used:
        (king,) = position.royal_squares(gone.side)
        moved = Seen(king, gone.steps[0].piece) if gone.steps[0].origin == king else None
        yield Fact(FactKind.SHELTER, gone.line(1), tuple(Seen(square, EMPTY) for square in opened), moved)
