"""Which games come first."""

from __future__ import annotations

from shogi_desktop.rules import load_variant
from shogi_desktop.session.variants import MOST, begun, liked, preferred_first


def test_the_game_begun_last_is_the_first() -> None:
    assert begun("", "shogi") == "shogi"
    assert begun("shogi chu", "chu") == "chu shogi"
    assert begun("  chu\n shogi ", "wa") == "wa chu shogi"


def test_games_are_liked_in_turn() -> None:
    assert liked("chu", "shogi", True) == "chu shogi"
    assert liked("chu shogi", "chu", False) == "shogi"
    assert liked("shogi", "chu", False) == "shogi" and liked("chu", "chu", True) == "chu"


def test_names_do_not_pile_up() -> None:
    names = " ".join(f"game{number}" for number in range(2 * MOST))
    assert len(begun(names, "chu").split()) == len(liked(names, "chu", True).split()) == MOST
    assert "chu" in begun(names, "chu").split() and "chu" in liked(names, "chu", True).split()


def test_preferred_games_come_first_and_those_that_are_gone_are_passed_over() -> None:
    games = [load_variant(name) for name in ("chu", "shogi", "wa", "tori")]
    order = preferred_first(games, ("wa",), ("gone", "tori", "wa"), ())
    assert [game.name for game in order] == ["wa", "tori", "chu", "shogi"]
    assert preferred_first([], ("wa",)) == []
