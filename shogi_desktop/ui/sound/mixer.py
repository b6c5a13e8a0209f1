"""Several sounds at once, added up piece by piece as a device asks for them."""

from __future__ import annotations

from array import array
from threading import Lock
from typing import Final

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
