"""How long one game takes to read and to write in each format: `python -m tests.benchmarks.record_speed [GAMES]`.

The games are random ones of shogi, 110 plies with a time for each move and a comment for every tenth.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Final

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.formats import FORMATS
from shogi_desktop.rules import load_variant

PLIES: Final = 110
GAMES: Final = 40


def random_game(seed: int) -> Game:
    """A game of exactly so many plies."""
    chance = random.Random(seed)
    game = Game(load_variant("shogi"))
    while game.cursor.ply < PLIES:
        moves = game.position.legal_moves()
        if not moves:
            game = Game(game.variant)
            continue
        game.play(chance.choice(moves), chance.randrange(60) * 1000)
        if game.cursor.ply % 10 == 0:
            game.cursor.comment = "* 30 3c3d 2g2f"
    game.headers.update(black="Hanako", white="Taro", started="2026/11/22")
    return game


def _milliseconds(work: Callable[[Game], object], games: list[Game]) -> float:
    began = time.process_time()
    for game in games:
        work(game)
    return 1000 * (time.process_time() - began) / len(games)


def main() -> int:
    games = [random_game(seed) for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)]
    core = "compiled" if core_is_compiled() else "interpreted"
    print(f"The core runs {core}; milliseconds of processor time for a game of {PLIES} plies.\n")
    print(f"{'format':8} {'read':>6} {'write':>6} {'kB':>6}")
    for known in FORMATS:
        write = known.write
        if write is None:
            continue
        texts = {id(game): write([game]) for game in games}
        reading = _milliseconds(lambda game, texts=texts: parse_record(texts[id(game)]), games)  # type: ignore[misc]
        writing = _milliseconds(lambda game, write=write: write([game]), games)  # type: ignore[misc]
        print(f"{known.key:8} {reading:6.2f} {writing:6.2f} {len(texts[id(games[0])].encode()) / 1000:6.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
