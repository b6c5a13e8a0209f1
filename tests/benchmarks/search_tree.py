"""How deep a search of so many nodes comes, beside another engine's: positions of games, sharp ones apart.

    python -m tests.benchmarks.search_tree GAMES.jsonl --nodes 100000 --opponent /usr/games/fairy-stockfish
    python -m tests.benchmarks.search_tree GAMES.jsonl --nodes 100000 --numbers reduce_cut=100 null_most=3

A line of the file is a game of shogi with its "moves" in USI. A position is sharp where both sides together have six
pieces in hand or more. Told are the mean depth, how often depth grew by the last doubling of the nodes (the nodes that
a ply more costs), and how often both engines would play the same move.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.shipped import network_for
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.search.selection import Numbers, numbers_with
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.notation.moves.usi import format_move, parse_position_command
from shogi_desktop.rules import Position, load_variant
from tests.engine.usi.usi_child import UsiChild

SHARP_HANDS = 6
BETWEEN = 8  # plies from one position of a game to the next
MATE = 100_000
LAST = 4  # iterations that tell what a ply costs


@dataclass(frozen=True)
class Tree:
    """How far a search came: `ply_cost` is by how much its nodes grew with each of the last plies, `score` its last one
    for the side to move, in hundredths of a pawn, beyond MATE where it found a mate."""

    depth: int
    ply_cost: float
    move: str
    score: int


def positions_of(path: Path, most: int) -> list[str]:
    """`position` lines out of the games, evenly from all of them."""
    games = [json.loads(line)["moves"] for line in path.read_text(encoding="utf-8").splitlines() if line]
    lines = [
        f"position startpos moves {' '.join(moves[:ply])}"
        for moves in games
        for ply in range(16, len(moves) - BETWEEN, BETWEEN)
    ]
    return lines[:: max(1, len(lines) // most)][:most]


def is_sharp(position: Position) -> bool:
    """Whether hands are full."""
    return sum(int(held) for held in position.hand) >= SHARP_HANDS


def ply_cost(found: dict[int, int]) -> float:
    """By how much nodes grow with a ply, from the nodes when each depth was done."""
    depths = sorted(found)[-LAST - 1 :]
    if len(depths) < 2:
        return math.nan
    return float((found[depths[-1]] / max(1, found[depths[0]])) ** (1 / (len(depths) - 1)))


class Own:
    """The program's search, with other numbers or another network where they are told."""

    def __init__(self, numbers: Numbers, network: str = "") -> None:
        variant = load_variant("shogi")
        self._thinker = Thinker(variant, 64, 1, network_for(variant, network))
        self._thinker.search_by(numbers)

    def tree(self, line: str, nodes: int) -> Tree:
        position = parse_position_command(line.removeprefix("position "), load_variant("shogi"))
        limits = Limits(nodes=nodes)
        found: list[SearchProgress] = []
        self._thinker.new_game()
        answer = self._thinker.think(position, limits, Control(budget(limits)), report=found.append)
        done = {progress.depth: progress.nodes for progress in found}
        score = found[-1].score if found else 0
        return Tree(max(done, default=0), ply_cost(done), format_move(answer.move, position.variant), score)


class Other:
    """Another engine that speaks USI and keeps a number of nodes."""

    def __init__(self, command: str) -> None:
        self._engine = UsiChild([command])
        self._engine.ask("usi", word="usiok")
        self._engine.send("setoption name USI_Hash value 64")

    def tree(self, line: str, nodes: int) -> Tree:
        done: dict[int, int] = {}
        score = 0
        lines = self._engine.ask("usinewgame", line, f"go nodes {nodes}")
        for told in lines:
            words = told.split()
            if words[0] == "info" and "nodes" in words and "pv" in words and "lowerbound" not in words:
                done[int(words[words.index("depth") + 1])] = int(words[words.index("nodes") + 1])
                unit, value = words[words.index("score") + 1 :][:2]
                score = int(value) if unit == "cp" else -MATE if value.startswith("-") else MATE
        return Tree(max(done, default=0), ply_cost(done), lines[-1].split()[1], score)


def told(name: str, trees: Iterable[Tree]) -> str:
    """One row: mean depth and cost of a ply."""
    every = list(trees)
    costs = [math.log(tree.ply_cost) for tree in every if not math.isnan(tree.ply_cost)]
    depth = sum(tree.depth for tree in every) / max(1, len(every))
    return (
        f"{name:24} {len(every):5} positions, depth {depth:5.2f}, {math.exp(sum(costs) / max(1, len(costs))):.2f} a ply"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=Path)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--numbers", nargs="*", default=[], metavar="NAME=VALUE", help="of the search")
    parser.add_argument("--opponent", default="")
    options = parser.parse_args()
    numbers = {name: int(value) for name, _, value in (part.partition("=") for part in options.numbers)}
    engines: dict[str, Own | Other] = {"ours": Own(numbers_with(numbers))}
    if options.opponent:
        engines[Path(options.opponent).name] = Other(options.opponent)
    lines = positions_of(options.games, options.positions)
    sharp = [is_sharp(parse_position_command(line.removeprefix("position "), load_variant("shogi"))) for line in lines]
    trees = {name: [engine.tree(line, options.nodes) for line in lines] for name, engine in engines.items()}
    for name, every in trees.items():
        for kind, wanted in (("quiet", False), ("sharp", True)):
            print(told(f"{name}, {kind}", (tree for tree, is_so in zip(every, sharp, strict=True) if is_so is wanted)))
    if len(trees) > 1:
        same = sum(one.move == other.move for one, other in zip(*trees.values(), strict=True))
        print(f"the same move in {same} of {len(lines)}")


if __name__ == "__main__":
    main()
