"""A match between our engine and another one, or another setting of itself.

    python -m tests.benchmarks.match --games 200 --byoyomi 100
    python -m tests.benchmarks.match --games 40 --nodes 20000 --opponent "other-engine" --opponent-option Hash=16
    python -m tests.benchmarks.match --variant wa --games 40 --movetime 1000 --xboard wa-shogi \\
        --opponent /usr/games/hachu --opponent-option memory=64 --rule repetition=forbidden

Openings are random moves by number, each played with both colours; `--first-opening` begins with another number.
An opponent speaks USI, or with `--xboard NAME` the protocol of XBoard, in which it calls the variant NAME. A crash, a
move that it refuses and one that is not legal here make a game void; voids are counted. With `--illegal-loses` the
last of these loses, as at a real board. Ends with status 1 when our engine made an illegal move, was late or crashed.
Most memory is told at the end where the system does.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from dataclasses import replace

from shogi_desktop.clients.conversations.dialect import GameSettings
from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.conversations.xboard import Xboard
from shogi_desktop.clients.engine_call import EngineCall
from shogi_desktop.clients.search import EngineLaunch, SearchRequest, Timeouts
from shogi_desktop.rules import Position, Side, Variant, load_variant
from tests.benchmarks.referee import Player, Referee, Score, opening
from tests.engine.usi.usi_child import BUILT_IN, most_memory_mb, surroundings

PATIENCE = Timeouts(start_ms=60_000, stop_ms=5000, quit_ms=2000)
MARGIN_MS = 20_000
"""How long an answer may be late before its engine is given up."""


def limits(start: Position, options: argparse.Namespace, opponent: bool) -> tuple[SearchRequest, int]:
    """What a player is told to think for each move, and the milliseconds that it may take (0 = any time)."""
    nodes = (opponent and options.opponent_nodes) or options.nodes
    depth = (opponent and options.opponent_depth) or options.depth
    request = SearchRequest(start, deadline_ms=600_000)
    if nodes or depth:
        return replace(request, nodes=nodes or None, depth=depth or None), 0
    milliseconds = options.movetime or options.byoyomi
    request = replace(request, deadline_ms=milliseconds + MARGIN_MS)
    if options.movetime:
        return replace(request, movetime_ms=milliseconds), milliseconds
    return replace(request, black_ms=0, white_ms=0, byoyomi_ms=milliseconds), milliseconds


def ours(variant: Variant, rules: dict[str, str], options: argparse.Namespace) -> Player:
    """The first player."""
    command = shlex.split(options.engine) if options.engine else BUILT_IN
    request, allowed_ms = limits(Position(variant), options, opponent=False)
    told = {f"Rule_{name}": value for name, value in rules.items()} | _pairs(options.engine_option)
    engine = EngineCall(Usi(), EngineLaunch(command, surroundings()), PATIENCE)
    return Player(engine, GameSettings(variant.name, told), request, allowed_ms / 1000)


def theirs(variant: Variant, rules: dict[str, str], options: argparse.Namespace) -> Player:
    """The second player."""
    launch = EngineLaunch(shlex.split(options.opponent) if options.opponent else BUILT_IN, surroundings())
    request, _ = limits(Position(variant), options, opponent=True)
    told = _pairs(options.opponent_option)
    if options.xboard:
        movetime_ms = request.movetime_ms or request.byoyomi_ms
        request = replace(request, movetime_ms=movetime_ms, byoyomi_ms=None, black_ms=None, white_ms=None)
        settings = GameSettings(options.xboard, {"memory": "64"} | told)
        return Player(EngineCall(Xboard(), launch, PATIENCE), settings, request, fresh=True)
    settings = GameSettings(variant.name, {f"Rule_{name}": value for name, value in rules.items()} | told)
    return Player(EngineCall(Usi(), launch, PATIENCE), settings, request)


def main(arguments: list[str] | None = None) -> int:
    """Plays the match that the command line asks for."""
    options = _parser().parse_args(arguments)
    rules = _pairs(options.rule)
    variant = load_variant(options.variant, rules)
    score = Score()
    first, second = ours(variant, rules, options), theirs(variant, rules, options)
    with first.engine, second.engine:
        referee = Referee(first, second, score, options.longest, options.illegal_loses)
        for game in range(options.games):
            number = options.first_opening + game // 2
            start = opening(variant, number, options.plies)
            side = Side.WHITE if game % 2 else Side.BLACK
            end = referee.play(start, side)
            won = "void" if end.void else "draw" if end.winner is None else "won" if end.winner is side else "lost"
            print(f"{game + 1}: opening {number} as {side.name.lower()}: {won}, {end.how}; {score}", flush=True)
            if end.detail:
                print(f"  {end.detail}", flush=True)
        memory = [most_memory_mb(player.engine.process_id) for player in (first, second)]
    print(f"{options.games} games of {variant.name}: {score}, {score.moves} moves, {dict(score.ends)}")
    print(f"our slowest answer {score.slowest_s:.3f} s; most memory {memory} MB; faults: {len(score.faults)}")
    print(*score.faults, sep="\n")
    return 1 if score.faults else 0


def _pairs(texts: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (text.partition("=") for text in texts)}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help="a rule option")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first-opening", type=int, default=1, metavar="NUMBER")
    parser.add_argument("--plies", type=int, default=6, help="random moves of an opening")
    parser.add_argument("--longest", type=int, default=400, help="plies after which a game is given up as a draw")
    parser.add_argument("--byoyomi", type=int, default=100, help="milliseconds for each move")
    parser.add_argument("--movetime", type=int, default=0, help="the same, told as `go movetime`")
    parser.add_argument("--nodes", type=int, default=0, help="nodes for each move instead of time")
    parser.add_argument("--depth", type=int, default=0, help="depth of each search instead of time")
    parser.add_argument("--opponent-nodes", type=int, default=0, help="the same for the opponent alone")
    parser.add_argument("--opponent-depth", type=int, default=0)
    parser.add_argument("--illegal-loses", action="store_true", help="an illegal move loses (default: a void game)")
    parser.add_argument("--engine", default="", help="command of our engine (default: the built-in one)")
    parser.add_argument("--opponent", default="", help="command of the opponent (default: the built-in one)")
    parser.add_argument("--xboard", default="", metavar="NAME", help="the opponent speaks XBoard's protocol")
    parser.add_argument("--engine-option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--opponent-option", action="append", default=[], metavar="NAME=VALUE")
    return parser


if __name__ == "__main__":
    sys.exit(main())
