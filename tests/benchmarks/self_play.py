"""Games between USI engines, every move judged by the rules and every answer timed.

    python -m tests.benchmarks.self_play --games 200 --byoyomi 100
    python -m tests.benchmarks.self_play --variant tenjiku --games 100 --byoyomi 50 --longest 1000
    python -m tests.benchmarks.self_play --games 40 --nodes 20000 --opponent "other-engine" --opponent-option Hash=16

Ends with status 1 when there was an illegal move, a late answer or a crash. Games start from a few random moves, each
start is played with both colours. The memory of the engines is read at the end where the system tells it.
"""

from __future__ import annotations

import argparse
import random
import shlex
import sys
import time
from dataclasses import dataclass, field

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_move, format_position_command, parse_move
from shogi_desktop.rules import Position, Side, Variant, load_variant
from tests.engine.usi.usi_child import BUILT_IN, UsiChild

LATENESS_S = 0.25
"""What a loaded machine may add to an answer before it counts as late."""


@dataclass
class Score:
    """Results from the first engine's side, and everything that must not happen."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    moves: int = 0
    slowest: float = 0.0
    ends: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def count(self, first_won: bool | None, end: str) -> None:
        self.ends[end] = self.ends.get(end, 0) + 1
        if first_won is None:
            self.draws += 1
        elif first_won:
            self.wins += 1
        else:
            self.losses += 1


def random_start(variant: Variant, plies: int, chooser: random.Random) -> Position:
    """A position after some random moves that has not ended."""
    while True:
        position = Position(variant)
        for _ in range(plies):
            moves = position.legal_moves()
            if not moves:
                break
            position.play(chooser.choice(moves))
        if position.outcome() is None:
            return position


@dataclass(frozen=True)
class Player:
    """An engine, what it is told to think, and how long that may take (0 = any time)."""

    engine: UsiChild
    go: str
    allowed_s: float


def play_game(players: list[Player], start: Position, score: Score, longest: int) -> tuple[Side | None, str]:
    """One game; `players` by side. Returns the winner and how it ended; notes faults in `score`."""
    position = start.copy()
    origin = Position(start.variant)
    for player in players:
        player.engine.send("usinewgame")
        player.engine.ask("isready", word="readyok")
    while position.ply < longest:
        outcome = position.outcome()
        if outcome is not None:
            return outcome.winner, outcome.termination.value
        side = Side(position.turn)
        player = players[side]
        command = "position " + format_position_command(origin, position.history())
        began = time.monotonic()
        try:
            answer = player.engine.ask(command, player.go, timeout=60)[-1].split()[1]
        except (EOFError, TimeoutError, OSError) as error:
            score.faults.append(f"{error} after: {command}")
            raise
        spent = time.monotonic() - began
        score.slowest = max(score.slowest, spent)
        score.moves += 1
        if player.allowed_s and spent > player.allowed_s + LATENESS_S:
            score.faults.append(f"{spent:.3f} s for {answer} after: {command}")
        if answer == "resign":
            return side.other, "resign"
        if answer == "win":
            return side, "declaration"
        try:
            move = parse_move(answer, position)
        except NotationError as error:
            score.faults.append(f"{error} after: {command}")
            return side.other, "illegal"
        if format_move(move, position.variant) != answer:
            score.faults.append(f"{answer} is not canonical")
        position.play(move)
    return None, "too long"


def main(arguments: list[str] | None = None) -> int:
    """Runs the games that the command line asks for."""
    options = _parser().parse_args(arguments)
    commands = [shlex.split(text) if text else list(BUILT_IN) for text in (options.engine, options.opponent)]
    chooser = random.Random(options.seed)
    variant = load_variant(options.variant)
    score = Score()
    with UsiChild(commands[0]) as first, UsiChild(commands[1]) as second:
        for engine, settings in ((first, options.engine_option), (second, options.opponent_option)):
            engine.ask("usi", word="usiok")
            engine.send(f"setoption name USI_Variant value {variant.name}")
            engine.send(*(f"setoption name {name} value {value}" for name, _, value in map(_split, settings)))
        for game in range(options.games):
            if game % 2 == 0:
                start = random_start(variant, options.random_plies, chooser)
            one = _player(first, options.nodes, options.byoyomi)
            two = _player(second, options.opponent_nodes or options.nodes, options.byoyomi)
            players = [one, two] if game % 2 == 0 else [two, one]
            winner, end = play_game(players, start, score, options.longest)
            score.count(None if winner is None else (players[winner] is one), end)
            if options.verbose or game % 20 == 19:
                print(f"{game + 1}: +{score.wins} -{score.losses} ={score.draws} {end}", flush=True)
        memory = [engine.most_memory_mb() for engine in (first, second)]
    print(f"{options.games} games: +{score.wins} -{score.losses} ={score.draws}, {score.moves} moves, {score.ends}")
    print(f"slowest answer {score.slowest:.3f} s; most memory {memory} MB; faults: {len(score.faults)}")
    print(*score.faults, sep="\n")
    return 1 if score.faults else 0


def _player(engine: UsiChild, nodes: int, byoyomi: int) -> Player:
    if nodes:
        return Player(engine, f"go nodes {nodes}", 0.0)
    return Player(engine, f"go btime 0 wtime 0 byoyomi {byoyomi}", byoyomi / 1000)


def _split(text: str) -> tuple[str, str, str]:
    return text.partition("=")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--longest", type=int, default=400, help="moves after which a game is given up as a draw")
    parser.add_argument("--byoyomi", type=int, default=100, help="milliseconds for each move")
    parser.add_argument("--nodes", type=int, default=0, help="nodes for each move instead of time")
    parser.add_argument("--opponent-nodes", type=int, default=0, help="the same for the second engine alone")
    parser.add_argument("--engine", default="", help="command of the first engine (default: the built-in one)")
    parser.add_argument("--opponent", default="", help="command of the second engine")
    parser.add_argument("--engine-option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--opponent-option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--random-plies", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    return parser


if __name__ == "__main__":
    sys.exit(main())
