"""The sounds of the main window and of the windows for learning, as the settings have them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import Settings, SettingsStore

from ..board import BoardView
from .board_sounds import BoardSounds
from .cues import Cue, Sound
from .game_sounds import GameSounds
from .player import Player
from .sounds import Sounds
from .speech import Speech
from ..table.alerts import Alerts

_SAMPLE = (Cue(Sound.MOVE, 0.0), Cue(Sound.MOVE, 1.0), Cue(Sound.CAPTURE, 2.0), Cue(Sound.CHECK, 3.0))
_SAMPLE_MS = 380


class SoundAccess(QObject):
    """Everything that is heard goes through here."""

    def __init__(
        self,
        session: GameSession,
        store: SettingsStore,
        board: BoardView,
        alerts: Alerts,
        player: Player,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._sounds = Sounds(player)
        self._alerts = alerts
        self.speech = Speech(self)
        self._pieces = BoardSounds(self._sounds, self)
        self._pieces.follow(board)
        self._game = GameSounds(session, self._sounds, self._pieces, self.speech, self._in_check, self)
        store.changed.connect(self._set_settings)
        self._set_settings(store.current)

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
