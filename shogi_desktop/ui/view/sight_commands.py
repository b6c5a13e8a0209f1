"""What the person has the board show, each a switch that is remembered, and the pen that draws on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.sight.seen import Asked
from shogi_desktop.settings import Settings, SettingsStore

from ..table.game_table import GameTable
from .sight import Sight
from ..shell.actions import Actions
from ..shell.ids import ActionId

SWITCHES: Final = {
    ActionId.SHOW_CONTROL: "show_control",
    ActionId.SHOW_LOOSE: "show_loose",
    ActionId.SHOW_POWERS: "show_powers",
    ActionId.SHOW_REACH: "show_reach",
    ActionId.SHOW_EARLIER: "show_earlier",
}


class SightCommands(QObject):
    """Handlers of these actions; `checks` say which of them make sense now."""

    def __init__(
        self, session: GameSession, store: SettingsStore, table: GameTable, actions: Actions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._store = store
        self._table = table
        self._actions = actions
        self._sight = Sight(session, table.board, self)
        self.handlers: dict[ActionId, Callable[[], object]] = {
            **dict.fromkeys(SWITCHES, self._switch),
            ActionId.PEN: self._take_pen,
            ActionId.RUB_OUT: session.review.rub_out,
        }
        self.checks: dict[ActionId, Callable[[], bool]] = {ActionId.RUB_OUT: self._has_drawings}
        store.changed.connect(self._follow)
        table.board.pen.switched.connect(actions[ActionId.PEN].setChecked)
        self._follow(store.current)

    def _switch(self) -> None:
        """All of them are as their actions are."""
        self._store.update(**{name: self._actions[id_].isChecked() for id_, name in SWITCHES.items()})

    def _take_pen(self) -> None:
        on = self._actions[ActionId.PEN].isChecked()
        self._table.board.pen.switch(on)
        words = self.tr("Click a square: a circle. Drag: an arrow. Once more: another colour. Esc: no longer.")
        self._table.board.say(words if on else "")

    def _has_drawings(self) -> bool:
        return bool(self._session.record.game.cursor.drawings)

    def _follow(self, settings: Settings) -> None:
        for id_, name in SWITCHES.items():
            self._actions[id_].setChecked(getattr(settings, name))
        self._sight.ask(Asked(settings.show_control, settings.show_loose, settings.show_powers), settings.show_earlier)
        self._table.board.set_glancing(settings.show_reach)
