"""Jobs on machines that a scheduler of dask knows. Needs the package `distributed`, which is no part of the program.

    dask scheduler                                              (prints its address, tcp://HOST:8786)
    dask worker tcp://HOST:8786 --nworkers 4 --nthreads 1       (on each machine, started where the program's packages
                                                                 can be imported, one process for each processor)
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

from .workers import Done, Failed, JobsError, Workers

A = TypeVar("A")
R = TypeVar("R")

PATIENCE_S: Final = 30.0
"""How long the scheduler, and then its first worker, may take to be there."""
_AHEAD: Final = 2
"""Jobs that are sent for each thread of a worker, so that none waits for the next one to arrive."""


class Machines(Workers):
    """The workers of the scheduler at this address. One that dies is found out by the scheduler, which has its jobs
    done again as often as its own setting `allowed-failures` says (3 times)."""

    def __init__(self, address: str) -> None:
        """JobsError where dask is not installed."""
        try:
            import distributed
        except ImportError as error:
            raise JobsError("jobs on other machines need dask: pip install distributed") from error
        self._dask: Any = distributed
        self._address = address

    def results(
        self, function: Callable[[A], R], arguments: Iterable[A], leave: Callable[[], None] | None = None
    ) -> Generator[Done[A, R] | Failed[A], None, None]:
        client = self._client()
        coming, running = iter(arguments), self._dask.as_completed(loop=client.loop)
        what: dict[Any, A] = {}
        try:
            while True:
                for _ in range(self._room(client) - len(what)):
                    for argument in coming:
                        future = client.submit(function, argument, pure=False)
                        what[future] = argument
                        running.add(future)
                        break
                if not what:
                    break
                future = next(running)
                yield self._outcome(what.pop(future), future)
        finally:
            client.cancel(list(what))
            if leave is not None:
                with suppress(OSError):
                    client.run(leave, on_error="ignore")
            client.close()

    def _client(self) -> Any:
        try:
            client = self._dask.Client(self._address, timeout=PATIENCE_S, set_as_default=False)
        except (OSError, ValueError) as error:
            raise JobsError(f"there is no scheduler at {self._address}: {error}") from error
        try:
            client.wait_for_workers(1, timeout=PATIENCE_S)
        except TimeoutError as error:
            client.close()
            raise JobsError(f"the scheduler at {self._address} has no workers") from error
        return client

    def _room(self, client: Any) -> int:
        """How many jobs may be under way; workers come and go."""
        return _AHEAD * max(1, sum(map(int, client.nthreads().values())))

    def _outcome(self, argument: A, future: Any) -> Done[A, Any] | Failed[A]:
        if future.status == "finished":
            return Done(argument, future.result())
        if future.status != "error":
            raise JobsError(f"the scheduler at {self._address} is gone")
        error = future.exception()
        if isinstance(error, self._dask.KilledWorker):
            return Failed(argument, str(error), died=True)
        return Failed(argument, "".join(traceback.format_exception(type(error), error, future.traceback())))
