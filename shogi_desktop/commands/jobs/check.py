"""`jobs check PROBLEMS...`: whether each mate problem of some sets is sound.

What was found of each is a line of JSON in a table (`checked.jsonl` in the present folder). A problem that is there,
checked in the same time or decided, is not checked again.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from shogi_desktop.analysis.problem_job import ProblemOrder, Soundness, check_problem, leave_problems
from shogi_desktop.analysis.results import RowFile
from shogi_desktop.excerpt import excerpt
from shogi_desktop.files import read_text
from shogi_desktop.files.plain_values import AtMost, OneOf
from shogi_desktop.files.sharing import FileLock
from shogi_desktop.jobs.errors import JobsError
from shogi_desktop.jobs.workers import JobFailed, Workers
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import parse_problem_set
from shogi_desktop.system_errors import error_text

from .options import ENDED, add_workers, chosen_workers, positive
from .output import tell_left_out

MILLISECONDS: Final = 60_000
_TABLE: Final = "checked.jsonl"
_LONGEST: Final = 10_000


@dataclass(frozen=True)
class CheckRow:
    """A problem of the table, by its key, the time that it was given, and what was found."""

    problem: Annotated[str, AtMost(_LONGEST)]
    milliseconds: int
    judgement: Annotated[str, OneOf(*Soundness)]
    told: Annotated[str, AtMost(_LONGEST)]
    line: Annotated[str, AtMost(_LONGEST)]


@dataclass(frozen=True)
class _Place:
    """Where a problem stands."""

    path: str
    number: int


def add_to(works: Any) -> None:
    """The command, among others."""
    parser = works.add_parser("check", help="check the mate problems of sets")
    parser.add_argument("sets", nargs="+", type=Path, metavar="PROBLEMS", help="files of problems")
    parser.add_argument("--time", type=positive, default=MILLISECONDS, metavar="MS", help="for each, at most (60000)")
    parser.add_argument("--out", type=Path, default=Path(_TABLE), metavar="FILE", help=f"the table ({_TABLE})")
    add_workers(parser)
    parser.set_defaults(work=_check)


def _check(options: argparse.Namespace) -> int:
    try:
        places, unread = _places(options.sets)
        lock = FileLock(options.out.with_name(f".{options.out.name}.lock"))
        if not lock.take():
            raise OSError(f"another process writes {options.out}")
        try:
            checking = _Checking(places, unread, options.time, RowFile(options.out, CheckRow))
            checking.run(chosen_workers(options, tell_left_out))
        finally:
            lock.release()
    except (JobsError, NotationError, OSError) as error:
        print(f"shogi-desktop jobs: {error_text(error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("ended: what was checked is kept, and the same command goes on there", file=sys.stderr)
        return ENDED
    return checking.conclude()


def _places(paths: list[Path]) -> tuple[dict[Problem, list[_Place]], list[str]]:
    """All problems and where they stand, for one may stand in several places; and which files cannot be read, each with
    the reason."""
    places: dict[Problem, list[_Place]] = {}
    unread: list[str] = []
    for path in paths:
        try:
            problems = parse_problem_set(read_text(path), source=path.name).problems
        except (NotationError, OSError) as error:
            unread.append(error_text(error))
            print(f"shogi-desktop jobs: {unread[-1]}", file=sys.stderr)
            continue
        for number, problem in enumerate(problems, 1):
            places.setdefault(problem, []).append(_Place(os.fspath(path), number))
    return places, unread


class _Checking:
    """One run over problems."""

    def __init__(
        self, places: dict[Problem, list[_Place]], unread: list[str], milliseconds: int, table: RowFile[CheckRow]
    ) -> None:
        self._places, self._unread, self._milliseconds, self._table = places, unread, milliseconds, table
        self._found: dict[str, CheckRow] = {row.problem: row for row in table.rows()}
        self._failed: dict[Problem, str] = {}

    def run(self, workers: Workers) -> None:
        """Checks what is not known. JobsError, OSError."""
        waiting = [problem for problem in self._places if self._known(problem) is None]
        done = 0
        with closing(workers.results(check_problem, self._orders(waiting), leave_problems)) as outcomes:
            for outcome in outcomes:
                done += 1
                problem = outcome.argument.problem
                if isinstance(outcome, JobFailed):
                    self._failed[problem] = told = excerpt(str(outcome.why))
                else:
                    checked = outcome.result
                    told = checked.text()
                    row = CheckRow(_key(problem), self._milliseconds, checked.judgement.value, told, checked.line)
                    self._table.add(row)
                    self._found[row.problem] = row
                place = self._places[problem][0]
                print(f"{done}/{len(waiting)} {place.path} {place.number}: {told}", file=sys.stderr, flush=True)

    def conclude(self) -> int:
        """Lists all that is not sound, and the files that were not read. Returns the exit code."""
        for reason in self._unread:
            print(f"not read: {reason}")
        counts = dict.fromkeys(Soundness, 0)
        for problem, places in self._places.items():
            row = self._known(problem)
            if row is not None:
                counts[Soundness(row.judgement)] += 1
            if row is None or row.judgement != Soundness.SOUND:
                told = row.told if row is not None else f"failed: {self._failed.get(problem, '')}"
                for place in places:
                    print(f"{place.path} {place.number}: {told}")
        numbers = ", ".join(f"{count} {judgement.value}" for judgement, count in counts.items())
        print(f"{len(self._places)} problems: {numbers}, {len(self._failed)} failed")
        sound = counts[Soundness.SOUND] == len(self._places)
        return 0 if self._places and sound and not self._unread else 1

    def _known(self, problem: Problem) -> CheckRow | None:
        row = self._found.get(_key(problem))
        decided = row is not None and row.judgement != Soundness.UNDECIDED
        return row if row is not None and (decided or row.milliseconds >= self._milliseconds) else None

    def _orders(self, waiting: list[Problem]) -> Iterator[ProblemOrder]:
        return (ProblemOrder(problem, self._milliseconds) for problem in waiting)


def _key(problem: Problem) -> str:
    """With the length that it states, which is judged too."""
    return f"{problem.key} {problem.plies}"
