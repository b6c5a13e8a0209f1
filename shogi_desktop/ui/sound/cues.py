"""Which sounds a move makes, and when. Without Qt.

Time is counted in legs, as the scene counts it: each leg of the mover takes 1, and then what burns takes 1 more.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.game.clock import ClockFace
from shogi_desktop.rules.board.transition import Transition

LANDING: Final = 0.6  # of the time of a leg: pieces are fast at first, and seem to be there before they are


class Sound(Enum):
    """Everything that can be heard; the value is the name of its files, of which there may be several takes."""

    MOVE = "move"
    CAPTURE = "capture"
    DROP = "drop"
    PROMOTION = "promotion"
    BURN = "burn"
    CHECK = "check"
    START = "start"
    END = "end"
    WARNING = "warning"
    TICK = "tick"
    LAST = "last"


@dataclass(frozen=True)
class Cue:
    """A sound at a time, in legs from the beginning of the move."""

    sound: Sound
    at: float


def cues_of(transition: Transition, by_hand: bool) -> list[Cue]:
    """The sounds of a move that is made: a piece set down at the end of each leg, then what burns.

    `by_hand` tells that a hand has made the move already: its piece is down at once.
    """
    taken = {removal.square for removal in transition.removals if not removal.burnt}
    landings = [(number + LANDING, leg.target in taken) for number, leg in enumerate(transition.legs)]
    if by_hand or not landings:
        landings = [(0.0, bool(taken))]
    plain = Sound.DROP if transition.drop_kind else Sound.MOVE
    cues = [Cue(Sound.CAPTURE if captures else plain, at) for at, captures in landings]
    down = cues[-1]
    if transition.promoted:
        with_it = [Cue(Sound.PROMOTION, down.at)]
        cues = cues + with_it if down.sound is Sound.CAPTURE else cues[:-1] + with_it
    if any(removal.burnt for removal in transition.removals):
        cues.append(Cue(Sound.BURN, 0.0 if by_hand else float(len(transition.legs))))
    return cues


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
