"""Solving and examining with the program's own engine as the child process that it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.report import FlawKind
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.session.problems.examining import Examining
from shogi_desktop.session.problems.judgement import JudgedMove, Judgement
from shogi_desktop.session.problems.solving import Solving
from tests.problem_values import text_of

GOLD = Problem("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", "shogi", plies=1)
ROOKS = Problem("8R/6k2/4S4/7ls/4B4/9/9/9/9 b RBS4gs4n3l18p 1", "shogi", plies=3)
WAIT_MS = 30_000


@pytest.fixture
def client(qapp: object) -> Iterator[ProblemClient]:
    client = ProblemClient()
    yield client
    client.wait_closed()
    assert not client.is_running()
    client.deleteLater()


def judged(qtbot: QtBot, solving: Solving, text: str) -> JudgedMove:
    """What the engine says of a move."""
    turns: list[JudgedMove] = []
    solving.judged.connect(turns.append)
    solving.move(parse_move(text, solving.position.variant))
    qtbot.waitUntil(lambda: bool(turns), timeout=WAIT_MS)
    solving.judged.disconnect(turns.append)
    return turns[0]


def test_a_problem_is_solved_after_a_mistake(qtbot: QtBot, client: ProblemClient) -> None:
    solving = Solving(client)
    solving.start(GOLD)
    wrong = judged(qtbot, solving, "G*4a")
    assert wrong.judgement is Judgement.WRONG and wrong.reply is not None
    assert format_move(wrong.reply.transition.move, solving.position.variant) == "5a4a"
    solving.take_back()
    qtbot.waitUntil(lambda: solving.shortest == 1, timeout=WAIT_MS)
    right = judged(qtbot, solving, "G*5b")
    assert right.result is not None and right.result.solved and right.result.mistakes == 1
    solving.stop()


def test_the_defender_answers_and_the_person_goes_on(qtbot: QtBot, client: ProblemClient) -> None:
    solving = Solving(client)
    solving.start(ROOKS)
    right = judged(qtbot, solving, "R*2b")
    assert right.judgement is Judgement.GOES_ON and solving.ply == 2
    right = judged(qtbot, solving, "5c4d+")
    assert right.result is not None and right.result.plies == 3
    solving.restart()
    with qtbot.waitSignal(solving.solution, timeout=WAIT_MS) as shown:
        solving.give_up()
    assert [format_move(step.transition.move, solving.position.variant) for step in shown.args[0]] == [
        "R*2b",
        "3b4c",
        "5c4d+",
    ]
    solving.stop()


def test_a_problem_is_examined(qtbot: QtBot, client: ProblemClient) -> None:
    examining = Examining(client)
    examining.set_problem(replace(GOLD, plies=3))
    root = examining.root
    assert root is not None
    with qtbot.waitSignal(examining.report_ready, timeout=WAIT_MS) as ready:
        examining.check()
    report = ready.args[0]
    assert report.mate and report.plies == 1
    assert report.flaws[0].kind is FlawKind.SHORTER
    assert [text_of(node.move) for node in examining.main_line()] == ["", "G*5b"]
    node = examining.play(root, parse_move("5c5b", root.position))
    examining.open(root)
    qtbot.waitUntil(lambda: not examining.is_busy, timeout=WAIT_MS)
    assert node.verdict is not None and node.verdict.mate is False
    assert root.opened and all(child.decided for child in root.children)
    assert node.children and node.children[0].refutes
    examining.clear()


def test_the_engine_says_why_it_cannot_answer(qtbot: QtBot, client: ProblemClient) -> None:
    solving = Solving(client)
    solving.start(Problem("9/9/9/9/9/9/9/9/4K4 b G 1", "shogi"))
    with qtbot.waitSignal(solving.failed, timeout=WAIT_MS) as told:
        solving.hint()
    assert "no king" in str(told.args[0])
    assert not solving.is_waiting
    solving.stop()
