"""What is told of a clock that runs out. Without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.game.clock import ClockFace

from .cues import Sound

WARNED_AT: Final = 10  # seconds left
COUNTED_FROM: Final = 5


@dataclass(frozen=True)
class Second:
    """A second of a turn that has just begun: so many are `left` of main time or, in byoyomi, of `whole` for the move.

    `entered`: with it byoyomi has begun, before which there was main time.
    """

    left: int
    whole: int
    in_byoyomi: bool
    entered: bool = False

    def sound(self) -> Sound | None:
        """Main time is warned of and the last seconds of all time are counted; in byoyomi every second is heard."""
        if self.left == WARNED_AT and self.whole != WARNED_AT:
            return Sound.WARNING
        if self.in_byoyomi or self.whole == 0:
            if 0 < self.left <= COUNTED_FROM:
                return Sound.LAST
            return Sound.TICK if self.in_byoyomi and 0 < self.left < self.whole else None
        return None


class Countdown:
    """Hears the clock of one side many times a second."""

    def __init__(self) -> None:
        self._before: Second | None = None

    def begin(self) -> None:
        """Another turn."""
        self._before = None

    def tick(self, face: ClockFace, byoyomi_ms: int) -> Second | None:
        """The second that has just begun; None within one. `byoyomi_ms` is what a move has when main time is over."""
        left_ms = face.byoyomi_ms if face.in_byoyomi else face.main_ms
        before = self._before
        entered = face.in_byoyomi and before is not None and not before.in_byoyomi
        second = Second(-(-left_ms // 1000), byoyomi_ms // 1000, face.in_byoyomi, entered)
        self._before = second
        if before is None or (before.left == second.left and not entered):
            return None
        return second
