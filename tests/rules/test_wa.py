"""Wa: what its rules allow and forbid, one position each; both ways of playing, with and without drops."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Outcome, Side, Termination, load_variant

from .boards import legal, placed, play

# Pieces, a move by Black, whether it is legal, and why.
MOVES = [
    ("CK6k SP6d ck1a", "6d6c+", True, "entering the zone of three ranks"),
    ("CK6k SP6e ck1a", "6e6d+", False, "the fourth rank is none of it"),
    ("CK6k VW6c ck1a", "6c6d+", True, "leaving it"),
    ("CK6k VW6c ck1a", "6c6d", True, "promotion is free"),
    ("CK6k SP6b ck1a", "6b6a", False, "a sparrow pawn must promote on the last rank"),
    ("CK6k OC6d ck1a", "6d6a", False, "so must an oxcart"),
    ("CK6k LH6d ck1a", "6d6a", True, "a liberated horse can still go back"),
    ("CK6k LH6f SP6g ck1a", "6f6h", False, "its back move of two is no jump"),
    ("CK6k TF6f SP6e SP7e ck1a", "6f6d", True, "the fox jumps"),
    ("CK6k TF6f SP6e SP7e ck1a", "6f8d", True, "diagonally too"),
    ("CK6k TF6f ck1a", "6f5f", False, "never sideways"),
    ("CK6k CE6f ck1a", "6f3c", True, "three squares forward diagonally"),
    ("CK6k CE6f ck1a", "6f2b", False, "not four"),
    ("CK6k CE6f SP5e ck1a", "6f4d", False, "no jump"),
    ("CK6k FF4d ck1a", "4d3c+", True, "flying falcon to tenacious falcon"),
    ("CK6k +SC6f ck1a", "6f4d+", False, "a promoted crow does not promote again"),
    ("CK6k ck6a sw6b +ff1k", "6k6j", True, "out of check"),
    ("CK6k FG6j ck6a oc6b", "6j5i", False, "pinned"),
]
# Pieces, the piece in hand, a drop, whether it is legal, and why.
DROPS = [
    ("CK6k SP5g ck1a", "SP", "5e", False, "a second unpromoted sparrow pawn on the file"),
    ("CK6k +SP5g ck1a", "SP", "5e", True, "the golden bird does not count"),
    ("CK6k ck11a", "OC", "5a", False, "no further move"),
    ("CK6k ck11a", "SP", "5a", False, "no further move"),
    ("CK6k ck11a", "RR", "5a", True, "a running rabbit can step back"),
    ("CK6k CE1b SW3b ck1a oc2a", "SP", "1b", False, "occupied"),
    ("CK6k +SW11b +SP2c ck1a oc2a", "SP", "1b", False, "a drop that mates with a sparrow pawn"),
    ("CK6k +SW11b +SP2c ck1a oc2a", "OC", "1b", True, "with an oxcart it may"),
]


@pytest.mark.parametrize(("pieces", "text", "expected", "why"), MOVES, ids=lambda value: str(value)[:40])
def test_moves(pieces: str, text: str, expected: bool, why: str) -> None:
    assert legal(placed(pieces, load_variant("wa")), text) == [expected], why


@pytest.mark.parametrize(("pieces", "held", "square", "expected", "why"), DROPS, ids=lambda value: str(value)[:40])
def test_drops(pieces: str, held: str, square: str, expected: bool, why: str) -> None:
    position = placed(pieces, load_variant("wa", {"drops": "on"}))
    position.set_hand(0, position.variant.kind_by_code(held).id, 1)
    assert legal(position, f"[{held}]*{square}") == [expected], why


def test_what_is_taken_comes_back_unpromoted_only_where_drops_are_agreed() -> None:
    for chosen, held in (("off", 0), ("on", 1)):
        variant = load_variant("wa", {"drops": chosen})
        position = play(placed("CK6k CE6f +so6d ck1a", variant), "6f6d")
        owl = variant.kind_by_code("SO").id
        assert (position.hand_count(Side.BLACK, owl) if variant.has_drops else 0) == held


def test_perpetual_check_loses_for_the_side_that_gives_it() -> None:
    position = placed("CK6k SW1b ck6a", load_variant("wa"))
    play(position, *["1b1a", "6a6b", "1a1b", "6b6a"] * 3)
    assert position.outcome() == Outcome(Side.WHITE, Termination.PERPETUAL_CHECK)


def test_the_fourth_occurrence_ends_the_game_unless_repetition_is_allowed() -> None:
    there_and_back = ["6k5k", "6a5a", "5k6k", "5a6a"]
    for chosen, ended in (("draw_4", True), ("allowed", False)):
        position = placed("CK6k ck6a", load_variant("wa", {"repetition": chosen}))
        play(position, *there_and_back * 2)
        assert position.outcome() is None
        play(position, *there_and_back)
        assert position.outcome() == (Outcome(None, Termination.REPETITION) if ended else None)
