"""How much work something is, however slow the machine is or busy with other things."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# What `_yardstick` takes of a processor where the bounds of the tests were set (seconds).
_USUAL: Final = 0.012


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Fails where this process works longer than that on a usual processor; what other processes take from it does not
    count, nor that a processor is slow, or half of one because its other half is busy."""
    began = time.process_time()
    yield
    worked = time.process_time() - began
    assert worked < seconds or worked < seconds * _slowness()


def _slowness() -> float:
    """How many times as long as on a usual processor everything takes now; 1 on a faster one."""
    return max(1.0, *(_yardstick() / _USUAL for _ in range(5)))


def _yardstick() -> float:
    """What a work that is always the same takes of a processor (seconds)."""
    began = time.process_time()
    found = {number: str(number) for number in range(100_000)}
    assert len(found) == 100_000
    return time.process_time() - began
