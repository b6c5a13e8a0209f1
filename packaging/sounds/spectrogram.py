"""Sounds as pictures: time to the right, frequency upwards (to 12 kHz), brightness 80 dB."""

from __future__ import annotations

import cmath
import math

from measurement import samples_of
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage, QPainter

WINDOW = 512
STEP = 96
TOP_HZ = 12_000
RANGE_DB = 80.0
CELL = (330, 190)
COLUMNS = 5
SCALE_MS = 3.0  # a pixel is so many milliseconds


def transform(values: list[complex]) -> list[complex]:
    """The discrete Fourier transform; the length is a power of two."""
    if len(values) == 1:
        return values
    even, odd = transform(values[::2]), transform(values[1::2])
    turned = [cmath.exp(-2j * math.pi * at / len(values)) * value for at, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


def columns(samples: list[float]) -> list[list[float]]:
    """For each step in time the loudness of each frequency in dB."""
    shape = [0.5 - 0.5 * math.cos(2 * math.pi * at / WINDOW) for at in range(WINDOW)]
    padded = [0.0] * (WINDOW // 2) + samples + [0.0] * WINDOW
    found = []
    for at in range(0, len(samples), STEP):
        piece = [complex(value * weight) for value, weight in zip(padded[at : at + WINDOW], shape, strict=True)]
        found.append([20 * math.log10(abs(value) / WINDOW + 1e-9) for value in transform(piece)[: WINDOW // 2]])
    return found


def draw(sounds: dict[str, bytes], file: str) -> None:
    """Writes a picture of all sounds, by name, to a file."""
    app = QGuiApplication.instance() or QGuiApplication(["spectrogram", "-platform", "offscreen"])
    rows = -(-len(sounds) // COLUMNS)
    image = QImage(CELL[0] * COLUMNS, CELL[1] * rows, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    families = QFontDatabase.families()
    painter.setFont(QFont(families[0] if families else "", 9))
    for at, (name, contents) in enumerate(sounds.items()):
        _draw_one(painter, CELL[0] * (at % COLUMNS), CELL[1] * (at // COLUMNS), name, contents)
    painter.end()
    if not image.save(file):
        raise OSError(f"cannot write {file}")
    del app


def _draw_one(painter: QPainter, left: int, top: int, name: str, contents: bytes) -> None:
    samples, rate, _ = samples_of(contents)
    spectrum = columns([value / 32767 for value in samples])
    height = CELL[1] - 24
    bins = round(TOP_HZ / rate * WINDOW)
    for x in range(min(CELL[0] - 6, round(len(samples) / rate * 1000 / SCALE_MS))):
        column = spectrum[min(len(spectrum) - 1, round(x * SCALE_MS / 1000 * rate / STEP))]
        for y in range(height):
            level = column[round((height - 1 - y) / height * bins)]
            bright = min(max(1 + level / RANGE_DB, 0.0), 1.0)
            painter.setPen(QColor.fromHsvF(0.7 - 0.6 * bright, 1 - 0.6 * bright, bright))
            painter.drawPoint(left + x, top + 20 + y)
    painter.setPen(QColor("white"))
    painter.drawText(left + 2, top + 14, f"{name}  {len(samples) / rate * 1000:.0f} ms")
