"""Kills the program with SIGKILL at random moments and looks at the next start whether every move shown is there.

    python -m tests.stress.kills [N] [SEED] [edit]

Half of the kills come 0 to 50 ms after a move was shown, half at any moment. A start that finds less than was shown,
or something else, is a loss; one move more than was said aloud is none, as the program may be killed before it speaks.
A game that was over or was put away must be among the earlier games. With "edit" a record is changed in the place of a
game; what is compared then is the text of the record.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from shogi_desktop.files import read_text
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.shogi_file import parse_game

AFTER_MOVE_S = 0.05
ANY_MOMENT_S = 1.5
MOST_LINES = 30  # said before the kill


@dataclass(frozen=True)
class Life:
    """One life of the program: what it found at its start, what it had shown when it was killed, and its last line."""

    found: list[str]
    shown: list[str]
    last: str

    def lost_by(self, found: list[str], kept: list[list[str]]) -> bool:
        """Whether the next start has found something else; `kept` are the earlier games."""
        shown = self.shown
        if found[: len(shown)] == shown and len(found) <= len(shown) + 1:
            return False
        if self.last == "taking" and found in (shown[:-1], shown[:-2]):
            return False
        if self.last == "doing" and found:
            return False
        return bool(found) or shown not in kept


def run(home: Path, chance: random.Random, number: int, *manners: str) -> Life:
    """Starts the program, has it play with these manners (see `player`), and kills it."""
    told = lines_until_kill(home, chance, "tests.stress.player", str(number), *manners)
    found = next(line for line in told if line.startswith("found")).split()[1:]
    shown = next((line.split()[1:] for line in reversed(told) if line.startswith("shown")), found)
    return Life(found, shown, told[-1].split()[0])


def lines_until_kill(home: Path, chance: random.Random, module: str, *arguments: str) -> list[str]:
    """Starts the program with somebody before it (`player` or `editor`), kills it, and returns all that was said."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "SHOGI_DESKTOP_HOME": str(home)}
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as child:
        assert child.stdout is not None
        lines = _lines(child.stdout.fileno())
        told = []
        for line in lines:
            told.append(line)
            if line == "ready":
                break
        if chance.random() < 0.5:
            told += islice(lines, chance.randint(1, MOST_LINES))
            time.sleep(chance.uniform(0, AFTER_MOVE_S))
        else:
            time.sleep(chance.uniform(0, ANY_MOMENT_S))
        child.kill()
        told += lines
    if "ready" not in told:
        raise RuntimeError(f"the program has not begun to play: {told}")
    return told


def earlier_games(home: Path) -> list[list[str]]:
    """The moves of the games that were put away."""
    games = [parse_game(read_text(file), file.name) for file in home.glob("games/*.shogi")]
    return [[format_move(node.move, game.variant) for node in game.main_line()] for game in games]


def _lines(number: int) -> Iterator[str]:
    """What the child has said so far and will say, line by line, until it is gone."""
    rest = b""
    while data := os.read(number, 65536):
        *whole, rest = (rest + data).split(b"\n")
        for line in whole:
            yield line.decode()


def _manners(number: int, editing: bool) -> list[str]:
    """How the player behaves in one of its lives."""
    if editing:
        return ["bare", "edit"]
    return ["engine"] if number % 2 else []


def main() -> int:
    editing = "edit" in sys.argv
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    chance = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns())
    lost, moves = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        before = run(home, chance, 0, *_manners(0, editing))
        for number in range(1, count + 1):
            life = run(home, chance, number, *_manners(number, editing))
            if before.lost_by(life.found, earlier_games(home)):
                lost += 1
                print(f"kill {number}: shown {' '.join(before.shown)}\n    found {' '.join(life.found)}")
            moves += len(before.shown)
            before = life
        left = [file.name for file in home.rglob("*.tmp")]
    what = f"{moves} {'records' if editing else 'moves'} on the boards"
    print(f"{count} kills, {what}, {lost} kills that lost or changed something; left over: {left}")
    return bool(lost)


if __name__ == "__main__":
    sys.exit(main())
