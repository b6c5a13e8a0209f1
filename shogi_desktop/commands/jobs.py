"""`python -m shogi_desktop jobs`: much work that is many jobs, done by processes here or by other machines.

    jobs analyse LIBRARY... [--nodes N | --time MS] [--out FOLDER] [--processes N]
    jobs analyse LIBRARY... --scheduler tcp://127.0.0.1:8786

LIBRARY are files of records, or folders to search. Each game is analysed from its end to its start by the program's own
engine, and written as a record of ours into a folder of results (`NAME-analysed` in the present one); no file of the
library is ever changed. Results are kept as they come: the same command goes on where it was ended.

Progress is told on the standard error, what could not be analysed and how many were on the standard output. Exit
status: 0 all is analysed, 1 something is not, 2 the command was not understood, 130 it was ended.

With --index the window asks: LIBRARY are the folders of its library, the first line of the standard input tells which
records of the index, and its end ends the work. What is said are the lines of `notation.wire.library_lines` then.
"""

from __future__ import annotations

import argparse
import os
import signal
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from shogi_desktop.analysis.game_job import Depth
from shogi_desktop.analysis.library_analysis import AnalysisError, LibraryAnalysis
from shogi_desktop.analysis.records import OfFiles, OfIndex, Records
from shogi_desktop.analysis.results import Results, ResultsError
from shogi_desktop.clients.own_program import know_own_variants
from shogi_desktop.jobs.choosing import workers_of
from shogi_desktop.jobs.machines import Certificates
from shogi_desktop.jobs.workers import JobsError
from shogi_desktop.library.catalogue import Catalogue
from shogi_desktop.library.entry import Entry

from .jobs_told import Lines, Told, Words

NODES: Final = 50_000
ENDED: Final = 130
_CHUNK: Final = 500


def main(arguments: Sequence[str]) -> int:
    """Does the work and returns the exit code; without any it tells what there is."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if "work" not in options:
        parser.print_help()
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    know_own_variants()
    code: int = options.work(options)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="shogi-desktop jobs", description="Much work, done by processes here or by other machines."
    )
    works = parser.add_subparsers(title="works", metavar="WORK")
    analyse = works.add_parser("analyse", help="analyse all games of a library")
    analyse.add_argument("library", nargs="+", metavar="LIBRARY", help="files of records, or folders to search")
    depth = analyse.add_mutually_exclusive_group()
    depth.add_argument("--nodes", type=_positive, help=f"positions to look at for each one of a game ({NODES})")
    depth.add_argument("--time", type=_positive, metavar="MS", help="milliseconds for each position instead")
    analyse.add_argument("--out", type=Path, metavar="FOLDER", help="where results are kept (NAME-analysed)")
    analyse.add_argument("--index", type=Path, help=argparse.SUPPRESS)
    _add_workers(analyse)
    analyse.set_defaults(work=_analyse)
    return parser


def _add_workers(parser: argparse.ArgumentParser) -> None:
    cores = os.cpu_count() or 1
    parser.add_argument("--processes", type=_positive, default=cores, metavar="N", help="here (one for each core)")
    parser.add_argument("--scheduler", default="", metavar="ADDRESS", help="tcp:// of dask here, or tls:// elsewhere")
    parser.add_argument("--tls-ca", default="", metavar="FILE", help="the authority's certificate")
    parser.add_argument("--tls-cert", default="", metavar="FILE", help="one's own certificate")
    parser.add_argument("--tls-key", default="", metavar="FILE", help="its key")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


# Analysis


def _analyse(options: argparse.Namespace) -> int:
    told: Told = Words() if options.index is None else Lines()
    try:
        certificates = Certificates(options.tls_ca, options.tls_cert, options.tls_key)
        workers = workers_of(options.scheduler, options.processes, certificates, told.left_out)
        folder = Path(os.path.abspath(options.out or _usual_folder(options.library)))
        depth = Depth(options.time or 0, 0 if options.time else options.nodes or NODES)
        results = Results(folder)
        try:
            analysis = LibraryAnalysis(_records(options, results.holds), depth, results, told.step)
            told.begin(folder)
            analysis.run(workers)
        finally:
            results.close()
    except (AnalysisError, JobsError, ResultsError, OSError, sqlite3.Error) as error:
        return told.fail(str(error))
    except KeyboardInterrupt:
        told.stopped()
        return ENDED
    return told.conclude(analysis.tally)


def _usual_folder(library: Sequence[str]) -> str:
    return f"{Path(os.path.abspath(library[0])).stem}-analysed" if len(library) == 1 else "analysed"


def _records(options: argparse.Namespace, is_result: Callable[[str], bool]) -> Records:
    if options.index is None:
        return OfFiles(options.library, is_result)
    wanted = [int(number) for number in sys.stdin.readline().split()]
    threading.Thread(target=_follow_input, daemon=True).start()
    catalogue = Catalogue(options.index)
    entries: list[Entry] = []
    for at in range(0, len(wanted), _CHUNK):
        entries += catalogue.entries(wanted[at : at + _CHUNK])
    catalogue.close()
    return OfIndex(entries, options.library, is_result)


def _follow_input() -> None:
    """Whoever asks is gone or has enough when the standard input ends. Where a process cannot interrupt itself it just
    ends: its workers notice that, and what was done is kept."""
    while sys.stdin.read(1024):
        pass
    if os.name == "posix":
        os.kill(os.getpid(), signal.SIGINT)
    else:
        os._exit(ENDED)
