"""Variant files."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.rules import Position, Side, VariantError, add_variant_folder, load_variant, variant_names
from shogi_desktop.rules.record.loader import read_variant
from shogi_desktop.rules.record.variant import Geometry, rank_letters
from shogi_desktop.rules.record.variant_files import BUILT_IN

SHOGI: dict[str, Any] = tomllib.loads((BUILT_IN / "shogi.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", variant_names())
def test_every_array_is_symmetric_and_its_pieces_can_move(name: str) -> None:
    variant = load_variant(name)
    tables = Position(variant).tables
    for square, (kind, side) in variant.array.items():
        file, rank = variant.files + 1 - variant.file_of(square), variant.ranks + 1 - variant.rank_of(square)
        assert variant.array[variant.square(file, rank)] == (kind, 1 - side)
        assert not tables.is_stuck(kind << 1 | side, square)


@pytest.mark.parametrize("name", variant_names())
def test_promotion_leads_to_a_face_that_leads_back(name: str) -> None:
    variant = load_variant(name)
    for kind in variant.kinds[1:]:
        assert kind is not None
        face = variant.kind(kind.promotes_to or kind.id)
        assert face is kind or (face.unpromoted, face.code) == (kind.id, "+" + kind.code)


def test_the_same_wish_gives_the_same_variant() -> None:
    assert load_variant("shogi") is load_variant("shogi")
    assert load_variant("shogi", {"declaration": "27"}) is load_variant("shogi")
    assert load_variant("shogi", {"declaration": "24"}).choice("declaration") == "24"
    assert load_variant("shogi").choice("declaration") == "27"


@pytest.mark.parametrize("options", [{"declaration": "28"}, {"colour": "red"}])
def test_options_that_do_not_exist_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(VariantError):
        load_variant("shogi", options)


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(VariantError, match="no variant"):
        load_variant("shoggi")


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("files",), "nine", "files: a number"),
        (("ranks",), 8, "9 x 8 is expected"),
        (("colour",), 1, "colour: is not known"),
        (("rules", "check"), "maybe", "rules.check"),
        (("rules", "hand_order"), ["X"], "no piece 'X'"),
        (("pieces", 1, "moves"), "RX", "column 2"),
        (("pieces", 1, "promotes_to"), "+Q", "no piece '\\+Q'"),
        (("pieces", 1, "code"), "K", "used twice"),
        (("pieces", 1, "code"), "r", "capital"),
        (("options", 0, "key"), "weather", "nothing says what"),
        (("options", 0, "choices"), [["27", "27 points"], ["26", "26 points"]], "'26'"),
        (("handicaps", 0, "remove"), ["1z"], "not a square"),
    ],
)
def test_a_bad_file_is_refused_by_name_place_and_reason(path: tuple[Any, ...], value: object, message: str) -> None:
    values = copy.deepcopy(SHOGI)
    place: Any = values
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(VariantError, match=message) as caught:
        read_variant(values, Path("mine.toml"), {})
    assert str(caught.value).startswith("mine.toml")


def test_a_variant_may_start_from_another_and_state_differences(tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    (tmp_path / "strongpawns.toml").write_text(
        'base = "shogi"\ntitle = "Strong pawns"\n[rules]\npromotion_zone = 4\n[[pieces]]\ncode = "P"\nmoves = "fWbW"\n',
        encoding="utf-8",
    )
    variant = load_variant("strongpawns")
    assert (variant.title, variant.promotion_zone, variant.kind_by_code("P").kanji) == ("Strong pawns", 4, "歩兵")
    assert len(variant.kind_by_code("P").movement.rays) == 2
    assert len(variant.handicaps) == len(load_variant("shogi").handicaps)
    assert "strongpawns" in variant_names()


def test_an_empty_list_leaves_out_what_the_variant_below_has(tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    text = 'base = "shogi"\ntitle = "Plain"\nhandicaps = []\n'
    (tmp_path / "plain.toml").write_text(text, encoding="utf-8")
    variant = load_variant("plain")
    assert variant.handicaps == () and variant.options
    assert len(variant.kinds) == len(load_variant("shogi").kinds)


def test_a_promoted_face_is_written_with_its_unpromoted_letters() -> None:
    tenjiku = load_variant("tenjiku")
    assert [tenjiku.kind_by_code(code).abbreviation for code in ("LN", "+LN", "+G")] == ["Ln", "+Ln", "+G"]


def test_a_piece_may_move_like_another_but_never_promotes_again() -> None:
    gold, rook = load_variant("tenjiku").kind_by_code("+G"), load_variant("tenjiku").kind_by_code("R")
    assert (gold.movement, gold.kanji, gold.promotes_to) == (rook.movement, rook.kanji, 0)


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    (tmp_path / "broken.toml").write_text("title = ", encoding="utf-8")
    with pytest.raises(VariantError, match=r"broken\.toml"):
        load_variant("broken")


def test_squares_have_names_up_to_36_ranks() -> None:
    geometry = Geometry(36, 36, 4, 4)
    assert geometry.square_name(geometry.square(1, 1)) == "1a"
    assert geometry.square_name(geometry.square(36, 36)) == "36aj"
    assert [rank_letters(n) for n in (26, 27, 28)] == ["z", "aa", "ab"]
    assert all(geometry.parse_square(geometry.square_name(square)) == square for square in geometry.squares)
    assert len(set(geometry.squares)) == 36 * 36
    assert max(geometry.squares) < 2048


@pytest.mark.parametrize("text", ["", "7", "a", "0a", "10a", "7j", "7ff", "77", "07a", "7a ", "７a"])
def test_what_is_not_a_square(text: str) -> None:
    with pytest.raises(ValueError, match=r"square|not on a board"):
        load_variant("shogi").parse_square(text)


def test_uwate_is_white_and_moves_first() -> None:
    position = Position.handicap(load_variant("shogi"), "three-pawns")
    assert position.turn == Side.WHITE
    assert position.hand_count(Side.WHITE, position.variant.kind_by_code("P").id) == 3
