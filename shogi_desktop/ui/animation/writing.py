"""A film written into a file, in steps: the window stays alive, and whoever gives up leaves no file.

GIF and WebP are written frame by frame: only what has changed is written, and no more than one frame is kept.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

from PIL import GifImagePlugin, Image, ImageChops
from PySide6.QtGui import QImage

from shogi_desktop.files import whole_file
from shogi_desktop.notation.records.reading import Steps

from .frames import Film

COLORS: Final = 255
CLEAR: Final = 255  # the colour of pixels that stay as they are
_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_TRAILER: Final = b";"


class GifFile:
    """`samples` are pictures like those to come: the colours are chosen from them.

    After the GIF89a specification (https://www.w3.org/Graphics/GIF/spec-gif89a.txt): header, one table of colours for
    all frames, the extension that repeats the picture for ever, then for each frame its time, place and pixels.
    """

    def __init__(self, file: BinaryIO, samples: Iterable[Image.Image]) -> None:
        self._file = file
        self._palette = _palette(list(samples))
        self._last: Image.Image | None = None

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """The next frame and how long it is seen; all frames have the size of the first."""
        frame = picture.quantize(palette=self._palette, dither=Image.Dither.NONE)
        if self._last is None:
            self._begin(frame.size)
        box, pixels = _changed_pixels(self._last, frame)
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


def _changed_pixels(before: Image.Image | None, after: Image.Image) -> tuple[tuple[int, int, int, int], Image.Image]:
    """The box of all pixels that differ, one pixel where none does, and in it these pixels alone."""
    if before is None:
        return (0, 0, *after.size), after
    one, other = (Image.frombytes("L", picture.size, picture.tobytes()) for picture in (before, after))
    difference = ImageChops.difference(one, other)
    box = difference.getbbox() or (0, 0, 1, 1)
    pixels = after.crop(box)
    pixels.paste(CLEAR, mask=difference.crop(box).point([255] + 255 * [0]))
    return box, pixels


ANIMATED: Final = 0x12  # with clear pixels
OVER: Final = 0x00  # what is clear shows the frame before, which stays
PIXELS: Final = (b"VP8 ", b"VP8L", b"ALPH")
EFFORT: Final = 2  # of the encoder, 0 to 6


class WebpFile:
    """Pixels are kept as they are (lossless), whatever the `samples` of pictures to come.

    After the container's specification (https://developers.google.com/speed/webp/docs/riff_container): a RIFF file
    with the size of the picture (VP8X), the number of repeats (ANIM), and for each frame its place, its time and its
    pixels (ANMF) as a still picture has them.
    """

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


GIF: Final = ".gif"
WEBP: Final = ".webp"
SAMPLES: Final = 5  # frames that the colours of a GIF are chosen from
WAIT_S: Final = 0.005

Done = TypeVar("Done")


def animation_steps(film: Film, path: str, move_ms: int, last_ms: int) -> Steps[None]:
    """Writes a WebP file where the path ends so, else a GIF; each frame is seen for `move_ms`, the last for `last_ms`.

    A thread writes one frame while the next is drawn. OSError naming the file where it cannot be written; then, and
    where the steps are given up, all is as before.
    """
    with whole_file(path) as file, ThreadPoolExecutor(1, "animation") as worker:
        begin: Callable[..., GifFile | WebpFile] = WebpFile if Path(path).suffix.lower() == WEBP else GifFile
        animation = yield from _result(worker.submit(begin, file, (yield from _samples(film))), 0.0)
        written: Future[None] | None = None
        for number in range(len(film)):
            picture = as_pillow(film.frame(number))
            share = number / len(film)
            yield share
            if written is not None:
                yield from _result(written, share)
            written = worker.submit(animation.add, picture, last_ms if number == len(film) - 1 else move_ms)
        if written is not None:
            yield from _result(written, 1.0)
        animation.close()


def _result(working: Future[Done], share: float) -> Steps[Done]:
    while not wait([working], WAIT_S).done:
        yield share
    return working.result()


def _samples(film: Film) -> Steps[list[Image.Image]]:
    """Some frames in half the size."""
    last = len(film) - 1
    samples = []
    for number in sorted({round(last * share / (SAMPLES - 1)) for share in range(SAMPLES)}):
        picture = as_pillow(film.frame(number))
        samples.append(picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.NEAREST))
        yield 0.0
    return samples


def as_pillow(image: QImage) -> Image.Image:
    """The same pixels, of their own."""
    flat = image.convertToFormat(QImage.Format.Format_RGB888)
    size = flat.width(), flat.height()
    return Image.frombytes("RGB", size, bytes(flat.constBits()), "raw", "RGB", flat.bytesPerLine())
