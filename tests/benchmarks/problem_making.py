"""How many mate problems the maker makes in a minute, by length.

    python -m tests.benchmarks.problem_making
    python -m tests.benchmarks.problem_making --variant tenjiku --plies 1 3 --seconds 60 --show

Minutes are those of the processor, so that other work on the machine does not count. What is made depends on the seed
alone; how far it gets, on the machine.
"""

from __future__ import annotations

import argparse
import sys
import time

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.problems.maker import ProblemMaker
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.wire.problem_lines import WorkProgress
from shogi_desktop.rules import load_variant
from tests.problem_values import texts_of

_MANY = 100_000


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    print(f"{'compiled' if core_is_compiled() else 'interpreted'}, {options.variant}, {options.seconds} s each")
    print(f"{'plies':>5} {'made':>5} {'a minute':>9} {'first after s':>13} {'candidates/s':>13}")
    for plies in options.plies:
        _measure(options, plies)
    return 0


def _measure(options: argparse.Namespace, plies: int) -> None:
    control = Control(Budget(hard_ms=int(options.seconds * 1000)), time.process_time_ns)
    times: list[float] = []
    tried = 0

    def found(made: MadeProblem) -> None:
        times.append(control.elapsed_ms() / 1000)
        if options.show:
            print(f"  {format_sfen(made.position)}  {' '.join(texts_of(made.line, made.position.variant))}")

    def report(progress: WorkProgress) -> None:
        nonlocal tried
        tried = progress.nodes

    ProblemMaker(load_variant(options.variant), plies, options.seed, control).make(found, _MANY, report)
    seconds = control.elapsed_ms() / 1000
    first = f"{times[0]:.1f}" if times else "-"
    print(f"{plies:5} {len(times):5} {len(times) * 60 / seconds:9.1f} {first:>13} {tried / seconds:13,.0f}")


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.problem_making", description=__doc__)
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--plies", type=int, nargs="+", default=[1, 3, 5, 7, 9])
    parser.add_argument("--seconds", type=float, default=30.0, help="for each length (default: 30)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print the problems")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
