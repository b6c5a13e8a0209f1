"""What people see who lack one kind of cones, after Viénot, Brettel and Mollon (1999); blue ones by the same method."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

Matrix = tuple[tuple[float, float, float], ...]

EYES: Final[dict[str, Matrix]] = {
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritanopia": ((1.01277, 0.13548, -0.14825), (-0.01243, 0.86812, 0.14431), (0.07589, 0.805, 0.11911)),
}
"""Mixes of linear red, green and blue; every row adds up to 1, so that greys stay as they are."""


def seen_by(eyes: str, picture: Image.Image) -> Image.Image:
    """The picture as these eyes see it."""
    pixels = bytearray(picture.convert("RGB").tobytes())
    known: dict[bytes, bytes] = {}
    for at in range(0, len(pixels), 3):
        key = bytes(pixels[at : at + 3])
        if key not in known:
            known[key] = bytes(seen(eyes, tuple(key)))
        pixels[at : at + 3] = known[key]
    return Image.frombytes("RGB", picture.size, bytes(pixels))


def seen(eyes: str, color: Sequence[int]) -> tuple[int, ...]:
    """One colour, red, green and blue from 0 to 255."""
    light = [_linear(part / 255) for part in color]
    mixed = [sum(share * part for share, part in zip(row, light, strict=True)) for row in EYES[eyes]]
    return tuple(round(255 * _coded(min(max(part, 0.0), 1.0))) for part in mixed)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _coded(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)
