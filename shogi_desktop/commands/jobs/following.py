"""The window that asks for work: as long as it wants it, it holds the standard input of the command open."""

from __future__ import annotations

import os
import signal

from shogi_desktop.commands.input_end import at_end_of_input

from .options import ENDED


def end_with_input() -> None:
    """From now on the work ends with the standard input: whoever asks is gone then, or has enough."""
    at_end_of_input(_end)


def _end() -> None:
    """Where a process cannot interrupt itself it just ends: its workers notice that, and what was done is kept."""
    if os.name == "posix":
        os.kill(os.getpid(), signal.SIGTERM)  # a shell may have had SIGINT ignored
    else:
        os._exit(ENDED)
