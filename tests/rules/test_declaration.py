"""Declarations in handicap games: what the stronger player left out counts for that player in both point rules."""

from __future__ import annotations

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.rules.rulings.declaration import judge_declaration

from .boards import START, board

SHOGI = load_variant("shogi")
# In a game of the two-piece handicap White has 17 points on the board and in hand, and 10 that were left out.
ENTERED = "4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+pk4/9 w {}p 1"
# The same with all that there is besides rook and bishop, so that the position alone tells what was left out.
WHOLE = "4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+pk4/9 w RB4G4S4N4LP7p 1"
LEFT_OUT = {
    "": 0, "lance": 1, "right-lance": 1, "bishop": 5, "rook": 5, "rook-lance": 6, "two": 10, "three": 11, "four": 12,
    "five": 13, "left-five": 13, "six": 14, "seven": 15, "eight": 16, "nine": 17, "ten": 18, "dragonfly": 8,
    "naked-king": 27, "three-pawns": 24,
}  # fmt: skip


@pytest.mark.parametrize(
    ("pawns", "rule", "points", "allowed", "winner"),
    [
        (7, "27", 27, True, Side.WHITE),
        (6, "27", 26, False, None),
        (3, "24", 23, False, None),
        (4, "24", 24, True, None),
        (10, "24", 30, True, None),
        (11, "24", 31, True, Side.WHITE),
    ],
)
def test_what_was_left_out_counts_for_white(
    pawns: int, rule: str, points: int, allowed: bool, winner: Side | None
) -> None:
    judged = judge_declaration(board(ENTERED.format(pawns)), rule, "two")
    assert (judged.points, judged.left_out, judged.allowed, judged.winner) == (points, 10, allowed, winner)


def test_without_a_handicap_a_position_tells_by_what_it_lacks() -> None:
    judged = judge_declaration(board(WHOLE))
    assert (judged.points, judged.left_out, judged.winner) == (27, 10, Side.WHITE)
    with_all = judge_declaration(board(WHOLE.replace("RB", "2R2B")))
    assert (with_all.points, with_all.left_out, with_all.reasons) == (17, 0, ("too_few_points",))


def test_nothing_that_black_lacks_counts_for_black() -> None:
    entered = "9/4K+P+P+P1/1+P+P+P+P+P+P+P1/9/9/9/9/9/4k4 b 7P 1"
    judged = judge_declaration(board(entered), "", "two")
    assert (judged.points, judged.left_out, judged.reasons) == (17, 0, ("too_few_points",))


def test_no_king_or_other_piece_too_many_changes_what_was_left_out() -> None:
    """Two kings of Black's, no rook: a rook is missing, and the second king is nothing."""
    judged = judge_declaration(board(START.replace("1B5R1", "1B2K4").replace(" b ", " w ")))
    assert judged.left_out == 5
    assert judge_declaration(board(START.replace("4K", "5").replace(" b ", " w "))).left_out == 0


@pytest.mark.parametrize("handicap", ["", *(handicap.key for handicap in SHOGI.handicaps)])
def test_every_handicap_counts_from_its_start_on(handicap: str) -> None:
    """Whatever is taken, promoted and dropped."""
    position = Position.handicap(SHOGI, handicap)
    for ply in range(60):
        judged = judge_declaration(position)
        assert judged.left_out == (LEFT_OUT[handicap] if position.turn == Side.WHITE else 0)
        moves = position.legal_moves()
        takes = [move for move in moves if position.piece_at(to_square(move))]
        position.play((takes or moves)[ply * 7 % len(takes or moves)])


def test_a_game_goes_by_its_handicap_and_else_by_its_start() -> None:
    named = Game(SHOGI, board(ENTERED.format(7)), "two")
    assert (named.declaration().points, named.declaration().winner) == (27, Side.WHITE)
    assert Game(SHOGI, board(WHOLE)).declaration().points == 27
    assert Game(SHOGI, handicap="two").declaration().left_out == 10


@pytest.mark.parametrize("rule", ["try", "none"])
def test_rules_that_count_nothing_count_nothing_left_out(rule: str) -> None:
    judged = judge_declaration(board(WHOLE), rule)
    assert (judged.left_out, judged.allowed) == (0, False)
