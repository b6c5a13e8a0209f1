"""One function for every text in which a position is copied."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.bod import format_bod
from shogi_desktop.notation.positions.position_text import parse_position
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position, load_variant

SHOGI = load_variant("shogi")
START = format_sfen(Position(SHOGI))
MOVED = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"


@pytest.mark.parametrize(
    ("text", "sfen"),
    [
        (START, START),
        (f"\n  {START}  \nsomething else", START),
        (START.replace(" ", "   "), START),
        (f"sfen {START}", START),
        (f"position sfen {START} moves 7g7f", MOVED),
        ("position startpos moves 7g7f", MOVED),
        ("startpos", START),
        (format_bod(Position(SHOGI)), START),
    ],
)
def test_every_kind_of_text_is_read(text: str, sfen: str) -> None:
    assert format_sfen(parse_position(text, SHOGI)) == sfen


@pytest.mark.parametrize("text", ["", " \n ", "hello", "position", "position startpos moves 7g7d", "| ・|一"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text, SHOGI)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("hello world", 1, 1),
        ("\n\n  hello world", 3, 3),
        ("4k4/9/9/9/4x4/9/9/9/9 b G 1", 1, 12),
        ("\r\n  sfen   4k4/9/9/9/4x4/9/9/9/9 b G 1", 2, 21),
        ("sfen 4k4/9/9/9/9/9/9/9/9   x -", 1, 28),
        ("4k4/9/9/9/9/9/9/9/9", 1, 20),
        ("4k4/9/9/9/9/9/9/9/9 b   X", 1, 25),
        ("startpos  moves 7g7f  7g7f", 1, 23),
        ("\n position", 2, 10),
        ("x\n| ・|一", 2, 1),
    ],
)
def test_an_error_names_the_place_in_the_text(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text, SHOGI)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_a_position_of_another_game_is_refused() -> None:
    tenjiku = load_variant("tenjiku")
    with pytest.raises(NotationError):
        parse_position(START, tenjiku)
    with pytest.raises(NotationError):
        parse_position(format_bod(Position(SHOGI)), tenjiku)
