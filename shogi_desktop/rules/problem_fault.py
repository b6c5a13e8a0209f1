"""What keeps a position from being a mate problem."""

from __future__ import annotations

from .position import Position
from .validation import FlawReason, validate


def problem_fault(position: Position, attacker: int) -> str:
    """Why it cannot be asked whether `attacker` (0 Black, 1 White) mates, in English; "" where it can.

    The attacker needs no king, but where kings are taken the game would be over without. There the side to move must
    not be able to take the last royal piece at once either.
    """
    for flaw in validate(position):
        if flaw.reason is not FlawReason.NO_KING or flaw.side != attacker or position.removes_many:
            return str(flaw.text)
    if position.removes_many and _can_take(position):
        return "the side to move could take the last royal piece at once"
    return ""


def _can_take(position: Position) -> bool:
    """Whether the side to move could take the last royal piece of the other."""
    board = position.copy()
    board.play_null()
    return bool(board.in_check())
