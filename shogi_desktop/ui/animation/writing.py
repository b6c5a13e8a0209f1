"""A film written into a file, in steps: the window stays alive, and whoever gives up leaves no file."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, Final, Protocol

from PIL import Image
from PySide6.QtGui import QImage

from shogi_desktop.files import whole_file
from shogi_desktop.notation.steps import Steps

from .frames import Film
from .gif import GifFile
from .webp import WebpFile

GIF: Final = ".gif"
WEBP: Final = ".webp"
SAMPLES: Final = 5  # frames that the colours of a GIF are chosen from


class AnimationFile(Protocol):
    def add(self, picture: Image.Image, milliseconds: int) -> None: ...

    def close(self) -> None: ...


def animation_steps(film: Film, path: str, move_ms: int, last_ms: int) -> Steps[None]:
    """Writes a WebP file where the path ends so, else a GIF; each frame is seen for `move_ms`, the last for `last_ms`.

    OSError naming the file where it cannot be written; then, and where the steps are given up, all is as before.
    """
    with whole_file(path) as file:
        animation = WebpFile(file) if Path(path).suffix.lower() == WEBP else (yield from _gif(film, file))
        for number in range(len(film)):
            picture = as_pillow(film.frame(number))
            yield number / len(film)
            animation.add(picture, last_ms if number == len(film) - 1 else move_ms)
            yield (number + 1) / len(film)
        animation.close()


def _gif(film: Film, file: BinaryIO) -> Steps[AnimationFile]:
    last = len(film) - 1
    samples = []
    for number in sorted({round(last * share / (SAMPLES - 1)) for share in range(SAMPLES)}):
        picture = as_pillow(film.frame(number))
        samples.append(picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.NEAREST))
        yield 0.0
    return GifFile(file, samples)


def as_pillow(image: QImage) -> Image.Image:
    """The same pixels, of their own."""
    flat = image.convertToFormat(QImage.Format.Format_RGB888)
    size = flat.width(), flat.height()
    return Image.frombytes("RGB", size, bytes(flat.constBits()), "raw", "RGB", flat.bytesPerLine())
