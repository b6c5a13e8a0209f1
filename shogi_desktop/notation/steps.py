"""Long readings in steps, so that whoever waits can do something else in between, or give it up."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Read = TypeVar("Read")
Steps = Generator[float, None, Read]
"""Yields the share that is done, from 0 to 1, after every little piece of work; returns what was read."""


def finish(steps: Steps[Read]) -> Read:
    """Does all steps at once; the errors are theirs."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            read: Read = end.value
            return read
