"""The clock of a game in turns: when it runs, when it stands, and the flag that falls between moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.game.clock import Clock, ClockFace, ClockSnapshot, TimeControl
from shogi_desktop.game.tree import Node
from shogi_desktop.rules.board.pieces import Side

from ..records.record import Record, SessionState
from .setup import ClockState

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
        return _recorded_ms(self._record.tip) or self._initial_ms

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
        known = _recorded_ms(record.game.cursor)
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
