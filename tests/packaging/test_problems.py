"""How the problems that come with the program are ordered: a file tells which lengths and pieces it was made for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.records.problem_set import parse_problem_set

ROW = "16/16/16/k15/1[RG]+[BT]13/16/16/16/16/16/16/16/16/16/16/7K8 b - 1"
SET = f"""# title: Problems
# seed: 7
# variant: tenjiku
{ROW}; 1
# wanted: FD WB
{ROW}; 1
{ROW}; 1
# wanted:
{ROW}; 3
# wanted: FD WB
{ROW}; 3
"""

pytestmark = pytest.mark.decided_by(
    "packaging/problems.py",
    "shogi_desktop/engine",
    "shogi_desktop/jobs",
    "shogi_desktop/mating",
    "shogi_desktop/notation",
    "shogi_desktop/rules",
)


@pytest.fixture
def problems(load: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The command, its files elsewhere and its jobs done in this process."""
    found = load("problems")
    monkeypatch.setattr(found, "FOLDER", tmp_path)
    monkeypatch.setattr(found, "made", made_here)
    return found


def made_here(orders: list[Any], workers: int) -> list[ProblemSet]:
    return [
        ProblemSet(order.title, tuple(problem for job in order.jobs() for problem in job.make()), order.seed)
        for order in orders
    ]


def test_a_file_tells_the_lengths_and_pieces_it_was_made_for(problems: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "tenjiku.sfen"
    path.write_text(SET, encoding="utf-8")
    order = problems.Order.again(path)
    assert (order.variant, order.title, order.seed) == ("tenjiku", "Problems", 7)
    assert [(job.plies, job.wanted, job.count) for job in order.jobs()] == [
        (1, (), 1),
        (1, ("FD", "WB"), 2),
        (3, (), 1),
        (3, ("FD", "WB"), 1),
    ]


def test_a_new_file_is_made_of_what_is_asked_for_and_made_again_from_itself(
    problems: ModuleType, tmp_path: Path
) -> None:
    assert problems.main(["shogi", "--seed", "3", "--title", "Few", "--lengths", "1x1:N,L", "1x2"]) == 0
    path = tmp_path / "shogi.sfen"
    text = path.read_text(encoding="utf-8")
    made = parse_problem_set(text)
    assert (made.name, made.seed) == ("Few", 3)
    assert [(problem.plies, problem.wanted) for problem in made.problems] == [(1, ()), (1, ()), (1, ("N", "L"))]
    assert problems.main(["shogi", "--check"]) == 0
    path.write_text(text.replace("# seed: 3", "# seed: 4"), encoding="utf-8")
    assert problems.main(["shogi", "--check"]) == 1
    assert problems.main(["shogi"]) == 0 and path.read_text(encoding="utf-8") != text
