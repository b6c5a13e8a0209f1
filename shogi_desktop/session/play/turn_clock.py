"""The clock of a game in turns: when it runs, when it stands, and the flag that falls between moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.game.clock import Clock, ClockSnapshot, TimeControl
from shogi_desktop.rules.board.pieces import Side

from .setup import ClockState

TICK_MS = 100


class TurnClock(QObject):
    """Measures every turn, with or without limits.

    Signals:
        ticked: ten times a second while a clock with limits runs.
        flag_fell: the side that has used up its time; the clock stands.
    """

    ticked = Signal()
    flag_fell = Signal(object)

    def __init__(self, now_ms: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now_ms = now_ms
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self.set_up((TimeControl(), TimeControl()))

    def set_up(self, controls: tuple[TimeControl, TimeControl]) -> None:
        """New clocks, standing."""
        self._timer.stop()
        self.controls = controls
        self.clock = Clock(*controls, self._now_ms)
        self.initial_ms = self.clock.snapshot().main_ms
        self._turn = self.clock.snapshot()

    @property
    def limited(self) -> bool:
        return any(control.limited for control in self.controls)

    def begin(self, side: Side, main_ms: tuple[int, int], spent_ms: int = 0) -> None:
        """Begins a turn with the main time both sides have left; the clock stands until `run`."""
        self._timer.stop()
        self._turn = ClockSnapshot(main_ms, side, spent_ms, None)
        self.clock.restore(self._turn)
        self.clock.pause()

    def run(self) -> None:
        """Runs the turn from its beginning, also where it has run already (a player who had to be started again)."""
        self.clock.restore(self._turn)
        if self.limited:
            self._timer.start()

    def end_turn(self) -> tuple[int, tuple[int, int]]:
        """The milliseconds spent, and the main time both have left, increment included."""
        spent = self.clock.press()
        self.clock.pause()
        self._timer.stop()
        return spent, self.clock.snapshot().main_ms

    def halt(self) -> None:
        """Stands still; the faces stay."""
        self._timer.stop()
        self.clock.pause()

    def state(self, ply: int) -> ClockState:
        """What a record keeps to go on from here."""
        return ClockState(ply, self.clock.turn_ms())

    def check(self) -> None:
        """Lets the flag of a side fall that has used up its time."""
        side = self.clock.flagged()
        if side is not None:
            self.halt()
            self.flag_fell.emit(side)

    def _tick(self) -> None:
        self.ticked.emit()
        self.check()
