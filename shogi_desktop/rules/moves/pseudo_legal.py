"""Pseudo-legal moves: what the pieces can do and no ruling forbids, checks aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .army import generate_ways
from .drops import generate_general_drops
from .offers import reserve

if TYPE_CHECKING:
    from ..position import Position


def generate_pseudo_legal(position: Position, noisy_only: bool) -> None:
    """Puts the pseudo-legal moves of the side to move on the stack; nothing once a side has lost."""
    if position.royals[0] == 0 or position.royals[1] == 0:
        return
    reserve(position)
    first = position.top
    generate_ways(position, noisy_only)
    if position.has_drops and (position.work.drops_burn or not noisy_only):
        generate_general_drops(position, noisy_only)
    if position.judged:
        remove_forbidden(position, first)


def remove_forbidden(position: Position, first: i64) -> None:
    """Takes moves that a ruling forbids off the stack, from `first` on."""
    kept = first
    for at in range(first, position.top):
        move = position.moves[at]
        allowed = True
        for ruling in position.rulings:
            if ruling.judges_moves and not ruling.legal(position, move):
                allowed = False
        if allowed:
            position.moves[kept] = move
            kept += 1
    position.top = kept
