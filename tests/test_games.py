"""The few games that are asked for all have every trait of all, and a new trait brings its game."""

from __future__ import annotations

from shogi_desktop.rules import load_variant, variant_names
from tests.games import ALL, FEW, covering, traits, with_seeds


def test_few_games_have_all_traits() -> None:
    assert sorted(ALL) == sorted(variant_names()) and 3 < len(FEW) < len(ALL) / 2
    assert set().union(*(traits(load_variant(name)) for name in FEW)) >= set().union(
        *(traits(load_variant(name)) for name in ALL)
    )
    assert {"hand", "burns", "walks", "legs", "teleports"} <= set().union(*(traits(load_variant(name)) for name in FEW))


def test_a_game_with_a_trait_of_its_own_is_asked() -> None:
    assert covering({"shogi": {"hand"}, "like": {"hand"}, "new": {"hand", "flies"}}) == ("shogi", "new")


def test_every_game_is_asked_and_few_of_them_oftener() -> None:
    seeds = with_seeds(3, 1)
    assert {name for name, _ in seeds} == set(ALL)
    assert [seed for name, seed in seeds if name == "tenjiku"] == [0, 1, 2]
    assert [seed for name, seed in seeds if name == "sho"] == [0]
