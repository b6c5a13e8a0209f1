"""Everything that somebody has asked to be shown of a position, worked out at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from shogi_desktop.rules.position import Position

from .control import control_of
from .loose import Worry, worries_of
from .powers import Powers, powerful, powers_of


@dataclass(frozen=True)
class Asked:
    """What is to be shown: how many pieces control each square, pieces that stand badly, what special powers reach."""

    control: bool = False
    loose: bool = False
    powers: bool = False

    def __bool__(self) -> bool:
        return self.control or self.loose or self.powers


@dataclass(frozen=True)
class Seen:
    """`control` maps squares to how many pieces of each side could take there. Empty where it was not asked for."""

    control: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    worries: Mapping[int, Worry] = field(default_factory=dict)
    powers: Powers = field(default_factory=Powers)


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
