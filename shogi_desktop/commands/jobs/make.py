"""`jobs make GAME --plies N --count N`: new mate problems of a game, as a set that the program opens.

The set (`GAME-N.sfen` in the present folder, `GAME-N-FD-WB.sfen` with `--with FD,WB`) grows while they are made, a
few by each job. The table beside it tells which jobs are done, so that the same command goes on, and a larger count
adds to the set. The same seed gives the same problems, but for which job is the last one.

With --lines the window asks: what is made is told as lines of `notation.wire.work_lines` and kept nowhere, and the
end of the standard input ends the work.
"""

from __future__ import annotations

import argparse
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Final

from shogi_desktop.analysis.problem_job import MakeOrder, leave_problems, make_problems
from shogi_desktop.analysis.results import RowFile
from shogi_desktop.files import write_atomic
from shogi_desktop.files.plain_values import AtMost, Between
from shogi_desktop.files.sharing import FileLock
from shogi_desktop.jobs.errors import JobsError
from shogi_desktop.jobs.workers import JobFailed, Workers
from shogi_desktop.mating.problem import Problem, ProblemSet, lengths_of
from shogi_desktop.messages import Message
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import format_problem_set, parse_problem_set
from shogi_desktop.notation.wire.work_lines import Done, MadeProblems
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.system_errors import error_text, message_of

from .options import ENDED, add_workers, chosen_workers, end_with_input, positive
from .output import Lines, say, tell_left_out

A_JOB: Final = 5
"""Problems that one job makes."""
_IN_VAIN: Final = 10
"""Jobs in a row that bring nothing new, after which no more are tried."""
_SEEDS: Final = 1 << 20
"""Jobs of one seed that do not meet those of the next one."""
_MOST: Final = 1 << 40


@dataclass(frozen=True)
class MakeRow:
    """A job that is done: its seed, the moves to the mate, its problems as a set, and the pieces that were wanted."""

    seed: Annotated[int, Between(0, _MOST)]
    plies: int
    problems: Annotated[str, AtMost(20_000)]
    wanted: tuple[str, ...] = ()


def add_to(works: Any) -> None:
    """The command, among others."""
    parser = works.add_parser("make", help="make mate problems")
    parser.add_argument("game", choices=variant_names(), metavar="GAME", help=", ".join(variant_names()))
    parser.add_argument("--plies", type=positive, required=True, metavar="N", help="moves to the mate, an odd number")
    parser.add_argument("--count", type=positive, required=True, metavar="N", help="problems at least")
    parser.add_argument("--seed", type=positive, default=1, metavar="N", help="another one gives other problems (1)")
    parser.add_argument(
        "--with", dest="wanted", default="", metavar="CODES", help="pieces one of which moves in each, as FD,WB"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="the set (GAME-N.sfen, with the pieces behind)")
    parser.add_argument("--lines", action="store_true", help=argparse.SUPPRESS)
    add_workers(parser)
    parser.set_defaults(work=_make)


def _make(options: argparse.Namespace) -> int:
    variant = load_variant(options.game)
    offered = lengths_of(variant).offered
    options.wanted = tuple(filter(None, options.wanted.split(",")))
    strange = set(options.wanted) - {kind.code for kind in variant.every_kind}
    if strange:
        print(f"shogi-desktop jobs: {options.game} has no piece {', '.join(sorted(strange))}", file=sys.stderr)
        return 2
    if options.plies not in offered:
        print(f"shogi-desktop jobs: problems of {options.game} are mate in {_listed(offered)}", file=sys.stderr)
        return 2
    return _make_shown(options) if options.lines else _make_set(options)


