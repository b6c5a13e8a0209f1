"""A few kills of the real program; `python -m tests.stress.kills` makes many."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

from tests.stress import edit_kills
from tests.stress.kills import Life, earlier_games, run

ONE, TWO = ["7g7f"], ["7g7f", "3c3d"]


def test_no_shown_move_is_lost_by_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    chance = random.Random(4)  # which kills early
    first = run(tmp_path, chance, 0, "bare")
    second = run(tmp_path, chance, 1, "bare")
    assert first.shown and not first.lost_by(second.found, earlier_games(tmp_path))


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


def test_no_change_of_a_record_in_tabs_is_lost_by_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    chance = random.Random(4)
    first = edit_kills.run(tmp_path, chance, 0, "bare")
    files = edit_kills.digests(tmp_path)
    second = edit_kills.run(tmp_path, chance, 1, "bare")
    assert first.changes and not list(first.losses(second.found | edit_kills.earlier_games(tmp_path), files))


SHOWN = ["shown a=1 b=1"]


@pytest.mark.parametrize(
    ("lines", "found", "files", "losses"),
    [
        (SHOWN, {"a=1", "b=1"}, {}, 0),
        (SHOWN, {"a=1"}, {}, 1),
        (SHOWN, {"a=1", "b=0"}, {}, 1),
        ([*SHOWN, "going b=2"], {"a=1", "b=2"}, {}, 0),
        ([*SHOWN, "going b=2"], {"a=1", "b=1"}, {}, 0),
        ([*SHOWN, "going b=2", "shown a=1 b=2"], {"a=1", "b=1"}, {}, 1),
        ([*SHOWN, "letting b"], {"a=1"}, {}, 0),
        ([*SHOWN, "saving b.kif new"], {"a=1", "b=1"}, {"b.kif": "old"}, 0),
        ([*SHOWN, "saving b.kif new"], {"a=1", "b=1"}, {"b.kif": "new"}, 0),
        ([*SHOWN, "saving b.kif new"], {"a=1", "b=1"}, {"b.kif": "torn"}, 1),
        ([*SHOWN, "saving b.kif new", "saved b.kif new b"], {"a=1"}, {"b.kif": "new"}, 0),
        ([*SHOWN, "saving b.kif new", "saved b.kif new b"], {"a=1"}, {"b.kif": "old"}, 1),
    ],
)
def test_what_counts_as_a_lost_change(lines: list[str], found: set[str], files: dict[str, str], losses: int) -> None:
    life = edit_kills.Life(bytes={"b.kif": {"old"}} if files else {})
    for line in lines:
        life.hear(line)
    assert len(list(life.losses(found, files))) == losses
