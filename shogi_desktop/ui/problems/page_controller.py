"""What a page of the window does with the board while it is up."""

from __future__ import annotations

from typing import Protocol

from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position


class PageController(Protocol):
    """The side of a page that meets the board."""

    def enter(self) -> None:
        """The page comes up: the board belongs to it now."""

    def leave(self) -> None:
        """Another page comes up, or the window goes."""

    def shown(self) -> Position | None:
        """What is to be seen on the board, None without a problem."""

    def move(self, move: int) -> None:
        """The hand has made a move out of those on offer."""

    def preview(self, move: int) -> Transition:
        """What a move on offer would change."""

    def step(self, forward: int) -> None:
        """The wheel on the board: +1 one move forward, -1 back."""

    def remark(self, text: str) -> None:
        """Something about what the hand is doing; "" takes the last such remark away."""
