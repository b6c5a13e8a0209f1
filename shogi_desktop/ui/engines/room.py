"""Engines of other makers: added and set up, and what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ..action import TOOLS, Action
from ..desk import Desk, Room, show_dialog
from ..subjects import EngineButton, Talk
from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.texts import labelled, player_name, side_name

if TYPE_CHECKING:
    from shogi_desktop.clients.catalogue import OutsideEngine


class EnginesRoom(Room):
    name = "engines"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.doors = (
            Action("ENGINES", QT_TRANSLATE_NOOP("Actions", "En&gines…"), "F8", TOOLS.at(2, 0), self._show_engines,
                tip=QT_TRANSLATE_NOOP("Actions", "Engines of other makers: add them, set them up")),
            Action("CONVERSATIONS", QT_TRANSLATE_NOOP("Actions", "&What engines say…"), "Ctrl+F8", TOOLS.at(2, 2),
                self._show_conversations,
                tip=QT_TRANSLATE_NOOP("Actions", "All that is said between the program and the engines of this game")),
        )  # fmt: skip
        desk.session.turn.set_outside(desk.engine_named)
        desk.session.advice.set_outside(desk.hinting)

    def open(self, subject: object) -> bool:
        """What was said between the program and some engines; with None the engines."""
        if isinstance(subject, Talk):
            from .log_window import LogWindow

            window = LogWindow(subject.logs, self.desk.window)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            window.show()
        else:
            self._show_engines()
        return True

    def _show_engines(self) -> None:
        from .dialog import EnginesDialog

        desk = self.desk
        show_dialog(EnginesDialog(desk.engines(), desk.session.timeouts, desk.window, self._press))

    def _press(self, engine: OutsideEngine, button: str) -> bool:
        return self.desk.open("analysis", EngineButton(engine, button))

    def _show_conversations(self) -> None:
        """Of those who play, of whoever gives hints, and of whoever looks at the game afterwards."""
        session = self.desk.session
        logs = {
            labelled(side_name(side), player_name(session.record.setup, side)): log
            for side, log in session.turn.logs().items()
        }
        logs[self.tr("Hints")] = session.advice.hint_log()
        self.open(Talk({**logs, **self.desk.logs()}))
