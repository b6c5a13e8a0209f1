"""Mate problems as jobs: what the engine reports in few words, and what it makes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shogi_desktop.analysis.problem_job import (
    CheckedProblem,
    MakeOrder,
    ProblemOrder,
    Soundness,
    check_problem,
    leave_problems,
    make_problems,
)
from shogi_desktop.mating.problem import Problem

ONE_WAY = "6kB1/9/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1"


@pytest.fixture(autouse=True)
def no_engine_stays() -> Iterator[None]:
    yield
    leave_problems()


def checked(plies: int) -> CheckedProblem:
    return check_problem(ProblemOrder(Problem(ONE_WAY, "shogi", plies=plies), 20_000))


def test_a_sound_problem_has_its_line() -> None:
    assert checked(1) == checked(0) == CheckedProblem(Soundness.SOUND, 1, "G*3b")
    assert checked(1).text() == "sound, mate in 1"


def test_one_that_states_another_length_is_none() -> None:
    assert checked(3) == CheckedProblem(Soundness.FLAWED, 1, "G*3b", ("shorter than the 3 it states",))


def test_problems_are_made_and_are_sound() -> None:
    made = make_problems(MakeOrder("wa", 1, 7, 2))
    assert len(made) == 2 and made == make_problems(MakeOrder("wa", 1, 7, 2))
    for problem in made:
        assert problem.variant == "wa" and check_problem(ProblemOrder(problem, 20_000)).judgement is Soundness.SOUND
