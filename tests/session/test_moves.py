"""Which rule keeps a piece from a square, or from moving at all."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.legality import Illegality
from shogi_desktop.session.moves import refusal, why_no_moves, why_not_there

SHOGI = load_variant("shogi")
PAWN = next(kind.id for kind in SHOGI.kinds if kind is not None and kind.name == "pawn")
PINNED = "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1"
CHECKED = "4k4/9/9/9/4r4/9/9/G8/4K4 b P 1"


def square(name: str) -> int:
    return SHOGI.parse_square(name) if name else -1


@pytest.mark.parametrize(
    ("sfen", "origin", "target", "key"),
    [
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "", "5e", "nifu"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "", "1a", "dead_piece"),
        ("7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "", "1b", "uchifuzume"),
        (PINNED, "5h", "4h", "left_in_check"),
        (PINNED, "5h", "5a", ""),
        (PINNED, "5i", "4e", ""),
    ],
)
def test_the_rule_that_keeps_a_piece_away(sfen: str, origin: str, target: str, key: str) -> None:
    refused = why_not_there(parse_sfen(sfen, SHOGI), square(origin), 0 if origin else PAWN, square(target))
    assert (refused.key if refused else "") == key


@pytest.mark.parametrize(
    ("sfen", "origin", "key"),
    [
        (CHECKED, "9h", "in_check"),
        ("4k4/9/9/9/4r4/9/9/4B4/4K4 b - 1", "5h", "left_in_check"),
        ("4k4/9/9/9/9/9/9/P8/L3K4 b - 1", "9i", ""),
    ],
)
def test_why_a_piece_has_no_moves(sfen: str, origin: str, key: str) -> None:
    refused = why_no_moves(parse_sfen(sfen, SHOGI), square(origin), 0)
    assert (refused.key if refused else "") == key


WORDED = [fault for fault in Illegality if fault is not Illegality.LION_TRADING]


@pytest.mark.parametrize("fault", WORDED)
def test_every_breach_of_the_rules_has_words(fault: Illegality) -> None:
    assert refusal(fault.value).text


@pytest.mark.parametrize(
    ("sfen", "moves", "origin", "target", "key"),
    [
        ("k11/12/12/5p6/5[ln]6/12/5[LN]6/12/12/12/12/11K b - 1", [], "7g", "7e", "protected_lion"),
        ("9R2/k11/3b8/12/12/6[LN]5/12/9[ln]2/12/12/12/11K w - 1", ["9c6f"], "3a", "3h", "counter_strike"),
        ("9R2/k11/3b8/12/12/6[LN]5/12/12/12/12/12/11K w - 1", ["9c6f"], "3a", "3h", ""),
    ],
)
def test_lion_trading_has_a_reason_for_each_of_its_two_rules(
    sfen: str, moves: list[str], origin: str, target: str, key: str
) -> None:
    chu = load_variant("chu")
    position = parse_sfen(sfen, chu)
    for text in moves:
        position.play(parse_move(text, position))
    refused = why_not_there(position, chu.parse_square(origin), 0, chu.parse_square(target))
    assert (refused.key if refused else "") == key
    assert bool(refused and refused.text) == bool(key)
