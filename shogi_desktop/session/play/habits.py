"""How computers play, whatever their level: what the person has chosen in the preferences."""

from __future__ import annotations

from dataclasses import dataclass

from .pace import Pace


@dataclass(frozen=True)
class Habits:
    """`pace` says how long an answer takes at least, its clock permitting; None = no longer than it does. `ponders`:
    whether a computer may think in the person's time (see `may_ponder`). `opening_book`: whether it may open games
    from its book. `watch_ms` is how long a move takes at least where two computers play each other. A change counts
    from the next turn on.
    """

    pace: Pace | None = None
    ponders: bool = False
    opening_book: bool = True
    watch_ms: int = 0
