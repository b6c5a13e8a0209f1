"""The mate solver over a collection of problems: is it right, how fast, how much memory?

    python -m tests.benchmarks.mate_speed FOLDER --files tsume/problems nomate/positions --seconds 20
    python -m tests.benchmarks.mate_speed FOLDER --plies 1-15 --step 5 --beside
    python -m tests.benchmarks.mate_speed FOLDER --files chu_tenjiku/chu_problems --plies 1-15 --seconds 10

Reads rows with `sfen` and, where known, `strict_plies`, the length of the shortest mate against every defence; of chu
shogi only the length of a solution is known. Each problem is solved on a fresh table; seconds are those of the
processor. `--beside` lets the df-pn solver of cshogi, which does not look for the shortest mate, solve the same
problems of standard shogi. A false mate, a false refutation, a wrong length or a line that does not hold is a failure
(exit status 1); a problem not solved in time is none.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.mate.solver import MateResult, MateSolver
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.outcome import Termination
from tests.corpus.chu import chu_position, loses_all
from tests.corpus.rows import read_rows

SHOGI = load_variant("shogi")
FILES = (
    "tsume/problems",
    "tsume/flawed",
    "tsume/game_positions",
    "tsume/suites_and_issues",
    "tsume/edo_collections",
    "nomate/positions",
)
CHU_FILES = ("chu_tenjiku/chu_problems",)
_MOST_NODES_BESIDE = 2_000_000_000


@dataclass
class Band:
    """Problems of one length: milliseconds, nodes and megabytes of each, and what became of them."""

    rows: int = 0
    solved: int = 0
    shortest: int = 0
    times: list[float] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)
    megabytes: int = 0
    beside_solved: int = 0
    beside_times: list[float] = field(default_factory=list)


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    rows = [row for name in options.files for row in _read(options.data, name)]
    low, high = (int(part) for part in options.plies.split("-"))
    rows = [row for row in rows if low <= (row.get("strict_plies") or 0) <= high][:: options.step]
    print(f"{'compiled' if core_is_compiled() else 'interpreted'}, {len(rows)} rows, {options.seconds} s each")
    bands: defaultdict[tuple[int, str], Band] = defaultdict(Band)
    failures = 0
    for row in rows:
        band = bands[_band(row)]
        fault = _solve(row, band, options)
        failures += fault.startswith("WRONG")
        if fault:
            print(f"  {row['id']}: {fault}", flush=True)
    _print_table(bands, options.beside)
    print(f"{failures} failures")
    return 1 if failures else 0


def _read(data: Path, name: str) -> Iterator[dict[str, Any]]:
    """The rows of a file with their `position`."""
    for row in read_rows(data / f"{name}.jsonl"):
        if name in CHU_FILES:
            known = {"strict_plies": row["plies"], "proved_shortest": False}
            yield {**row, **known, "position": chu_position(row["sfen"])}
        else:
            yield {**row, "position": parse_sfen(row["sfen"], SHOGI)}


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.mate_speed", description=__doc__)
    parser.add_argument("data", type=Path, help="the folder of the collection")
    parser.add_argument("--files", nargs="+", default=FILES, help="files below it, without .jsonl")
    parser.add_argument("--plies", default="0-9999", help="lengths to solve, 0 for rows without one (default: all)")
    parser.add_argument("--step", type=int, default=1, help="solve every n-th row only")
    parser.add_argument("--seconds", type=float, default=20.0, help="time for one problem (default: 20)")
    parser.add_argument("--megabytes", type=int, default=1024, help="memory of the table (default: 1024)")
    parser.add_argument("--any", action="store_true", help="do not look for the shortest mate")
    parser.add_argument("--beside", action="store_true", help="let cshogi solve the same problems")
    return parser.parse_args(arguments)


def _band(row: dict[str, Any]) -> tuple[int, str]:
    plies = row.get("strict_plies")
    if plies is None:
        return (9999, "none") if "checks" in row else (9998, "not known")
    if plies <= 15:
        return plies, str(plies)
    low = plies // 20 * 20 if plies < 100 else plies // 100 * 100
    return max(low, 16), f"{max(low, 16)}-{low + (19 if plies < 100 else 99)}"


def _solve(row: dict[str, Any], band: Band, options: argparse.Namespace) -> str:
    """Solves a row and returns what is to be said about it."""
    position: Position = row["position"]
    solver = MateSolver(position.variant, options.megabytes)
    began = time.process_time_ns()
    control = Control(Budget(hard_ms=int(options.seconds * 1000)), time.process_time_ns)
    result = solver.solve(position, control, shortest=not options.any)
    band.rows += 1
    band.solved += result.mate is not None
    band.shortest += result.mate is False or result.shortest
    band.times.append((time.process_time_ns() - began) / 1e6)
    band.nodes.append(solver.nodes)
    band.megabytes = max(band.megabytes, solver.table.bytes >> 20)
    if options.beside and position.variant is SHOGI:
        _solve_beside(position, band, options.seconds)
    return _judge(row, position, result)


def _judge(row: dict[str, Any], position: Position, result: MateResult) -> str:
    has_mate = "checks" not in row and not str(row.get("result", "")).startswith("no mate")
    plies, found = row.get("strict_plies"), len(result.line)
    if result.mate is None:
        return "not solved in time"
    if result.mate != has_mate:
        return f"WRONG: mate {result.mate}, expected {has_mate}"
    if not result.mate:
        return ""
    if not _holds(position, result.line):
        return "WRONG: the line is not a mate by checks"
    if plies is None or not result.shortest:
        return ""
    firm = row.get("proved_shortest", True)
    if found > plies or (found < plies and firm):
        return f"WRONG: {found} plies, expected {plies}"
    return f"{found} plies, known so far were {plies}" if found < plies else ""


def _holds(position: Position, line: list[int]) -> bool:
    """Whether a line is legal, every other move a check, and mate, or the loss of the last royal piece, its end."""
    board = position.copy()
    for ply, move in enumerate(line):
        if not board.is_legal(move):
            return False
        board.play(move)
        if ply % 2 == 0 and not board.in_check():
            return False
    if board.takes_royals:
        return loses_all(board)
    outcome = board.outcome()
    return outcome is not None and outcome.termination is Termination.CHECKMATE


def _solve_beside(position: Position, band: Band, seconds: float) -> None:
    import cshogi

    solver = cshogi.DfPn(depth=255, nodes=min(_MOST_NODES_BESIDE, int(seconds * 500_000)), draw_ply=32767)
    board = cshogi.Board(format_sfen(position))
    began = time.process_time_ns()
    band.beside_solved += bool(solver.search(board))
    band.beside_times.append((time.process_time_ns() - began) / 1e6)


def _print_table(bands: dict[tuple[int, str], Band], beside: bool) -> None:
    head = f"{'plies':>10} {'rows':>5} {'solved':>6} {'shortest':>8} {'median ms':>10} {'worst ms':>9} "
    head += f"{'median nodes':>12} {'nodes/s':>9} {'MB':>5}"
    print(head + (f" | {'cshogi':>6} {'median ms':>10} {'worst ms':>9}" if beside else ""))
    for (_, name), band in sorted(bands.items()):
        speed = sum(band.nodes) * 1000 / max(1.0, sum(band.times))
        line = f"{name:>10} {band.rows:5} {band.solved:6} {band.shortest:8} {statistics.median(band.times):10.1f} "
        line += f"{max(band.times):9.0f} {statistics.median(band.nodes):12,.0f} {speed:9,.0f} {band.megabytes:5}"
        if band.beside_times:
            times = band.beside_times
            line += f" | {band.beside_solved:6} {statistics.median(times):10.1f} {max(times):9.0f}"
        print(line)


if __name__ == "__main__":
    sys.exit(main())
