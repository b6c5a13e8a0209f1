"""Files read and written in steps: a disk that takes its time, or a file that somebody holds, stops nobody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from shogi_desktop.files import read_bytes, write_bytes_atomic
from shogi_desktop.notation.steps import Steps

if TYPE_CHECKING:
    from concurrent.futures import Future

Done = TypeVar("Done")

WAIT_S = 0.005


class ReadingGivenUp(Exception):
    """The person does not want to wait any longer."""


def bytes_steps(path: str | Path) -> Steps[bytes]:
    """`files.read_bytes` in steps: a thread waits for the disk, and for nobody where it is given up."""
    return (yield from _in_a_thread(lambda: read_bytes(path)))


def writing_steps(path: str | Path, data: bytes) -> Steps[None]:
    """`files.write_bytes_atomic` in steps. Where it is given up the file may still be written."""
    return (yield from _in_a_thread(lambda: write_bytes_atomic(path, data)))


def _in_a_thread(work: Callable[[], Done]) -> Steps[Done]:
    from concurrent.futures import Future, wait

    working: Future[Done] = Future()
    Thread(target=_work, args=(work, working), daemon=True, name="disk").start()
    while not wait([working], WAIT_S).done:
        yield 0.0
    return working.result()


def _work(work: Callable[[], Done], working: Future[Done]) -> None:
    """In the thread."""
    try:
        working.set_result(work())
    except Exception as error:  # whatever it is, it belongs to the one who waits
        working.set_exception(error)
