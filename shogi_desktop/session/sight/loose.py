"""Which pieces could be taken, and which have no guard: of royal pieces a check tells more."""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.position import Position

from .control import Control
from .seen import Worry


def worries_of(position: Position, control: Control, sides: Iterable[int]) -> dict[int, Worry]:
    """The squares of the pieces of these sides about which there is something to say."""
    found: dict[int, Worry] = {}
    wanted = tuple(sides)
    for square in position.variant.squares:
        piece = int(position.piece_at(square))
        if piece == EMPTY or piece & 1 not in wanted or position.variant.kind(piece >> 1).royal:
            continue
        attacked = square in control.takers[piece & 1 ^ 1]
        guarded = square in control.takers[piece & 1]
        if attacked:
            found[square] = Worry.ATTACKED if guarded else Worry.LOOSE
        elif not guarded:
            found[square] = Worry.UNGUARDED
    return found
