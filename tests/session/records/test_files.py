"""Names of game files, and keeping games under them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.rules import load_variant
from shogi_desktop.session.records.files import USUAL_NAME, file_name, keep

WHEN = datetime(2024, 5, 6, 7, 8)


def test_a_name_says_when_and_who() -> None:
    assert file_name(USUAL_NAME, {"black": "Hanako", "white": "Tarō"}, WHEN) == "2024-05-06 0708 Hanako - Tarō.shogi"
    assert file_name(USUAL_NAME, {"black": "a/b", "white": "c:d?"}, WHEN) == "2024-05-06 0708 a b - c d.shogi"


@pytest.mark.parametrize(
    ("pattern", "name"),
    [
        ("{event}_{black}", "Meijin_A.shogi"),
        ("{white} {place} {nothing} x", "x.shogi"),
        ("my game", "my game.shogi"),
        ("../{event}/{black}", "Meijin A.shogi"),
        ("{place}", "2024-05-06 0708 A -.shogi"),
        ("", "2024-05-06 0708 A -.shogi"),
        ("{black", "{black.shogi"),
    ],
)
def test_the_pattern_of_a_name_is_the_persons(pattern: str, name: str) -> None:
    assert file_name(pattern, {"black": "A", "event": "Meijin"}, WHEN) == name


@pytest.mark.parametrize(
    "name",
    ["王" * 40, "x" * 300, "🀄" * 70, "x" + "王" * 99, "a\ud800"],
    ids=["kanji", "letters", "wide", "odd", "broken"],
)
def test_a_name_of_any_length_can_be_kept_twice(tmp_path: Path, name: str) -> None:
    game = Game(load_variant("shogi"))
    wanted = tmp_path / file_name(USUAL_NAME, {"black": name, "white": name}, WHEN)
    first, second = keep(game, wanted), keep(game, wanted)
    assert first == wanted and second.stem == f"{wanted.stem} (2)"
    assert len(second.name.encode()) <= 255
