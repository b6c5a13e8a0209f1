"""A few moments of the long runs: `python -m tests.stress.hostile_engine` does all of them."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.engine.usi.server import Server
from tests.stress.engine_under_fire import hostile_command
from tests.stress.hostile_engine import Life, ProblemLife


@pytest.mark.parametrize(
    ("misdeed", "moment", "end"),
    [
        ("none", "", "closed"),
        ("old_answers", "go", "closed"),
        ("half_a_line", "go", "failed"),
        ("endless_move", "go", "failed"),
        ("close_output", "usi", "failed"),
    ],
)
def test_a_hostile_engine_comes_to_an_end(qtbot: QtBot, misdeed: str, moment: str, end: str) -> None:
    life = Life(3, misdeed, moment, 10)
    with qtbot.waitSignal(life.over, timeout=60_000):
        life.begin()
    assert life.faults == [] and life.end == end
    life.deleteLater()


def test_a_question_to_a_hostile_engine_ends_once(qtbot: QtBot) -> None:
    life = ProblemLife(3, "die", "isready", 10)
    with qtbot.waitSignal(life.over, timeout=60_000):
        life.begin()
    assert life.faults == [] and life.end == "answered"
    life.deleteLater()


def test_hostile_lines_are_refused_and_change_nothing() -> None:
    said: list[str] = []
    server = Server(said.append)
    chance = random.Random(4)
    lines = [hostile_command(chance).decode("utf-8", "replace") for _ in range(300)]
    refused = 0
    for line in (line for line in lines if line[:2] not in ("go", "is")):
        said.clear()
        server.obey("go perft 1")
        before = said[:]
        said.clear()
        server.obey(line)
        if any(text.startswith("info string error: ") for text in said):
            refused += 1
            assert max(map(len, said)) < 2000
            said.clear()
            server.obey("go perft 1")
            assert said == before
    assert refused > 100
