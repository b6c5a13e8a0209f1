"""A player that plays nothing and remembers all of it, and a device that takes samples when it is told to."""

from __future__ import annotations

import array
from collections.abc import Callable, Generator

from shogi_desktop.ui.sound.cues import Sound
from shogi_desktop.ui.sound.output import DeviceError

Stream = Callable[[], Generator[bytes, int, None]]


class HeardPlayer:
    """`heard` are the sounds with their volumes."""

    def __init__(self) -> None:
        self.heard: list[tuple[Sound, int]] = []
        self.prepared = 0
        self.closed = False

    @property
    def sounds(self) -> list[Sound]:
        return [sound for sound, _ in self.heard]

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, sound: Sound, volume: int) -> None:
        self.heard.append((sound, volume))

    def close(self) -> None:
        self.closed = True


class FakeDevice:
    """`fails` names what does not work: open, start, stop."""

    def __init__(self, system: FakeSystem, stream: Stream) -> None:
        self._system = system
        self._make_stream = stream
        self._stream: Generator[bytes, int, None] | None = None

    def start(self) -> None:
        if "start" in self._system.fails:
            raise DeviceError("it does not start")
        self._stream = self._make_stream()
        next(self._stream)
        self._system.log.append("start")

    def stop(self) -> None:
        if "stop" in self._system.fails:
            raise DeviceError("it does not stop")
        self._system.log.append("stop")

    def close(self) -> None:
        self._system.log.append("close")

    def take(self, count: int) -> list[int]:
        """What it plays next."""
        assert self._stream is not None
        return list(array.array("h", self._stream.send(count)))


class FakeSystem:
    """The sound of a system: `open` is given to players."""

    def __init__(self, *fails: str) -> None:
        self.fails = set(fails)
        self.log: list[str] = []
        self.devices: list[FakeDevice] = []
        self.now = 0.0

    def open(self, stream: Stream) -> FakeDevice:
        if "open" in self.fails:
            self.log.append("no device")
            raise DeviceError("there is none")
        self.log.append("open")
        self.devices.append(FakeDevice(self, stream))
        return self.devices[-1]

    def time(self) -> float:
        return self.now
