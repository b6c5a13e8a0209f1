"""The sounds as they lie in the resources: samples of 16 bits, by sound and take."""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path
from typing import Final

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
