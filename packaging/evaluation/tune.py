"""Sets the numbers of the search by games: `python packaging/evaluation/tune.py VARIANT --hours 2`

Simultaneous perturbation (Spall, 1992): all numbers are moved at once, each by its step up or down at random, both sets
play two games, and all go a little towards the set that won. What it has found lies in a file (`--file`) that is
written after every few games; started again, it goes on.

    python packaging/evaluation/tune.py shogi --try null_most=3,reduce_cut=100 --games 400

plays the numbers named against those of the program and says what they are worth; `--against` names others for the
other side. Equal nodes for both: what costs time is to be measured by `gate.py`.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from duels import Duel, fight

from shogi_desktop.engine.search.selection import Numbers
from shogi_desktop.files import write_atomic
from shogi_desktop.jobs.machines import workers_of
from shogi_desktop.jobs.workers import Workers, only_done
from shogi_desktop.matches.standing import Elo, elo_of

FOLDER: Final = Path.home() / ".cache" / "shogi-desktop-learning"
NODES: Final = 3000
# The gains a / (A + k) ^ alpha and c / k ^ gamma of the k-th pair, so made that after PLANNED pairs a number is moved
# by its step, and goes by RATE steps for each game that one side wins more.
PLANNED: Final = 3000
ALPHA: Final = 0.602
GAMMA: Final = 0.101
STABLE: Final = PLANNED // 10
RATE: Final = 0.004


@dataclass(frozen=True)
class Range:
    """Where a number may lie, and by how much it is moved at the end of a run."""

    least: int
    most: int
    step: int


RANGES: Final[dict[str, Range]] = {
    "calm_margin": Range(40, 250, 15),
    "lost_margin": Range(100, 600, 40),
    "null_plies": Range(200, 500, 30),
    "null_share": Range(10, 50, 4),
    "null_margin": Range(60, 500, 40),
    "singular_margin": Range(2, 40, 3),
    "reduce_plies": Range(0, 150, 12),
    "reduce_growth": Range(100, 300, 15),
    "reduce_pv": Range(0, 250, 20),
    "reduce_worsening": Range(0, 200, 15),
    "reduce_cut": Range(0, 250, 20),
    "reduce_history": Range(2000, 16000, 800),
    "reduce_capture": Range(0, 150, 12),
    "late_moves": Range(1, 10, 1),
    "late_square": Range(30, 200, 10),
    "late_improving": Range(100, 300, 20),
    "forgotten_history": Range(500, 8000, 400),
    "quiet_margin": Range(0, 250, 15),
    "quiet_depth_margin": Range(40, 250, 12),
    "losing_margin": Range(10, 200, 10),
    "capture_margin": Range(20, 300, 15),
    "check_plies": Range(50, 300, 25),
    "settle_margin": Range(20, 300, 15),
    "bonus": Range(4, 40, 2),
    "malus": Range(2, 40, 2),
}


class Tuning:
    """Where the numbers are, how many pairs were played, and the file that keeps both."""

    def __init__(self, path: Path) -> None:
        known = Numbers()
        self._path = path
        self.pairs = 0
        self.values = {name: float(getattr(known, name)) for name in RANGES}
        if path.is_file():
            kept = json.loads(path.read_text(encoding="utf-8"))
            self.pairs = int(kept["pairs"])
            self.values |= {name: float(value) for name, value in kept["values"].items() if name in RANGES}

    def trial(self, number: int) -> tuple[dict[str, int], dict[str, int]]:
        """Two sets of numbers, on both sides of where they are; they follow from the number of the pair."""
        chooser = random.Random(number)
        above: dict[str, int] = {}
        below: dict[str, int] = {}
        for name, span in RANGES.items():
            step = _step(span, number) * chooser.choice((-1, 1))
            above[name], below[name] = (_whole(self.values[name] + way, span, chooser) for way in (step, -step))
        return above, below

    def learn(self, trial: tuple[dict[str, int], dict[str, int]], points: int) -> None:
        """Goes towards the set that won; `points` are half points of the first, 0 to 4."""
        gain = RATE * math.pow((PLANNED + STABLE) / (self.pairs + 1 + STABLE), ALPHA)
        for name, span in RANGES.items():
            way = (points - 2) * gain * span.step**2 / _step(span, self.pairs)
            if trial[0][name] != trial[1][name]:
                value = self.values[name] + (way if trial[0][name] > trial[1][name] else -way)
                self.values[name] = max(span.least, min(span.most, value))
        self.pairs += 1

    def keep(self) -> None:
        """Writes the file."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(self._path, json.dumps({"pairs": self.pairs, "values": self.values}, indent=1) + "\n")

    def __str__(self) -> str:
        known = Numbers()
        rows = (f"{name} {getattr(known, name)} -> {round(value)}" for name, value in self.values.items())
        return f"{self.pairs:,} pairs: " + ", ".join(rows)


