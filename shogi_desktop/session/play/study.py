"""Finding out what could be taken around a move, a little at a time: on the largest boards it takes long, and the
window must not stand still."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.coach.sight import Prey
from shogi_desktop.coach.threats import Prospects

AT_ONCE: Final = 25_000
"""How many captures are looked at before the window has its turn, times the squares of the board: 20 to 40 ms."""


class Study(QObject):
    """Works on one question at a time; a new one drops the old one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: list[Prospects | Prey] = []
        self._then: Callable[[], None] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def begin(self, asked: Iterable[Prospects | Prey], then: Callable[[], None]) -> None:
        """Calls `then` once all is known: at once where that is little work."""
        self._asked, self._then = list(asked), then
        self._go_on()

    @property
    def busy(self) -> bool:
        return self._then is not None

    def cancel(self) -> None:
        self._asked, self._then = [], None
        self._timer.stop()

    def _go_on(self) -> None:
        squares = max((seen.size for seen in self._asked), default=1)
        for _ in range(AT_ONCE // squares):
            if not any(seen.go_on() for seen in self._asked):
                then, self._then = self._then, None
                self.cancel()
                if then is not None:
                    then()
                return
        self._timer.start(0)
