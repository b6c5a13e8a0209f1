"""What is told of a match before its games."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.matches.tournaments.settings import STRONGEST, Entrant, TournamentSettings
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.loader import variant_of_file
from shogi_desktop.ui.dialogs.variant_editor import copy_of
from shogi_desktop.ui.matches.words import conditions, entrant_text


@pytest.mark.parametrize(
    ("name", "book", "told"),
    [
        ("shogi", True, "up to 12 moves of the opening book"),
        ("shogi", False, "12 random moves to begin with"),
        ("my_shogi", True, "6 random moves to begin with"),
    ],
)
def test_it_is_said_how_games_begin(name: str, book: bool, told: str, tmp_path: Path) -> None:
    file = tmp_path / "my_shogi.toml"
    file.write_text(copy_of("shogi", "My shogi"), encoding="utf-8")
    entrants = (Entrant("One", nodes=100), Entrant("Two", nodes=100))
    match = TournamentSettings("A match", name, entrants, plies=12, book=book)
    variants = {"shogi": load_variant("shogi"), "my_shogi": variant_of_file(file)}
    assert list(conditions(match, variants[name]))[2] == told


def test_the_level_of_each_player_is_told() -> None:
    """The strongest one is no part of the name."""
    entrants = (Entrant("Shogi Desktop", None, STRONGEST, 100), Entrant("Shogi Desktop, 5 kyu", None, 6, 100))
    match = TournamentSettings("A match", "shogi", entrants, plies=12)
    assert [entrant_text(match, place) for place in (0, 1)] == ["Shogi Desktop  ·  4 dan", "Shogi Desktop, 5 kyu"]
