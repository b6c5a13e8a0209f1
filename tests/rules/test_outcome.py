"""How games end."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.rulings.declaration import judge_declaration
from shogi_desktop.rules.validation import FlawReason, validate

from .boards import START, board, play

DANCE = ("2h3h", "8b7b", "3h2h", "7b8b")


def test_mate_wins() -> None:
    position = play(board("4k4/9/4G4/9/9/9/9/9/4K4 b G 1"), "G*5b")
    assert position.outcome() == Outcome(Side.BLACK, Termination.CHECKMATE)


def test_a_player_without_a_move_loses_without_check_too() -> None:
    assert board("k8/2G6/1G7/9/9/9/9/9/4K4 w - 1").outcome() == Outcome(Side.BLACK, Termination.NO_MOVES)


def test_the_fourth_occurrence_is_a_draw_the_third_is_not() -> None:
    position = play(board(START), *DANCE * 2, *DANCE[:3])
    assert position.outcome() is None
    play(position, DANCE[3])
    assert position.outcome() == Outcome(None, Termination.REPETITION)


def test_the_same_squares_with_other_hands_or_the_other_side_to_move_are_no_repetition() -> None:
    position = play(board("4k4/9/9/9/9/9/9/9/4K4 b - 1"), "5i4i", "5a4a", "4i5i", "4a5a")
    assert position.earlier_occurrences() == [0]
    position = play(board("4k4/9/9/9/9/9/9/9/4K4 b - 1"), "5i4h", "5a4a", "4h4i", "4a5a", "4i5i")
    assert position.turn == Side.WHITE
    assert position.earlier_occurrences() == []


CHECKS = ("5e4e", "4a5a", "4e5e", "5a4a")


def test_perpetual_check_loses_for_the_side_that_gives_it() -> None:
    position = play(board("5k3/9/9/9/4R4/9/9/9/K8 b - 1"), *CHECKS * 3)
    assert position.outcome() == Outcome(Side.WHITE, Termination.PERPETUAL_CHECK)


def test_one_move_without_check_makes_the_repetition_a_draw() -> None:
    position = board("5k3/9/9/9/5R3/9/9/9/K8 w - 1")
    cycle = ("4a5a", "4e5e", "5a4a", "5e6e", "4a5a", "6e5e", "5a4a", "5e4e")
    assert play(position, *cycle * 3).outcome() == Outcome(None, Termination.REPETITION)


def test_a_search_sees_the_second_occurrence_and_who_always_checks() -> None:
    position = board("5k3/9/9/9/4R4/9/9/9/K8 b - 1")
    assert position.repetition(100) == 0
    for text in CHECKS:
        play(position, text).in_check()
    assert (position.repetition(100), position.repetition(3)) == (2, 0)
    play(position, CHECKS[0]).in_check()
    assert position.repetition(100) == 3
    dance = play(board(START), *DANCE)
    assert dance.repetition(100) == 1


def test_the_move_limit_is_an_option_and_mate_comes_first() -> None:
    assert board(START.replace(" 1", " 257"), {"move_limit": "256"}).outcome() == Outcome(None, Termination.MOVE_LIMIT)
    assert board(START.replace(" 1", " 256"), {"move_limit": "256"}).outcome() is None
    assert board(START.replace(" 1", " 9999")).outcome() is None
    mated = board("4k4/4G4/4G4/9/9/9/9/9/4K4 w - 257", {"move_limit": "256"})
    assert mated.outcome() == Outcome(Side.BLACK, Termination.CHECKMATE)


def test_the_try_rule_ends_the_game_on_the_enemy_kings_square() -> None:
    position = play(board("k8/4K4/9/9/9/9/9/9/9 b - 1", {"declaration": "try"}), "5b5a")
    assert position.outcome() == Outcome(Side.BLACK, Termination.TRY)
    assert play(board("k8/4K4/9/9/9/9/9/9/9 b - 1"), "5b5a").outcome() is None


@pytest.mark.parametrize("handicap", ["", *(h.key for h in load_variant("shogi").handicaps)])
def test_every_start_is_sound(handicap: str) -> None:
    position = Position.handicap(load_variant("shogi"), handicap)
    assert validate(position) == []
    assert position.outcome() is None


IN_CAMP = "+R+R+B+BK+P+P+P+P/PP7/9/9/9/9/9/9/8k b {} 1"


@pytest.mark.parametrize(
    ("hand", "rule", "allowed", "winner", "reasons"),
    [
        ("4P", "27", True, Side.BLACK, ()),
        ("P", "27", False, None, ("too_few_points",)),
        ("P", "24", True, None, ()),
        ("5P", "24", True, Side.BLACK, ()),
        ("5P", "none", False, None, ("no_rule",)),
        ("-", "24", True, None, ()),
    ],
)
def test_declaration_by_points(
    hand: str, rule: str, allowed: bool, winner: Side | None, reasons: tuple[str, ...]
) -> None:
    judged = judge_declaration(board(IN_CAMP.format(hand)), rule)
    assert (judged.allowed, judged.winner, judged.reasons) == (allowed, winner, reasons)
    assert judged.pieces_in_zone == 10


@pytest.mark.parametrize(
    ("rule", "turn", "needed"),
    [
        ("27", "b", (28, 28, 10)),
        ("27", "w", (27, 27, 10)),
        ("24", "w", (24, 31, 10)),
        ("try", "b", (0, 0, 0)),
        ("none", "b", (0, 0, 0)),
    ],
)
def test_a_declaration_tells_what_it_needs(rule: str, turn: str, needed: tuple[int, int, int]) -> None:
    judged = judge_declaration(board(f"4k4/9/9/9/9/9/9/9/4K4 {turn} - 1"), rule)
    assert (judged.points_needed, judged.points_to_win, judged.pieces_needed) == needed


def test_declaration_needs_ten_pieces_no_check_and_a_king_in_the_zone() -> None:
    assert judge_declaration(board("+R+R+B+BK+P+P+P+P/P8/9/9/9/9/9/9/8k b 9P 1")).reasons == ("too_few_pieces",)
    assert judge_declaration(board("+R+R+B+BK+P+P+P+P/PP7/4l4/9/9/9/9/9/8k b 9P 1")).reasons == ()
    assert judge_declaration(board("+R+R+B+BKr+P+P+P/PPP6/9/9/9/9/9/9/8k b 9P 1")).reasons == ("in_check",)
    assert judge_declaration(board("+R+R+B+B1+P+P+P+P/PPP6/9/4K4/9/9/9/9/8k b 9P 1")).reasons == ("king_not_in_zone",)


@pytest.mark.parametrize(
    ("sfen", "reason", "square"),
    [
        ("9/9/9/9/9/9/9/9/4K4 b - 1", FlawReason.NO_KING, ""),
        ("4k4/9/9/9/9/9/9/9/3KK4 b - 1", FlawReason.TOO_MANY_KINGS, "5i"),
        ("4k4/9/9/4P4/9/4P4/9/9/4K4 w - 1", FlawReason.NIFU, "5f"),
        ("4k3P/9/9/9/9/9/9/9/4K4 b - 1", FlawReason.DEAD_PIECE, "1a"),
        ("4k4/9/9/9/9/9/9/9/4K4 b 3R 1", FlawReason.TOO_MANY, ""),
        ("4k4/9/9/9/4R4/9/9/9/4K4 b - 1", FlawReason.OPPONENT_IN_CHECK, "5a"),
    ],
)
def test_flaws_of_a_set_up_have_a_reason_and_a_square(sfen: str, reason: FlawReason, square: str) -> None:
    position = board(sfen)
    flaws = validate(position)
    assert [flaw.reason for flaw in flaws] == [reason]
    assert flaws[0].square == (position.variant.parse_square(square) if square else -1)
    assert str(flaws[0].message)
