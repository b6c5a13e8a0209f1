"""Whoever starts a command for work that may take long holds its standard input open as long as the work is wanted."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress


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
