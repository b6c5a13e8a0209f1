"""Counts the games of a session when they end, each of them once.

It is done before the end is kept with the game: whenever the program is killed, the game is counted, or is still going
on; and one that is ended a second time then is known.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shogi_desktop.game.notes import GameResult

from ..play.game_session import GameSession

if TYPE_CHECKING:
    from .history import History
    from .played import PlayedGame


class Recorder(QObject):
    """Follows a session.

    Signals:
        counted(object): the PlayedGame that has just ended, with which a rating may have changed.
    """

    counted = Signal(object)

    def __init__(
        self,
        session: GameSession,
        history: Callable[[], History],
        parent: QObject | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`history` gives where games are kept when one has ended."""
        super().__init__(parent)
        self._session, self._history, self._now = session, history, now
        self.last: PlayedGame | None = None
        """The game on the board as it was counted, as long as it is there."""
        session.record.game_started.connect(self._forget)
        session.turn.ending.connect(self._count)

    def _forget(self) -> None:
        self.last = None

    def _count(self, result: GameResult) -> None:
        from .played import played_game  # when a game ends, not when the program starts

        played = played_game(self._session.record.game, self._session.record.setup, self._now())
        if played is None:
            return
        history = self._history()
        history.add(played)
        self.last = next((each for each in reversed(history.games()) if each.begun == played.begun), played)
        self.counted.emit(self.last)
