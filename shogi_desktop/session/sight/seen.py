"""What can be asked and told of a position beside what lies on the board; how it is worked out is in `looking`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


@dataclass(frozen=True)
class SightChoice:
    """What is to be shown: how many pieces control each square, pieces that stand badly, what special powers reach."""

    control: bool = False
    loose: bool = False
    powers: bool = False

    def __bool__(self) -> bool:
        return self.control or self.loose or self.powers


class Worry(Enum):
    """What can be said against where a piece stands."""

    ATTACKED = "attacked"  # could be taken, and taken back
    LOOSE = "loose"  # could be taken for nothing
    UNGUARDED = "unguarded"  # nobody attacks it, nobody would take back


@dataclass(frozen=True)
class Powers:
    """`fires`: squares on which an enemy of the pieces would burn; `burnt`: enemies that one of their moves would burn
    now. `jumps`: (piece, square on which it takes over other pieces). `area`: squares under an area move."""

    fires: frozenset[int] = frozenset()
    burnt: frozenset[int] = frozenset()
    jumps: frozenset[tuple[int, int]] = frozenset()
    area: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.fires or self.burnt or self.jumps or self.area)


@dataclass(frozen=True)
class Seen:
    """`control` maps squares to how many pieces of each side could take there. Empty where it was not asked for."""

    control: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    worries: Mapping[int, Worry] = field(default_factory=dict)
    powers: Powers = field(default_factory=Powers)
