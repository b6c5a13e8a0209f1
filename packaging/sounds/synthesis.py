"""Sounds out of data: bodies that ring when they are struck, by sums of fading tones and a knock of noise.

Nothing but the four operations is done for each sample, so that every machine makes the same sounds.
"""

from __future__ import annotations

import math
import random
import tomllib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FADE_MS = 8.0  # at the end of every sound, which so ends in silence
FULL_SCALE = 32767
Samples = list[float]


@dataclass(frozen=True)
class Sound:
    """A take of a sound as it is written in the data: `strikes` are (body, milliseconds, loudness, pitch)."""

    name: str
    length_ms: float
    peak: float
    spread: float
    strikes: tuple[tuple[str, float, float, float], ...]
    seed: int


@dataclass(frozen=True)
class Recipe:
    """What the data file says."""

    rate: int
    bodies: dict[str, dict[str, Any]]
    sounds: tuple[Sound, ...]


def read(file: Path) -> Recipe:
    """The data file; each take is a sound of its own, `move-1` and so on."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    sounds = [take for entry in found["sounds"] for take in _takes(entry)]
    return Recipe(found["rate"], found["bodies"], tuple(sounds))


def _takes(entry: dict[str, Any]) -> Iterator[Sound]:
    for take in range(1, entry["takes"] + 1):
        name = f"{entry['name']}-{take}"
        chance = random.Random(name)
        strikes = [tuple(strike) for strike in entry["strikes"]]
        scatter = entry.get("scatter")
        if scatter:
            times = sorted(chance.uniform(scatter["from_ms"], scatter["to_ms"]) for _ in range(scatter["count"]))
            strikes += [(scatter["body"], at, scatter["loudness"] * chance.random(), 1.0) for at in times]
        seed = chance.getrandbits(32)
        yield Sound(name, entry["length_ms"], entry["peak"], entry["spread"], tuple(strikes), seed)


def synthesise(recipe: Recipe, sound: Sound) -> array[int]:
    """The samples of a take, 16 bits each."""
    chance = random.Random(sound.seed)
    made = [0.0] * round(sound.length_ms / 1000 * recipe.rate)
    for body, at_ms, loudness, pitch in sound.strikes:
        at = round(at_ms / 1000 * recipe.rate)
        struck = _strike(recipe, body, pitch, sound.spread, len(made) - at, chance)
        for index, value in enumerate(struck, at):
            made[index] += loudness * value
    fade = round(FADE_MS / 1000 * recipe.rate)
    for step in range(fade):
        made[-1 - step] *= step / fade
    loudest = max(map(abs, made))
    return array("h", (round(value / loudest * sound.peak * FULL_SCALE) for value in made))


def _strike(recipe: Recipe, name: str, pitch: float, spread: float, length: int, chance: random.Random) -> Samples:
    body = recipe.bodies[name]
    made = _knock(body["noise"], recipe.rate, length, chance)
    for hertz, loudness, fall_ms in body["modes"]:
        tuned = hertz * pitch * (1 + spread * chance.uniform(-1, 1))
        amount = loudness * (1 + 6 * spread * chance.uniform(-1, 1))
        for index, value in enumerate(_tone(tuned, fall_ms, recipe.rate, length)):
            made[index] += amount * value
    return made


def _tone(hertz: float, fall_ms: float, rate: int, length: int) -> Iterator[float]:
    """A tone that begins at once and fades, by the recurrence of a damped oscillator."""
    shrink = _shrink(fall_ms, rate)
    angle = 2 * math.pi * hertz / rate
    turn, damp = 2 * shrink * math.cos(angle), shrink * shrink
    before, now = -math.sin(angle) / shrink, 0.0
    for _ in range(length):
        yield now
        before, now = now, turn * now - damp * before


def _knock(noise: dict[str, float], rate: int, length: int, chance: random.Random) -> Samples:
    """Noise between two frequencies that rises in a line and falls off."""
    rise = max(1, round(noise["rise_ms"] / 1000 * rate))
    shrink = _shrink(noise["ms"], rate)
    low_share, high_share = (1 - math.exp(-2 * math.pi * noise[edge] / rate) for edge in ("low", "high"))
    low = high = 0.0
    level = noise["loudness"]
    made = []
    for index in range(length):
        high += high_share * (chance.uniform(-1, 1) - high)
        low += low_share * (high - low)
        if index < rise:
            made.append(level * index / rise * (high - low))
        else:
            made.append(level * (high - low))
            level *= shrink
    return made


def _shrink(fall_ms: float, rate: int) -> float:
    """What each sample keeps of the one before to be 60 dB lower after `fall_ms`."""
    return float(10 ** (-3 / (fall_ms / 1000 * rate)))
