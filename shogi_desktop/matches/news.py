"""How a game of a match goes on, for whoever looks on: a few messages a second, however fast it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules import Variant

INTERVAL_S: Final = 0.25


@dataclass(frozen=True)
class Begun:
    """A game has begun with this opening, as USI writes it."""

    opening: str


@dataclass(frozen=True)
class Moved:
    """These moves were made since the last message, as USI writes them."""

    moves: tuple[str, ...]


class News:
    """Tells of one game, which begins now."""

    def __init__(
        self, variant: Variant, opening: str, tell: Callable[[object], None], now: Callable[[], float] = time.monotonic
    ) -> None:
        """`now` are seconds of any clock."""
        self._variant, self._tell, self._now = variant, tell, now
        self._moves: list[str] = []
        self._last = now() - INTERVAL_S
        tell(Begun(opening))

    def hear(self, move: int) -> None:
        """A move was made; 0: none, but time has gone by."""
        if move:
            self._moves.append(format_move(move, self._variant))
        if self._moves and self._now() >= self._last + INTERVAL_S:
            self._last = self._now()
            self._tell(Moved(tuple(self._moves)))
            self._moves.clear()
