"""Who plays the sounds. The window only says which: everything that can take time is done by a thread of its own."""

from __future__ import annotations

import atexit
import random
import time
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread
from typing import Final, Protocol

from . import output
from .cues import Sound
from .output import MiniaudioDevice, OpenDevice, SoundOutput

IDLE_S: Final = 20.0  # without a sound; then the device stands still until the next
MOST_WAITING: Final = 16
STALE_S: Final = 0.5  # a sound that could not be played in time would tell of something past
FAREWELL_S: Final = 1.0


class SoundPlayer(Protocol):
    """Plays sounds by name; no call takes noticeable time, and none ever fails."""

    def prepare(self) -> None:
        """A sound may follow soon."""

    def play(self, sound: Sound, volume: int) -> None:
        """Now, as loud as `volume` says (percent), beside what sounds already."""

    def close(self) -> None:
        """No sound will follow."""


class Silence:
    """Plays nothing: for tests, and for programs without a screen."""

    def prepare(self) -> None:
        pass

    def play(self, sound: Sound, volume: int) -> None:
        pass

    def close(self) -> None:
        pass


class DevicePlayer:
    """Plays through a device, which is opened at the first sound, or when one may follow soon, and stands still where
    none has been heard for a while. No device, one that goes away, and every error of it is silence."""

    def __init__(
        self,
        folder: Path,
        open_device: OpenDevice = MiniaudioDevice,
        now: Callable[[], float] = time.monotonic,
        idle_s: float = IDLE_S,
    ) -> None:
        """`folder` has the sounds as .wav files."""
        self._folder = folder
        self._now = now
        self._idle_s = idle_s
        self._output = SoundOutput(open_device, now)
        self._wishes: Queue[tuple[float, Sound | None, int] | None] = Queue(MOST_WAITING)
        self._thread: Thread | None = None
        self._takes: dict[Sound, list[array[int]]] = {}
        self._scaled: dict[tuple[Sound, int], array[int]] = {}  # by sound and take, at the volume of the last sound
        self._volume = 100
        self._last: dict[Sound, int] = {}  # the take heard last

    # What the window calls

    def prepare(self) -> None:
        self._wish(None, 0)

    def play(self, sound: Sound, volume: int) -> None:
        if volume > 0:
            self._wish(sound, volume)

    def close(self) -> None:
        """Waits a moment for the device to be given back; a system that does not answer is left alone."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        atexit.unregister(self.close)
        with suppress(Full):
            self._wishes.put(None, timeout=FAREWELL_S)
            thread.join(FAREWELL_S)

    def _wish(self, sound: Sound | None, volume: int) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # a device that still asks for samples would keep the program from ending
        with suppress(Full):  # the system hangs; what it has missed will be past when it goes on
            self._wishes.put_nowait((self._now(), sound, volume))

    # What the thread does

    def _serve(self) -> None:
        self._takes = output.load(self._folder)
        while True:
            try:
                wish = self._wishes.get(timeout=self._idle_s if self._output.running else None)
            except Empty:
                self._output.rest()
                continue
            if wish is None:
                self._output.close()
                return
            self._grant(*wish)

    def _grant(self, asked: float, sound: Sound | None, volume: int) -> None:
        awake = self._output.wake()
        if awake and sound is not None and self._takes[sound] and self._now() - asked < STALE_S:
            self._output.play(self._take(sound, volume))

    def _take(self, sound: Sound, volume: int) -> array[int]:
        """Another take than the last one, where there are several."""
        if volume != self._volume:
            self._volume = volume
            self._scaled.clear()
        takes = self._takes[sound]
        others = [number for number in range(len(takes)) if number != self._last.get(sound)]
        number = self._last[sound] = random.choice(others or [0])
        if (sound, number) not in self._scaled:
            self._scaled[sound, number] = output.at_volume(takes[number], volume)
        return self._scaled[sound, number]
