"""Which games are asked first whether they can read a text that names none."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules import variant_names

SHOGI: Final = "shogi"


def in_order() -> tuple[str, ...]:
    """The names of all games: shogi, of which most such texts are, before rarer ones on a board of the same size."""
    return tuple(sorted(variant_names(), key=lambda name: name != SHOGI))
