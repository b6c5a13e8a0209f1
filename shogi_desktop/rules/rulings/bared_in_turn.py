"""Bare king as in the old games without drops: a side left with its king alone loses, unless it bares back at once.

What the side to move could still do is tried out: where one of its moves leaves the other side bare, too, or takes the
last royal piece, the game goes on for this move. Two lone royal pieces are a draw. A mate comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.pieces import Side
from ..outcome import Outcome, Termination
from .ruling import Ruling

if TYPE_CHECKING:
    from ..position import Position


class BaredInTurn(Ruling):
    def outcome(self, position: Position) -> Outcome | None:
        bare = [side for side in (Side.BLACK, Side.WHITE) if _is_bare(position, side)]
        if not bare or _is_mated(position) or position.could_lose(position.turn ^ 1):
            return None
        if len(bare) == 2:
            return Outcome(None, Termination.BARE_KING)
        if position.turn == bare[0] and _bares_back(position):
            return None
        return Outcome(bare[0].other, Termination.BARE_KING)


def _is_bare(position: Position, side: i64) -> bool:
    """Whether a side has one royal piece and nothing else, on the board or in hand."""
    if position.count[side] != 1:
        return False
    alone = position.listed[side * len(position.tables.squares)]
    held = sum(position.hand_count(int(side), kind) for kind in position.variant.hand_kinds)
    return bool(position.tables.royal[position.cells[alone]]) and held == 0


def _is_mated(position: Position) -> bool:
    return position.in_check() and not position.has_legal_move()


def _bares_back(position: Position) -> bool:
    """Whether a move of the side to move leaves the other side bare."""
    other = position.turn ^ 1
    for move in position.legal_moves():
        position.play(move)
        bared = _is_bare(position, other)
        position.undo()
        if bared:
            return True
    return False
