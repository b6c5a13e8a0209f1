"""Animated WebP, frame by frame: only what has changed is written, and no more than one frame is kept.

After the container's specification (https://developers.google.com/speed/webp/docs/riff_container): a RIFF file with
the size of the picture (VP8X), the number of repeats (ANIM), and for each frame its place, its time and its pixels
(ANMF) as a still picture has them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import BinaryIO, Final

from PIL import Image, ImageChops

ANIMATED: Final = 0x12  # with clear pixels
OVER: Final = 0x00  # what is clear shows the frame before, which stays
PIXELS: Final = (b"VP8 ", b"VP8L", b"ALPH")
EFFORT: Final = 2  # of the encoder, 0 to 6


class WebpFile:
    """Pixels are kept as they are (lossless), whatever the `samples` of pictures to come."""

    def __init__(self, file: BinaryIO, samples: Iterable[Image.Image] = ()) -> None:
        self._file = file
        self._last: Image.Image | None = None

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """The next frame and how long it is seen; all frames have the size of the first."""
        if self._last is None:
            self._begin(picture.size)
        box, pixels = _changes(self._last, picture)
        place = _three(box[0] // 2) + _three(box[1] // 2) + _three(box[2] - box[0] - 1) + _three(box[3] - box[1] - 1)
        still = BytesIO()
        pixels.save(still, "WEBP", lossless=True, method=EFFORT)
        data = b"".join(_chunk(name, data) for name, data in _chunks(still.getvalue()) if name in PIXELS)
        self._file.write(_chunk(b"ANMF", place + _three(milliseconds) + bytes([OVER]) + data))
        self._last = picture

    def close(self) -> None:
        """Tells the size of the whole at the beginning."""
        end = self._file.tell()
        self._file.seek(4)
        self._file.write(struct.pack("<I", end - 8))
        self._file.seek(end)

    def _begin(self, size: tuple[int, int]) -> None:
        head = bytes([ANIMATED, 0, 0, 0]) + _three(size[0] - 1) + _three(size[1] - 1)
        self._file.write(b"RIFF\0\0\0\0WEBP" + _chunk(b"VP8X", head) + _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0"))


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a still picture's file."""
    at = 12
    while at + 8 <= len(file):
        (length,) = struct.unpack_from("<I", file, at + 4)
        yield file[at : at + 4], file[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _changes(before: Image.Image | None, after: Image.Image) -> tuple[tuple[int, int, int, int], Image.Image]:
    """The box of all pixels that differ, its corner at even numbers as the format has it, and in it these alone."""
    if before is None:
        return (0, 0, *after.size), after
    red, green, blue = ImageChops.difference(before, after).split()
    difference = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    left, top, right, bottom = difference.getbbox() or (0, 0, 1, 1)
    box = left - left % 2, top - top % 2, right, bottom
    shown = difference.crop(box).point([0] + 255 * [255])
    pixels = Image.new("RGBA", shown.size)
    pixels.paste(after.crop(box), mask=shown)
    pixels.putalpha(shown)
    return box, pixels
