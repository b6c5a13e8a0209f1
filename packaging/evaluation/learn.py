"""The whole loop for a variant: `python packaging/evaluation/learn.py tenjiku --hours 2`

Each round plays games with the network that the program has, trains a new one on all games there are, lets the two
play a match and takes the new one if it wins; `resources/evaluation` and the report change then. A run that is stopped
goes on where it was, and repeated runs add up; --status only says what there is. Games lie in --folder, outside the
checkout; where they are lost, the next round goes on from the program's network with those it plays itself.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from gate import MOST_GAMES
from status import generations
from training import Training

from shogi_desktop.jobs.machines import workers_of
from shogi_desktop.rules import load_variant

FOLDER: Final = Path.home() / ".cache" / "shogi-desktop-learning"
ROUND_HOURS: Final = 2.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", help="the name of a file of shogi_desktop/rules/variants")
    parser.add_argument("--hours", type=float, default=ROUND_HOURS)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="of games, networks and matches")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scheduler", default="", metavar="ADDRESS", help="plays on the workers of a dask scheduler")
    parser.add_argument("--most-games", type=int, default=MOST_GAMES, help="of the match")
    known = Training()
    for name, value in asdict(known).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--status", action="store_true", help="say what games there are, and make none")
    options = parser.parse_args()
    variant = load_variant(options.variant)
    if options.status:
        for generation in generations(options.folder / variant.name / "games", variant):
            print(generation)
        return 0
    from rounds import Bench, learn_round  # with what only those need who train

    workers = workers_of(options.scheduler, options.jobs)
    bench = Bench(options.folder / variant.name, workers, options.jobs, options.most_games)
    training = Training(**{name: getattr(options, name) for name in asdict(known)})
    rounds = max(1, round(options.hours / ROUND_HOURS))
    for _ in range(rounds):
        learn_round(variant, bench, options.hours / rounds, training)
    return 0


if __name__ == "__main__":
    sys.exit(main())
