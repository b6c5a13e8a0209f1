"""Makes the problems that come with the program anew: `python packaging/problems.py [NAME ...] [--check] [--jobs N]`

Reads the seed and the number of problems of each length in the files of resources/problems (all, or those named) and
writes the files again. `--check` changes nothing and fails where a file would change. A new file:
`python packaging/problems.py NAME --seed 7 --lengths 1x40 3x80 3x20:FD,WB --title TEXT`, where NAME is that of the
game and twenty problems are to have a fire demon or a water buffalo at work; without `--lengths` it gets some of every
length that the window offers for the game.

What is made depends on the seed and on the code that makes, solves and checks: shogi_desktop/rules with the file of the
variant, and in shogi_desktop/engine/problems, engine/mate and engine/control.
Neither the clock nor the machine nor whether it is compiled counts: work is measured in positions looked at. So the
bytes are the same until that code finds, or looks at, other positions; then the files are to be made again.
Takes a quarter of an hour of one processor and more; each length of each game is a job of its own. Compile before.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from shogi_desktop.engine.control import Control  # noqa: E402
from shogi_desktop.engine.limits import Budget  # noqa: E402
from shogi_desktop.engine.problems.maker import ProblemMaker  # noqa: E402
from shogi_desktop.files import write_atomic  # noqa: E402
from shogi_desktop.jobs.local import LocalWorkers  # noqa: E402
from shogi_desktop.jobs.workers import only_done  # noqa: E402
from shogi_desktop.mating.problem import (  # noqa: E402
    MadeProblem,
    Problem,
    ProblemSet,
    lengths_of,
)
from shogi_desktop.notation.records.problem_set import format_problem_set, parse_problem_set, problem_of  # noqa: E402
from shogi_desktop.rules import load_variant  # noqa: E402

FOLDER = ROOT / "resources" / "problems"
SOME = 15  # problems of each length, where a new file is not told how many


@dataclass(frozen=True)
class Job:
    """So many problems of one length, of the game of this name; in each a piece of one of the kinds `wanted` moves, if
    there are any."""

    variant: str
    plies: int
    seed: int
    count: int
    wanted: tuple[str, ...] = ()

    def make(self) -> list[Problem]:
        problems: list[Problem] = []

        def found(one: MadeProblem) -> None:
            problems.append(replace(problem_of(one.position, plies=one.plies), wanted=self.wanted))

        variant = load_variant(self.variant)
        wanted = tuple(variant.kind_by_code(code).id for code in self.wanted)
        maker = ProblemMaker(variant, self.plies, self.seed, Control(Budget()), wanted=wanted)
        maker.make(found, self.count, lambda progress: None)
        return problems


@dataclass(frozen=True)
class Order:
    """A set to be made."""

    path: Path
    variant: str
    title: str
    seed: int
    lengths: Mapping[tuple[int, tuple[str, ...]], int]  # plies, and pieces wanted -> how many

    @classmethod
    def again(cls, path: Path) -> Order:
        """A set of the same game, lengths and seed as a file's."""
        there = parse_problem_set(path.read_text(encoding="utf-8"), source=path.name)
        lengths = Counter((problem.plies, problem.wanted) for problem in there.problems)
        return cls(path, there.problems[0].variant, there.name, there.seed, lengths)

    def jobs(self) -> list[Job]:
        rows = sorted(self.lengths.items())
        return [Job(self.variant, plies, self.seed, count, wanted) for (plies, wanted), count in rows]


def made(orders: list[Order], workers: int) -> list[ProblemSet]:
    """The sets, their jobs done by so many processes, the longest problems first."""
    jobs = sorted((job for order in orders for job in order.jobs()), key=lambda job: -job.plies)
    found: dict[Job, list[Problem]] = {}
    for done in only_done(LocalWorkers(workers).results(Job.make, jobs)):
        job, problems = done.argument, done.result
        print(f"{job.variant}, {job.plies} plies {' '.join(job.wanted)}: {len(problems)}", flush=True)
        found[job] = problems
    return [
        ProblemSet(order.title, tuple(problem for job in order.jobs() for problem in found[job]), order.seed)
        for order in orders
    ]


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    paths = [FOLDER / f"{name}.sfen" for name in options.names] or sorted(FOLDER.glob("*.sfen"))
    if options.lengths and len(paths) > 1:
        raise SystemExit("--lengths belong to one file")
    orders = [_order(path, options) for path in paths]
    stale = 0
    for order, anew in zip(orders, made(orders, options.jobs), strict=True):
        if not options.check:
            _write(order.path, anew)
        elif format_problem_set(anew) != order.path.read_text(encoding="utf-8"):
            print(f"{order.path.name} is not what its seed makes")
            stale += 1
    return 1 if stale else 0


def _order(path: Path, options: argparse.Namespace) -> Order:
    if path.exists() and not options.lengths:
        return Order.again(path)
    nothing: tuple[str, ...] = ()
    lengths = {(plies, nothing): SOME for plies in lengths_of(load_variant(path.stem)).offered}
    if options.lengths:
        lengths = dict(map(_length, options.lengths))
    return Order(path, path.stem, options.title, options.seed, lengths)


def _length(text: str) -> tuple[tuple[int, tuple[str, ...]], int]:
    """`3x20:FD,WB`: how long problems are wanted with which pieces, and how many of these."""
    row, _, codes = text.partition(":")
    plies, _, count = row.partition("x")
    return (int(plies), tuple(filter(None, codes.split(",")))), int(count)


def _write(path: Path, problem_set: ProblemSet) -> None:
    path.parent.mkdir(exist_ok=True)
    write_atomic(path, format_problem_set(problem_set))


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python packaging/problems.py", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="files of resources/problems, without .sfen")
    parser.add_argument("--check", action="store_true", help="only see whether the files would stay as they are")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per processor)")
    parser.add_argument("--lengths", nargs="+", metavar="PLIESxCOUNT[:CODES]", help="make a new file with these")
    parser.add_argument("--seed", type=int, default=1, help="seed of a new file (default: 1)")
    parser.add_argument("--title", default="", help="title of a new file")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
