"""A match between our engine and another one, another revision, or another setting of itself.

    python -m tests.benchmarks.match --games 200 --byoyomi 100
    python -m tests.benchmarks.match --sprt 0 10 --nodes 10000 --opponent-revision 08b06f5 --results build/matches/new
    python -m tests.benchmarks.match --games 40 --nodes 20000 --opponent "other-engine" --opponent-option Hash=16
    python -m tests.benchmarks.match --games 100 --clock 10+0.05 --parallel 2
    python -m tests.benchmarks.match --variant wa --games 40 --movetime 1000 --xboard wa-shogi \\
        --opponent /usr/games/hachu --opponent-option memory=64 --rule repetition=forbidden
    python -m tests.benchmarks.match --variant tenjiku --games 20 --nodes 10000 --colours black --longest 1000 \\
        --openings tests/benchmarks/tenjiku_without_fire_demons.sfen --opponent "python -m tests.benchmarks.naive"

Every game lies as a record in the folder of `--results`, where the same command goes on if it was stopped, and plays
more games if it is told a larger number. Openings are random moves by number, or the records or positions of a file,
each played with both colours; `--first-opening` begins with another one. `--sprt ELO0 ELO1` plays until it is decided
whether our engine is rather ELO1 than ELO0 stronger; without `--games` as long as that takes.

An opponent speaks USI, or with `--xboard NAME` the protocol of XBoard, in which it calls the variant NAME. A crash, a
move that it refuses and one that is not legal here make a game void; voids are counted. With `--illegal-loses` the
last of these loses, as at a real board. Games with a clock are lost when it has run out; an answer that takes longer
than its own time is told. `--adjudged 2000` ends games that both players have called decided for eight moves. Ends with
status 1 when our engine made an illegal move, was late or crashed.

Large tables are slow to clear before every game (54 ms for 64 MB): `--hash 8` serves games of a few thousand nodes.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
import time
from pathlib import Path

from shogi_desktop import build_info
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.jobs.errors import JobsError
from shogi_desktop.jobs.machines import workers_of
from shogi_desktop.jobs.workers import Workers
from shogi_desktop.matches.errors import MatchError
from shogi_desktop.matches.match import Match, Until
from shogi_desktop.matches.players import MatchPlayer, PlayerLimits
from shogi_desktop.matches.playing import GameRow
from shogi_desktop.matches.settings import Colours, MatchSettings, OpeningFile, Openings, RandomOpenings
from shogi_desktop.matches.standing import Sprt
from tests.benchmarks.revisions import built, commit_of, surroundings_of
from tests.engine.usi.usi_child import BUILT_IN, ROOT

FOLDER = ROOT / "build" / "matches"
MOST_SHOWN = 20  # faults at the end; each was told with its game


def main(arguments: list[str] | None = None) -> int:
    """Plays the match that the command line asks for."""
    options = parsed(arguments)
    try:
        settings = settings_of(options)
        until = Until(options.games or (0 if options.sprt else 200), sprt_of(options))
        workers = players_of(options, settings.timed)
        folder = options.results or FOLDER / time.strftime("%Y-%m-%d-%H%M%S")
        match = Match(settings, folder)
    except (ValueError, OSError, MatchError, JobsError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{settings.first.name} against {settings.second.name}: {settings.variant}, {folder}", flush=True)
    if match.standing.games:
        print(f"so far: {match.standing}", flush=True)
    try:
        for row in match.play(workers, until):
            _tell(row, match, until)
    except KeyboardInterrupt:
        print("stopped; the same command with this --results goes on")
    except (MatchError, JobsError) as error:
        print(error, file=sys.stderr)
        return 2
    return _summed_up(match, until)


def settings_of(options: argparse.Namespace) -> MatchSettings:
    """What is to be played. ValueError, OSError."""
    return MatchSettings(
        options.variant,
        player_of(options, opponent=False),
        player_of(options, opponent=True),
        openings_of(options),
        _pairs(options.rule),
        options.longest,
        options.illegal_loses,
        options.adjudged,
        options.first_opening,
        Colours(options.colours),
    )


def player_of(options: argparse.Namespace, opponent: bool) -> MatchPlayer:
    """One of the two; what is not said of the opponent is as for our engine, but not its options."""
    command = options.opponent if opponent else options.engine
    revision = options.opponent_revision if opponent else options.revision
    told = {"USI_Hash": str(options.hash)} if options.hash else {}
    told |= _pairs(options.opponent_option if opponent else options.engine_option)
    xboard = options.xboard if opponent else ""
    limits = limits_of(options, opponent)
    if command and revision:
        raise ValueError("a player is a command or a revision, not both")
    if command:
        words = tuple(shlex.split(command))
        return MatchPlayer(Path(words[0]).name, words, limits, told, surroundings_of(ROOT), xboard)
    if revision:
        commit = commit_of(revision)
        found = surroundings_of(built(commit))
        return MatchPlayer(f"Shogi Desktop {revision}", BUILT_IN, limits, told, found, xboard, commit)
    return MatchPlayer("Shogi Desktop", BUILT_IN, limits, told, surroundings_of(ROOT), xboard, build_info.fingerprint())


def limits_of(options: argparse.Namespace, opponent: bool) -> PlayerLimits:
    """Nodes and depth instead of time; without any of them a byoyomi."""
    nodes = (opponent and options.opponent_nodes) or options.nodes
    depth = (opponent and options.opponent_depth) or options.depth
    movetime_ms = (opponent and options.opponent_movetime) or options.movetime
    if nodes or depth:
        return PlayerLimits(nodes, depth)
    if movetime_ms:
        return PlayerLimits(movetime_ms=movetime_ms)
    if options.clock:
        main, _, increment = options.clock.partition("+")
        return PlayerLimits(clock=TimeControl(_ms(main), options.byoyomi or 0, _ms(increment or "0")))
    return PlayerLimits(clock=TimeControl(byoyomi_ms=options.byoyomi or 100))


def openings_of(options: argparse.Namespace) -> Openings:
    if options.openings:
        return OpeningFile(options.openings, options.plies)
    return RandomOpenings(6 if options.plies is None else options.plies)


def sprt_of(options: argparse.Namespace) -> Sprt | None:
    if not options.sprt:
        return None
    elo0, elo1 = options.sprt
    return Sprt(elo0, elo1, options.alpha, options.beta)


def players_of(options: argparse.Namespace, timed: bool) -> Workers:
    """Who plays the games. ValueError where two timed games would share a processor."""
    if timed and not options.scheduler and options.parallel > (os.cpu_count() or 1):
        raise ValueError(f"games with a clock need a processor each; there are {os.cpu_count()}")
    return workers_of(options.scheduler, options.parallel)


def _tell(row: GameRow, match: Match, until: Until) -> None:
    played = f"{row.number}: opening {row.opening} as {row.first}: {row.score.value}, {row.how}"
    print("; ".join(filter(None, [played, str(match.standing), until.text(match.standing)])), flush=True)
    for fault in (*row.faults, *row.opponent_faults):
        print(f"  {fault}", flush=True)


def _summed_up(match: Match, until: Until) -> int:
    """Says how it stands; the exit status."""
    standing = match.standing
    print(f"{standing.games} games, {standing.plies} plies: {standing}, pairs {standing.pairs}, {dict(standing.ends)}")
    ours, theirs = (ms / 1000 for ms in standing.slowest_ms)
    told = [until.text(standing), f"slowest answers {ours:.3f} s and {theirs:.3f} s; faults: {len(standing.faults)}"]
    print(*filter(None, [*told, *standing.faults[:MOST_SHOWN], *match.failures[:MOST_SHOWN]]), sep="\n")
    match.close()
    return 1 if standing.faults or match.failures else 0


def _pairs(texts: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (text.partition("=") for text in texts)}


def _ms(seconds: str) -> int:
    return round(1000 * float(seconds))


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--variant", default="shogi")
    add("--rule", action="append", default=[], metavar="NAME=VALUE", help="a rule option")
    add("--results", type=Path, metavar="FOLDER", help="where games are kept and found (default: a new folder)")
    add("--games", type=int, default=0, help="how many in all (default: 200, with --sprt no matter)")
    add("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="play until this is decided")
    add("--alpha", type=float, default=0.05, help="chance that ELO1 is accepted where ELO0 is true")
    add("--beta", type=float, default=0.05, help="chance that ELO1 is rejected where it is true")
    add("--parallel", type=int, default=1, metavar="N", help="games at a time")
    add("--scheduler", default="", metavar="ADDRESS", help="play on the machines of this scheduler of dask")
    add("--openings", type=Path, metavar="FILE", help="records or positions to begin with")
    add("--plies", type=int, help="random moves of an opening (6), or moves of a record (all)")
    add("--first-opening", type=int, default=1, metavar="NUMBER")
    add("--colours", choices=[one.value for one in Colours], default="both", help="which side our engine has")
    add("--longest", type=int, default=400, help="plies after which a game is given up as a draw")
    add("--byoyomi", type=int, help="milliseconds for each move (100)")
    add("--movetime", type=int, default=0, help="the same, told as `go movetime`")
    add("--clock", default="", metavar="MAIN+INCREMENT", help="seconds for the game and added after each move")
    add("--nodes", type=int, default=0, help="nodes for each move instead of time")
    add("--depth", type=int, default=0, help="depth of each search instead of time")
    for word in ("nodes", "depth", "movetime"):
        add(f"--opponent-{word}", type=int, default=0, help="the same for the opponent alone")
    add("--adjudged", type=int, default=0, metavar="CP", help="end games that both call decided by so much (0: none)")
    add("--illegal-loses", action="store_true", help="an illegal move loses (default: a void game)")
    add("--engine", default="", help="command of our engine (default: the built-in one)")
    add("--revision", default="", metavar="REV", help="our engine is this revision of ours")
    add("--opponent", default="", help="command of the opponent (default: the built-in one)")
    add("--opponent-revision", default="", metavar="REV", help="the opponent is this revision of ours")
    add("--xboard", default="", metavar="NAME", help="the opponent speaks XBoard's protocol")
    add("--hash", type=int, default=0, metavar="MB", help="USI_Hash of both (default: their own)")
    add("--engine-option", action="append", default=[], metavar="NAME=VALUE")
    add("--opponent-option", action="append", default=[], metavar="NAME=VALUE")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
