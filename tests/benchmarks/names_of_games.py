"""How often openings and castles are met in real games: `python -m tests.benchmarks.names_of_games FILE ... [--every]`.

A FILE is a record of any format, or has one game as a USI `position` line in each of its lines. Counted are the names
told of each side at the end, and of each record that says itself what was played, whether it agrees; `--every` lists
every game.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from shogi_desktop.game.tree import Game
from shogi_desktop.library.names import NameTable
from shogi_desktop.library.recognition import Reached, Recognition, opening_among, shown_names
from shogi_desktop.library.record_files import records_of
from shogi_desktop.rules import Side, Variant

SAID = {
    "opening": NameTable.OPENING,
    "先手の戦型": NameTable.OPENING,
    "後手の戦型": NameTable.OPENING,
    "先手の囲い": NameTable.CASTLE,
    "後手の囲い": NameTable.CASTLE,
}


def games(files: list[str]) -> Iterator[tuple[str, Game]]:
    for file in files:
        for number, record in enumerate(records_of(file), 1):
            if record.game is not None:
                yield f"{Path(file).name} {number}", record.game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--every", action="store_true")
    options = parser.parse_args()
    recognitions: dict[Variant, Recognition] = {}
    counts: dict[NameTable, Counter[str]] = {group: Counter() for group in NameTable}
    whole: Counter[str] = Counter()
    without = looked = 0
    taken_s = 0.0
    for title, game in games(options.files):
        recognition = recognitions.setdefault(game.variant, Recognition(game.variant))
        moves = [node.move for node in game.end.path()]
        start, usual = game.start, game.begins_as_usual
        begun = time.perf_counter()
        reached = recognition.of_line(start, moves, usual)
        taken_s += time.perf_counter() - begun
        looked += 1
        opening = opening_among(reached)
        whole[opening.kanji if opening else "-"] += 1
        without += not reached
        for group in NameTable:
            counts[group].update({name.kanji for side in Side for name in shown_names(reached, side, group)})
        said = {key: value for key, value in game.headers.items() if key in SAID}
        if options.every or said:
            print(title, len(moves), "|", _line(reached), "|", said or "")
    print(f"{looked} games, {without} without any name, {taken_s / max(looked, 1) * 1000:.2f} ms each")
    print("opening of the game:", *(f"{name} {n}" for name, n in whole.most_common()))
    for group, counted in counts.items():
        print(f"{group.value}:", *(f"{name} {n}" for name, n in counted.most_common()))


def _line(reached: tuple[Reached, ...]) -> str:
    sides = ["+".join(n.kanji for group in NameTable for n in shown_names(reached, side, group)) for side in Side]
    return " / ".join(sides)


if __name__ == "__main__":
    main()
