"""Chu: what its rules allow and forbid, one position each."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Outcome, Side, Termination, load_variant

from .boards import legal, placed, play

RING = "P8f P8g P8h P7f P7h P6f P6g"
# Pieces, a move by Black, whether it is legal, and why.
MOVES = [
    ("K7l LN7g k7a p8f s8e", "7g8f7e", True, "capture, then any direction"),
    ("K7l LN7g k7a p8f s8e", "7g8f8e", True, "onto a second enemy"),
    ("K7l LN7g k7a p8f", "7g8f7g", True, "capture and home"),
    ("K7l LN7g k7a p8f", "7g8f9d", False, "a second step is one step"),
    (f"K7l LN7g {RING} P6h k7a", "7g7g", False, "no pass without an empty neighbour"),
    (f"K7l LN7g {RING} k7a", "7g7g", True, "pass through 6h"),
    ("K7l LN7g P7f k7a", "7g7e", True, "jump over an own piece"),
    ("K7l +DH5f k7a p5e g5d", "5f5e5d", True, "linear lion: both"),
    ("K7l +DH5f k7a p5e", "5f5e5f", True, "linear lion: capture and home"),
    ("K7l +DH5f k7a p5e g4d", "5f5e4d", False, "not off the line"),
    ("K7l +DK5f k7a p6e", "5f6e5d", False, "the eagle stays on its diagonal"),
    ("K7l P7e k1a", "7e7d+", True, "entering"),
    ("K7l P7f k1a", "7f7e+", False, "the zone has four ranks"),
    ("K7l P7d k1a", "7d7c+", False, "inside the zone without capture"),
    ("K7l P7d k1a g7c", "7d7c+", True, "inside with capture"),
    ("K7l P7b k1a", "7b7a+", True, "second chance on the last rank"),
    ("K7l P7b k1a", "7b7a", True, "not forced: the pawn is dead"),
    ("K7l L7d k1a", "7d7a+", True, "the lance has it, too"),
    ("K7l GB7b k1a", "7b7a+", False, "the go-between has no second chance"),
    ("K7l R7c k1a", "7c7h+", False, "leaving without capture"),
    ("K7l R7c k1a g7h", "7c7h+", True, "leaving with capture"),
    ("K7l +G7h k1a", "7h7a+", False, "a promoted gold moves as a rook and never promotes again"),
    ("K7l R7a k5a r7b", "7l8l", True, "check need not be answered"),
]


@pytest.mark.parametrize(("pieces", "text", "expected", "why"), MOVES, ids=lambda value: str(value)[:40])
def test_moves(pieces: str, text: str, expected: bool, why: str) -> None:
    assert legal(placed(pieces, load_variant("chu")), text) == [expected], why


@pytest.mark.parametrize(
    ("chosen", "pawn", "lance"), [("pawn_lance", True, True), ("pawn", True, False), ("none", False, False)]
)
def test_who_has_a_second_chance_is_an_option(chosen: str, pawn: bool, lance: bool) -> None:
    position = placed("K7l P7b L5b k1a", load_variant("chu", {"last_rank": chosen}))
    assert legal(position, "7b7a+", "5b5a+") == [pawn, lance]


def test_promotion_as_in_shogi_is_an_option() -> None:
    variant = load_variant("chu", {"promotion": "shogi"})
    assert legal(placed("K7l G7d k1a", variant), "7d7c+", "7d7e+", "7d7c") == [True, True, True]


def test_a_prince_goes_on_when_the_king_is_lost() -> None:
    position = play(placed("K7l R5d P1i k5a +de9a p12c", load_variant("chu")), "5d5a")
    assert position.outcome() is None
    play(position, "9a9b", "5a9a", "12c12d", "9a9b")
    assert position.outcome() == Outcome(Side.BLACK, Termination.ROYALS_LOST)
