"""Who does the jobs of a command."""

from __future__ import annotations

from collections.abc import Callable

from .local import LocalWorkers
from .machines import Certificates, Machines
from .workers import Workers


def workers_of(
    scheduler: str,
    processes: int,
    certificates: Certificates | None = None,
    left_out: Callable[[str, str], None] | None = None,
) -> Workers:
    """The machines of the scheduler at this address, or with "" so many processes here. The rest, and JobsError, are
    those of `Machines`."""
    return Machines(scheduler, certificates, left_out) if scheduler else LocalWorkers(processes)
