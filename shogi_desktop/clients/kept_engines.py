"""Engines that a process keeps running between its jobs."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from .engine_call import EngineCall
from .search import SearchRequest

R = TypeVar("R")

Engine = EngineCall[SearchRequest]


class KeptEngines(Generic[R]):
    """Those that wait for their next job, told apart by a key. Several threads may ask: workers of dask do several jobs
    in one process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[tuple[object, EngineCall[R]]] = []
        self._times_ended = 0

    @contextmanager
    def lent(self, key: object, call: Callable[[], EngineCall[R]], stays: bool = True) -> Iterator[EngineCall[R]]:
        """An engine for a job: one with this key that waits, else a new one. Where the job ends well it waits for the
        next one, unless it is none that `stays`."""
        engine, times_ended = self._taken(key) or call(), self._times_ended
        done = False
        try:
            yield engine
            done = True
        finally:
            with self._lock:
                waits = done and stays and times_ended == self._times_ended
                if waits:
                    self._idle.append((key, engine))
            if not waits:
                engine.close()

    def end(self) -> None:
        """Ends those that wait, and those that are lent when their job is over."""
        with self._lock:
            going, self._idle = [engine for _, engine in self._idle], []
            self._times_ended += 1
        for engine in going:
            engine.close()

    def _taken(self, key: object) -> EngineCall[R] | None:
        with self._lock:
            for place, (known, engine) in enumerate(self._idle):
                if known == key:
                    del self._idle[place]
                    return engine
        return None
