"""Positions beside those of games: a random move or two off the line, then what is hanging is taken.

A search looks at positions that games between equals never show, and it compares them with each other: there a network
must not be worse than the evaluation before it. They are judged by a short search with that one, the teacher. Each
costs about a quarter of a position of a game.

    python packaging/evaluation/branches.py VARIANT FOLDER [--each 4] [--nodes 150]
"""

from __future__ import annotations

import argparse
import os
import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game_files import MOST, UNKNOWN, read_games
from samples import NO_RESULT, Keys, Row, Samples, branch_file, gathered, seen, write_samples

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.evaluation import Evaluator
from shogi_desktop.engine.evaluation.handmade import HandMade
from shogi_desktop.engine.evaluation.inputs import Inputs
from shogi_desktop.engine.evaluation.learned import Learned
from shogi_desktop.engine.evaluation.shipped import network_for
from shogi_desktop.engine.evaluation.weights import Weights
from shogi_desktop.engine.evaluation.worth import Worth
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.search.score import INFINITE
from shogi_desktop.engine.search.search import Search
from shogi_desktop.engine.search.table import TranspositionTable
from shogi_desktop.engine.strength import room_of
from shogi_desktop.jobs.local import LocalWorkers
from shogi_desktop.jobs.workers import only_done
from shogi_desktop.rules import Position, load_variant

HASH_MB = 16
EACH = 4
NODES = 150
DEEPEST = 10
STRAYS = (1, 1, 1, 2, 3)
"""How many random moves lead off the line: one of these."""


class Calm:
    """Finds the quiet position that the best captures lead to."""

    def __init__(self, teacher: Evaluator) -> None:
        position = teacher.position
        self.teacher = teacher
        self.table = TranspositionTable(HASH_MB)
        self._search = Search(position, self.table, teacher, Worth(position.variant))

    def settle(self, position: Position) -> None:
        """Plays the captures of the best line."""
        search = self._search
        search.adopt(position, Control(Budget()))
        search.search(-INFINITE, INFINITE, 0, 0, True, False)
        for move in [int(search.variation[n]) for n in range(search.length[0])]:
            self.teacher.play(move)

    def judged(self, position: Position, nodes: int) -> int:
        """What a search of so many nodes says of it; the teacher alone where they are too few for a ply."""
        search = self._search
        search.adopt(position, Control(Budget(nodes=nodes)))
        score = int(self.teacher.evaluate())
        for depth in range(1, DEEPEST + 1):
            search.root_depth = depth
            found = int(search.search(-INFINITE, INFINITE, depth, 0, True, False))
            if search.stopped:
                break
            score = found
        return max(-MOST, min(MOST, score))


def branches_of(path: Path, inputs: Inputs, teacher: Evaluator, each: int, nodes: int) -> Samples:
    """So many branches off every searched position of a file of games; they have no result."""
    chooser = random.Random(path.name)
    calm = Calm(teacher)
    numbers = Keys(inputs).number
    rows: list[Row] = []
    for number, game in enumerate(read_games(path)):
        calm.table.new_search()
        position = Position(inputs.variant)
        for move, score in zip(game.moves, game.scores, strict=True):
            if score != UNKNOWN:
                for _ in range(each):
                    rows += [(*row, number) for row in _branch(position, inputs, numbers, calm, nodes, chooser)]
            position.play(move)
    return gathered(rows)


def _branch(
    position: Position, inputs: Inputs, numbers: dict[int, int], calm: Calm, nodes: int, chooser: random.Random
) -> Iterator[tuple[list[int], tuple[int, int], int, int, int, int, float]]:
    """A branch of the position where it comes to rest; the position is as before afterwards."""
    ply = position.ply
    for _ in range(chooser.choice(STRAYS)):
        moves = position.unjudged_moves() if position.takes_royals else position.unbanned_moves()
        if not moves:
            break
        position.play(chooser.choice(moves))
    if position.royals[0] and position.royals[1] and not position.in_check():
        calm.settle(position)
        if position.royals[0] and position.royals[1] and not position.in_check():
            value = calm.judged(position, nodes)
            yield (*seen(position, inputs, numbers), value, value, NO_RESULT)
    while position.ply > ply:
        position.undo()


@dataclass(frozen=True)
class Branching:
    """A job: so many branches off every searched position of a file of games, judged with `network` (as EvalFile) by
    searches of so many nodes, more on a larger board."""

    path: Path
    variant: str
    network: str
    zones: tuple[int, int]
    each: int
    nodes: int

    def made(self) -> Path:
        """Where they lie, beside the file."""
        return branch_file(self.path, Inputs(load_variant(self.variant), *self.zones))


def make(job: Branching) -> None:
    """Does such a job."""
    variant = load_variant(job.variant)
    position = Position(variant)
    known = network_for(variant, job.network)
    teacher = Learned(position, known) if known else HandMade(position, Weights(variant))
    nodes = job.nodes * room_of(variant) // 100
    write_samples(job.made(), branches_of(job.path, Inputs(variant, *job.zones), teacher, job.each, nodes))


def make_all(
    folder: Path, variant: str, network: str, zones: tuple[int, int], jobs: int, each: int = EACH, nodes: int = NODES
) -> None:
    """The branches of all files of a folder that have none."""
    every = [Branching(path, variant, network, zones, each, nodes) for path in sorted(folder.glob("*.games"))]
    missing = [job for job in every if not job.made().exists()]
    deque(only_done(LocalWorkers(jobs).results(make, missing)), maxlen=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--network", default="none", help="who says what they are worth")
    parser.add_argument("--each", type=int, default=EACH)
    parser.add_argument("--nodes", type=int, default=NODES, help="of the search that judges")
    parser.add_argument("--zone-files", type=int, default=5)
    parser.add_argument("--zone-ranks", type=int, default=9)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    zones = (options.zone_files, options.zone_ranks)
    make_all(options.folder, options.variant, options.network, zones, options.jobs, options.each, options.nodes)


if __name__ == "__main__":
    main()
