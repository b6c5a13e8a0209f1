"""What is heard: the pieces, the clock and the voice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..action import VIEW, Action
from ..board import BoardView
from ..desk import Desk, Room
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when the window is seen, so that the program starts fast
    from .game_sounds import Heard
    from .player import SoundPlayer


class SoundRoom(Room):
    """Silent until `begin`."""

    name = "sound"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.heard: Heard | None = None
        self.doors = (
            Action("SOUND", QT_TRANSLATE_NOOP("Actions", "Sou&nd"), "Ctrl+Shift+M", VIEW.at(2, 2),
                tip=QT_TRANSLATE_NOOP("Actions", "Let the pieces, the clock and the voice be heard"), setting="sound",
                everywhere=True),
        )  # fmt: skip
        desk.board_made.connect(self._follow)

    def begin(self, player: SoundPlayer) -> None:
        """Lets the player be heard."""
        from .game_sounds import Heard

        self.heard = Heard(self.desk, player)
        self.desk.has_voice = self.heard.has_voice

    def open(self, subject: object) -> bool:
        """A few sounds, as loud as they are now."""
        if self.heard is not None:
            self.heard.try_out()
        return self.heard is not None

    def close(self) -> None:
        if self.heard is not None:
            self.heard.close()

    def _follow(self, board: BoardView) -> None:
        """Another board, whose pieces are heard too."""
        if self.heard is not None:
            self.heard.follow(board)
