"""Games against a player that takes whatever is dearest and never looks at the answer, in any variant.

    python -m tests.benchmarks.greed [GAME ...] [--games 100] [--nodes 500] [--jobs 2]

Each side begins half of the games. A game that is not over after `--longest` plies goes to the side whose pieces, held
ones included, are worth more. Ends with 1 where the engine has won fewer than 95 of 100 games.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.worth import Worth
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.thinking import Thinker
from shogi_desktop.rules import Position, Side, Variant, load_variant, variant_names

ENOUGH = 0.95
PIECE_PROMOTED = 30
CHANCE = 50  # in hundredths of a pawn: what chance adds to each move's promise


def greedy(position: Position, worth: Worth, chooser: random.Random) -> int:
    """The move that takes and promotes most, by chance among equal ones."""

    def promise(move: int) -> float:
        changes = position.transition(move)
        won = sum(
            int(worth.exchange[gone.piece]) * (1 if gone.piece & 1 != position.turn else -1)
            for gone in changes.removals
        )
        return won + PIECE_PROMOTED * len(changes.promoted) + CHANCE * chooser.random()

    return max(position.legal_moves(), key=promise)


def play_greed(variant: Variant, engine: Side, limits: Limits, seed: int, longest: int) -> Position:
    """The end of a game between the engine, which has a side, and the greedy player."""
    player, worth, chooser = Thinker(variant, 2, seed=seed), Worth(variant), random.Random(seed)
    position = Position(variant)
    while position.outcome() is None and position.ply < longest:
        if position.turn == engine:
            move = player.think(position, limits, Control(budget(limits))).move
            assert position.is_legal(move)
        else:
            move = greedy(position, worth, chooser)
        position.play(move)
    return position


def balance(position: Position) -> int:
    """How much more Black's pieces are worth than White's, in hundredths of a pawn."""
    variant = position.variant
    standing = [int(position.piece_at(square)) for square in variant.squares]
    worth = [variant.kind(piece >> 1).worth * (1 if piece & 1 == Side.BLACK else -1) for piece in standing if piece]
    for kind in variant.hand_kinds:
        more = int(position.hand_count(Side.BLACK, kind)) - int(position.hand_count(Side.WHITE, kind))
        worth.append(variant.kind(kind).worth * more)
    return sum(worth)


def result(name: str, nodes: int, longest: int, number: int) -> str:
    """How game `number` ended for the engine: won, lost or drawn, and whether that is by material."""
    engine = Side(number % 2)
    position = play_greed(load_variant(name), engine, Limits(nodes=nodes), number, longest)
    outcome = position.outcome()
    if outcome is not None:
        return "drawn" if outcome.winner is None else "won" if outcome.winner == engine else "lost"
    ahead = balance(position) * (1 if engine == Side.BLACK else -1)
    return "won by material" if ahead > 0 else "lost by material" if ahead < 0 else "drawn by material"


def played(pool: ProcessPoolExecutor, name: str, games: int, nodes: int, longest: int) -> Iterator[str]:
    return pool.map(partial(result, name, nodes, longest), range(games))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="variants; all where none is named")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=500, help="of the engine for each move")
    parser.add_argument("--longest", type=int, default=800, help="plies")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per processor)")
    wanted = parser.parse_args()
    failed = False
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for name in wanted.names or variant_names():
            results = Counter(played(pool, name, wanted.games, wanted.nodes, wanted.longest))
            print(f"{name}: " + ", ".join(f"{count} {end}" for end, count in results.most_common()), flush=True)
            failed |= results["won"] + results["won by material"] < ENOUGH * wanted.games
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
