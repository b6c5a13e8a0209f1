"""What programs without a window say and hear: any character can be said, where nobody listens any more they end
quietly, and whoever starts a command for work that may take long holds its standard input open as long as the work
is wanted.

Windows tells of a pipe that nobody reads by EINVAL, as of much else, for instance a file of an impossible name. So
what is said there passes through a file that makes a BrokenPipeError of it, as on other systems."""

from __future__ import annotations

import errno
import io
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


UNHEARD: Final = 1
"""The exit code where nobody listens."""


def run_heard(work: Callable[[], int]) -> int:
    """What a command returns, `UNHEARD` where nobody has heard all that it said."""
    sys.stdout, sys.stderr = _ready(sys.stdout, 1), _ready(sys.stderr, 2)
    try:
        try:
            return work()
        finally:  # also where the arguments were not understood
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        sys.stdout = None  # nor can what is left be told at the end
        return UNHEARD


def _ready(stream: TextIO, number: int) -> TextIO:
    """The stream of that number as it is wanted; a windowed program has none, and one of a test stays what it is."""
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    # Names and excerpts may hold what the console cannot show: it shows an escape then.
    stream.reconfigure(errors="backslashreplace")
    if sys.platform == "win32" and stream in (sys.__stdout__, sys.__stderr__) and not stream.isatty():
        stream.flush()
        return io.TextIOWrapper(
            io.BufferedWriter(_Pipe(number, "wb", closefd=False)),
            encoding=stream.encoding,
            errors=stream.errors,
            newline=None,
            line_buffering=stream.line_buffering,
            write_through=stream.write_through,
        )
    return stream


class _Pipe(io.FileIO):
    def write(self, data: ReadableBuffer, /) -> int:
        try:
            return super().write(data)
        except OSError as error:
            if error.errno == errno.EINVAL:
                raise BrokenPipeError(errno.EPIPE, "nobody listens") from error
            raise


def at_end_of_input(act: Callable[[], None]) -> None:
    """Calls `act` in a thread when the standard input ends; never where there is none.

    From now on nobody else has that input: Windows duplicates it for each process that is started, and one that starts
    while its parent waits for the same pipe ends that wait with an error (seen in Wine), or waits itself. So what is
    started finds an empty one, and what `sys.stdin` has not read yet is lost.
    """
    if sys.stdin is None:
        return
    standard = sys.stdin.fileno()
    number = os.dup(standard)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, standard)
    os.close(nothing)
    threading.Thread(target=_follow, args=(number, act), daemon=True).start()


def _follow(number: int, act: Callable[[], None]) -> None:
    with suppress(OSError):
        while os.read(number, 4096):
            pass
    act()
