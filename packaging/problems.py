"""Makes the problems that come with the program anew: `python packaging/problems.py [NAME ...] [--check]`

Reads the seed and the number of problems of each length in the files of resources/problems (all, or those named) and
writes the files again, the same bytes as long as the maker of problems is the same. `--check` changes nothing and fails
where a file would change. A new file: `python packaging/problems.py NAME --seed 7 --lengths 1x40 3x80 --title TEXT`,
where NAME is that of the game. Takes long; compile before.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from shogi_desktop.engine.control import Control  # noqa: E402
from shogi_desktop.engine.limits import Budget  # noqa: E402
from shogi_desktop.engine.making import ProblemMaker  # noqa: E402
from shogi_desktop.files import write_atomic  # noqa: E402
from shogi_desktop.notation.problem_lines import Made, Progress  # noqa: E402
from shogi_desktop.notation.problem_set import Problem, ProblemSet, format_problem_set, parse_problem_set  # noqa: E402
from shogi_desktop.rules import load_variant  # noqa: E402

FOLDER = ROOT / "resources" / "problems"


def made_again(problem_set: ProblemSet) -> ProblemSet:
    """A set of the same game, lengths and seed."""
    lengths = Counter(problem.plies for problem in problem_set.problems)
    variant = problem_set.problems[0].variant
    return made(variant, problem_set.name, problem_set.seed, sorted(lengths.items()))


def made(variant: str, title: str, seed: int, lengths: list[tuple[int, int]]) -> ProblemSet:
    """A new set; `lengths` are pairs of plies and how many."""
    problems: list[Problem] = []

    def found(one: Made) -> None:
        problems.append(Problem(one.sfen, variant, plies=one.plies))

    def report(progress: Progress) -> None:
        seconds = progress.elapsed_ms // 1000
        print(f"\r{variant}, {plies} plies: {progress.done} of {progress.all}, {seconds} s ", end="", flush=True)

    for plies, count in lengths:
        ProblemMaker(load_variant(variant), plies, seed, Control(Budget())).make(found, count, report)
        print()
    return ProblemSet(title, tuple(problems), seed)


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    if options.lengths:
        (name,) = options.names
        lengths = sorted(
            (int(plies), int(count)) for plies, _, count in (row.partition("x") for row in options.lengths)
        )
        _write(FOLDER / f"{name}.sfen", made(name, options.title, options.seed, lengths))
        return 0
    stale = 0
    for path in [FOLDER / f"{name}.sfen" for name in options.names] or sorted(FOLDER.glob("*.sfen")):
        before = path.read_text(encoding="utf-8")
        anew = made_again(parse_problem_set(before, source=path.name))
        if options.check and format_problem_set(anew) != before:
            print(f"{path.name} is not what its seed makes")
            stale += 1
        if not options.check:
            _write(path, anew)
    return 1 if stale else 0


def _write(path: Path, problem_set: ProblemSet) -> None:
    path.parent.mkdir(exist_ok=True)
    write_atomic(path, format_problem_set(problem_set))


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python packaging/problems.py", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="files of resources/problems, without .sfen")
    parser.add_argument("--check", action="store_true", help="only see whether the files would stay as they are")
    parser.add_argument("--lengths", nargs="+", metavar="PLIESxCOUNT", help="make a new file with these")
    parser.add_argument("--seed", type=int, default=1, help="seed of a new file (default: 1)")
    parser.add_argument("--title", default="", help="title of a new file")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
