"""The computer plays games against itself: `python packaging/evaluation/selfplay.py VARIANT FOLDER --minutes 60`

Games begin with random moves, and some of the first ones after them are random too. Each game is a job, chosen by its
number: it is the seed. Some games together are a file; numbers whose games are in the folder are not played again, so
that a run that was stopped goes on, and repeated runs add up. `--scheduler tcp://127.0.0.1:8786` plays on the workers
of a dask scheduler, which must have the same checkout.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Final

from game_files import MOST, UNKNOWN, PlayedGame, read_header, write_games
from tree_files import SUFFIX, Trees, key_numbers, write_trees

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.inputs import Inputs
from shogi_desktop.engine.evaluation.shipped import network_for
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.search.harvest import LEAST_DEPTH, Harvest
from shogi_desktop.engine.search.score import MATE_BOUND
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.jobs.machines import workers_of
from shogi_desktop.jobs.workers import Workers, only_done
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, Side, Variant, load_variant

HASH_MB: Final = 16
NODES: Final = 1000
FILE_GAMES: Final = 40
EVERY: Final = 1
# Random moves: so many at the start of a game, and one in so many of the first plies after them.
OPENING: Final = (2, 10)
STRAY_PLIES: Final = 24
# In a game that begins with another one's moves: from this move of it on at the earliest, and so many random ones.
FROM_PLY: Final = 20
STRAYED: Final = (0, 1)
STRAY: Final = 8
# A game is over when so many searches in a row have found the same mate; at the latest after so many plies. How a won
# game is won has to be learned as well.
MATES: Final = 2
LONGEST: Final = 500


@dataclass(frozen=True)
class Order:
    """One game: its number, how many nodes a move has, and who judges (as the option EvalFile says). Of the positions
    inside its searches that were searched `depth` plies or more, one in `every` is kept, none for 0. It begins where a
    game of the file `games` was at some move, without one at the start."""

    variant: str
    number: int
    nodes: int
    network: str = ""
    every: int = EVERY
    depth: int = LEAST_DEPTH
    games: str = ""


@dataclass
class Played:
    """A game, and positions that were met inside its searches."""

    game: PlayedGame
    trees: Trees


def play(order: Order) -> Played:
    """The game of an order; the same one each time."""
    variant = load_variant(order.variant)
    chooser = random.Random(order.number)
    inputs, numbers = _inputs(order.variant)
    thinker, trees = _thinker(order.variant, order.network), Trees()
    harvest = Harvest(inputs, order.every) if order.every else None
    thinker.harvest(harvest)

    def searched() -> None:
        if harvest is not None:
            trees.add([found for found in harvest.gathered() if found.depth >= order.depth], numbers)

    begun = _begun(order.games, chooser) if order.games else []
    return Played(_played(variant, thinker, order.nodes, chooser, searched, begun), trees)


def _begun(file: str, chooser: random.Random) -> list[str]:
    """The first moves of one of the games, up to a quarter from its end."""
    moves = chooser.choice(_games_of(file))
    return moves[: chooser.randint(min(FROM_PLY, len(moves) * 3 // 4), len(moves) * 3 // 4)]


@lru_cache(maxsize=1)
def _games_of(file: str) -> list[list[str]]:
    """Moves in USI: in each line of the file a game's "moves"."""
    return [json.loads(line)["moves"] for line in Path(file).read_text(encoding="utf-8").splitlines() if line]


@lru_cache(maxsize=1)
def _inputs(variant_name: str) -> tuple[Inputs, dict[int, int]]:
    """Keys and their numbers are the same for any zones."""
    inputs = Inputs(load_variant(variant_name), 1, 1)
    return inputs, key_numbers(inputs)


@lru_cache(maxsize=1)
def _thinker(variant_name: str, network: str) -> Thinker:
    variant = load_variant(variant_name)
    return Thinker(variant, HASH_MB, 1, network_for(variant, network))


