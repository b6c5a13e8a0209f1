"""What there is to learn from, as the command says it."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from importlib import import_module
from pathlib import Path

from shogi_desktop.rules import load_variant

ROOT = Path(__file__).resolve().parents[3]
COMMAND = ROOT / "packaging" / "evaluation" / "learn.py"


def test_sure_scores_are_counted_between_two_plies_only() -> None:
    status, files = import_module("status"), import_module("game_files")
    scores = [0] * 120
    scores[49] = scores[100] = 900  # too early, too late
    scores[50], scores[51], scores[52], scores[53] = 900, 900, -501, 500  # Black, White, Black, White
    scores[54] = files.UNKNOWN
    won = files.PlayedGame(array("q", [1] * 120), array("h", scores), 1)
    told = status.Sureness()
    told.add(won, 500)
    assert (told.sure, told.wrong) == (3, 2)
    told.add(files.PlayedGame(won.moves, won.scores, 0), 500)
    assert str(told) == "66.7 % of 3 sure scores for the loser"


def test_the_command_says_what_there_is_the_oldest_first(tmp_path: Path) -> None:
    files, trees = import_module("game_files"), import_module("tree_files")
    for number, name in enumerate(("newer", "older")):
        folder = tmp_path / "shogi" / "games" / name
        folder.mkdir(parents=True)
        games = [files.PlayedGame(array("q", [1] * 60), array("h", [0] * 60), 0)] * (number + 1)
        files.write_games(folder / "1.games", {"variant": "shogi"}, games)
        os.utime(folder / "1.games", (1e9 - number, 1e9 - number))
    kept = trees.Trees()
    found = import_module("shogi_desktop.engine.search.harvest").Found([1 << 7], 0, 5, 3, 2)
    kept.add([found, found], {1 << 7: 1})
    trees.write_trees(tmp_path / "shogi" / "games" / "newer" / "1.trees", {"variant": "shogi"}, kept)
    command = [sys.executable, str(COMMAND), "shogi", "--status", "--folder", str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}  # the program need not be installed
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.partition(";")[0] for line in done.stdout.splitlines()] == [
        "older: 2 games, 120 moves, 0 positions of searches",
        "newer: 1 games, 60 moves, 2 positions of searches",
    ]


def test_a_game_that_nobody_has_played_has_none() -> None:
    assert list(import_module("status").generations(Path("nowhere"), load_variant("shogi"))) == []
