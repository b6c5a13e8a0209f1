"""Mate problems as records: what KIF and the others carry of them, there and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.formats import format_named
from shogi_desktop.notation.records.problem_records import is_problem, problem_in, record_of, solution_of

GOLDEN = Path(__file__).with_name("golden")
GOLD = Problem(
    "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1",
    "shogi",
    "The gold",
    1,
    author="Hanako",
    source="A book, 1980",
    comment="One; two\nThree",
    solution="G*5b",
)
TENJIKU = Problem("16/16/16/16/16/16/16/16/8C6k/16/16/16/14S1/12R3/4K11/16 b - 1", "tenjiku", "Far", 1, author="Taro")


def through(problem: Problem, key: str) -> Problem:
    known = format_named(key)
    assert known is not None and known.write is not None
    reading = parse_record(known.write([record_of(problem)]), problem.variant)
    assert not reading.problems
    (game,) = reading.games
    return problem_in(game)


@pytest.mark.parametrize("key", ["kif", "shogi"])
@pytest.mark.parametrize("problem", [GOLD, TENJIKU], ids=["shogi", "tenjiku"])
def test_a_problem_comes_back_with_all_that_is_said_of_it(problem: Problem, key: str) -> None:
    assert through(problem, key) == problem


def test_a_problem_out_of_another_program() -> None:
    text = (GOLDEN / "kif" / "mate_problem.kif").read_text(encoding="utf-8")
    (game,) = parse_record(text).games
    problem = problem_in(game)
    assert is_problem(game)
    assert (problem.author, problem.plies, problem.solution) == ("詰将棋作家", 1, "G*5b")
    assert problem.sfen.split()[2].startswith("G")


def test_headers_under_other_names_and_a_length_in_wide_figures() -> None:
    text = (GOLDEN / "kif" / "mate_problem.kif").read_text(encoding="utf-8")
    text = text.replace("作者：", "表題：裸玉\n出典：本\n手数：７手詰\n作者名：")
    problem = problem_in(parse_record(text).games[0])
    assert (problem.title, problem.source, problem.plies, problem.author) == ("裸玉", "本", 7, "詰将棋作家")


def test_a_solution_ends_before_a_move_that_cannot_be() -> None:
    wrong = Problem(GOLD.sfen, "shogi", solution="G*5b 5a5b 9i9h")
    assert len(solution_of(wrong)) == 1 and len(record_of(wrong).main_line()) == 1


def test_the_record_of_a_mate_says_how_it_ends() -> None:
    known = format_named("kif")
    assert known is not None and known.write is not None
    assert "詰み" in known.write([record_of(GOLD)])


def test_a_game_from_the_usual_start_is_no_problem() -> None:
    (game,) = parse_record("手合割：平手\n   1 ７六歩(77)\n").games
    assert not is_problem(game)
    with pytest.raises(NotationError, match="a game"):
        problem_in(game)


def test_a_start_without_the_defenders_king_is_none_either() -> None:
    text = (GOLDEN / "kif" / "mate_problem.kif").read_text(encoding="utf-8")
    (game,) = parse_record(text.replace("v玉", " 飛")).games
    with pytest.raises(NotationError):
        problem_in(game)
