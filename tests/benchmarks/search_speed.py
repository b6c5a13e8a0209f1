"""How many nodes a second the engine searches: `python -m tests.benchmarks.search_speed [milliseconds [variant]]`.

Nodes are moves played by the search, passes included; seconds are those of the processor, whatever else it does beside.
Each position is searched on a fresh table and judged by the program's network, where it has one for the game.
"""

from __future__ import annotations

import sys
import time

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.shipped import network_for
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.notation.moves.usi import parse_position_command
from shogi_desktop.rules import load_variant

SHOGI = {
    "initial": "startpos",
    "middle game": "sfen l2gk2nl/1r1s1sg2/p1npppppp/2p6/1p5P1/2P1P4/PPSP1PP1P/2G1KS1R1/LN3G1NL b Bb 21",
    "pieces in hand": "sfen l4g1nl/4gk3/p1npp1pp1/2p2pb1p/1p3N3/P1P1P1P1P/1P1P1P1P1/2KSG4/LN6L b RS2Prbgsp 61",
    "most moves": "sfen R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
}


TENJIKU = {
    "initial": "startpos",
    "opened": "startpos moves 9l9k 13d13f 6m13f 8e8f 8m14g 9d3j",
}
POSITIONS = {"shogi": SHOGI, "tenjiku": TENJIKU}
INITIAL = {"initial": "startpos"}


def main() -> None:
    milliseconds = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    variant = load_variant(sys.argv[2] if len(sys.argv) > 2 else "shogi")
    print(f"{'compiled' if core_is_compiled() else 'interpreted'}, {milliseconds} ms each")
    for name, text in POSITIONS.get(variant.name, INITIAL).items():
        limits = Limits(movetime=milliseconds)
        control = Control(budget(limits))
        reports: list[SearchProgress] = []
        player = Thinker(variant, 64, network=network_for(variant, ""))
        began = time.process_time_ns()
        player.think(parse_position_command(text, variant), limits, control, report=reports.append)
        last = reports[-1]
        speed = last.nodes * 1_000_000_000 // max(1, time.process_time_ns() - began)
        print(f"{name:16} {speed:9,} nodes/s   depth {last.depth}/{last.seldepth}   {last.nodes:,} nodes")


if __name__ == "__main__":
    main()
