"""Analysis of the position on the board: engines look at whatever is looked at, and never at a game being played."""

from __future__ import annotations

from PySide6.QtCore import QObject

from shogi_desktop.game.tree import Node
from shogi_desktop.rules.position import Position

from ..play.game_session import GameSession
from .analysis import Analysis
from .subject import Subject


class PositionAnalysis(Analysis):
    """While it is on, it follows the board of a session. A game that begins there turns it off."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(session.engine, session.timeouts, parent)
        self._session = session
        self._node: Node | None = None  # that is looked at
        self.switched.connect(self._note)
        record, turn = session.record, session.turn
        for signal in (record.game_started, record.position_changed, turn.turn_changed, turn.game_ended):
            signal.connect(self._follow)

    def can_start(self) -> bool:
        """Whether there is a record on the board that nobody plays."""
        return self._session.record.can_edit()

    def _start(self) -> Position:
        return self._session.record.game.start

    def _subject(self) -> Subject | None:
        game = self._session.record.game
        if game.cursor.illegal or game.position.outcome() is not None:
            return None
        return Subject(game.start, game.cursor.moves(), game.position.copy())

    def _note(self) -> None:
        self._node = self._session.record.game.cursor

    def _follow(self) -> None:
        if not self.on:
            return
        if not self.can_start():
            self.set_on(False)
        elif self._session.record.game.cursor is not self._node:
            self._node = self._session.record.game.cursor
            self.look_again()