def _step(span: Range, number: int) -> float:
    """By how much a number is moved in the pair of this number."""
    return span.step * math.pow(PLANNED / (number + 1), GAMMA)


def _whole(value: float, span: Range, chooser: random.Random) -> int:
    """A whole number near it, so that the mean is right."""
    low = int(value // 1)
    return max(span.least, min(span.most, low + (chooser.random() < value - low)))


def tune(workers: Workers, variant: str, nodes: int, tuning: Tuning, seconds: float) -> None:
    """Plays pairs of games for so long."""
    end = time.monotonic() + seconds
    begun: dict[int, tuple[dict[str, int], dict[str, int]]] = {}

    def duels() -> Iterator[Duel]:
        for number in count(tuning.pairs):
            begun[number] = tuning.trial(number)
            yield Duel(variant, number, nodes, *begun[number])

    with closing(only_done(workers.results(fight, duels()))) as finished:
        for done in finished:
            tuning.learn(begun.pop(done.argument.number), done.result)
            if tuning.pairs % 20 == 0:
                tuning.keep()
                print(tuning, flush=True)
            if time.monotonic() > end:
                break
    tuning.keep()


def compare(workers: Workers, duel: Duel, games: int) -> Elo:
    """What the first numbers of a duel are worth against the second."""
    counts = [0] * 5
    duels = (Duel(duel.variant, number, duel.nodes, duel.first, duel.second) for number in range(1, games // 2 + 1))
    with closing(only_done(workers.results(fight, duels))) as finished:
        for done in finished:
            counts[done.result] += 1
            if sum(counts) % 20 == 0:
                print(f"{2 * sum(counts)} games, pairs {counts}: {elo_of(counts)}", flush=True)
    return elo_of(counts)


def numbers_of(text: str) -> dict[str, int]:
    """`a=1,b=2` as numbers of the search; ValueError where there is none of a name."""
    numbers: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if not hasattr(Numbers(), name):
            raise ValueError(f"the search has no number {name}")
        numbers[name] = int(value)
    return numbers


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--nodes", type=int, default=NODES, help="of each move")
    parser.add_argument("--file", type=Path, help="of what it has found (default: beside the games to learn from)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scheduler", default="", metavar="ADDRESS", help="plays on the workers of a dask scheduler")
    parser.add_argument("--try", dest="tried", type=numbers_of, help="numbers that play those of the program instead")
    parser.add_argument("--against", type=numbers_of, default={}, help="numbers of the other side")
    parser.add_argument("--games", type=int, default=400)
    options = parser.parse_args()
    workers = workers_of(options.scheduler, options.jobs)
    if options.tried is not None:
        duel = Duel(options.variant, 0, options.nodes, options.tried, options.against)
        print(compare(workers, duel, options.games))
        return 0
    tuning = Tuning(options.file or FOLDER / options.variant / "numbers.json")
    tune(workers, options.variant, options.nodes, tuning, 3600 * options.hours)
    return 0


if __name__ == "__main__":
    sys.exit(main())
