"""How a game is played: the lines in which moves are typed and pieces sought, and the pace of two computers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import SettingsStore

from ..table.game_table import GameTable
from ..shell.ids import ActionId


class PlayingCommands(QObject):
    """Handlers of actions at the table that need no dialog."""

    def __init__(self, session: GameSession, store: SettingsStore, table: GameTable, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._store = store
        self._table = table
        self.handlers: dict[ActionId, Callable[[], object]] = {
            ActionId.TYPE_MOVES: self._type,
            ActionId.FIND_PIECE: self._seek,
            ActionId.PAUSE: self._pause,
            ActionId.STEP: session.turn.step,
            ActionId.TAKE_OVER: session.take_over,
        }
        self.checks: dict[ActionId, Callable[[], bool]] = {
            ActionId.PAUSE: session.turn.can_adjourn,
            ActionId.STEP: session.turn.can_step,
            ActionId.TAKE_OVER: session.can_take_over,
        }
        table.entry.typing_closed.connect(self._close_typing)

    def _pause(self) -> None:
        if self._session.turn.paused:
            self._session.resume()
        else:
            self._session.turn.pause()

    def _type(self) -> None:
        """Its key leads to the line, and away from it where the keyboard is there already."""
        line = self._table.entry.line
        if not line.isHidden() and line.field.hasFocus():
            self._close_typing()
        else:
            self._store.update(typing_line=True)
            line.open()

    def _seek(self) -> None:
        """Its key leads to the line, and away from it where the keyboard is there already."""
        seeking = self._table.seeking
        if not seeking.line.isHidden() and seeking.line.field.hasFocus():
            seeking.close()
        else:
            seeking.open()

    def _close_typing(self) -> None:
        self._store.update(typing_line=False)
        self._table.board.setFocus()
