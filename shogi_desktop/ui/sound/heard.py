"""The sounds of the main window and of the windows for learning, as the settings have them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from shogi_desktop.settings import Settings

from ..board import BoardView
from ..desk import Desk
from .board_sounds import BoardSounds
from .cues import Cue, Sound
from .game_sounds import GameSounds
from .player import Player
from .sounds import Sounds
from .speech import Speech

_SAMPLE = (Cue(Sound.MOVE, 0.0), Cue(Sound.MOVE, 1.0), Cue(Sound.CAPTURE, 2.0), Cue(Sound.CHECK, 3.0))
_SAMPLE_MS = 380


class Heard(QObject):
    """Everything that is heard goes through here."""

    def __init__(self, desk: Desk, player: Player) -> None:
        super().__init__(desk)
        self._sounds = Sounds(player)
        self._alerts = desk.table.alerts
        self.speech = Speech(self)
        self._pieces = BoardSounds(self._sounds, self)
        self._pieces.follow(desk.table.board)
        self._game = GameSounds(desk.session, self._sounds, self._pieces, self.speech, self._in_check, self)
        desk.store.changed.connect(self._set_settings)
        self._set_settings(desk.store.current)

    def follow(self, board: BoardView) -> None:
        """Another board, whose pieces are heard too."""
        BoardSounds(self._sounds, board).follow(board)

    def try_out(self) -> None:
        """A few sounds, as loud as they are now, and a move read aloud where that is wanted."""
        self._pieces.play(_SAMPLE, _SAMPLE_MS)
        self._game.say_sample()

    def has_voice(self) -> bool:
        """Whether the system can read aloud in the language that moves are read in."""
        return self._game.has_voice()

    def close(self) -> None:
        """For the end of the program."""
        self._pieces.stop()
        self.speech.close()
        self._sounds.player.close()

    def _in_check(self) -> bool:
        return bool(self._alerts.attacked)

    def _set_settings(self, settings: Settings) -> None:
        self._sounds.settings = settings
        if not settings.sound or settings.speech == "off":
            self.speech.hush()
        if not settings.sound:
            self._pieces.stop()
