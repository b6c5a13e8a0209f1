"""Where sets lie, how they are grouped, what comes next, and where a person left off."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import format_problem_set
from shogi_desktop.session.problems.own_sets import Library
from shogi_desktop.session.problems.progress import ProblemMark
from shogi_desktop.session.problems.shelf import MOST, RECENT, SETS, Bookmarks, groups_of, next_place, previous_place

SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1"


def a_set(*lengths: int) -> ProblemSet:
    return ProblemSet("", tuple(Problem(SFEN, "shogi", plies=plies) for plies in lengths))


def test_problems_are_grouped_by_length() -> None:
    groups = groups_of(a_set(3, 1, 3, 5), True)
    assert [(group.plies, group.places) for group in groups] == [(1, (1,)), (3, (0, 2)), (5, (3,))]


@pytest.mark.parametrize("lengths", [(), (3, 3), (0, 3), tuple(range(1, MOST + 2))])
def test_one_group_where_lengths_tell_little(lengths: tuple[int, ...]) -> None:
    (group,) = groups_of(a_set(*lengths), True)
    assert group.places == tuple(range(len(lengths)))


def test_one_group_where_the_length_is_hidden() -> None:
    assert len(groups_of(a_set(1, 3), False)) == 1


def test_solved_problems_are_passed_over() -> None:
    new, tried, solved = ProblemMark.NEW, ProblemMark.TRIED, ProblemMark.SOLVED
    assert next_place([0, 1, 2, 3], 0, [new, solved, tried, new]) == 2
    assert next_place([0, 1, 2, 3], 3, [tried, solved, solved, new]) == 0, "from the beginning again"
    assert next_place([2, 0, 1], 0, [solved, new, solved]) == 1, "as the person sees them"


def test_after_all_are_solved_the_next_one_follows_up_to_the_last() -> None:
    marks = [ProblemMark.SOLVED, ProblemMark.HELPED, ProblemMark.SOLVED]
    assert next_place([0, 1, 2], 0, marks) == 1
    assert next_place([0, 1, 2], 2, marks) is None


def test_the_problem_before_is_the_one_before() -> None:
    assert previous_place([2, 0, 1], 0) == 2
    assert previous_place([2, 0, 1], 2) is None


def test_bookmarks_survive_writing() -> None:
    marks = Bookmarks().at("shogi", "shogi", "key").with_file("/a.sfen").at("tenjiku", "/a.sfen", "other")
    assert Bookmarks.read(marks.written()) == marks
    assert marks.sets["tenjiku"] == "/a.sfen" and marks.problems == {"shogi": "key", "/a.sfen": "other"}


@pytest.mark.parametrize("text", ["", "[]", "nonsense", '{"sets": 3, "files": {}}', '{"files": [1, null]}'])
def test_bookmarks_out_of_junk_are_empty(text: str) -> None:
    assert Bookmarks.read(text) == Bookmarks()


def test_only_the_latest_are_remembered() -> None:
    marks = Bookmarks()
    for number in range(SETS + 3):
        marks = marks.with_file(f"/{number}").at("shogi", f"/{number}", "key")
    assert len(marks.files) == RECENT and marks.files[0] == f"/{SETS + 2}"
    assert len(marks.problems) == SETS and "/0" not in marks.problems
    assert marks.with_file("/7").files[:2] == ("/7", f"/{SETS + 2}")
    assert marks.without_file(f"/{SETS + 2}").files[0] == f"/{SETS + 1}"


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "tenjiku.sfen").write_text("")
    (tmp_path / "in" / "shogi.sfen").write_text(f"{SFEN}; 1\n")
    return Library(tmp_path / "in", tmp_path / "own")


def test_the_program_has_a_set_for_each_game_small_boards_first(library: Library, tmp_path: Path) -> None:
    assert library.games() == ("shogi", "tenjiku")
    assert library.read("shogi").problems[0].plies == 1
    assert set(Library(tmp_path / "nowhere").games()) >= {"shogi", "tenjiku"}


def test_new_sets_get_names_of_their_own(library: Library) -> None:
    assert library.own_files() == ()
    first, second = (library.keep(a_set(1), 'Mate in 1: "easy"/A') for _ in range(2))
    assert first.name == "Mate in 1 easy A.sfen" and second.name == "Mate in 1 easy A (2).sfen"
    assert library.own_files() == (second, first)
    assert library.read(str(first)) == a_set(1)
    assert library.keep(a_set(1), "...").name == "problems.sfen"


def test_what_cannot_be_read_is_told(library: Library, tmp_path: Path) -> None:
    bad = tmp_path / "bad.sfen"
    bad.write_text(format_problem_set(a_set(1)) + "nonsense\n")
    with pytest.raises(NotationError) as caught:
        library.read(str(bad))
    assert caught.value.line == 3
    with pytest.raises(OSError, match="cannot read"):
        library.read(str(tmp_path / "missing.sfen"))
