"""What a move changes, for those who show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Leg:
    """A piece going from one square to another; `origin` -1 is the mover's hand. `piece` is what sets out."""

    origin: int
    target: int
    piece: int


@dataclass(frozen=True)
class Removal:
    """A piece that leaves the board; `to_hand_kind` is what the mover gets in hand for it, 0 = nothing.

    `burnt` pieces go last; the mover may be among them.
    """

    square: int
    piece: int
    to_hand_kind: int
    burnt: bool = False


@dataclass(frozen=True)
class Transition:
    """Everything a move changes: legs in order, removals, new faces as (square, piece).

    `drop_kind` is what leaves the hand, whatever face it shows then; 0 for a move on the board.
    """

    move: int
    side: int
    legs: tuple[Leg, ...]
    removals: tuple[Removal, ...]
    promoted: tuple[tuple[int, int], ...]
    drop_kind: int
