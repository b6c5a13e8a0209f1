"""What fires, jumping generals and area moves reach."""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.sight.looking import control_of, powerful, powers_of, seen_of
from shogi_desktop.session.sight.seen import Asked, Seen
from tests.ui.board.boards import set_up

TENJIKU = load_variant("tenjiku")


def names(squares: Iterable[int]) -> set[str]:
    return {TENJIKU.square_name(square) for square in squares}


def test_what_a_fire_demon_would_burn() -> None:
    position = parse_sfen("15k/16/16/16/16/16/8pp6/7p[FD]7/16/16/16/16/16/16/16/K15 b - 1", TENJIKU)
    demon = powerful(position, 0)
    assert names(demon) == {"8h"}
    powers = powers_of(position, control_of(position), demon)
    assert powers.fires == frozenset(map(TENJIKU.parse_square, ["9g", "8g", "7g", "9h", "7h", "9i", "8i", "7i"]))
    assert {"8g", "7g", "9h"} <= names(powers.burnt)
    assert not powers.jumps
    assert "5h" in names(powers.area) and "4h" not in names(powers.area)


def test_jumping_generals_take_over_lower_ranks_and_stop_at_their_own() -> None:
    pieces = {"16p": "K", "1a": "k", "8p": "GG", "8n": "P", "8k": "p", "8g": "gg", "8d": "p"}
    position = set_up(TENJIKU, pieces)
    powers = powers_of(position, control_of(position), powerful(position, 0))
    general = TENJIKU.parse_square("8p")
    up = {TENJIKU.square_name(square) for origin, square in powers.jumps if origin == general}
    assert {"8m", "8l", "8k", "8j", "8h", "8g"} <= up, "behind what it jumps over, up to its own rank"
    assert not {"8o", "8n", "8f", "8d"} & up


def test_games_without_powers_have_none() -> None:
    position = Position(load_variant("shogi"))
    assert powerful(position, 0) == powerful(position, 1) == []
    assert not seen_of(position, Asked(powers=True), [0], 1).powers


def test_what_is_not_asked_for_is_not_there() -> None:
    position = Position(TENJIKU)
    assert seen_of(position, Asked(), [0], 1) == Seen()
    seen = seen_of(position, Asked(control=True), [0], 1)
    assert seen.control and not seen.worries and not seen.powers
    assert seen_of(position, Asked(loose=True), [0], 1).worries


def test_the_powers_of_one_piece_take_the_place_of_the_enemys() -> None:
    pieces = {"16p": "K", "1a": "k", "8h": "FD", "3c": "fd"}
    position = set_up(TENJIKU, pieces)
    black, white = map(TENJIKU.parse_square, ("8h", "3c"))
    asked = Asked(powers=True)
    theirs = seen_of(position, asked, [0], 1).powers
    assert TENJIKU.parse_square("3d") in theirs.fires
    mine = seen_of(position, asked, [0], 1, black).powers
    assert TENJIKU.parse_square("8i") in mine.fires and TENJIKU.parse_square("3d") not in mine.fires
    assert seen_of(position, asked, [0], 1, white).powers == theirs
    assert seen_of(position, asked, [0], 1, TENJIKU.parse_square("16p")).powers == theirs
