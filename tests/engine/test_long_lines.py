"""Lines without end, sent to the engine: refused, and what follows is heard."""

from __future__ import annotations

import io

import pytest

from shogi_desktop.engine.usi.server import Server, _lines
from shogi_desktop.notation.limits import LONGEST_ANSWER


@pytest.fixture
def answers() -> list[str]:
    return []


@pytest.fixture
def server(answers: list[str]) -> Server:
    return Server(answers.append)


@pytest.mark.parametrize(
    "line",
    [
        "x" * (LONGEST_ANSWER + 1),
        "position startpos moves " + "2h3h 8b7b 3h2h 7b8b " * 60_000,
        "position sfen " + "9/" * 100_000,
        "setoption name " + "x" * 500_000 + " value y",
        "setoption name USI_Variant value " + "../" * 100_000 + "x",
        "setoption name USI_Hash value " + "9" * 500_000,
        "go " + "x" * 500_000,
        "gameover " + "x" * 500_000,
    ],
    ids=range(8),
)
def test_a_line_that_is_too_long_is_answered_by_a_short_error(server: Server, answers: list[str], line: str) -> None:
    server.obey(line)
    (answer,) = answers
    assert answer.startswith("info string error: ") and len(answer) < 700


def test_a_question_that_is_too_long_fails(server: Server, answers: list[str]) -> None:
    server.obey('problem {"ask": "' + "x" * 900_000 + '"}')
    (answer,) = answers
    assert '"event":"failed"' in answer and len(answer) < 700


def test_of_a_line_without_end_the_beginning_is_read_and_the_rest_passed_over() -> None:
    source = io.StringIO("usi\n" + "x" * (3 * LONGEST_ANSWER) + "\nisready\n" + "y" * LONGEST_ANSWER + "\nquit")
    lines = list(_lines(source))
    assert [len(line) for line in lines] == [4, LONGEST_ANSWER + 2, 8, LONGEST_ANSWER + 1, 4]
    assert [line[:4] for line in lines] == ["usi\n", "xxxx", "isre", "yyyy", "quit"]
