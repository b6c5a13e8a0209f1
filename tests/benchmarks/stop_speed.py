"""How soon the engine answers `stop`: `python -m tests.benchmarks.stop_speed [games [variant]]`.

The engine plays against itself; every move is a search without end that is stopped after up to a tenth of a second.
Told is the time from the stop to the move, as a program hears it that talks to the engine.
"""

from __future__ import annotations

import random
import sys
import time
from statistics import median

from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.rules import Position, Variant, load_variant
from tests.engine.usi.usi_child import UsiChild

OPENING_PLIES = 6
LONGEST = 400
LONGEST_THOUGHT_S = 0.1


def stops_of_game(engine: UsiChild, variant: Variant, chooser: random.Random) -> list[float]:
    """Plays a game; milliseconds that each answer to a stop took."""
    position, moves, taken = Position(variant), list[str](), list[float]()
    engine.ask("usinewgame", "isready", word="readyok")
    while position.outcome() is None and position.ply < LONGEST:
        if position.ply < OPENING_PLIES:
            answer = format_move(chooser.choice(position.legal_moves()), variant)
        else:
            engine.send(f"position startpos moves {' '.join(moves)}", "go infinite")
            time.sleep(chooser.random() * LONGEST_THOUGHT_S)
            began = time.perf_counter()
            answer = engine.ask("stop")[-1].split()[1]
            taken.append(1000 * (time.perf_counter() - began))
            if answer in ("resign", "win"):
                break
        position.play(parse_move(answer, position))
        moves.append(answer)
    return taken


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    variant = load_variant(sys.argv[2] if len(sys.argv) > 2 else "shogi")
    with UsiChild() as engine:
        engine.ask("usi", f"setoption name USI_Variant value {variant.name}", "isready", word="readyok")
        played = [stops_of_game(engine, variant, random.Random(number)) for number in range(games)]
    stops = [taken for game in played for taken in game]
    print(f"{variant.name}: {len(stops):,} stops in {games} games, median {median(stops):.1f} ms, ", end="")
    print(f"slowest {max(stops):.1f} ms, above 50 ms: {sum(taken > 50 for taken in stops)}")


if __name__ == "__main__":
    main()
