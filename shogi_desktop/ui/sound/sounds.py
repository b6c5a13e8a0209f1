"""Which sounds the person wants to hear, and how loud."""

from __future__ import annotations

from typing import Final

from shogi_desktop.settings import Settings

from .cues import Sound
from .player import Player

_SWITCHES: Final = {
    Sound.MOVE: "sound_moves",
    Sound.CAPTURE: "sound_moves",
    Sound.DROP: "sound_moves",
    Sound.PROMOTION: "sound_moves",
    Sound.BURN: "sound_moves",
    Sound.CHECK: "sound_check",
    Sound.START: "sound_ends",
    Sound.END: "sound_ends",
    Sound.WARNING: "sound_clock",
    Sound.TICK: "sound_clock",
    Sound.LAST: "sound_clock",
}
"""The setting that each of them follows."""


class Sounds:
    """The one way to be heard: asks the settings, then the player."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.settings = Settings()

    def hear(self, sound: Sound) -> None:
        if self.settings.sound and getattr(self.settings, _SWITCHES[sound]):
            self.player.play(sound, self.settings.volume)

    def prepare(self) -> None:
        """The person does something that a sound may follow."""
        if self.settings.sound:
            self.player.prepare()
