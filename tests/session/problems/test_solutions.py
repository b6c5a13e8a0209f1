"""Solutions of many problems: one question after the other, each asked once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.rules import load_variant
from shogi_desktop.session.problems.solutions import Defences, Solutions
from tests.problem_values import a_verdict, moves_in, moves_of, position_after, texts_of
from tests.scripted_client import ScriptedClient

START = position_after("9/8k/6B2/9/9/9/9/9/9 b GS2rb3g3s4n4l18p 1")
LINE = moves_of("S*2a", "1b1c", "G*2d")
UP = a_verdict("1b2c", True, 1, True, ["G*2d"])
DOWN = a_verdict("1b2a", True, 1, True, ["G*2b"])


@pytest.fixture
def client(qapp: QApplication) -> Iterator[ScriptedClient]:
    made = ScriptedClient()
    yield made
    made.close()


@pytest.fixture
def defences(client: ScriptedClient) -> Defences:
    return Defences(client)


def lines(defences: Defences) -> list[str]:
    return [" ".join(texts_of(known.line)) for known in defences.found]


def test_the_solutions_own_answer_comes_first(defences: Defences, client: ScriptedClient) -> None:
    defences.begin(START, LINE)
    assert client.question.ask is Ask.MOVES and moves_in(client.question) == ("S*2a",)
    client.find(UP, a_verdict("1b1c", True, 1, True, ["G*2d"]), DOWN)
    client.answer(None)
    assert not defences.is_busy
    assert lines(defences) == ["S*2a 1b1c G*2d", "S*2a 1b2c G*2d", "S*2a 1b2a G*2b"]
    assert [(known.main, known.plies) for known in defences.found] == [(True, 1), (False, 1), (False, 1)]


def test_those_that_last_longest_come_before_the_others(defences: Defences, client: ScriptedClient) -> None:
    longer = (*LINE[:2], *moves_of("G*1d", "1c2c", "G*2d"))
    defences.begin(START, longer)
    client.find(UP, a_verdict("1b2a", True, 3, True, ["G*9i", "2a1b", "3c4d"]))
    client.answer(None)
    assert moves_in(client.question) == ("S*2a", "1b1c", "G*1d")
    client.answer(None)
    found = [(known.ply, known.main, known.plies) for known in defences.found]
    assert found == [(1, True, 3), (1, False, 3), (1, False, 1), (3, True, 1)]
    assert defences.found[-1].ply == 3 and not defences.is_busy


def test_what_lasts_longer_than_the_solution_is_a_useless_interposition(
    defences: Defences, client: ScriptedClient
) -> None:
    defences.begin(START, LINE)
    client.find(a_verdict("1b2c", True, 3, True, ["G*9i", "2c1c", "3c4d"]), DOWN)
    client.answer(None)
    assert [(known.useless, known.plies) for known in defences.found] == [(False, 1), (False, 1), (True, 3)]


def test_undecided_answers_end_their_lines(defences: Defences, client: ScriptedClient) -> None:
    defences.begin(START, LINE)
    client.find(a_verdict("1b2c", None))
    client.answer(None)
    assert [(known.mated, known.plies) for known in defences.found] == [(True, 1), (False, 0)]


def test_nothing_is_asked_about_a_mate_in_one(defences: Defences, client: ScriptedClient) -> None:
    defences.begin(START, LINE[:1])
    assert client.asked == [] and defences.found == []


def test_a_move_that_cannot_be_is_left_out(defences: Defences, client: ScriptedClient) -> None:
    defences.begin(START, LINE)
    client.find(a_verdict("9i9h", True, 1, True, ["R*1c"]))
    client.answer(None)
    assert len(defences.found) == 1


def test_ending_keeps_what_is_known_and_stopping_does_not(defences: Defences, client: ScriptedClient) -> None:
    defences.begin(START, LINE)
    defences.end()
    assert not defences.is_busy and len(defences.found) == 1
    defences.begin(START, LINE)
    defences.stop()
    assert not defences.is_busy and defences.found == []


def test_an_engine_that_dies_leaves_the_solution(defences: Defences, client: ScriptedClient) -> None:
    defences.begin(START, LINE)
    client.fail("it died")
    assert not defences.is_busy and len(defences.found) == 1


def test_the_engine_itself(qtbot: QtBot) -> None:
    client = ProblemClient()
    defences = Defences(client)
    try:
        defences.begin(START, LINE)
        qtbot.waitUntil(lambda: not defences.is_busy, timeout=60_000)
        assert sorted(lines(defences)) == ["S*2a 1b1c G*2d", "S*2a 1b2a G*2b", "S*2a 1b2c G*2d"]
    finally:
        client.wait_closed()


GOLD = Problem("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi", plies=1)
SILVER = Problem("4k4/9/4P4/9/9/9/9/9/9 b S 1", "shogi", plies=1)
ROOK = Problem("k8/9/1P7/9/9/9/9/9/9 b RG 1", "shogi", plies=1)


@pytest.fixture
def scripted(qtbot: QtBot) -> Iterator[ScriptedClient]:
    made = ScriptedClient()
    yield made
    made.close()


def texts(solutions: Solutions, problem: Problem) -> list[str]:
    return [format_move(move, load_variant("shogi")) for move in solutions.lines[problem.key]]


def test_one_is_asked_after_the_other(scripted: ScriptedClient) -> None:
    solutions, changes = Solutions(scripted), []
    solutions.changed.connect(lambda: changes.append(solutions.left))
    solutions.want([GOLD, SILVER])
    assert solutions.left == 2 and len(scripted.asked) == 1 and scripted.question.ask is Ask.SOLVE
    scripted.mate("G*5b")
    assert texts(solutions, GOLD) == ["G*5b"] and len(scripted.asked) == 2
    scripted.no_mate()
    assert solutions.lines[SILVER.key] == () and solutions.left == 0 and changes == [1, 0]


def test_what_is_known_is_not_asked_again(scripted: ScriptedClient) -> None:
    solutions = Solutions(scripted)
    solutions.want([GOLD])
    scripted.mate("G*5b")
    solutions.want([GOLD, SILVER, SILVER])
    assert solutions.left == 1 and len(scripted.asked) == 2


def test_another_choice_keeps_the_question_that_runs_where_it_is_still_wanted(scripted: ScriptedClient) -> None:
    solutions = Solutions(scripted)
    solutions.want([GOLD, SILVER])
    solutions.want([ROOK, GOLD])
    assert len(scripted.asked) == 1
    scripted.mate("G*5b")
    assert len(scripted.asked) == 2 and solutions.left == 1
    solutions.want([])
    assert solutions.left == 0 and scripted.stops == 1


def test_a_failure_leaves_the_others(scripted: ScriptedClient) -> None:
    solutions = Solutions(scripted)
    solutions.want([GOLD, SILVER])
    scripted.fail("it died")
    assert solutions.lines[GOLD.key] == () and solutions.left == 1 and len(scripted.asked) == 2


def test_stopped_nothing_more_is_told(scripted: ScriptedClient) -> None:
    solutions = Solutions(scripted)
    solutions.want([GOLD, SILVER])
    solutions.stop()
    assert solutions.left == 0 and solutions.lines == {}
