"""Commands that need no display: `python -m shogi_desktop NAME ...`, also `shogi-desktop-tools NAME ...`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from shogi_desktop.standard_streams import run_heard


def _convert(arguments: Sequence[str]) -> int:
    from .convert import main

    return main(arguments)


def _library(arguments: Sequence[str]) -> int:
    from .library import main

    return main(arguments)


def _jobs(arguments: Sequence[str]) -> int:
    from .jobs import main

    return main(arguments)


def _match(arguments: Sequence[str]) -> int:
    from .match import main

    return main(arguments)


COMMANDS: Final[Mapping[str, Callable[[Sequence[str]], int]]] = {
    "convert": _convert,
    "jobs": _jobs,
    "library": _library,
    "match": _match,
}
"""What a command does with its arguments; it returns the exit code. Nothing of it is loaded before."""


def run(name: str, arguments: Sequence[str]) -> int:
    """Runs the command of that name and returns its exit code."""
    return run_heard(lambda: COMMANDS[name](arguments))
