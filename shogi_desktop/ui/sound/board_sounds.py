"""The sounds of a board: pieces are heard when they come down, however they got there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from shogi_desktop.rules.board.transition import Transition

from ..board.display import BoardDisplay
from .cues import Cue, Sound, cues_of
from .sounds import Sounds

GAP_MS: Final = 160  # between a move and what is said of it


class BoardSounds(QObject):
    """Follows boards; what is still to be heard of a move is dropped when the next one comes."""

    def __init__(self, sounds: Sounds, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._due: list[tuple[int, Sound]] = []  # milliseconds of the clock, in order
        self._last = -GAP_MS
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._sound)

    def follow(self, board: BoardDisplay) -> None:
        """From now on; a hand on the board is a sign that a sound will follow."""
        board.move_seen.connect(self._hear)
        board.touched.connect(self._prepare)

    def then(self, sound: Sound) -> None:
        """A sound a little after those of the move, or now where there are none."""
        now = self._clock.elapsed()
        at = max(now, self._last + GAP_MS) if now < self._last + GAP_MS else now
        self._add([(at, sound)])

    def play(self, cues: Iterable[Cue], leg_ms: int) -> None:
        """Sounds in time, instead of those that are still to come."""
        now = self._clock.elapsed()
        self._due = []
        self._timer.stop()
        self._add([(now + round(cue.at * leg_ms), cue.sound) for cue in cues])

    def stop(self) -> None:
        self._due = []
        self._timer.stop()

    def _hear(self, transition: Transition, leg_ms: int, by_hand: bool) -> None:
        self.play(cues_of(transition, by_hand), leg_ms)

    def _prepare(self) -> None:
        self._sounds.prepare()

    def _add(self, due: list[tuple[int, Sound]]) -> None:
        self._due = sorted([*self._due, *due], key=_time)
        self._last = self._due[-1][0] if self._due else self._last
        self._sound()

    def _sound(self) -> None:
        """What is due now is heard, and the timer set for what follows."""
        while self._due and self._due[0][0] <= self._clock.elapsed():
            self._sounds.hear(self._due.pop(0)[1])
        if self._due:
            self._timer.start(max(0, self._due[0][0] - self._clock.elapsed()))


def _time(due: tuple[int, Sound]) -> int:
    return due[0]
