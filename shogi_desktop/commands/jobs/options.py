"""The options that say who does the work and how much of it, and the end of the work when the window that asked for
it has enough."""

from __future__ import annotations

import argparse
import os
import signal
from collections.abc import Callable
from typing import Final

from shogi_desktop.jobs.machines import Certificates, workers_of
from shogi_desktop.jobs.workers import Workers
from shogi_desktop.messages import Message
from shogi_desktop.standard_streams import at_end_of_input

ENDED: Final = 130
"""The exit code of work that somebody has ended."""


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Those that say who does it."""
    cores = os.cpu_count() or 1
    parser.add_argument("--processes", type=positive, default=cores, metavar="N", help="here (one for each core)")
    add_machines(parser)


def add_machines(parser: argparse.ArgumentParser) -> None:
    """Those that say which other machines do it."""
    parser.add_argument("--scheduler", default="", metavar="ADDRESS", help="tcp:// of dask here, or tls:// elsewhere")
    parser.add_argument("--tls-ca", default="", metavar="FILE", help="the authority's certificate")
    parser.add_argument("--tls-cert", default="", metavar="FILE", help="one's own certificate")
    parser.add_argument("--tls-key", default="", metavar="FILE", help="its key")


def chosen_workers(options: argparse.Namespace, left_out: Callable[[str, Message], None]) -> Workers:
    """Those who do it; `left_out` and JobsError as with `Machines`."""
    return workers_of(options.scheduler, options.processes, certificates_of(options), left_out)


def certificates_of(options: argparse.Namespace) -> Certificates:
    return Certificates(options.tls_ca, options.tls_cert, options.tls_key)


def positive(text: str) -> int:
    """A number of the command line."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def end_with_input() -> None:
    """From now on the work ends with the standard input: whoever asks is gone then, or has enough."""
    at_end_of_input(_end)


def _end() -> None:
    """Where a process cannot interrupt itself it just ends: its workers notice that, and what was done is kept."""
    if os.name == "posix":
        os.kill(os.getpid(), signal.SIGTERM)  # a shell may have had SIGINT ignored
    else:
        os._exit(ENDED)
