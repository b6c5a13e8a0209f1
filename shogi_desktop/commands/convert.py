"""`python -m shogi_desktop convert IN... --to kif --out DIR`: records of any format become files of another one.

Folders are searched with all folders in them, and found again below DIR. What a file holds is told from its text;
several games become one file where the format holds several, else numbered ones. No file is overwritten without
`--force`. Progress and what went wrong are told on the standard error, what failed and what was lost at the end on the
standard output. Exit status: 0 all was converted, 1 something was not, 2 the command was not understood. The variable
SHOGI_DESKTOP_VARIANTS may name a folder of one's own variant files.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from shogi_desktop.clients.own_program import know_own_variants
from shogi_desktop.notation.records.encodings import Encoding, encoding_named
from shogi_desktop.notation.records.formats import FORMATS, Format, format_named
from shogi_desktop.rules import variant_names

from .converting import Conversion, Outcome, sources

SHOWN_PROBLEMS: Final = 3


def main(arguments: Sequence[str]) -> int:
    """Converts and returns the exit status."""
    know_own_variants()
    parser = _parser()
    options = parser.parse_args(arguments)
    known: Format = options.to
    encoding: Encoding = options.encoding or known.encodings[0]
    if encoding not in known.encodings:
        parser.error(f"{known.key} is written in {' or '.join(one.value for one in known.encodings)} only")
    conversion = Conversion(
        known, encoding, options.out, options.variant, options.force, known.suffix(encoding)
    )
    found = list(sources(options.files))
    outcomes = []
    for number, source in enumerate(found, 1):
        outcomes.append(conversion.convert(source))
        _tell(outcomes[-1], f"{number}/{len(found)}")
    return _conclude(outcomes)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="shogi-desktop convert", description="Records of any format become files of another one."
    )
    writing = [known.key for known in FORMATS if known.write is not None]
    parser.add_argument("files", nargs="+", type=Path, metavar="IN", help="files, or folders to search")
    parser.add_argument("--to", required=True, type=_format, metavar="|".join(writing), help="the format to write")
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help="the folder to write to")
    parser.add_argument("--encoding", type=_encoding, metavar="utf-8|shift_jis", help="of what is written")
    parser.add_argument(
        "--variant", default="shogi", choices=variant_names(), help="the game where a record does not say one"
    )
    parser.add_argument("--force", action="store_true", help="overwrite files that are there already")
    return parser


def _format(key: str) -> Format:
    known = format_named(key.lower())
    if known is None or known.write is None:
        raise argparse.ArgumentTypeError(f"there is no format {key!r} to write")
    return known


def _encoding(name: str) -> Encoding:
    encoding = encoding_named(name)
    if encoding is None:
        raise argparse.ArgumentTypeError(f"there is no encoding {name!r} for records")
    return encoding


def _tell(outcome: Outcome, place: str) -> None:
    """One file is done."""
    became = ", ".join(map(str, outcome.written)) or "nothing"
    print(f"{place} {outcome.source} -> {became}", file=sys.stderr)
    if outcome.failure:
        print(f"  failed: {outcome.failure}", file=sys.stderr)
    for problem in outcome.problems[:SHOWN_PROBLEMS]:
        print(f"  {problem}", file=sys.stderr)
    if len(outcome.problems) > SHOWN_PROBLEMS:
        print(f"  and {len(outcome.problems) - SHOWN_PROBLEMS} more problems", file=sys.stderr)


def _conclude(outcomes: list[Outcome]) -> int:
    """Lists what failed, what was not read whole and what was lost."""
    failed = [outcome for outcome in outcomes if outcome.failure]
    for outcome in failed:
        print(f"failed: {outcome.source}: {outcome.failure}")
    for outcome in outcomes:
        if outcome.problems:
            print(f"problems: {outcome.source}: {len(outcome.problems)}, the first: {outcome.problems[0]}")
        if outcome.lost:
            print(f"lost: {outcome.source}: {', '.join(outcome.lost)}")
    print(f"{len(outcomes) - len(failed)} of {len(outcomes)} files converted")
    return 1 if failed or not outcomes else 0
