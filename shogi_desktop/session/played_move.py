"""A move as the board shows it."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position


@dataclass(frozen=True)
class PlayedMove:
    """One move as the board shows it: what it changed, and the position after it."""

    transition: Transition
    position: Position


def played_move(position: Position, move: int) -> PlayedMove:
    """A legal move played on a copy; the position is left as it is."""
    transition, after = position.transition(move), position.copy()
    after.play(move)
    return PlayedMove(transition, after)
