"""The time of a turn: the clock, the flag that falls between moves, and the pace of a computer's answers: one that is
found at once waits, so that the person sees the own move first."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.game.clock import Clock, ClockFace, ClockSnapshot, TimeControl
from shogi_desktop.game.tree import Node
from shogi_desktop.rules.board.pieces import Side

from ..records.record import Record, SessionState
from .setup import ClockState

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
    where two computers play each other, `threads` how many the program takes at its strongest. A change counts from the
    next turn on.
    """

    pace: Pace | None = None
    ponders: bool = False
    opening_book: bool = True
    watch_ms: int = 0
    threads: int = 1


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


TICK_MS = 100


class TurnClock(QObject):
    """Measures every turn of the game on the board, with or without limits.

    Signals:
        ticked: ten times a second while a clock with limits runs.
        flag_fell: the side that has used up its time; the clock stands.
    """

    ticked = Signal()
    flag_fell = Signal(object)

    def __init__(self, record: Record, now_ms: Callable[[], int], parent: QObject | None = None) -> None:
        """`now_ms` is any time source that never goes back."""
        super().__init__(parent)
        self._record = record
        self._now_ms = now_ms
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self.set_up()

    def set_up(self, spent_ms: int = 0) -> None:
        """The clocks of the game on the board, standing in a turn of which so much is used up."""
        self._controls = self._record.setup.times()
        self._clock = Clock(*self._controls, self._now_ms)
        self._initial_ms = self._clock.snapshot().main_ms
        self.begin(spent_ms)

    @property
    def limited(self) -> bool:
        return any(control.limited for control in self._controls)

    @property
    def game_clock(self) -> Clock | None:
        """The clock, where a side has one."""
        return self._clock if self.limited else None

    @property
    def spent_ms(self) -> int:
        """How long this turn has lasted."""
        return self._clock.turn_ms()

    def main_left(self) -> tuple[int, int]:
        """Main time of both sides at the newest move."""
        return self._known_ms(self._record.tip) or self._initial_ms

    def mover(self) -> tuple[int, TimeControl]:
        """Main time and control of the side to move."""
        side = self._record.side_to_move()
        return self._clock.remaining(side).main_ms, self._controls[side]

    def face(self, side: Side) -> ClockFace | None:
        """What the clock of a side shows: as the record has it at the cursor where one is walked through.

        None without a limit. Byoyomi is full at every move of a record, since how it ran is not kept.
        """
        record, control = self._record, self._controls[side]
        if record.state is SessionState.PLAYING or (record.game.cursor is record.tip and self.limited):
            return self._clock.remaining(side) if control.limited else None
        known = self._known_ms(record.game.cursor)
        if control.limited:
            main = (known or self._initial_ms)[side]
            return ClockFace(main, control.byoyomi_ms, main == 0 and control.byoyomi_ms > 0)
        # A foreign record may have the times, and say nothing of the limits.
        return ClockFace(known[side], 0, False) if known and not self.limited else None

    def begin(self, spent_ms: int = 0) -> None:
        """Begins the turn at the newest move; the clock stands until `run`."""
        self._timer.stop()
        self._turn = ClockSnapshot(self.main_left(), self._record.side_to_move(), spent_ms, None)
        self._clock.restore(self._turn)
        self._clock.pause()

    def run(self) -> None:
        """Runs the turn from its beginning, also where it has run already (a player who had to be started again)."""
        self._clock.restore(self._turn)
        if self.limited:
            self._timer.start()

    def finish(self) -> tuple[int, tuple[int, int] | None]:
        """The turn is over: the milliseconds spent, and the main time both have left, increment included, where a side
        has a clock."""
        spent = self._clock.press()
        self.halt()
        return spent, self._clock.snapshot().main_ms if self.limited else None

    def halt(self) -> None:
        """Stands still; the faces stay."""
        self._timer.stop()
        self._clock.pause()

    def state(self) -> ClockState | None:
        """What a record keeps to go on from here; None without a limit."""
        return ClockState(self._record.tip.ply, self.spent_ms) if self.limited else None

    def check(self) -> None:
        """Lets the flag of a side fall that has used up its time."""
        side = self._clock.flagged()
        if side is not None:
            self.halt()
            self.flag_fell.emit(side)

    def _known_ms(self, node: Node) -> tuple[int, int] | None:
        """Main time of both sides after a move; a record of other programs' formats has only what each move took."""
        return _recorded_ms(node) or (self._counted_ms(node) if self.limited else None)

    def _counted_ms(self, node: Node) -> tuple[int, int]:
        """Moves whose time is not known (those of a variation, say) change nothing."""
        first, left = self._record.game.first_turn, list(self._initial_ms)
        for each in node.path():
            if each.spent_ms is not None:
                side = first if each.ply % 2 else first.other
                left[side] = max(left[side] - each.spent_ms, 0) + self._controls[side].increment_ms
        return left[0], left[1]

    def _tick(self) -> None:
        self.ticked.emit()
        self.check()


def _recorded_ms(node: Node | None) -> tuple[int, int] | None:
    """Main time of both sides after the last move up to `node` of which it is known; None where there is none."""
    while node is not None:
        if node.clock_ms is not None:
            return node.clock_ms
        node = node.parent
    return None