def _played(
    variant: Variant,
    thinker: Thinker,
    nodes: int,
    chooser: random.Random,
    searched: Callable[[], None],
    begun: Sequence[str] = (),
) -> PlayedGame:
    """`searched` hears when a search is over. After the moves `begun` come as many random ones as after the start."""
    game = PlayedGame()
    position = Position(variant)
    thinker.new_game()
    limits = Limits(nodes=nodes)
    for text in begun:
        _add(game, position, parse_move(text, position), UNKNOWN)
    opening = position.ply + chooser.randint(*(STRAYED if begun else OPENING))
    stray = opening if begun else STRAY_PLIES
    mates = 0
    while position.ply < LONGEST and mates < MATES:
        outcome = position.outcome()
        if outcome is not None:
            game.result = _sign(outcome.winner)
            return game
        if position.ply < opening or (position.ply < stray and chooser.randrange(STRAY) == 0):
            move, score, mate = chooser.choice(position.legal_moves()), UNKNOWN, False
        else:
            found: list[SearchProgress] = []
            answer = thinker.think(position, limits, Control(budget(limits)), report=found.append)
            searched()
            if answer.declares:
                game.result = _sign(Side(position.turn))
                return game
            # Where mates against every move used up its nodes it tells no score.
            move, score = answer.move, max(-MOST, min(MOST, found[-1].score)) if found else UNKNOWN
            mate = bool(found) and abs(found[-1].score) >= MATE_BOUND
        mates = mates + 1 if mate else 0
        if mates == MATES:
            game.result = _sign(Side(position.turn)) * (1 if score > 0 else -1)
        _add(game, position, move, score)
    return game


def _add(game: PlayedGame, position: Position, move: int, score: int) -> None:
    game.moves.append(move)
    game.scores.append(score)
    position.play(move)


def _sign(winner: Side | None) -> int:
    return 0 if winner is None else 1 if winner is Side.BLACK else -1


class GameFolder:
    """Files of games that grow; a file holds the games of consecutive numbers, as they came."""

    def __init__(self, folder: Path, variant: str, nodes: int, network: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._header = {"variant": variant, "nodes": nodes, "network": network}
        self._waiting: dict[int, Played] = {}
        headers = [read_header(path) for path in folder.glob("*.games")]
        self._known = {int(number) for header in headers for number in header["numbers"]}

    def missing(self) -> Iterator[int]:
        """Numbers of games that are not there yet, from 1 on, endlessly."""
        return (number for number in count(1) if number not in self._known)

    def add(self, number: int, played: Played) -> None:
        self._waiting[number] = played
        if len(self._waiting) == FILE_GAMES:
            self.flush()

    def flush(self) -> None:
        """Writes what has come."""
        if self._waiting:
            numbers = sorted(self._waiting)
            path = self._folder / f"{numbers[0]:07d}.games"
            trees = Trees()
            for place, number in enumerate(numbers):
                trees.extend(self._waiting[number].trees, place)
            if len(trees):
                write_trees(path.with_suffix(SUFFIX), self._header, trees)
            write_games(path, self._header | {"numbers": numbers}, [self._waiting[number].game for number in numbers])
            self._waiting.clear()


def selfplay(
    workers: Workers, order: Order, folder: Path, seconds: float, told: Callable[[int, int], None]
) -> tuple[int, int]:
    """Plays games like `order` for so long; `told` hears of how many games and positions. Returns both."""
    games = positions = 0
    kept = GameFolder(folder, order.variant, order.nodes, order.network)
    end = time.monotonic() + seconds
    orders = (replace(order, number=number) for number in kept.missing())
    try:
        with closing(only_done(workers.results(play, orders))) as finished:
            for done in finished:
                kept.add(done.argument.number, done.result)
                games += 1
                positions += len(done.result.game.moves) + len(done.result.trees)
                told(games, positions)
                if time.monotonic() > end:
                    break
    finally:
        kept.flush()
    return games, positions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--nodes", type=int, default=NODES, help="of each move")
    parser.add_argument("--network", default="", help="who judges: a file, or none (default: the program's network)")
    parser.add_argument("--every", type=int, default=EVERY, help="of so many positions inside searches one is kept")
    parser.add_argument("--depth", type=int, default=LEAST_DEPTH, help="plies at least that those were searched")
    parser.add_argument(
        "--games", default="", metavar="FILE", help='begin inside its games (a line has "moves" in USI)'
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scheduler", default="", metavar="ADDRESS")
    options = parser.parse_args()
    began = time.monotonic()

    def told(games: int, positions: int) -> None:
        if games % FILE_GAMES == 0:
            print(f"{games:,} games, {positions:,} positions, {time.monotonic() - began:.0f} s", flush=True)

    order = Order(options.variant, 0, options.nodes, options.network, options.every, options.depth, options.games)
    workers = workers_of(options.scheduler, options.jobs)
    print("{:,} games, {:,} positions".format(*selfplay(workers, order, options.folder, 60 * options.minutes, told)))


if __name__ == "__main__":
    main()
