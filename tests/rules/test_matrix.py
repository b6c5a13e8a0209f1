"""Every two choices of the axes together: the program plays small variants as the second reading of the rules does."""

from __future__ import annotations

from pathlib import Path

import pytest

from .reference.bench import Matrix
from .reference.compare import compare
from .reference.matrix import AXES, all_pairs, covering, grounds, pairs_of, refused_pairs

POSITIONS = 2
"""Compared for each variant; `python -m tests.rules.reference.compare` takes 5,000 in all."""
PARTS = 8


def test_every_two_choices_are_together_in_some_variant_or_refused() -> None:
    rows = covering()
    assert {pair for row in rows for pair in pairs_of(row)} | refused_pairs() == all_pairs()
    assert len(rows) < 120 and all(list(row) == list(AXES) for row in rows)


def test_what_does_not_work_together_is_refused_by_name_and_place(tmp_path: Path) -> None:
    matrix = Matrix(tmp_path)
    assert all(matrix.fault(ground) == "" for ground in grounds())
    for pair in refused_pairs():
        assert all(matrix.fault(ground | dict(pair)) for ground in grounds()), pair


@pytest.mark.once
@pytest.mark.parametrize("part", range(PARTS))
def test_small_variants_are_played_as_the_rules_say(part: int, tmp_path: Path) -> None:
    matrix = Matrix(tmp_path)
    found: list[str] = []
    for number, row in list(enumerate(covering()))[part::PARTS]:
        found += compare(matrix.load(row, number), POSITIONS, number)
    assert found == []
