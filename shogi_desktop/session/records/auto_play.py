"""Plays a record through: move after move by itself, until its end or until the person does something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ..play.game_session import GameSession

PAUSE_MS: Final[Mapping[str, int]] = {"slow": 3000, "normal": 1500, "fast": 600}
"""Between two moves, by the names of the setting."""


class AutoPlay(QObject):
    """Walks through the session's record; whatever else happens to the record or its cursor stops it.

    Signals:
        running_changed(bool)
    """

    running_changed = Signal(bool)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stepping = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self.set_speed("normal")
        record, turn = session.record, session.turn
        for signal in (record.game_started, record.position_changed, record.tree_changed, turn.turn_changed):
            signal.connect(self._interrupt)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def set_speed(self, speed: str) -> None:
        """A name of PAUSE_MS."""
        self._timer.setInterval(PAUSE_MS[speed])

    def can_start(self) -> bool:
        """Whether there is a record that nobody plays, and a move to go on to."""
        record = self._session.record
        return record.can_edit() and record.game.cursor.next() is not None

    def toggle(self) -> None:
        if self.running:
            self.stop()
        elif self.can_start():
            self._timer.start()
            self.running_changed.emit(True)

    def stop(self) -> None:
        if self.running:
            self._timer.stop()
            self.running_changed.emit(False)

    def _step(self) -> None:
        self._stepping = True
        try:
            moved = self._session.record.forward()
        finally:
            self._stepping = False
        if not moved or not self.can_start():
            self.stop()

    def _interrupt(self) -> None:
        if not self._stepping:
            self.stop()
