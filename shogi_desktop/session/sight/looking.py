"""Works out what somebody has asked to be shown of a position."""

from __future__ import annotations

from collections.abc import Collection

from shogi_desktop.rules.position import Position

from .control import control_of
from .loose import worries_of
from .powers import powerful, powers_of
from .seen import Asked, Powers, Seen


def seen_of(position: Position, asked: Asked, mine: Collection[int], theirs: int, origin: int = -1) -> Seen:
    """`mine` are the sides whose pieces are worried about, `theirs` the side whose powers are shown; with `origin`
    those of the piece there instead, if it has any."""
    if not asked:
        return Seen()
    control = control_of(position)
    counts: dict[int, tuple[int, int]] = {}
    if asked.control:
        black, white = control.counts(0), control.counts(1)
        counts = {square: (black.get(square, 0), white.get(square, 0)) for square in black.keys() | white.keys()}
    worries = worries_of(position, control, mine) if asked.loose else {}
    powers = Powers()
    if asked.powers:
        origins = [each for side in (0, 1) for each in powerful(position, side) if each == origin]
        powers = powers_of(position, control, origins or powerful(position, theirs))
    return Seen(counts, worries, powers)
