"""Game clocks: main time, byoyomi and Fischer increment, for each side its own.

All times are whole milliseconds. A move first uses up main time, then byoyomi, which is full again at every move;
a move that takes all of both loses, so 3.000 s of a 3 s byoyomi are too many. The increment is added after the
move. A control of nothing but an increment starts with one increment of main time, as the first move would have
no time otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shogi_desktop.rules.board.pieces import Side


@dataclass(frozen=True)
class TimeControl:
    """What a side gets, in ms; all zero = no limit."""

    main_ms: int = 0
    byoyomi_ms: int = 0
    increment_ms: int = 0

    def __post_init__(self) -> None:
        if min(self.main_ms, self.byoyomi_ms, self.increment_ms) < 0:
            raise ValueError(f"times cannot be negative: {self}")

    @property
    def limited(self) -> bool:
        return bool(self.main_ms or self.byoyomi_ms or self.increment_ms)

    @property
    def initial_ms(self) -> int:
        """Main time at the start of the game."""
        return self.main_ms or (0 if self.byoyomi_ms else self.increment_ms)


@dataclass(frozen=True)
class ClockFace:
    """What a side's clock shows: main time left, byoyomi left for this move, whether byoyomi is running (or next)."""

    main_ms: int
    byoyomi_ms: int
    in_byoyomi: bool


@dataclass(frozen=True)
class ClockSnapshot:
    """State of a clock, for take-backs: main time of both sides, whose turn it is and how long it has lasted."""

    main_ms: tuple[int, int]
    side: Side | None
    spent_ms: int
    flagged: Side | None


class Clock:
    """Two clocks of which at most one runs. `now_ms` is any time source that never goes back."""

    def __init__(self, black: TimeControl, white: TimeControl, now_ms: Callable[[], int]) -> None:
        self.controls = (black, white)
        self._now_ms = now_ms
        self._main = [black.initial_ms, white.initial_ms]
        self._side: Side | None = None
        self._flagged: Side | None = None
        # Of the present turn: what was spent before the clock last began to run, and when that was (None: it stands).
        self._spent = 0
        self._since: int | None = None

    @property
    def side(self) -> Side | None:
        """Whose turn it is, None before the start."""
        return self._side

    @property
    def running(self) -> bool:
        return self._since is not None

    def start(self, side: Side) -> None:
        """Begins a turn of `side`; its byoyomi is full."""
        self._side = side
        self._spent = 0
        self._since = self._now_ms()

    def press(self) -> int:
        """Ends the turn, starts the other side's, and returns the ms spent. A turn over the limit flags its side.

        RuntimeError before the clock was started.
        """
        side = self._started_side()
        spent = self.turn_ms()
        self._flagged = self.flagged()
        control = self.controls[side]
        if control.limited:
            self._main[side] = max(0, self._main[side] - spent) + control.increment_ms
        self.start(side.other)
        return spent

    def turn_ms(self) -> int:
        """Milliseconds that the present turn has lasted, pauses left out."""
        if self._since is None:
            return self._spent
        return self._spent + max(0, self._now_ms() - self._since)

    def remaining(self, side: Side) -> ClockFace:
        """What the clock of `side` shows now; all zero where it has no limit."""
        control = self.controls[side]
        spent = self.turn_ms() if side == self._side else 0
        main = max(0, self._main[side] - spent) if control.limited else 0
        over = max(0, spent - self._main[side])
        byoyomi = max(0, control.byoyomi_ms - over)
        return ClockFace(main, byoyomi, main == 0 and control.byoyomi_ms > 0)

    def flagged(self) -> Side | None:
        """The side that has lost on time, None while both have time left."""
        if self._flagged is None and self._side is not None:
            control = self.controls[self._side]
            if control.limited and self.turn_ms() >= self._main[self._side] + control.byoyomi_ms:
                return self._side
        return self._flagged

    def stop(self) -> None:
        """Stands still for good; the faces keep showing the last state."""
        self.pause()
        self._flagged = self.flagged()

    def pause(self) -> None:
        """Stands still until `resume`; the turn goes on afterwards with the time it had."""
        self._spent = self.turn_ms()
        self._since = None

    def resume(self) -> None:
        """Runs again after `pause`. RuntimeError before the clock was started."""
        self._started_side()
        if self._since is None:
            self._since = self._now_ms()

    def snapshot(self) -> ClockSnapshot:
        """The present state."""
        return ClockSnapshot((self._main[0], self._main[1]), self._side, self.turn_ms(), self._flagged)

    def restore(self, snapshot: ClockSnapshot) -> None:
        """Goes back to a state; the clock runs on from there if a turn was under way."""
        self._main = list(snapshot.main_ms)
        self._side = snapshot.side
        self._spent = snapshot.spent_ms
        self._flagged = snapshot.flagged
        self._since = self._now_ms() if snapshot.side is not None else None

    def _started_side(self) -> Side:
        if self._side is None:
            raise RuntimeError("the clock was not started")
        return self._side
