"""Small Tenjiku positions written as a list of pieces."""

from __future__ import annotations

import re
from collections.abc import Mapping

from shogi_desktop.notation.positions.sfen import find_kind
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.pieces import make_piece

_PIECE = re.compile(r"(\+?[A-Za-z]+)([0-9]+[a-z])")


def board(pieces: str, turn: int = 0, kings: str = "K1p k16a", options: Mapping[str, str] = {}) -> Position:
    """Pieces as code and square, `LN8h +wb3c`, lower case for White; the kings stand in corners out of the way."""
    position = Position.empty(load_variant("tenjiku", options))
    for word in f"{pieces} {kings}".split():
        parts = _PIECE.fullmatch(word)
        assert parts, word
        found = find_kind(position.variant, parts[1])
        assert found, word
        position.put(position.variant.parse_square(parts[2]), make_piece(found[0].id, found[1]))
    position.set_turn(turn)
    return position
