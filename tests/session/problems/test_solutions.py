"""Solutions of many problems: one question after the other, each asked once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.rules import load_variant
from shogi_desktop.session.problems.solutions import Solutions
from tests.scripted_client import ScriptedClient

GOLD = Problem("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi", plies=1)
SILVER = Problem("4k4/9/4P4/9/9/9/9/9/9 b S 1", "shogi", plies=1)
ROOK = Problem("k8/9/1P7/9/9/9/9/9/9 b RG 1", "shogi", plies=1)


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[ScriptedClient]:
    made = ScriptedClient()
    yield made
    made.close()


def texts(solutions: Solutions, problem: Problem) -> list[str]:
    return [format_move(move, load_variant("shogi")) for move in solutions.lines[problem.key]]


def test_one_is_asked_after_the_other(client: ScriptedClient) -> None:
    solutions, changes = Solutions(client), []
    solutions.changed.connect(lambda: changes.append(solutions.left))
    solutions.want([GOLD, SILVER])
    assert solutions.left == 2 and len(client.asked) == 1 and client.question.ask is Ask.SOLVE
    client.mate("G*5b")
    assert texts(solutions, GOLD) == ["G*5b"] and len(client.asked) == 2
    client.no_mate()
    assert solutions.lines[SILVER.key] == () and solutions.left == 0 and changes == [1, 0]


def test_what_is_known_is_not_asked_again(client: ScriptedClient) -> None:
    solutions = Solutions(client)
    solutions.want([GOLD])
    client.mate("G*5b")
    solutions.want([GOLD, SILVER, SILVER])
    assert solutions.left == 1 and len(client.asked) == 2


def test_another_choice_keeps_the_question_that_runs_where_it_is_still_wanted(client: ScriptedClient) -> None:
    solutions = Solutions(client)
    solutions.want([GOLD, SILVER])
    solutions.want([ROOK, GOLD])
    assert len(client.asked) == 1
    client.mate("G*5b")
    assert len(client.asked) == 2 and solutions.left == 1
    solutions.want([])
    assert solutions.left == 0 and client.stops == 1


def test_a_failure_leaves_the_others(client: ScriptedClient) -> None:
    solutions = Solutions(client)
    solutions.want([GOLD, SILVER])
    client.fail("it died")
    assert solutions.lines[GOLD.key] == () and solutions.left == 1 and len(client.asked) == 2


def test_stopped_nothing_more_is_told(client: ScriptedClient) -> None:
    solutions = Solutions(client)
    solutions.want([GOLD, SILVER])
    solutions.stop()
    assert solutions.left == 0 and solutions.lines == {}
