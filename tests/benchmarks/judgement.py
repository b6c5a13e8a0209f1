"""Whose search knows better who will win: positions of decided games, judged with equal nodes.

    python -m tests.benchmarks.judgement build/matches/new/games --nodes 1000 10000
    python -m tests.benchmarks.judgement GAMES --network a.net --network none --opponent /usr/games/fairy-stockfish

GAMES are records of shogi, files or folders of them; matches leave such folders. Every sixth position from the 40th to
the 110th move is judged, those shortly before the end are left out. Told are the cross-entropy of the results with the
chances that the scores stand for (lower is better; the scale that fits an engine best is taken), how often the score
was on the winner's side, and how often a score beyond five pawns was on the loser's. It costs a minute where a match
that shows as much costs hours; but games are won by moves, not by judgements, so only a match decides.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from shogi_desktop.engine.search.selection import Numbers
from shogi_desktop.library.record_files import records_of
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules import Side

from .search_tree import Other, Own

FIRST, LAST, EVERY = 40, 110, 6
NEAR_END = 6  # plies
SURE = 500  # hundredths of a pawn
MOST = 4000
SCALES = (200, 300, 400, 600, 800, 1000, 1200, 1400, 2000)


@dataclass(frozen=True)
class Decided:
    """A position of a game as a `position` line, and whether the side to move won that game."""

    line: str
    won: bool


def decided_in(moves: list[str], winner: Side) -> Iterator[Decided]:
    """The positions of a game that are judged."""
    for ply in range(FIRST, min(LAST + 1, len(moves) - NEAR_END)):
        if ply % EVERY == 0:
            yield Decided(f"position startpos moves {' '.join(moves[:ply])}", (ply % 2 == 0) == (winner is Side.BLACK))


def positions_of(paths: Iterable[Path]) -> Iterator[Decided]:
    """Those of all games of shogi from its usual start that somebody won."""
    files = [file for path in paths for file in (sorted(path.iterdir()) if path.is_dir() else [path])]
    for file in files:
        for record in records_of(str(file)):
            game = record.game
            if game is None or game.variant.name != "shogi" or not game.begins_as_usual or game.result is None:
                continue
            if game.result.winner is not None:
                moves = [format_move(node.move, game.variant) for node in game.end.path()]
                yield from decided_in(moves, game.result.winner)


@dataclass(frozen=True)
class Judgement:
    """How well scores, each for the side that won, told who would win."""

    entropy: float
    scale: int
    right: float
    sure: int
    wrong: int

    @staticmethod
    def of(scores: list[int]) -> Judgement:
        entropies = {
            scale: sum(math.log1p(math.exp(-score / scale)) for score in scores) / len(scores) for scale in SCALES
        }
        best = min(SCALES, key=entropies.__getitem__)
        right = sum(score > 0 for score in scores) / len(scores)
        sure = [score for score in scores if abs(score) > SURE]
        return Judgement(entropies[best], best, right, len(sure), sum(score < 0 for score in sure))

    def __str__(self) -> str:
        share = 100 * self.wrong / self.sure if self.sure else 0.0
        return (
            f"entropy {self.entropy:.4f} (scale {self.scale}), on the winner's side {100 * self.right:.1f} %, "
            f"{share:.1f} % of {self.sure} sure ones wrong"
        )


def judged(engine: Own | Other, positions: list[Decided], nodes: int) -> Judgement:
    """What an engine says of the positions with so many nodes each."""
    scores = []
    for position in positions:
        score = max(-MOST, min(MOST, engine.tree(position.line, nodes).score))
        scores.append(score if position.won else -score)
    return Judgement.of(scores)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1000])
    parser.add_argument("--network", action="append", help="a file, or none (default: the program's)")
    parser.add_argument("--opponent", default="", help="another engine that speaks USI")
    options = parser.parse_args()
    positions = list(positions_of(options.games))
    if not positions:
        parser.error("no decided game of shogi lies there")
    engines: dict[str, Own | Other] = {
        Path(network).name or "ours": Own(Numbers(), network) for network in options.network or [""]
    }
    if options.opponent:
        engines[Path(options.opponent).name] = Other(options.opponent)
    print(f"{len(positions)} positions")
    for nodes in options.nodes:
        for name, engine in engines.items():
            print(f"{name:20} {nodes:8} nodes: {judged(engine, positions, nodes)}", flush=True)


if __name__ == "__main__":
    main()
