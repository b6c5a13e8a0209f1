"""`jobs analyse LIBRARY...`: the games of files of records, or of folders and all below them.

Each game is analysed from its end to its start by the program's own engine, or by one of the person's, and written as
a record of ours into a folder of results (`NAME-analysed` in the present one); no file of the library is ever changed.

With --index the window asks: LIBRARY are the folders of its library, the first line of the standard input tells which
records of the index, and its end ends the work. What is said are the lines of `notation.wire.work_lines` then.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from shogi_desktop.analysis.errors import AnalysisError
from shogi_desktop.analysis.game_job import Effort
from shogi_desktop.analysis.library_analysis import LibraryAnalysis, OfFiles, OfIndex, Records, chosen_engine
from shogi_desktop.analysis.results import AnalysisResults
from shogi_desktop.files import UnusableFileError
from shogi_desktop.jobs.errors import JobsError
from shogi_desktop.library.catalogue import Catalogue
from shogi_desktop.library.entry import Entry
from shogi_desktop.system_errors import message_of

from .options import ENDED, add_workers, chosen_workers, end_with_input, positive
from .output import Lines, Words, WorkOutput

NODES: Final = 50_000
_CHUNK: Final = 500


def add_to(works: Any) -> None:
    """The command, among others."""
    parser = works.add_parser("analyse", help="analyse all games of a library")
    parser.add_argument("library", nargs="+", metavar="LIBRARY", help="files of records, or folders to search")
    depth = parser.add_mutually_exclusive_group()
    depth.add_argument("--nodes", type=positive, help=f"positions to look at for each one of a game ({NODES})")
    depth.add_argument("--time", type=positive, metavar="MS", help="milliseconds for each position instead")
    parser.add_argument("--engine", default="", metavar="NAME", help="one of your engines, for the games that it plays")
    engines = "where it stands: engines.json of the program's own folder"
    parser.add_argument("--engines", type=Path, default=Path("engines.json"), metavar="FILE", help=engines)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where results are kept (NAME-analysed)")
    parser.add_argument("--index", type=Path, help=argparse.SUPPRESS)
    add_workers(parser)
    parser.set_defaults(work=_analyse)


def _analyse(options: argparse.Namespace) -> int:
    output: WorkOutput = Words() if options.index is None else Lines()
    try:
        engine = chosen_engine(options.engine, options.engines, here=not options.scheduler)
        workers = chosen_workers(options, output.left_out)
        folder = Path(os.path.abspath(options.out or _usual_folder(options.library)))
        depth = Effort(options.time or 0, 0 if options.time else options.nodes or NODES)
        results = AnalysisResults(folder)
        try:
            analysis = LibraryAnalysis(_records(options, results.holds), depth, results, output.step, engine)
            output.begin(folder)
            analysis.run(workers)
        finally:
            results.close()
    except (AnalysisError, JobsError, UnusableFileError, OSError, sqlite3.Error) as error:
        return output.fail(message_of(error))
    except KeyboardInterrupt:
        output.stopped()
        return ENDED
    return output.conclude(analysis.tally)


def _usual_folder(library: Sequence[str]) -> str:
    return f"{Path(os.path.abspath(library[0])).stem}-analysed" if len(library) == 1 else "analysed"


def _records(options: argparse.Namespace, is_result: Callable[[str], bool]) -> Records:
    if options.index is None:
        return OfFiles(options.library, is_result)
    wanted = [int(number) for number in sys.stdin.readline().split()]
    end_with_input()
    entries: list[Entry] = []
    with closing(Catalogue(options.index)) as catalogue:
        for at in range(0, len(wanted), _CHUNK):
            entries += catalogue.entries(wanted[at : at + _CHUNK])
    return OfIndex(entries, options.library, is_result)
