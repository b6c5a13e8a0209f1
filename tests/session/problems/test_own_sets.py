"""Sets of one's own are filled, arranged and deleted, and every deed can be undone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.session.problems.own_sets import AUTHOR, LENGTH, TITLE, Library, OwnSets

BOARDS = ("4k4/9/4P4", "3k5/9/3P5", "2k6/9/2P6", "1k7/9/1P7")


def problem(number: int, title: str = "", plies: int = 0, author: str = "") -> Problem:
    return Problem(f"{BOARDS[number]}/9/9/9/9/9/9 b G 1", "shogi", title, plies, author=author)


A, B, C, D = problem(0, "Zebra", 3), problem(1, "apple", 1, "Taro"), problem(2, "", 0, "hana"), problem(3, "Moon", 1)


@pytest.fixture
def sets(tmp_path: Path) -> OwnSets:
    return OwnSets(Library(tmp_path / "none", tmp_path / "own"))


@pytest.fixture
def path(sets: OwnSets) -> Path:
    path = sets.begin("Mine")
    for each in (A, B, C, D):
        sets.add(path, each)
    return path


def order(sets: OwnSets, path: Path) -> tuple[Problem, ...]:
    return sets.read(path).problems


def test_a_new_set_and_what_is_put_into_it(sets: OwnSets) -> None:
    path = sets.begin("My / first")
    assert sets.paths() == (path,) and sets.title(path) == "My / first"
    assert sets.add(path, A) and sets.add(path, B)
    assert sets.read(path) == ProblemSet("My / first", (A, B))


def test_a_problem_is_there_once_with_what_was_said_last(sets: OwnSets, path: Path) -> None:
    told = replace(B, title="Pear", comment="New")
    assert not sets.add(path, told)
    assert order(sets, path) == (A, told, C, D)


@pytest.mark.parametrize(("by", "expected"), [(LENGTH, (B, D, A, C)), (TITLE, (B, D, A, C)), (AUTHOR, (C, B, A, D))])
def test_sorting(sets: OwnSets, path: Path, by: str, expected: tuple[Problem, ...]) -> None:
    sets.sort(path, by)
    assert order(sets, path) == expected


def test_problems_are_shifted_together_up_to_the_end(sets: OwnSets, path: Path) -> None:
    assert sets.shift(path, {1, 2}, -1) == [0, 1]
    assert order(sets, path) == (B, C, A, D)
    assert sets.shift(path, {0, 1}, -1) == [0, 1]
    assert sets.shift(path, {1, 2}, 1) == [2, 3]
    assert order(sets, path) == (B, D, C, A)
    assert sets.shift(path, {2, 3}, 1) == [2, 3] and sets.shift(path, set(), 1) == []


def test_problems_move_to_another_set(sets: OwnSets, path: Path) -> None:
    other = sets.begin("Other")
    sets.add(other, C)
    sets.move(path, {0, 2}, other)
    assert order(sets, path) == (B, D) and order(sets, other) == (C, A)
    assert sets.undo()
    assert order(sets, path) == (A, B, C, D) and order(sets, other) == (C,)


def test_a_set_that_is_renamed_keeps_its_file(sets: OwnSets, path: Path) -> None:
    sets.rename(path, "Yours")
    assert sets.paths() == (path,) and sets.title(path) == "Yours" and order(sets, path) == (A, B, C, D)


DEEDS: list[Callable[[OwnSets, Path], object]] = [
    lambda sets, path: sets.add(path, replace(A, comment="x")),
    lambda sets, path: sets.rename(path, "Yours"),
    lambda sets, path: sets.delete(path),
    lambda sets, path: sets.take_out(path, {0, 3}),
    lambda sets, path: sets.shift(path, {0}, 1),
    lambda sets, path: sets.sort(path, LENGTH),
    lambda sets, path: sets.change(path, 2, replace(C, title="Now")),
]


@pytest.mark.parametrize("deed", DEEDS, ids=["add", "rename", "delete", "take out", "shift", "sort", "change"])
def test_every_deed_can_be_undone(sets: OwnSets, path: Path, deed: Callable[[OwnSets, Path], object]) -> None:
    before = path.read_text("utf-8")
    deed(sets, path)
    assert (path.read_text("utf-8") if path.exists() else "") != before
    assert sets.undo()
    assert path.read_text("utf-8") == before and sets.title(path) == "Mine"


def test_undoing_goes_back_to_the_beginning(sets: OwnSets, path: Path) -> None:
    while sets.can_undo:
        assert sets.undo()
    assert sets.paths() == ()


def test_what_somebody_else_has_written_is_not_undone(sets: OwnSets, path: Path) -> None:
    sets.sort(path, LENGTH)
    path.write_text("# title: Other\n", "utf-8")
    assert not sets.undo() and not sets.can_undo
    assert path.read_text("utf-8") == "# title: Other\n"


def test_what_changes_nothing_is_no_deed(sets: OwnSets, path: Path) -> None:
    sets.sort(path, LENGTH)
    sets.sort(path, LENGTH)
    assert sets.undo() and order(sets, path) == (A, B, C, D)
