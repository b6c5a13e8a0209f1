"""What can be measured of a sound, and what would be wrong with it."""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from dataclasses import dataclass

FULL_SCALE = 32767
LOUDEST = 0.9  # of full scale; several sounds at once need some room
LONGEST_MS = 1000
LATEST_MS = 3.0  # of silence before a sound: what is to be heard with a movement begins with it
AUDIBLE = 0.02  # of full scale


@dataclass(frozen=True)
class Measured:
    """`peak_db` and `loudness_db` (root mean square) below full scale; `clipped` samples lie at its edge."""

    rate: int
    channels: int
    length_ms: float
    peak_db: float
    loudness_db: float
    begins_ms: float
    clipped: int
    offset: float  # the mean, as a share of full scale: there should be none
    ends_at: int

    def faults(self) -> list[str]:
        """What is wrong, in words; none is as it should be."""
        wrong = {
            "clipped": self.clipped > 0,
            "too loud": self.peak_db > 20 * math.log10(LOUDEST),
            "too long": self.length_ms > LONGEST_MS,
            "begins late": self.begins_ms > LATEST_MS,
            "has an offset": abs(self.offset) > 0.005,
            "ends with a click": abs(self.ends_at) > 16,
            "not one channel": self.channels != 1,
        }
        return [name for name, is_so in wrong.items() if is_so]


def samples_of(contents: bytes) -> tuple[array[int], int, int]:
    """Samples, rate and channels of a .wav file of 16 bits."""
    with wave.open(io.BytesIO(contents)) as file:
        samples = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return samples, file.getframerate(), file.getnchannels()


def measure(contents: bytes) -> Measured:
    samples, rate, channels = samples_of(contents)
    peak = max(map(abs, samples))
    begins = next(index for index, value in enumerate(samples) if abs(value) > AUDIBLE * peak)
    power = sum(value * value for value in samples) / len(samples)
    return Measured(
        rate,
        channels,
        len(samples) / rate * 1000,
        20 * math.log10(peak / FULL_SCALE),
        10 * math.log10(power / FULL_SCALE**2),
        begins / rate * 1000,
        sum(abs(value) >= FULL_SCALE for value in samples),
        sum(samples) / len(samples) / FULL_SCALE,
        samples[-1],
    )
