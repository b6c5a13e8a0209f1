"""White may leave out any pieces (Tenjiku's rules, section 7): by the name of the handicap or by squares."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.pieces import EMPTY


@pytest.mark.parametrize(("name", "key", "pieces"), [("shogi", "8b,1a", 38), ("tenjiku", "10c,9c,1e", 153)])
def test_the_pieces_on_these_squares_are_left_out_and_white_begins(name: str, key: str, pieces: int) -> None:
    variant = load_variant(name)
    position = Position.handicap(variant, key)
    assert all(position.piece_at(variant.parse_square(square)) == EMPTY for square in key.split(","))
    assert sum(position.piece_at(square) != EMPTY for square in variant.squares) == pieces
    assert position.turn == Side.WHITE and position.outcome() is None


@pytest.mark.parametrize(
    ("name", "key", "reason"),
    [
        ("shogi", "5a", "every royal piece"),
        ("shogi", "8b,8b", "twice"),
        ("shogi", "8h", "White has no piece on 8h"),
        ("shogi", "5e", "White has no piece on 5e"),
        ("shogi", "", "no handicap ''"),
        ("shogi", "8b,", "no handicap '8b,'"),
        ("shogi", "queen", "no handicap 'queen'"),
        ("tenjiku", "8a", "every royal piece"),
    ],
)
def test_what_cannot_be_left_out(name: str, key: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        load_variant(name).handicap(key)


def test_a_handicap_with_a_name_is_known_by_its_squares() -> None:
    tenjiku = load_variant("tenjiku")
    squares = [tenjiku.parse_square(name) for name in ("7c", "10c")]
    assert tenjiku.free_handicap(squares) == "fire-demons"
    assert tenjiku.free_handicap([squares[0], tenjiku.parse_square("9c")]) == "9c,7c"
