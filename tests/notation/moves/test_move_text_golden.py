"""Japanese and Hodges move text: one position per file in golden, moves with both texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.notation.moves import hodges, japanese
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from tests.notation.large_boards import large_board
from tests.notation.tenjiku_boards import board

CASES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def position_of(values: dict[str, str]) -> Position:
    """The position that a file gives as SFEN, as pieces, or as the start of its variant."""
    options = dict([values["option"].split(" = ")]) if "option" in values else {}
    if "pieces" in values:
        return board(values["pieces"], values.get("turn") == "white", options=options)
    variant = load_variant(values.get("variant", "shogi"), options)
    return Position(variant) if "start" in values else parse_sfen(values["sfen"], variant)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_move_text(case: Path) -> None:
    lines = [line for line in case.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    values = dict(line.split(": ", 1) for line in lines if ": " in line)
    position = position_of(values)
    previous = position.variant.parse_square(values["previous"]) if "previous" in values else None
    rows = [line.split(" | ") for line in lines if ": " not in line]
    assert rows
    for usi, japanese_text, hodges_text in rows:
        move = parse_move(usi, position)
        assert format_move(move, position.variant) == usi
        assert japanese.format_move(position, move, previous) == japanese_text
        assert hodges.format_move(position, move) == hodges_text
        assert hodges.parse_move(hodges_text, position) == move


@pytest.mark.parametrize(
    ("number", "kanji"), [(1, "一"), (9, "九"), (10, "十"), (12, "十二"), (20, "二十"), (36, "三十六")]
)
def test_ranks_in_kanji_go_beyond_nine(number: int, kanji: str) -> None:
    assert japanese.kanji_number(number) == kanji


def test_squares_of_large_boards_have_two_digits_and_long_ranks() -> None:
    """The king and the piece beside it have one name there, so the text says which goes."""
    huge = large_board(36, 36)
    assert japanese.square_text(huge, huge.square(16, 12)) == "１６十二"
    start = Position(huge)
    move = parse_move("19aj19ai", start)
    assert japanese.format_move(start, move) == "☗１９三十五獅子直"
    assert hodges.format_move(start, move) == "K-19ai"
    assert hodges.parse_move("K-19ai", start) == move
    assert hodges.parse_move("K 19aj - 19ai", start) == move
