"""A sheet of problems: diagrams with the attacker's hand alone, and the solutions on the last page."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.session.problems.own_sets import Library
from shogi_desktop.ui.pictures.book_layout import BookStyle
from shogi_desktop.ui.pictures.book_shapes import LetterShape, Sheet
from shogi_desktop.ui.printing.flow import A4, LETTER, Paper
from shogi_desktop.ui.printing.problem_pages import grid_of, problem_steps
from tests.ui.printing.pages import MEASURES, boards, is_within_margins, nothing_overlaps, words

JAPANESE = BookStyle()
GOLD = Problem("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi", "The gold", 1)
WHITES = Problem("9/9/9/9/9/9/4p4/9/4K4 w g 1", "shogi")


def sheet(
    problems: list[Problem], solutions: Mapping[int, tuple[int, ...]], style: BookStyle = JAPANESE, paper: Paper = A4
) -> list[Sheet]:
    return finish(problem_steps("Sheet", problems, 1, solutions, style, "japanese", paper, MEASURES))


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("style", [JAPANESE, BookStyle(False, False, "letters")])
@pytest.mark.parametrize(("name", "on_a_page"), [("shogi", 12), ("wa", 6), ("chu", 6), ("tenjiku", 4)])
def test_problems_of_every_game(name: str, on_a_page: int, style: BookStyle, paper: Paper) -> None:
    problems = list(Library().read(name).problems[:13])
    pages = sheet(problems, {}, style, paper)
    assert len(boards(pages[0])) == on_a_page and len(pages) == -(-13 // on_a_page)
    assert is_within_margins(pages, paper) and all(nothing_overlaps(page) for page in pages)


def test_solutions_stand_on_the_last_page() -> None:
    move = parse_move("G*5b", position_of(GOLD))
    pages = sheet([GOLD, WHITES], {0: (move,), 1: ()})
    assert len(pages) == 2 and boards(pages[1]) == []
    told = words(pages[1:])
    assert "Solutions" in told and "☗５二金" in told and "no solution was found in the time" in told
    assert told.count("第1問　1手詰") == 1 and "第1問　1手詰  The gold" in words(pages[:1])


def test_the_attacker_plays_up_the_page() -> None:
    pages = sheet([WHITES], {})
    signs = [shape for shape in pages[0].shapes if isinstance(shape, LetterShape)]
    assert [shape.turned for shape in signs if shape.text == "歩"] == [False]
    assert "☖" in [shape.text for shape in signs] and "☗" not in [shape.text for shape in signs]


def test_numbers_go_on_where_the_sheet_begins() -> None:
    pages = finish(problem_steps("", [GOLD], 7, {}, BookStyle(False, False, "off"), "western", A4, MEASURES))
    assert words(pages)[0] == "Problem 7: mate in 1  The gold"


NOTED = Problem(GOLD.sfen, "shogi", "The gold", 1, author="Hanako", source="A book, 1980", comment="One\nTwo")


def test_authors_stand_above_their_problems_and_the_rest_below_the_solutions() -> None:
    move = parse_move("G*5b", position_of(GOLD))
    pages = sheet([NOTED], {0: (move,)})
    assert "第1問　1手詰  The gold  (Hanako)" in words(pages[:1]) and "A book" not in " ".join(words(pages[:1]))
    told = words(pages[1:])
    assert "Hanako, A book, 1980" in told and "One" in told and "Two" in told
    bare = finish(problem_steps("", [NOTED], 1, {0: (move,)}, JAPANESE, "japanese", A4, MEASURES, told=False))
    assert not any("Hanako" in word for word in words(bare))


@pytest.mark.parametrize("across", [1, 2, 3, 4])
@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_diagrams_are_as_large_as_is_wished(name: str, paper: Paper, across: int) -> None:
    problems = list(Library().read(name).problems[:13])
    steps = problem_steps("Sheet", problems, 1, {}, JAPANESE, "japanese", paper, MEASURES, across)
    pages = finish(steps)
    rows = grid_of(position_of(problems[0]).variant, across)[1]
    assert len(boards(pages[0])) == min(13, across * rows)
    assert is_within_margins(pages, paper) and all(nothing_overlaps(page) for page in pages)