def _make_set(options: argparse.Namespace) -> int:
    """Into a file. Returns the exit code."""
    out = options.out or Path("-".join([options.game, str(options.plies), *options.wanted]) + ".sfen")
    try:
        lock = FileLock(out.with_name(f".{out.name}.lock"))
        if not lock.take():
            raise OSError(f"another process writes {out}")
        try:
            making = _Making(options, A_JOB, _File(out, options))
            making.run(chosen_workers(options, tell_left_out), options.count)
        finally:
            lock.release()
    except (JobsError, NotationError, OSError) as error:
        print(f"shogi-desktop jobs: {error_text(error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("ended: what was made is kept, and the same command goes on there", file=sys.stderr)
        return ENDED
    print(f"{len(making.problems)} problems in {out}")
    return 0 if len(making.problems) >= options.count else 1


def _make_shown(options: argparse.Namespace) -> int:
    """For the window, which keeps them itself: one by each job, so that it sees them soon. Returns the exit code."""
    output, window = Lines(), _Window()
    end_with_input()
    try:
        making = _Making(options, 1, window)
        making.run(chosen_workers(options, output.left_out), options.count)
    except (JobsError, NotationError, OSError) as error:
        return output.fail(message_of(error))
    except KeyboardInterrupt:
        return ENDED
    if window.why and len(making.problems) < options.count:
        return output.fail(window.why)
    say(Done())
    return 0


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


class _Place(ABC):
    """Where problems go."""

    def known(self) -> Iterator[MakeRow]:
        """The jobs that are done already."""
        yield from ()

    @abstractmethod
    def keep(self, row: MakeRow, problems: Sequence[Problem]) -> None:
        """A job is done; all problems that there are now."""

    @abstractmethod
    def fail(self, why: Message) -> None:
        """One is not, and why."""


class _File(_Place):
    """A set, with the table beside it; how far it is stands on the standard error."""

    def __init__(self, out: Path, options: argparse.Namespace) -> None:
        self._out, self._seed, self._count = out, options.seed, options.count
        self._table = RowFile(out.with_name(out.name + ".jsonl"), MakeRow)

    def known(self) -> Iterator[MakeRow]:
        return iter(self._table.rows())

    def keep(self, row: MakeRow, problems: Sequence[Problem]) -> None:
        self._table.add(row)
        write_atomic(self._out, format_problem_set(ProblemSet("", tuple(problems), self._seed)))
        print(f"{len(problems)}/{self._count}", file=sys.stderr, flush=True)

    def fail(self, why: Message) -> None:
        print(f"failed: {why}", file=sys.stderr, flush=True)


class _Window(_Place):
    """`why` the last job failed that did."""

    def __init__(self) -> None:
        self.why: Message | None = None

    def keep(self, row: MakeRow, problems: Sequence[Problem]) -> None:
        say(MadeProblems(row.problems))

    def fail(self, why: Message) -> None:
        self.why = why


class _Making:
    """One run; `problems` are those that there are, by their keys."""

    def __init__(self, options: argparse.Namespace, size: int, place: _Place) -> None:
        """Each job makes `size` problems. OSError, and NotationError where the table holds what is no set."""
        self._game, self._plies, self._seed = options.game, options.plies, options.seed
        self._wanted: tuple[str, ...] = options.wanted
        self._size, self._place = size, place
        self._done: set[int] = set()
        self.problems: dict[str, Problem] = {}
        for row in place.known():
            if row.plies == self._plies and row.wanted == self._wanted and row.seed // _SEEDS == self._seed:
                self._done.add(row.seed)
                self._add(parse_problem_set(row.problems, self._game).problems)

    def run(self, workers: Workers, enough: int) -> None:
        """Makes problems until there are so many, or no more are found. JobsError, OSError."""
        in_vain = 0
        if len(self.problems) >= enough:
            return
        with closing(workers.results(make_problems, self._orders(), leave_problems)) as outcomes:
            for outcome in outcomes:
                new = 0
                if isinstance(outcome, JobFailed):
                    self._place.fail(outcome.why)
                else:
                    new = self._keep(outcome.argument.seed, outcome.result)
                in_vain = 0 if new else in_vain + 1
                if len(self.problems) >= enough or in_vain == _IN_VAIN:
                    return

    def _keep(self, seed: int, made: tuple[Problem, ...]) -> int:
        """How many of them are new."""
        new = tuple(problem for problem in made if problem.key not in self.problems)
        self._add(made)
        row = MakeRow(seed, self._plies, format_problem_set(ProblemSet("", new)), self._wanted)
        self._place.keep(row, tuple(self.problems.values()))
        return len(new)

    def _add(self, made: tuple[Problem, ...]) -> None:
        for problem in made:
            self.problems.setdefault(problem.key, problem)

    def _orders(self) -> Iterator[MakeOrder]:
        """Jobs that are not done, as many as anybody asks for."""
        first = self._seed * _SEEDS
        game, plies, size, wanted = self._game, self._plies, self._size, self._wanted
        return (MakeOrder(game, plies, seed, size, wanted) for seed in count(first) if seed not in self._done)
