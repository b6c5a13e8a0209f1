"""How computers play, whatever their level, and the pace of their answers: one that is found at once waits, so that the
person sees the own move first."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.game.clock import TimeControl

SHORTEST_MS: Final = 600
LONGEST_MS: Final = 1600
MOVES_LEFT: Final = 60  # that main time has to last for
SHARE: Final = 5  # of byoyomi and increment, which come back with every move, a pause takes this part

WATCH_MS: Final[Mapping[str, int]] = {"at_once": 0, "one": 1000, "three": 3000, "ten": 10_000}
"""How long a move of two computers takes at least, by the names of the setting."""

Pace = Callable[[], int]
"""How many milliseconds after its turn has begun an answer may come."""


@dataclass(frozen=True)
class Habits:
    """What the person has chosen in the preferences. `pace` says how long an answer takes at least, its clock
    permitting; None = no longer than it does. `ponders`: whether a computer may think in the person's time (see
    `may_ponder`). `opening_book`: whether it may open games from its book. `watch_ms` is how long a move takes at least
    where two computers play each other. A change counts from the next turn on.
    """

    pace: Pace | None = None
    ponders: bool = False
    opening_book: bool = True
    watch_ms: int = 0


def unhurried() -> int:
    """As a person answers whose move is clear: now sooner, now later."""
    return random.randint(SHORTEST_MS, LONGEST_MS)


def wait_ms(wished_ms: int, spent_ms: int, main_ms: int, control: TimeControl) -> int:
    """What is left of a pause of `wished_ms` after `spent_ms` of a turn; with a clock no more than it affords."""
    if control.limited:
        wished_ms = min(wished_ms, main_ms // MOVES_LEFT + (control.byoyomi_ms + control.increment_ms) // SHARE)
    return max(0, wished_ms - spent_ms)


class AnswerPause(QObject):
    """Holds at most one answer back.

    Signals:
        over(object, object): the player and the move that waited.
    """

    over = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._held: tuple[object, int] | None = None
        self._hurried = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._end)

    @property
    def holding(self) -> bool:
        """Whether an answer waits."""
        return self._held is not None

    def hold(self, player: object, move: int, milliseconds: int) -> None:
        """Passes the answer on after so long; at once where there is nothing to wait for."""
        self._held = (player, move)
        if milliseconds > 0 and not self._hurried:
            self._timer.start(milliseconds)
        else:
            self._end()

    def hurry(self) -> bool:
        """No pause in this turn; True where an answer waited, which has been passed on."""
        self._hurried = True
        waited = self.holding
        self._end()
        return waited

    def cancel(self) -> None:
        """The answer that waits is not wanted any more; the next turn has a pause again."""
        self._timer.stop()
        self._held = None
        self._hurried = False

    def _end(self) -> None:
        self._timer.stop()
        held, self._held = self._held, None
        if held is not None:
            self.over.emit(*held)
