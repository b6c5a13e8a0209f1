"""`python -m shogi_desktop library`: brings the index of a library of records up to date, or looks through its games.

    library index INDEX [FOLDER ...]
    library find INDEX VARIANT PATTERN [--mirrored]
    library mistakes INDEX PLAYER [--least blunder] [--limits 5 10 20]

What it says are the lines of `notation.wire.work_lines`.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from shogi_desktop.analysis.gathering import gather
from shogi_desktop.analysis.review import Mark, MarkLimits
from shogi_desktop.clients.own_program import know_own_variants
from shogi_desktop.files.sharing import FileLock
from shogi_desktop.library.catalogue import Catalogue
from shogi_desktop.library.errors import LibraryError, LibraryMessage
from shogi_desktop.library.indexing import Indexing
from shogi_desktop.library.patterns import parse_pattern, walk
from shogi_desktop.library.store import open_to_read, open_to_write, throw_away
from shogi_desktop.notation.wire.work_lines import Done, Failed, IndexProgress, LetGo, Line, format_line
from shogi_desktop.rules import load_variant
from shogi_desktop.system_errors import message_of

PATIENCE_S: Final = 600.0
WAIT_S: Final = 0.5


def main(arguments: Sequence[str]) -> int:
    """Does the work and returns the exit code."""
    options = _parser().parse_args(arguments)
    know_own_variants()
    try:
        options.work(options)
    except BrokenPipeError:  # to whom should it be told?
        raise
    except (LibraryError, OSError, ValueError, sqlite3.Error) as error:
        _tell(Failed(message_of(error)))
        return 1
    _tell(Done())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="shogi-desktop library", description="The index of a library of records.")
    works = parser.add_subparsers(required=True)
    index = works.add_parser("index", help="bring the index up to date with the records in these folders")
    index.add_argument("index", type=Path)
    index.add_argument("folders", nargs="*")
    index.set_defaults(work=_index)
    find = works.add_parser("find", help="tell the games in which a pattern occurs, such as '5e:+P hand:2r'")
    find.add_argument("index", type=Path)
    find.add_argument("variant")
    find.add_argument("pattern")
    find.add_argument("--mirrored", action="store_true", help="or the pattern in the mirror")
    find.set_defaults(work=_find)
    mistakes = works.add_parser("mistakes", help="tell where a player went wrong in games that were analysed")
    mistakes.add_argument("index", type=Path)
    mistakes.add_argument("player")
    mistakes.add_argument("--least", choices=[mark.name.lower() for mark in Mark], default=Mark.MISTAKE.name.lower())
    limits = "chance to win, in percent, that an inaccuracy, a mistake, a blunder loses at least"
    mistakes.add_argument("--limits", type=int, nargs=3, default=[5, 10, 20], help=limits)
    mistakes.set_defaults(work=_mistakes)
    return parser


def _index(options: argparse.Namespace) -> None:
    path: Path = options.index
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path.with_name(path.name + ".lock"))
    patience = time.monotonic() + PATIENCE_S
    while not lock.take():  # another window's work, or that of a window that died a moment ago
        if time.monotonic() > patience:
            raise LibraryError(LibraryMessage.INDEX_HELD)
        _tell(IndexProgress(0, 0))
        time.sleep(WAIT_S)
    folders = [os.path.abspath(folder) for folder in options.folders]
    try:
        try:
            _run(path, folders)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):  # the disk or another program, not what is in the file
                raise
            _discard(path)
            _run(path, folders)
    finally:
        lock.release()


def _run(path: Path, folders: list[str]) -> None:
    with closing(open_to_write(path, _discard)) as connection:
        Indexing(connection, _tell).run(folders)


def _discard(path: Path) -> None:
    """Removes an index that is of no use; it may be open in a window, which is told."""
    if path.exists():
        _tell(LetGo())
    throw_away(path)


def _find(options: argparse.Namespace) -> None:
    connection = open_to_read(options.index)
    if connection is None:
        return
    with closing(connection):
        variant = load_variant(options.variant)
        walk(connection, variant, parse_pattern(options.pattern, variant), options.mirrored, _tell)


def _mistakes(options: argparse.Namespace) -> None:
    with closing(Catalogue(options.index)) as catalogue:
        gather(catalogue, options.player, Mark[options.least.upper()], MarkLimits(*options.limits), _tell)


def _tell(line: Line) -> None:
    print(format_line(line), flush=True)
