"""Files read in steps: a disk that takes its time stops nobody."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from shogi_desktop.files import read_bytes, text_of
from shogi_desktop.notation.steps import Steps

if TYPE_CHECKING:
    from concurrent.futures import Future

WAIT_S = 0.005


class ReadingGivenUp(Exception):
    """The person does not want to wait any longer."""


def text_steps(path: str | Path) -> Steps[str]:
    """`files.read_text` in steps."""
    return text_of((yield from bytes_steps(path)), path)


def bytes_steps(path: str | Path) -> Steps[bytes]:
    """`files.read_bytes` in steps: a thread waits for the disk, and for nobody where it is given up."""
    from concurrent.futures import Future, wait

    reading: Future[bytes] = Future()
    Thread(target=_read, args=(path, reading), daemon=True, name="reading").start()
    while not wait([reading], WAIT_S).done:
        yield 0.0
    return reading.result()


def _read(path: str | Path, reading: Future[bytes]) -> None:
    """In the thread."""
    try:
        reading.set_result(read_bytes(path))
    except Exception as error:  # whatever it is, it belongs to the one who waits
        reading.set_exception(error)
