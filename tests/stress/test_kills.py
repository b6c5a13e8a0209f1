"""A few kills of the real program; `python -m tests.stress.kills` makes many."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

from tests.stress.kills import Life, earlier_games, run

ONE, TWO = ["7g7f"], ["7g7f", "3c3d"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_no_shown_move_is_lost_by_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    chance = random.Random(4)  # which kills early
    first = run(tmp_path, chance, 0, "bare")
    second = run(tmp_path, chance, 1, "bare")
    assert first.shown and not first.lost_by(second.found, earlier_games(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_no_change_of_a_record_is_lost_by_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    chance = random.Random(4)
    first = run(tmp_path, chance, 0, "bare", "edit")
    second = run(tmp_path, chance, 1, "bare", "edit")
    assert first.shown and not first.lost_by(second.found, [])


@pytest.mark.parametrize(
    ("last", "found", "kept", "lost"),
    [
        ("shown", TWO, [], False),
        ("shown", [*TWO, "2g2f"], [], False),
        ("shown", ONE, [], True),
        ("taking", ONE, [], False),
        ("shown", [*ONE, "8c8d"], [], True),
        ("shown", [], [], True),
        ("shown", [], [TWO], False),
        ("doing", ["something newer"], [], False),
        ("doing", [], [], True),
    ],
)
def test_what_counts_as_a_loss(last: str, found: list[str], kept: list[list[str]], lost: bool) -> None:
    assert Life([], TWO, last).lost_by(found, kept) == lost
