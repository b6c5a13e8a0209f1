from __future__ import annotations

import pytest

from shogi_desktop.rules import load_variant
from shogi_desktop.ui.words.pieces.called import kinds_called


@pytest.mark.parametrize(
    ("variant", "text", "names"),
    [
        ("shogi", "golds", ["gold general"]),
        ("shogi", "gold general", ["gold general"]),
        ("shogi", "pawns", ["pawn"]),
        ("shogi", "飛車", ["rook"]),
        ("shogi", "kinshou", ["gold general"]),
        ("shogi", "generals", ["gold general", "silver general"]),
        ("tenjiku", "fire demons", ["fire demon"]),
        ("tenjiku", "FD", ["fire demon"]),
        ("shogi", "elephant", []),
    ],
)
def test_kinds_by_what_they_are_called(variant: str, text: str, names: list[str]) -> None:
    assert sorted({kind.name for kind in kinds_called(text, load_variant(variant))}) == names


def test_no_word_means_all() -> None:
    shogi = load_variant("shogi")
    assert kinds_called("", shogi) == list(shogi.every_kind)
