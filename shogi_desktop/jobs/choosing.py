"""Who does the jobs of a command."""

from __future__ import annotations

from .local import LocalWorkers
from .machines import Machines
from .workers import Workers


def workers_of(scheduler: str, processes: int) -> Workers:
    """The machines of the scheduler at this address, or with "" so many processes here. JobsError without dask."""
    return Machines(scheduler) if scheduler else LocalWorkers(processes)
