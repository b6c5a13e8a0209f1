"""What keeps a position from being a mate problem."""

from __future__ import annotations

from shogi_desktop.messages import Message
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.errors import FlawMessage
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.validation import Flaw, FlawReason, validate


def problem_fault(position: Position, attacker: int) -> Message | None:
    """Why it cannot be asked whether `attacker` (0 Black, 1 White) mates; None where it can."""
    flaws = problem_flaws(position, attacker)
    return flaws[0].message if flaws else None


def problem_flaws(position: Position, attacker: int) -> list[Flaw]:
    """Everything that keeps it from being asked whether `attacker` (0 Black, 1 White) mates.

    The attacker needs no king. Where kings are taken, the side to move must not be able to take the last one at once.
    """
    flaws = [flaw for flaw in validate(position) if flaw.reason is not FlawReason.NO_KING or flaw.side != attacker]
    if not flaws and position.takes_royals and _can_take(position):
        flaws.append(Flaw(FlawReason.ROYAL_TO_TAKE, -1, FlawMessage.ROYAL_TO_TAKE, int(Side(position.turn))))
    return flaws


def _can_take(position: Position) -> bool:
    """Whether the side to move could take the last royal piece of the other."""
    board = position.copy()
    board.play_null()
    return bool(board.in_check())
