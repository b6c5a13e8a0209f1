"""Where the things of a variant stand in the text of its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.rules import VariantError, load_variant
from shogi_desktop.rules.record.variant_files import BUILT_IN
from shogi_desktop.session.toml_places import (
    place_of_array,
    place_of_base,
    place_of_mistake,
    place_of_piece,
    place_of_square,
)
from shogi_desktop.session.variants import OwnVariants

TEXT = """title = "Mine"
base = "shogi"
ranks = 9
[rules]
promotion_zone = 3
[rules.start_hand]
P = 1
[[pieces]]
name = "lion"
code = "LN"
[[pieces]]
code = "G"
moves = "WF"
[[options]]
key = "tame"
"""


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("title", 1), ("rules.promotion_zone", 5), ("rules.check", 4), ("rules.start_hand.P", 7),
        ("rules.start_hand.Q", 6), ("pieces LN.name", 9), ("pieces LN.moves", 8), ("pieces G.moves", 13),
        ("pieces 2.value", 11), ("pieces G", 11), ("pieces X.name", 1), ("options tame.title", 14), ("array", 1),
        ("", 1), ("declaration", 1),
    ],
)  # fmt: skip
def test_a_mistake_leads_to_its_key_or_to_the_table_that_lacks_it(where: str, line: int) -> None:
    assert place_of_mistake(TEXT, VariantError("mine.toml", where, "wrong"))[0] == line


def test_what_is_not_toml_leads_to_its_column(tmp_path: Path) -> None:
    text = TEXT + 'name = "x\n'
    *_, checked = OwnVariants.check_steps("mine", text)
    assert [place_of_mistake(text, error) for error in checked.mistakes] == [(16, 8)]


def test_a_line_that_is_too_long_is_led_to() -> None:
    text = TEXT + f"# {'x' * 1_000}\n"
    *_, checked = OwnVariants.check_steps("mine", text)
    assert [place_of_mistake(text, error) for error in checked.mistakes] == [(16, 1)]


def test_pieces_in_braces_are_found_too() -> None:
    text = 'base = "shogi"\npieces = [\n  { code = "LN", moves = "K" },\n]\n'
    assert place_of_piece(text, "LN") == (3, 12)
    assert place_of_mistake(text, VariantError("mine.toml", "pieces LN.name", "wrong")) == (3, 12)


def test_a_piece_of_another_game_has_no_table() -> None:
    assert place_of_piece(TEXT, "LN") == (8, 1) and place_of_piece(TEXT, "K") is None
    assert place_of_base(TEXT) == (2, 1) and place_of_base("files = 9") == (1, 1)


@pytest.mark.parametrize("name", ["shogi", "chu", "taikyoku"])
def test_a_square_leads_to_its_letters_in_the_set_up(name: str) -> None:
    variant, text = load_variant(name), (BUILT_IN / f"{name}.toml").read_text("utf-8")
    lines = text.split("\n")
    assert len(variant.array) > 30
    for square, (kind, side) in list(variant.array.items())[:: len(variant.array) // 30]:
        place = place_of_square(text, variant, square)
        assert place is not None
        code = variant.kind(kind).code
        assert lines[place[0] - 1][place[1] - 1 :].split()[0] == (code if side == 0 else code.lower())
    assert lines[place_of_array(text)[0] - 1].startswith("array")


def test_a_set_up_of_another_game_is_nowhere() -> None:
    variant = load_variant("shogi")
    assert place_of_square(TEXT, variant, variant.squares[0]) is None
    assert place_of_square('array = "k K"\n', variant, variant.squares[0]) is None
