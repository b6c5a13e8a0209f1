"""A sound device through its life: opened when it is needed, at rest meanwhile, opened anew where it went away."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Generator
from typing import Final

from .device import Device, DeviceError, OpenDevice
from .mixer import Mixer

RETRY_S: Final = 5.0  # before a device is looked for again where there was none
DEAD_S: Final = 1.0  # a device that has asked for nothing so long is gone


class Output:
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
