"""The words on every kind of piece, out of resources/texts/LANGUAGE/pieces.toml."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Final

from shogi_desktop.rules.record.variant import Kind, Variant

from ..words.documents import document

FILE: Final = "pieces.toml"
ANY_GAME: Final = "pieces"  # the table of what holds for every game; others are named after one


def paragraph(variant: Variant, kind: Kind) -> str:
    """How a kind moves in words and what to watch, in the language of the window; "" where nothing is written."""
    words = _tables(document(FILE))
    return words.get(variant.name, {}).get(kind.name) or words.get(ANY_GAME, {}).get(kind.name, "")


@lru_cache(maxsize=2)
def _tables(text: str) -> dict[str, dict[str, str]]:
    return tomllib.loads(text)
