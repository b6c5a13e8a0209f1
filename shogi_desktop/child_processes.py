"""Programs that are started by this one: on Windows without a window of the console, and none longer there than we are.

Elsewhere a child without a window has none, and it hears of our end by the end of its input.
"""

from __future__ import annotations

import sys
from typing import Final

NO_WINDOW: Final = 0x0800_0000 if sys.platform == "win32" else 0
"""What `subprocess` is told as `creationflags`: a program for the console gets none on the screen."""


def end_with_us(number: int) -> None:
    """Has Windows end the child of this process number, and what that one starts from now on, when this process ends,
    however it does. A child of which the system allows that to nobody stays as it is."""
    if sys.platform == "win32":
        from .windows_job import the_job  # with the first child: the start of the window needs no ctypes

        the_job().take(number)
