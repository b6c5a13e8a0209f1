"""A match of a new network against the old one, which decides: `python packaging/evaluation/gate.py VARIANT NEW OLD`

NEW and OLD are files, or "none" for the evaluation made by hand. Equal time for each move, because a network that is
slow must be better for it; a sequential test (Wald) ends the match when it is clear. Games are kept in the folder and
can be opened in the window; started again, the match goes on.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from shogi_desktop.jobs.machines import workers_of
from shogi_desktop.jobs.workers import Workers
from shogi_desktop.matches.match import Match, Until
from shogi_desktop.matches.players import MatchPlayer, PlayerLimits
from shogi_desktop.matches.settings import MatchSettings, RandomOpenings
from shogi_desktop.matches.standing import Sprt, Standing

TEST: Final = Sprt(0, 20)
MOST_GAMES: Final = 600
MOVETIME_MS: Final = 100
HASH_MB: Final = 16
LONGEST: Final = 600


def match_of(
    variant: str, networks: tuple[str, str], workers: Workers, folder: Path, limits: PlayerLimits, until: Until
) -> tuple[Standing, str]:
    """Plays it; how it stands for the first network, and what the test says."""
    first, second = (_player(network, limits) for network in networks)
    settings = MatchSettings(variant, first, second, RandomOpenings(), longest=LONGEST)
    match = Match(settings, folder)
    try:
        match.run(workers, until, lambda row: print(match.standing, flush=True) if row.number % 10 == 0 else None)
        return match.standing, until.text(match.standing)
    finally:
        match.close()


def wins(standing: Standing, test: Sprt = TEST) -> bool:
    """Whether the first network is taken: the test says so, or after all games the whole interval is above 0."""
    verdict = test.accepts(standing.observations())
    return verdict is True or (verdict is None and standing.elo().low > 0)


def _player(network: str, limits: PlayerLimits) -> MatchPlayer:
    command = (sys.executable, "-m", "shogi_desktop.engine")
    name = network if network == "none" else Path(network).stem
    return MatchPlayer(name, command, limits, options={"EvalFile": network, "USI_Hash": str(HASH_MB)})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--folder", type=Path, required=True, help="of the games")
    parser.add_argument("--movetime", type=int, default=MOVETIME_MS, help="milliseconds for each move")
    parser.add_argument("--nodes", type=int, default=0, help="nodes for each move instead")
    parser.add_argument("--games", type=int, default=MOST_GAMES, help="at most")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--scheduler", default="", metavar="ADDRESS")
    options = parser.parse_args()
    limits = PlayerLimits(nodes=options.nodes) if options.nodes else PlayerLimits(movetime_ms=options.movetime)
    workers = workers_of(options.scheduler, options.jobs)
    until = Until(options.games, TEST)
    standing, told = match_of(options.variant, (options.new, options.old), workers, options.folder, limits, until)
    print(f"{standing}; {told}")
    return 0 if wins(standing) else 1


if __name__ == "__main__":
    sys.exit(main())
