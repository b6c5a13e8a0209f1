"""The sound device: opened when needed, fed with sounds added up, opened anew where it went away."""

from __future__ import annotations

import sys
import time
import wave
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from threading import Lock
from typing import Any, Final, Protocol

from .cues import Sound

RATE: Final = 44_100


def load(folder: Path) -> dict[Sound, list[array[int]]]:
    """The takes of every sound; one that is missing or cannot be read is silent."""
    return {sound: [*filter(None, map(_read, sorted(folder.glob(f"{sound.value}-*.wav"))))] for sound in Sound}


def _read(file: Path) -> array[int] | None:
    try:
        with wave.open(str(file)) as opened:
            if (opened.getnchannels(), opened.getsampwidth(), opened.getframerate()) != (1, 2, RATE):
                return None
            samples = array("h", opened.readframes(opened.getnframes()))
    except (OSError, EOFError, wave.Error):
        return None
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def at_volume(samples: array[int], percent: int) -> array[int]:
    """The same, softer; the ear hears in proportions, so half the slider is a quarter of the pressure."""
    share = (percent / 100) ** 2
    return array("h", (round(value * share) for value in samples))


MOST_VOICES: Final = 8
LOUDEST: Final = 32_767


class Mixer:
    """Sounds are added by one thread and read by another."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[tuple[array[int], int]] = []  # samples, and how many of them have been played

    def add(self, samples: array[int]) -> None:
        """From now on; the oldest of too many falls silent."""
        with self._lock:
            self._voices = [*self._voices[1 - MOST_VOICES :], (samples, 0)]

    def clear(self) -> None:
        with self._lock:
            self._voices = []

    def frames(self, count: int) -> bytes:
        """The next `count` samples of one channel, 16 bits each in the order of this machine."""
        with self._lock:
            voices = self._voices
            if not voices:
                return bytes(2 * count)
            self._voices = [(samples, at + count) for samples, at in voices if at + count < len(samples)]
        pieces = [samples[at : at + count] for samples, at in voices]
        for piece in pieces:
            piece.extend([0] * (count - len(piece)))
        if len(pieces) == 1:
            return pieces[0].tobytes()
        sums = map(sum, zip(*pieces, strict=True))
        return array("h", [min(max(value, -LOUDEST), LOUDEST) for value in sums]).tobytes()


PERIOD_MS: Final = 8
PERIODS: Final = 2
_LINUX_CARDS: Final = Path("/proc/asound/cards")


class Device(Protocol):
    """Asks a generator for samples while it runs. Every error of it is a DeviceError."""

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...


class DeviceError(Exception):
    """No sound can be played now; the text says why."""


OpenDevice = Callable[[Callable[[], Generator[bytes, int, None]]], Device]


class MiniaudioDevice:
    """The system's own choice of a device, in periods of a few milliseconds. Opened standing still."""

    def __init__(self, stream: Callable[[], Generator[bytes, int, None]]) -> None:
        """`stream` makes a generator that is sent a number of samples and gives them. DeviceError where there is no
        device or no library."""
        self._stream = stream
        try:
            import miniaudio
        except ImportError as error:
            raise DeviceError(f"miniaudio is missing: {error}") from error
        try:
            self._device = miniaudio.PlaybackDevice(
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD_MS,
                callback_periods=PERIODS,
                backends=_backends(miniaudio.Backend),
                app_name="Shogi Desktop",
            )
        except Exception as error:  # whatever goes wrong in a foreign library: silence
            raise DeviceError(str(error)) from error

    def start(self) -> None:
        stream = self._stream()
        next(stream)
        try:
            self._device.start(stream)
        except Exception as error:
            raise DeviceError(str(error)) from error

    def stop(self) -> None:
        try:
            self._device.stop()
        except Exception as error:
            raise DeviceError(str(error)) from error

    def close(self) -> None:
        self._device.close()


def _backends(known: Any) -> list[Any]:
    """The sound systems to try, best first. Never the one that plays to nobody; and ALSA only where there is a card,
    since its library complains on the terminal of every program that asks in vain."""
    systems = {
        "win32": [known.WASAPI, known.DSOUND, known.WINMM],
        "darwin": [known.COREAUDIO],
        "linux": [known.PULSEAUDIO, *([known.ALSA] if _has_cards() else [])],
    }
    return systems.get(sys.platform, [known.SNDIO, known.AUDIO4, known.OSS])


def _has_cards() -> bool:
    try:
        text = _LINUX_CARDS.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return text.lstrip()[:1].isdigit()


RETRY_S: Final = 5.0  # before a device is looked for again where there was none
DEAD_S: Final = 1.0  # a device that has asked for nothing so long is gone


class SoundOutput:
    """Where the sounds go, for one thread. No method fails: without a device there is silence."""

    def __init__(self, open_device: OpenDevice, now: Callable[[], float] = time.monotonic) -> None:
        """`now` is any time source in seconds that never goes back."""
        self._open_device = open_device
        self._now = now
        self._mixer = Mixer()
        self._device: Device | None = None
        self._running = False
        self._asked_at = 0.0  # when the device last asked for samples
        self._not_before = -RETRY_S

    @property
    def running(self) -> bool:
        return self._running

    def wake(self) -> bool:
        """Starts the device where it does not run; whether one runs."""
        if self._running and self._now() - self._asked_at > DEAD_S:
            self.close()
        if self._running or (self._device is not None and self._started()):
            return True
        if self._now() < self._not_before:
            return False
        if self._opened() and self._started():
            return True
        self._not_before = self._now() + RETRY_S
        return False

    def play(self, samples: array[int]) -> None:
        self._mixer.add(samples)

    def rest(self) -> None:
        """Stands still until it is woken."""
        if self._device is None or not self._running:
            return
        self._running = False
        self._mixer.clear()
        try:
            self._device.stop()
        except DeviceError:
            self.close()

    def close(self) -> None:
        """Gives the device back."""
        device, self._device = self._device, None
        self._running = False
        self._mixer.clear()
        if device is not None:
            device.close()

    def _opened(self) -> bool:
        try:
            self._device = self._open_device(self._stream)
        except DeviceError:
            return False
        return True

    def _started(self) -> bool:
        assert self._device is not None
        self._mixer.clear()
        self._asked_at = self._now()
        try:
            self._device.start()
        except DeviceError:
            self.close()
            return False
        self._running = True
        return True

    def _stream(self) -> Generator[bytes, int, None]:
        """What the device hears, in a thread of its own."""
        wanted = yield b""
        while True:
            self._asked_at = self._now()
            wanted = yield self._mixer.frames(wanted)
