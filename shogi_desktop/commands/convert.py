"""`python -m shogi_desktop convert IN... --to kif --out DIR`: records of any format become files of another one.

Folders are searched with all folders in them, and found again below DIR. What a file holds is told from its text;
several games become one file where the format holds several, else numbered ones. No file is overwritten without
`--force`. Progress and what went wrong are told on the standard error, what failed and what was lost at the end on the
standard output. Exit status: 0 all was converted, 1 something was not, 2 the command was not understood. The variable
SHOGI_DESKTOP_VARIANTS may name a folder of one's own variant files.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from shogi_desktop.clients.own_program import know_own_variants
from shogi_desktop.excerpt import excerpt
from shogi_desktop.files import read_bytes, write_bytes_atomic
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.detect import read_record_file
from shogi_desktop.notation.records.encodings import Encoding, encode, encoding_named, lost_characters
from shogi_desktop.notation.records.formats import FORMATS, Format, format_named, format_of_file
from shogi_desktop.notation.records.reading import MOST_GAMES, finish
from shogi_desktop.rules import variant_names
from shogi_desktop.system_errors import error_text


@dataclass(frozen=True)
class Source:
    """A file to convert, and the path of what it becomes below the folder for all, without a suffix."""

    path: Path
    target: Path


@dataclass
class ConvertedFile:
    """What became of a file: those written, why it failed ("" = it did not), what was wrong in it, what was lost."""

    source: Path
    written: list[Path] = field(default_factory=list)
    failure: str = ""
    problems: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)


def sources(paths: Sequence[Path]) -> Iterator[Source]:
    """The files themselves, and those in folders (and in theirs) that are called as records are."""
    for path in paths:
        if not path.is_dir():
            yield Source(path, Path(path.name).with_suffix(""))
            continue
        for folder, folders, names in os.walk(path):
            folders.sort()
            for name in sorted(names):
                file = Path(folder, name)
                if format_of_file(name):
                    yield Source(file, file.relative_to(path).with_suffix(""))


@dataclass(frozen=True)
class Conversion:
    """How files are converted."""

    format: Format
    encoding: Encoding
    out: Path
    variant: str
    force: bool
    suffix: str
    made: set[Path] = field(default_factory=set)
    """What this conversion has written: two files of one name never become one."""

    def convert(self, source: Source) -> ConvertedFile:
        """Reads one file and writes what it becomes."""
        outcome = ConvertedFile(source.path)
        try:
            data = read_bytes(source.path)
            reading, _ = finish(read_record_file(data, self.variant, source.path.name))
            outcome.problems = [str(problem) for problem in reading.problems]
            if reading.cut:
                raise NotationError(f"it holds more than {MOST_GAMES} games: cut it into smaller files first")
            if not reading.games:
                outcome.failure = outcome.problems.pop(0)
            for target, games in self._parts(source, reading.games):
                self._write(target, games, outcome)
        except NotationError as error:
            outcome.failure = str(error.message)
        except OSError as error:
            outcome.failure = error_text(error)
        except Exception as error:  # whatever it is: one file must not keep the others from being converted
            outcome.failure = excerpt(f"{type(error).__name__}: {error}")
        return outcome

    def _parts(self, source: Source, games: list[Game]) -> Iterator[tuple[Path, list[Game]]]:
        """The files to write and the games of each: numbered where the format holds one."""
        target = self.out / source.target
        if self.format.several or len(games) == 1:
            yield from [(target, games)] if games else []
            return
        width = len(str(len(games)))
        for number, game in enumerate(games, 1):
            yield target.with_name(f"{target.name}-{number:0{width}}"), [game]

    def _write(self, target: Path, games: list[Game], outcome: ConvertedFile) -> None:
        assert self.format.write is not None
        text = self.format.write(games)
        path = self._free(target)
        if path.exists() and not self.force:
            raise NotationError(f"{path}: the file is there already, and --force was not said")
        parts = {part.value for game in games for part in self.format.lost(game)}
        outcome.lost += sorted(parts - set(outcome.lost))
        characters = lost_characters(text, self.encoding)
        if characters:
            outcome.lost.append(f"the characters {' '.join(map(_shown, characters))}")
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes_atomic(path, encode(text, self.encoding))
        self.made.add(path)
        outcome.written.append(path)

    def _free(self, target: Path) -> Path:
        """The path to write, numbered where another file of this conversion has become it."""
        path, number = target.with_name(target.name + self.suffix), 2
        while path in self.made:
            path = target.with_name(f"{target.name} ({number}){self.suffix}")
            number += 1
        return path


def _shown(character: str) -> str:
    return character if character.isprintable() else f"U+{ord(character):04X}"


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
    conversion = Conversion(known, encoding, options.out, options.variant, options.force, known.suffix(encoding))
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


def _tell(outcome: ConvertedFile, place: str) -> None:
    """One file is done."""
    became = ", ".join(map(str, outcome.written)) or "nothing"
    print(f"{place} {outcome.source} -> {became}", file=sys.stderr)
    if outcome.failure:
        print(f"  failed: {outcome.failure}", file=sys.stderr)
    for problem in outcome.problems[:SHOWN_PROBLEMS]:
        print(f"  {problem}", file=sys.stderr)
    if len(outcome.problems) > SHOWN_PROBLEMS:
        print(f"  and {len(outcome.problems) - SHOWN_PROBLEMS} more problems", file=sys.stderr)


def _conclude(outcomes: list[ConvertedFile]) -> int:
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
