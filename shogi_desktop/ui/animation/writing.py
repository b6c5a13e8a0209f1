"""A film written into a file, in steps: the window stays alive, and whoever gives up leaves no file."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Final, TypeVar

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
