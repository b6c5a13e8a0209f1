"""Animated GIF, frame by frame: only what has changed is written, and no more than one frame is kept.

After the GIF89a specification (https://www.w3.org/Graphics/GIF/spec-gif89a.txt): header, one table of colours for all
frames, the extension that repeats the picture for ever, then for each frame its time, its place and its pixels.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import BinaryIO, Final

from PIL import GifImagePlugin, Image, ImageChops

COLORS: Final = 255
CLEAR: Final = 255  # the colour of pixels that stay as they are
_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_TRAILER: Final = b";"


class GifFile:
    """`samples` are pictures like those to come: the colours are chosen from them."""

    def __init__(self, file: BinaryIO, samples: Iterable[Image.Image]) -> None:
        self._file = file
        self._palette = _palette(list(samples))
        self._last: Image.Image | None = None

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """The next frame and how long it is seen; all frames have the size of the first."""
        frame = picture.quantize(palette=self._palette, dither=Image.Dither.NONE)
        if self._last is None:
            self._begin(frame.size)
        box, pixels = _changes(self._last, frame)
        for part in GifImagePlugin.getdata(pixels, box[:2], duration=milliseconds, transparency=CLEAR, disposal=1):
            self._file.write(part)
        self._last = frame

    def close(self) -> None:
        self._file.write(_TRAILER)

    def _begin(self, size: tuple[int, int]) -> None:
        colors = bytes(self._palette.getpalette() or ()).ljust(3 * (COLORS + 1), b"\0")
        self._file.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + colors + _FOR_EVER)


def _palette(samples: list[Image.Image]) -> Image.Image:
    """The colours that cover all samples best: rare ones, such as red ink, are among them."""
    width = max(sample.width for sample in samples)
    whole = Image.new("RGB", (width, sum(sample.height for sample in samples)))
    y = 0
    for sample in samples:
        whole.paste(sample, (0, y))
        y += sample.height
    return whole.quantize(COLORS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


def _changes(before: Image.Image | None, after: Image.Image) -> tuple[tuple[int, int, int, int], Image.Image]:
    """The box of all pixels that differ, one pixel where none does, and in it these pixels alone."""
    if before is None:
        return (0, 0, *after.size), after
    one, other = (Image.frombytes("L", picture.size, picture.tobytes()) for picture in (before, after))
    difference = ImageChops.difference(one, other)
    box = difference.getbbox() or (0, 0, 1, 1)
    pixels = after.crop(box)
    pixels.paste(CLEAR, mask=difference.crop(box).point([255] + 255 * [0]))
    return box, pixels
