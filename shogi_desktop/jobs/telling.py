"""What a job says while it is at work, to whoever wants to hear it; without anybody it is said to nobody.

Local workers pass it on; of machines that dask knows only results come back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

_listener: Callable[[object], None] | None = None


def tell(what: object) -> None:
    """Says something that can be pickled, from the thread that does the job."""
    if _listener is not None:
        _listener(what)


@contextmanager
def heard_by(listener: Callable[[object], None]) -> Iterator[None]:
    """What is told in this process meanwhile goes to the listener."""
    global _listener
    before, _listener = _listener, listener
    try:
        yield
    finally:
        _listener = before
