"""The length of problems as printed, without useless interpositions, against a collection that tells it.

    python -m tests.benchmarks.useless_interpositions FOLDER --plies 1-11 --seconds 10

Reads tsume/problems.jsonl: rows with `sfen`, `stated_plies` (printed) and `strict_plies` (every defence counted).
What counts as useless is a convention with borderline cases, so a row that differs is shown and is no failure.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.mate.solver import MateSolver
from shogi_desktop.engine.problems.useless_interpositions import LengthWithoutUseless
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from tests.corpus.rows import read_rows

SHOGI = load_variant("shogi")


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    low, high = (int(part) for part in options.plies.split("-"))
    rows = [row for row in read_rows(options.data / "tsume/problems.jsonl") if low <= row["stated_plies"] <= high]
    rows = rows[:: options.step]
    print(f"{'compiled' if core_is_compiled() else 'interpreted'}, {len(rows)} rows, {options.seconds} s each")
    same: Counter[int] = Counter()
    number: Counter[int] = Counter()
    shares: list[float] = []
    worst = 0.0
    for row in rows:
        found, solving, counting = _measure(row, options.seconds)
        plies = row["stated_plies"]
        number[plies] += 1
        same[plies] += found == plies
        shares.append(counting / max(solving, 0.001))
        worst = max(worst, counting)
        if found != plies:
            print(
                f"  {row['id']}: {found}, printed {plies}, strict {row['strict_plies']}, {counting * 1000:.0f} ms",
                flush=True,
            )
    for plies in sorted(number):
        print(f"{plies:3} plies: {same[plies]:4} of {number[plies]:4}")
    print(f"{sum(same.values())} of {len(rows)} rows agree ({sum(same.values()) * 100 / max(1, len(rows)):.1f} %)")
    print(f"time for it, of that for solving: median {statistics.median(shares):.2f}; longest {worst * 1000:.0f} ms")
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.useless_interpositions", description=__doc__)
    parser.add_argument("data", type=Path, help="the folder of the collection")
    parser.add_argument("--plies", default="1-11", help="printed lengths to look at (default: 1-11)")
    parser.add_argument("--step", type=int, default=1, help="look at every n-th row only")
    parser.add_argument("--seconds", type=float, default=10.0, help="time for one problem (default: 10)")
    return parser.parse_args(arguments)


def _measure(row: dict[str, Any], seconds: float) -> tuple[int, float, float]:
    """The length found (0: not in time), seconds for solving, seconds for the length."""
    position = parse_sfen(row["sfen"], SHOGI)
    solver = MateSolver(SHOGI, 256)
    began = time.process_time()
    result = solver.solve(position, Control(Budget(hard_ms=int(seconds * 1000))))
    solved = time.process_time()
    control = Control(Budget(hard_ms=int(seconds * 1000)))
    found = LengthWithoutUseless(solver, int(position.turn), control).of_attack(position, len(result.line))
    return 0 if control.stopped else found, solved - began, time.process_time() - solved


if __name__ == "__main__":
    sys.exit(main())
