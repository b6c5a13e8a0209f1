"""Every two choices of the axes together: the program plays small variants as the second reading of the rules does."""

from __future__ import annotations

import pytest

from .reference.bench import Matrix
from .reference.compare import compare
from .reference.matrix import AXES, Pair, Row, all_pairs, covering, pairs_of

POSITIONS = 6
"""Compared for each variant; `python -m tests.rules.reference.compare` takes 5,000 in all."""


@pytest.fixture(scope="module")
def matrix(tmp_path_factory: pytest.TempPathFactory) -> Matrix:
    return Matrix(tmp_path_factory.mktemp("matrix"))


@pytest.fixture(scope="module")
def covered(matrix: Matrix) -> tuple[list[Row], set[Pair]]:
    return covering(lambda row: matrix.load(row, 0) is not None)


def test_every_pair_of_choices_is_there_or_refused(covered: tuple[list[Row], set[Pair]]) -> None:
    rows, refused = covered
    assert {pair for row in rows for pair in pairs_of(row)} | refused == all_pairs()
    assert len(rows) < 120 and all(set(row) == set(AXES) for row in rows)


def test_what_is_refused_is_named(matrix: Matrix, covered: tuple[list[Row], set[Pair]]) -> None:
    """The pairs that no variant can have, with whatever else; all others load."""
    assert covered[1] == REFUSED


def test_small_variants_are_played_as_the_rules_say(matrix: Matrix, covered: tuple[list[Row], set[Pair]]) -> None:
    found: list[str] = []
    for number, row in enumerate(covered[0]):
        bench = matrix.load(row, number)
        found += compare(bench, POSITIONS, number) if bench else []
    assert found == []
