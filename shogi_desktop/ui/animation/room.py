"""Games as moving pictures."""

from __future__ import annotations

from shogi_desktop.rules import Side

from ..action import FILE, Action, Shown, Where
from ..desk import Desk, Room, show_dialog
from ..widgets.messages import proposed_path, remember_folder
from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.texts import player_name


class AnimationRoom(Room):
    name = "animation"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.doors = (
            Action("EXPORT_ANIMATION", QT_TRANSLATE_NOOP("Actions", "Export animation (&GIF)…"), "Ctrl+Alt+P",
                FILE.at(2, 1), self.export,
                tip=QT_TRANSLATE_NOOP("Actions", "The game, or a part of it, as a moving picture"), icon="film",
                where=Where.GAME_SEEN, shown=Shown.PALETTE),
        )  # fmt: skip

    def export(self) -> None:
        """The game, or a part of it."""
        from .dialog import AnimationDialog
        from .frames import FrameLook

        desk, session = self.desk, self.desk.session
        names = player_name(session.record.setup, Side.BLACK), player_name(session.record.setup, Side.WHITE)
        look = FrameLook(desk.art, desk.look.style, names, desk.look.notation, desk.table.board.flipped)
        proposed = proposed_path(desk.store.current, session.record.setup)
        dialog = AnimationDialog(session.record.game, session.record.game.line(), look, proposed, desk.window)
        dialog.told.connect(desk.told)
        dialog.saved.connect(self._remember)
        show_dialog(dialog)

    def _remember(self, path: str) -> None:
        remember_folder(self.desk.store, path)
