"""A place a piece can lie on: a square of the board or a kind's slot of a hand tray."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """`square` is -1 for a tray slot; `side` and `kind` are set only for a slot."""

    square: int = -1
    side: int = -1
    kind: int = 0

    @property
    def on_board(self) -> bool:
        return self.square >= 0


def on_square(square: int) -> Spot:
    return Spot(square)


def in_hand(side: int, kind: int) -> Spot:
    return Spot(-1, side, kind)
