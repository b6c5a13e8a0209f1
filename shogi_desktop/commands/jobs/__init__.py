"""`python -m shogi_desktop jobs`: much work that is many jobs, done by processes here or by other machines.

    jobs analyse LIBRARY... [--nodes N | --time MS] [--engine NAME --engines FILE] [--out FOLDER]
    jobs check PROBLEMS... [--time MS] [--out FILE]
    jobs make GAME --plies N --count N [--seed N] [--out FILE]

Each takes `--processes N` (here, one for each core) or `--scheduler ADDRESS` (of dask: tcp:// on this machine, tls://
elsewhere, with `--tls-ca`, `--tls-cert` and `--tls-key` or what dask's own configuration says). Results are kept as
they come: the same command goes on where it was ended. Progress is told on the standard error, what came of it on the
standard output. Exit status: 0 all is well, 1 something is not, 2 the command was not understood, 130 it was ended.
"""

from __future__ import annotations

import argparse
import signal
from collections.abc import Sequence

from shogi_desktop.clients.own_program import know_own_variants

from . import analyse, check, make


def main(arguments: Sequence[str]) -> int:
    """Does the work and returns the exit code; without any it tells what there is."""
    parser = argparse.ArgumentParser(
        prog="shogi-desktop jobs", description="Much work, done by processes here or by other machines."
    )
    works = parser.add_subparsers(title="works", metavar="WORK")
    for work in (analyse, check, make):
        work.add_to(works)
    options = parser.parse_args(arguments)
    if "work" not in options:
        parser.print_help()
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    know_own_variants()
    code: int = options.work(options)
    return code
