"""White may leave out any pieces (Tenjiku's rules, section 7): by the name of the handicap or by squares; and where it
has a name, other pieces may stand on squares of either side."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.record.variant_files import add_variant_folder
from shogi_desktop.rules.validation import validate


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


CHU = load_variant("chu")
FIRST = "l[fl]csg[de]kgsc[fl]l/[rc]1b1[bt]{pair}[bt]1b1[rc]/{white}[ln][dk][dh]r[vm][sm]/pppppppppppp/3[gb]4[gb]3"
MIDDLE = "12/12/3[GB]4[GB]3/PPPPPPPPPPPP/[SM][VM]R[DH][DK][LN]Q[DK][DH]R[VM][SM]"
LAST = "[RC]1B1[BT]{pair}[BT]1B1[RC]/L[FL]CSGK{de}GSC[FL]L"
ALL = "[sm][vm]r[dh][dk]q"
ONE, TWO = ("[ph][kr]", "[KR][PH]", "+[DE]"), ("[ph][kr]", "+[KR][PH]", "[DE]")
THREE = ("[ph][ph]", "+[KR]+[KR]", "[DE]")


@pytest.mark.parametrize(
    ("key", "white", "others"),
    [
        ("two-kings", ALL, ONE),
        ("two-lions", ALL, TWO),
        ("two-lions-rook", "[sm][vm]1[dh][dk]q", TWO),
        ("three-lions", ALL, THREE),
        ("three-lions-queen", "[sm][vm]r[dh][dk]1", THREE),
        ("three-lions-two", "[sm][vm]r[dh]2", THREE),
        ("three-lions-three", "[sm][vm]1[dh]2", THREE),
        ("three-lions-four", "[sm]2[dh]2", THREE),
        ("three-lions-five", "3[dh]2", THREE),
    ],
)
def test_the_handicaps_of_old_turn_blacks_pieces_over_and_white_begins(
    key: str, white: str, others: tuple[str, str, str]
) -> None:
    pair, turned, elephant = others
    start = f"{FIRST.format(pair=pair, white=white)}/{MIDDLE}/{LAST.format(pair=turned, de=elephant)} w - 1"
    position = Position.handicap(CHU, key)
    assert format_sfen(position) == start
    assert position.same_state(parse_sfen(start, CHU)) and position.outcome() is None


def test_they_need_no_piece_beyond_the_set() -> None:
    for handicap in CHU.handicaps:
        assert validate(Position.handicap(CHU, handicap.key)) == []


@pytest.mark.parametrize(("key", "kings"), [("two-kings", 2), ("three-lions", 1)])
def test_with_two_kings_black_has_to_lose_both(key: str, kings: int) -> None:
    assert list(Position.handicap(CHU, key).royals) == [kings, 1]


def test_leaving_out_the_same_is_not_the_same_handicap() -> None:
    squares = [CHU.parse_square("10c")]
    assert CHU.handicap("two-lions-rook").remove == tuple(squares)
    assert CHU.free_handicap(squares) == "10c"


def test_a_variant_of_ones_own_says_what_differs(tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    text = 'base = "chu"\ntitle = "Mine"\n[[handicaps]]\nkey = "two-lions"\nreplace = { "6l" = "+DE" }\n'
    (tmp_path / "lionchu.toml").write_text(text, encoding="utf-8")
    mine = load_variant("lionchu")
    names = {mine.square_name(square): mine.kind(kind).name for square, kind in mine.handicap("two-lions").replace}
    assert names == {"7k": "lion", "6l": "prince"}
