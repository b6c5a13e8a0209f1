"""What a file says never makes an error too long to be shown."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import IllegalMoveText, NotationError
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.errors import IllegalMoveError, MovementError, RulesError, VariantError
from shogi_desktop.rules.record.toml_table import TomlTable

LONG = "A" * 2_000_000
SHOWN = 2000


def test_a_notation_error_is_short_whatever_it_blames() -> None:
    error = IllegalMoveText(LONG, LONG, 3, 4, LONG).at(5, 1)
    assert isinstance(error, IllegalMoveText)
    assert len(str(error)) < SHOWN
    assert len(str(error.message)) < SHOWN
    assert len(error.text) < 100
    assert len(error.source) < SHOWN


def test_a_short_text_is_told_as_it_is() -> None:
    error = NotationError("this is no move", "7g7f?", 2, 1, "game.shogi")
    assert str(error) == "game.shogi: line 2, column 1: this is no move"
    assert error.text == "7g7f?"


@pytest.mark.parametrize(
    "make",
    [
        RulesError,
        IllegalMoveError,
        lambda text: VariantError(text, text, text),
        lambda text: MovementError(text, 1, text),
    ],
    ids=["rules", "illegal", "variant", "movement"],
)
def test_an_error_of_the_rules_is_short_whatever_it_blames(make: type[RulesError]) -> None:
    assert len(str(make(LONG))) < SHOWN


@pytest.mark.parametrize("line", [f"option: move_limit = {LONG}", f"option: {LONG} = 1", f"handicap: {LONG}"])
def test_a_game_with_an_endless_line_is_refused_in_a_few_words(line: str) -> None:
    with pytest.raises(NotationError, match="line 3") as caught:
        parse_game(f"Shogi Desktop game 1\nvariant: shogi\n{line}\n[moves]\n")
    assert len(str(caught.value)) < SHOWN
    assert len(str(caught.value.message)) < SHOWN


def test_rules_name_a_long_value_in_a_few_words() -> None:
    shogi = load_variant("shogi")
    with pytest.raises(ValueError, match="no handicap") as caught:
        shogi.handicap(LONG)
    assert len(str(caught.value)) < SHOWN
    with pytest.raises(VariantError, match="is not one of"):
        TomlTable("mine.toml", "rules", {"keys": [1 << 100_000]}).texts("keys")
