"""What has been made to learn from: `python packaging/evaluation/learn.py NAME --status`"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game_files import UNKNOWN, PlayedGame, read_games, read_header
from tree_files import SUFFIX, read_trees_header

from shogi_desktop.engine.evaluation.worth import Worth
from shogi_desktop.rules import Variant

# Between these plies a score beyond so many hundredths of a usual pawn says who will win.
SURE: Final = 500
SURE_FROM: Final = 50
SURE_TO: Final = 100


@dataclass
class Sureness:
    """How often a score was sure of one side, and how often that side lost."""

    sure: int = 0
    wrong: int = 0

    def add(self, game: PlayedGame, limit: int) -> None:
        for ply in range(SURE_FROM, min(SURE_TO, len(game.moves)) if game.result else 0):
            score = game.scores[ply]
            if score != UNKNOWN and abs(score) > limit:
                winner = game.result if ply % 2 == 0 else -game.result
                self.sure += 1
                self.wrong += (score > 0) != (winner > 0)

    def __str__(self) -> str:
        share = 100 * self.wrong / self.sure if self.sure else 0.0
        return f"{share:.1f} % of {self.sure:,} sure scores for the loser"


@dataclass(frozen=True)
class Generation:
    """The games that one network played: how many, their moves, the positions kept of searches, how old they are."""

    name: str
    games: int
    moves: int
    trees: int
    sureness: Sureness
    newest: float

    def __str__(self) -> str:
        hours = (time.time() - self.newest) / 3600
        counts = f"{self.games:,} games, {self.moves:,} moves, {self.trees:,} positions of searches"
        return f"{self.name}: {counts}; {self.sureness}; the newest {hours:.1f} h old"


def generations(folder: Path, variant: Variant) -> Iterator[Generation]:
    """Those whose games lie in the folders of a folder, the oldest first."""
    limit = SURE * int(Worth(variant).unit) // 100
    folders = [path for path in folder.iterdir() if any(path.glob("*.games"))] if folder.is_dir() else []
    for each in sorted(folders, key=_newest):
        games = moves = 0
        sureness = Sureness()
        for path in sorted(each.glob("*.games")):
            games += int(read_header(path)["games"])
            for game in read_games(path):
                moves += len(game.moves)
                sureness.add(game, limit)
        trees = sum(int(read_trees_header(path)["positions"]) for path in each.glob("*" + SUFFIX))
        yield Generation(each.name, games, moves, trees, sureness, _newest(each))


def _newest(folder: Path) -> float:
    return max(path.stat().st_mtime for path in folder.glob("*.games"))
