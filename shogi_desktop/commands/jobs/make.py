"""`jobs make GAME --plies N --count N`: new mate problems of a game, as a set that the program opens.

The set (`GAME-N.sfen` in the present folder) grows while they are made, a few by each job. The table beside it tells
which jobs are done, so that the same command goes on, and a larger count adds to the set. The same seed gives the same
problems, but for which job is the last one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Final

from shogi_desktop.analysis.problem_job import MakeOrder, leave_problems, make_problems
from shogi_desktop.analysis.table import Table
from shogi_desktop.file_lock import FileLock
from shogi_desktop.files import write_atomic
from shogi_desktop.jobs.workers import Failed, JobsError, Workers
from shogi_desktop.mating.lengths import lengths_of
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import format_problem_set, parse_problem_set
from shogi_desktop.plain_record import AtMost, Between
from shogi_desktop.rules import load_variant, variant_names

from .options import ENDED, add_workers, chosen_workers, positive
from .told import tell_left_out

A_JOB: Final = 5
"""Problems that one job makes."""
_IN_VAIN: Final = 10
"""Jobs in a row that bring nothing new, after which no more are tried."""
_SEEDS: Final = 1 << 20
"""Jobs of one seed that do not meet those of the next one."""
_MOST: Final = 1 << 40


@dataclass(frozen=True)
class Row:
    """A job that is done: its seed, the moves to the mate, and its problems as a set."""

    seed: Annotated[int, Between(0, _MOST)]
    plies: int
    problems: Annotated[str, AtMost(20_000)]


def add_to(works: Any) -> None:
    """The command, among others."""
    parser = works.add_parser("make", help="make mate problems")
    parser.add_argument("game", choices=variant_names(), metavar="GAME", help=", ".join(variant_names()))
    parser.add_argument("--plies", type=positive, required=True, metavar="N", help="moves to the mate, an odd number")
    parser.add_argument("--count", type=positive, required=True, metavar="N", help="problems at least")
    parser.add_argument("--seed", type=positive, default=1, metavar="N", help="another one gives other problems (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the set (GAME-N.sfen)")
    add_workers(parser)
    parser.set_defaults(work=_make)


def _make(options: argparse.Namespace) -> int:
    offered = lengths_of(load_variant(options.game)).offered
    if options.plies not in offered:
        print(f"shogi-desktop jobs: problems of {options.game} are mate in {_listed(offered)}", file=sys.stderr)
        return 2
    out: Path = options.out or Path(f"{options.game}-{options.plies}.sfen")
    try:
        lock = FileLock(out.with_name(f".{out.name}.lock"))
        if not lock.take():
            raise OSError(f"another process writes {out}")
        try:
            making = _Making(options.game, options.plies, options.seed, out)
            making.run(chosen_workers(options, tell_left_out), options.count)
        finally:
            lock.release()
    except (JobsError, NotationError, OSError) as error:
        print(f"shogi-desktop jobs: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("ended: what was made is kept, and the same command goes on there", file=sys.stderr)
        return ENDED
    print(f"{len(making.problems)} problems in {out}")
    return 0 if len(making.problems) >= options.count else 1


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


class _Making:
    """One run; `problems` are those that there are, by their keys."""

    def __init__(self, game: str, plies: int, seed: int, out: Path) -> None:
        """OSError, and NotationError where the table holds what is no set."""
        self._game, self._plies, self._seed, self._out = game, plies, seed, out
        self._table = Table(out.with_name(out.name + ".jsonl"), Row)
        self._done: set[int] = set()
        self.problems: dict[str, Problem] = {}
        for row in self._table.rows():
            if row.plies == plies and row.seed // _SEEDS == seed:
                self._done.add(row.seed)
                self._add(parse_problem_set(row.problems, game).problems)

    def run(self, workers: Workers, wanted: int) -> None:
        """Makes problems until there are so many, or no more are found. JobsError, OSError."""
        in_vain = 0
        if len(self.problems) >= wanted:
            return
        with closing(workers.results(make_problems, self._orders(), leave_problems)) as outcomes:
            for outcome in outcomes:
                new = 0
                if isinstance(outcome, Failed):
                    why = outcome.why.strip().rpartition("\n")[2]
                    print(f"failed: {why}", file=sys.stderr, flush=True)
                else:
                    new = self._keep(outcome.argument.seed, outcome.result)
                    print(f"{len(self.problems)}/{wanted}", file=sys.stderr, flush=True)
                in_vain = 0 if new else in_vain + 1
                if len(self.problems) >= wanted or in_vain == _IN_VAIN:
                    return

    def _keep(self, seed: int, made: tuple[Problem, ...]) -> int:
        """How many of them are new."""
        before = len(self.problems)
        self._add(made)
        self._table.add(Row(seed, self._plies, format_problem_set(ProblemSet("", made))))
        whole = ProblemSet("", tuple(self.problems.values()), self._seed)
        write_atomic(self._out, format_problem_set(whole))
        return len(self.problems) - before

    def _add(self, made: tuple[Problem, ...]) -> None:
        for problem in made:
            self.problems.setdefault(problem.key, problem)

    def _orders(self) -> Iterator[MakeOrder]:
        """Jobs that are not done, as many as anybody asks for."""
        first = self._seed * _SEEDS
        return (MakeOrder(self._game, self._plies, seed, A_JOB) for seed in count(first) if seed not in self._done)
