"""Ends games that both players call decided: what follows would only cost time."""

from __future__ import annotations

from typing import Final

from shogi_desktop.notation.moves.usi import Info
from shogi_desktop.rules import Side

_IN_A_ROW: Final = 8
"""Moves of both players together, in all of which the same side is told to be far ahead."""


class Adjudication:
    """Listens to what the players tell of their moves. `limit_cp` in hundredths of a pawn, 0: no game is cut short."""

    def __init__(self, limit_cp: int) -> None:
        self._limit_cp = limit_cp
        self._ahead: Side | None = None
        self._moves = 0

    def winner(self, mover: Side, info: Info) -> Side | None:
        """The side that both call the winner, once a move has been played of which its player told this."""
        ahead = self._told_ahead(mover, info)
        self._moves = self._moves + 1 if ahead is self._ahead else 1
        self._ahead = ahead
        return ahead if self._moves >= _IN_A_ROW else None

    def _told_ahead(self, mover: Side, info: Info) -> Side | None:
        """The side that is far ahead, says the player of `mover`; None where it names none."""
        score = info.score_mate if info.score_mate is not None else info.score_cp
        least = 1 if info.score_mate is not None else self._limit_cp
        if not self._limit_cp or score is None or abs(score) < least:
            return None
        return mover if score > 0 else mover.other
