"""The sound device of the system, through miniaudio; without that library there is none."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, Final, Protocol

from .samples import RATE

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
