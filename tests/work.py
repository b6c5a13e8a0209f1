"""How much work something is, however busy the machine is with other things."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Fails where this process works longer than that; what other processes take from it does not count."""
    began = time.process_time()
    yield
    assert time.process_time() - began < seconds
