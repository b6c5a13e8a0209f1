"""Do the levels differ? The lowest against a naive player, and neighbours against each other.

    python -m tests.benchmarks.levels --naive 1 --games 100
    python -m tests.benchmarks.levels --variant tenjiku --naive 10 --nodes 20000 --longest 1000 --games 20
    python -m tests.benchmarks.levels --ladder --games 60 --parallel 2 --results build/matches/levels

The naive player is that of `naive.py`. Levels have limits of their own; `--nodes` bounds those that have none. Each
pairing is a match in a folder of its own below that of `--results`, where the same command goes on. Upper levels
take long on large boards: `--adjudged 5000` ends what both know to be decided, `--lowest 7` leaves out the others.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from shogi_desktop import build_info
from shogi_desktop.jobs.local import LocalWorkers
from shogi_desktop.matches.match import Match, Until
from shogi_desktop.matches.players import MatchPlayer, PlayerLimits
from shogi_desktop.matches.settings import MatchSettings, RandomOpenings
from tests.benchmarks.match import FOLDER
from tests.benchmarks.revisions import surroundings_of
from tests.engine.usi.usi_child import BUILT_IN, ROOT

LEVELS = 10


def level(number: int, limits: PlayerLimits) -> MatchPlayer:
    """The built-in engine at this level."""
    told = {"Skill": str(number), "USI_Hash": "16"}
    name, build = f"level {number}", build_info.fingerprint()
    return MatchPlayer(name, BUILT_IN, limits, told, surroundings_of(ROOT), build=build)


def naive(seed: int) -> MatchPlayer:
    """Who takes whatever hangs."""
    command = (sys.executable, "-m", "tests.benchmarks.naive", str(seed))
    return MatchPlayer("the naive player", command, PlayerLimits(nodes=1), {}, surroundings_of(ROOT))


def main(arguments: list[str] | None = None) -> None:
    """Plays what the command line asks for."""
    options = _parsed(arguments)
    limits = PlayerLimits(movetime_ms=options.movetime) if options.movetime else PlayerLimits(nodes=options.nodes)
    pairings = [(level(options.naive, limits), naive(options.seed))]
    if options.ladder:
        pairings = [(level(lower + 1, limits), level(lower, limits)) for lower in range(options.lowest, LEVELS)]
    folder = options.results or FOLDER / time.strftime("levels-%Y-%m-%d-%H%M%S")
    for first, second in pairings:
        openings = RandomOpenings(options.plies)
        settings = MatchSettings(
            options.variant, first, second, openings, longest=options.longest, adjudged_cp=options.adjudged
        )
        match = Match(settings, folder / f"{first.name} against {second.name}")
        standing = match.run(LocalWorkers(options.parallel), Until(options.games))
        match.close()
        slowest = standing.slowest_ms[0] / 1000
        print(f"{first.name} against {second.name}: {standing}, {dict(standing.ends)}, slowest answer {slowest:.3f} s")
        print(*standing.faults, *match.failures, sep="\n", end="", flush=True)


def _parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--games", type=int, default=100)
    add("--naive", type=int, default=1, metavar="LEVEL", help="the level that meets the naive player")
    add("--ladder", action="store_true", help="each level against the next one instead")
    add("--lowest", type=int, default=1, metavar="LEVEL", help="where the ladder begins")
    add("--seed", type=int, default=1, help="of the naive player")
    add("--variant", default="shogi")
    add("--nodes", type=int, default=500_000, help="nodes for a move at most")
    add("--movetime", type=int, default=0, help="milliseconds for a move instead")
    add("--plies", type=int, default=2, help="random moves of an opening")
    add("--adjudged", type=int, default=0, metavar="CP", help="end games that both call decided by so much (0: none)")
    add("--longest", type=int, default=400, help="plies after which a game is a draw")
    add("--parallel", type=int, default=1, metavar="N", help="games at a time")
    add("--results", type=Path, metavar="FOLDER", help="where games are kept and found (default: a new folder)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
