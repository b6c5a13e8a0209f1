"""An engine of XBoard's protocol for tests, as a real child process: it plays the moves that it is given.

    python fake_xboard.py [--log FILE] [--moves M,M,...] [--thought LINE] [--features FEATURES] [--refuses]

In an analysis it says the thought; the features are said beside its usual ones.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--moves", default="")
    parser.add_argument("--thought", default="")
    parser.add_argument("--features", default="")
    parser.add_argument("--refuses", action="store_true", help="takes no move of the opponent")
    arguments = parser.parse_args()
    moves = arguments.moves.split(",")
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        with arguments.log.open("a", encoding="utf-8") as file:
            file.write(line)
        if word == "protover":
            print('feature myname="Fake Board" variants="normal,chu,wa-shogi" ping=1 usermove=1 memory=1')
            print(f"feature {arguments.features} done=1")
        elif word == "ping":
            print(f"pong {rest}")
        elif word == "analyze":
            print(arguments.thought or "Error (unknown command): analyze")
        elif word == "usermove" and arguments.refuses:
            print(f"Illegal move (repeats earlier position): {rest}")
        elif word == "go" and moves:
            print(f"move {moves.pop(0)}")
        elif word == "quit":
            return
        sys.stdout.flush()


if __name__ == "__main__":
    main()
