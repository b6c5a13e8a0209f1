"""Which lengths problems are made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.mating.problem import lengths_of
from shogi_desktop.rules import load_variant, variant_names
from tests.engine.search.small_games import small


@pytest.mark.parametrize("name", variant_names())
def test_every_game_has_odd_lengths_and_a_usual_one(name: str) -> None:
    offered, usual = lengths_of(load_variant(name))
    assert usual in offered and list(offered) == sorted(offered) and all(plies % 2 for plies in offered)


def test_lengths_follow_from_the_rules() -> None:
    assert lengths_of(load_variant("shogi")) == ((1, 3, 5, 7, 9), 3)
    assert lengths_of(load_variant("wa")) == ((1, 3, 5), 3)
    assert lengths_of(load_variant("wa", {"drops": "on"})) == lengths_of(load_variant("shogi"))
    assert lengths_of(load_variant("chu")) == lengths_of(load_variant("tenjiku")) == ((1, 3), 1)


def test_a_game_of_ones_own_has_lengths_too(tmp_path: Path) -> None:
    assert lengths_of(small(tmp_path, "own_lengths")) == ((1, 3, 5), 3)
    assert lengths_of(small(tmp_path, "own_taken", check='"capture"')) == ((1, 3), 1)
