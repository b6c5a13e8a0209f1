"""The table of files that the program opens."""

from __future__ import annotations

import re

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.file_types import FILE_TYPES, GAME, POSITION, FileType, file_type
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import load_variant


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/games/a.shogi", GAME),
        ("C:\\games\\a.SFEN", POSITION),
        ("将棋.sfen", POSITION),
        ("a.kifx", None),
        (".shogi", None),
        ("shogi", None),
    ],
)
def test_a_file_is_known_by_the_end_of_its_name(path: str, kind: FileType | None) -> None:
    assert file_type(path) is kind


def test_every_kind_has_a_suffix_a_media_type_and_titles_of_its_own() -> None:
    for values in zip(*((kind.suffix, kind.media_type, kind.titles["en"]) for kind in FILE_TYPES), strict=True):
        assert len(set(values)) == len(FILE_TYPES)
    for kind in FILE_TYPES:
        assert re.fullmatch(r"\.[a-z0-9]+", kind.suffix) and re.fullmatch(r"[a-z]+/[a-z0-9.+-]+", kind.media_type)


def test_a_game_begins_as_its_kind_says() -> None:
    assert GAME.begins and format_game(Game(load_variant("shogi"))).startswith(GAME.begins)
