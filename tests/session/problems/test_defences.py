"""What else could have been answered in a solution: asked move by move, in the order in which it is read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.session.problems.solutions import Defences
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
