"""Nodes per second of perft from the initial position, beside Fairy-Stockfish doing the same.

    python -m tests.benchmarks.perft_speed [DEPTH]

Both count the last ply in bulk. Fairy-Stockfish's time includes the start of its process (about 10 ms).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.perft import perft

RUNS = 3


def ours(depth: int) -> tuple[int, float]:
    """Nodes, and the best time of some runs in seconds."""
    position = Position(load_variant("shogi"))
    best = float("inf")
    for _ in range(RUNS):
        begun = time.perf_counter()
        nodes = perft(position, depth)
        best = min(best, time.perf_counter() - begun)
    return nodes, best


def fairy_stockfish(program: str, depth: int) -> tuple[int, float]:
    """The same of the other engine."""
    talk = f"setoption name UCI_Variant value shogi\nposition startpos\ngo perft {depth}\nquit\n"
    best = float("inf")
    for _ in range(RUNS):
        begun = time.perf_counter()
        answer = subprocess.run([program], input=talk, capture_output=True, text=True, check=True).stdout
        best = min(best, time.perf_counter() - begun)
    nodes = next(line for line in answer.splitlines() if line.startswith("Nodes searched"))
    return int(nodes.split(":")[1]), best


def main(argv: list[str]) -> int:
    depth = int(argv[1]) if len(argv) > 1 else 5 if core_is_compiled() else 3
    nodes, seconds = ours(depth)
    how = "compiled" if core_is_compiled() else "interpreted"
    print(f"shogi-desktop ({how}): perft {depth} = {nodes}, {seconds:.3f} s, {nodes / seconds / 1e6:.2f} M nodes/s")
    program = shutil.which("fairy-stockfish") or shutil.which("/usr/games/fairy-stockfish")
    if program is None:
        print("fairy-stockfish is not installed; nothing to compare with")
        return 0
    theirs, their_seconds = fairy_stockfish(program, depth)
    speed, their_speed = nodes / seconds / 1e6, theirs / their_seconds / 1e6
    print(f"fairy-stockfish: perft {depth} = {theirs}, {their_seconds:.3f} s, {their_speed:.2f} M nodes/s")
    print(f"ratio {speed / their_speed:.2f}, counts {'equal' if nodes == theirs else 'DIFFER'}")
    return 0 if nodes == theirs else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv))
