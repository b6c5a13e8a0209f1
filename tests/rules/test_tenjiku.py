"""Tenjiku: the check values of its rules, and the program beside the second reading of them."""

from __future__ import annotations

import random
import re

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.board.moves import board_move, from_square, is_pass, is_promotion, two_leg_move
from shogi_desktop.rules.perft import perft
from shogi_desktop.rules.validation import FlawReason, validate

from .boards import placed
from .tenjiku_compare import compare, option_sets

VARIANT = load_variant("tenjiku")


def board(pieces: str, turn: int = 0, kings: str = "K1p k16a", options: dict[str, str] | None = None) -> Position:
    """Without `kings` the sides have none but those named."""
    return placed(f"{pieces} {kings}", load_variant("tenjiku", options or {}), turn)


def at(name: str) -> int:
    return VARIANT.parse_square(name)


def step(origin: str, target: str, promote: bool = False) -> int:
    return int(board_move(at(origin), at(target), promote))


def removed(position: Position, move: int) -> list[str]:
    assert move in position.legal_moves()
    return [VARIANT.square_name(removal.square) for removal in position.transition(move).removals]


def test_move_counts_of_the_initial_position() -> None:
    """72 and 5255 stand in the rules text."""
    position = Position(VARIANT)
    assert [perft(position, depth) for depth in (1, 2)] == [72, 5255]
    assert perft(Position(load_variant("tenjiku", {"general_capture": "lower_only"})), 1) == 70


@pytest.mark.skipif(not core_is_compiled(), reason="interpreted it takes minutes")
def test_move_counts_of_three_plies() -> None:
    """434615 stands in the rules text, from before the ban of repetition: 48 of these are passes that answer a pass."""
    assert perft(Position(VARIANT), 3) == 434615 - 48
    assert perft(Position(load_variant("tenjiku", {"repetition": "allowed"})), 3) == 434615


# Moves of a lone piece on 8h, kings on 1p and 16a; kinds that only promotion makes stand as the face they are on.
LONE = """
K 8  +DE 8  DE 7  BT 7  FL 6  G 6  S 5  C 4  I 3  D 3  P 1  N 2  L 7  RC 15  B 29  R 30  DH 33  DK 34  Q 59  KR 8  PH 8
SM 17  VM 17  SS 18  VS 12  CS 48  WB 48  HF 55  SE 50  LN 25  LH 46  FE 60  BG 29  RG 30  VG 66  GG 59  FD 75
+CS 42  +VM 44  +SM 44  +BT 21  +D 22  +RC 30  +L 29
"""


@pytest.mark.parametrize(("code", "count"), re.findall(r"(\S+) (\d+)", LONE))
def test_moves_of_a_lone_piece(code: str, count: str) -> None:
    moves = {m for m in board(f"{code}8h").legal_moves() if from_square(m) == at("8h")}
    assert len([m for m in moves if not is_promotion(m)]) == int(count)


@pytest.mark.parametrize(
    "line",
    [
        "9l9k 13d13f 6m13f 8e8f 8m14g 9d3j 14g10c 3j7n 10c9b",
        "7l7k 7e7f 9m9a 10a9a",
        "7l7k 5d3f 6m8k 4e4f 7n6k 10e10f 6k2g",
    ],
)
def test_opening_lines_are_legal(line: str) -> None:
    position = Position(VARIANT)
    for text in line.split():
        move = parse_move(text, VARIANT)
        assert move in position.legal_moves(), text
        position.play(move)


def test_a_demon_burns_all_enemies_beside_it() -> None:
    assert sorted(removed(board("FD8h p7d p8d p9d P7f"), step("8h", "8e"))) == ["7d", "8d", "9d"]


def test_a_demon_that_passes_threatens_both_royal_pieces_beside_it() -> None:
    position = board("K9h +DE7h fd8g", kings="k16a")
    assert position.in_check()
    assert not board("K9h +DE6h fd8g", kings="k16a").in_check(), "one of them would be left"


def test_who_ends_beside_a_demon_burns_and_keeps_its_captures() -> None:
    assert removed(board("R8h fd8d"), step("8h", "8e")) == ["8e"]
    assert removed(board("R7h p7e fd8d"), step("7h", "7e")) == ["7e", "7e"]


def test_a_demon_beside_a_demon_burns_nothing_unless_agreed() -> None:
    assert removed(board("FD8h fd8d p9f"), step("8h", "8e")) == ["8e"]
    others = board("FD8h fd8d p9f", options={"fire_demon_clash": "mover_and_others"})
    assert removed(others, step("8h", "8e")) == ["9f", "8e"]


def test_igui_takes_without_moving() -> None:
    position = board("LN8h p8g fd8f")
    assert removed(position, int(two_leg_move(at("8h"), at("8g"), at("8h")))) == ["8g"]


def test_a_lion_takes_two() -> None:
    position = board("LN8h p8g p9f")
    move = int(two_leg_move(at("8h"), at("8g"), at("9f")))
    assert removed(position, move) == ["8g", "9f"]
    assert [leg.target for leg in position.transition(move).legs] == [at("8g"), at("9f")]


def test_generals_jump_lower_ranks_to_take() -> None:
    position = board("RG8m P8l p8e rg8d q8c")
    legal = position.legal_moves()
    assert [step("8m", square) in legal for square in ("8e", "8d", "8c", "8k")] == [True, True, False, False]
    assert step("8m", "8e", True) in legal
    behind_a_king = board("GG8l P8k k8e q8d", kings="K1p")
    assert [step("8l", square) in behind_a_king.legal_moves() for square in ("8e", "8d")] == [False, False]


def test_promotion_needs_a_capture_or_an_entry() -> None:
    rook = board("R8e p8h")
    legal = rook.legal_moves()
    assert [step("8e", "8h", True) in legal, step("8e", "8f", True) in legal] == [True, False]
    lion = board("LN8f p8e")
    assert not any(is_promotion(m) for m in lion.legal_moves() if m & 2047 == at("8f"))
    igui = board("LN8e p8f")
    assert int(two_leg_move(at("8e"), at("8f"), at("8e"), True)) in igui.legal_moves()


def test_a_mover_that_burns_does_not_promote() -> None:
    legal = board("WB8h fd8d").legal_moves()
    assert [step("8h", "8f") in legal, step("8h", "8f", True) in legal] == [True, False]


def test_a_pass_brings_a_position_back_and_may_not_be_answered() -> None:
    position = board("LN8h ln8d")
    passes = [m for m in position.legal_moves() if is_pass(m)]
    assert len(passes) == 1
    position.play(passes[0])
    assert not any(is_pass(m) for m in position.legal_moves())
    allowed = board("LN8h ln8d", options={"repetition": "allowed"})
    allowed.play(passes[0])
    assert any(is_pass(m) for m in allowed.legal_moves())


def test_a_check_need_not_be_answered_and_the_last_royal_decides() -> None:
    position = board("R8h k8d", kings="K1p")
    assert not position.in_check()
    position.set_turn(1)
    assert position.in_check()
    assert len(position.legal_moves()) == 8
    position.set_turn(0)
    position.play(step("8h", "8d"))
    assert position.outcome() == Outcome(Side.BLACK, Termination.ROYALS_LOST)
    assert position.legal_moves() == []


def test_a_prince_is_a_second_king() -> None:
    position = board("R8h k8d +de1a", kings="K1p")
    position.set_turn(1)
    assert not position.in_check()
    position.set_turn(0)
    position.play(step("8h", "8d"))
    assert position.outcome() is None
    assert position.royal_squares(1) == [at("1a")]


def test_set_ups_may_have_a_prince_and_a_king_that_can_be_taken() -> None:
    position = board("R8h k8d +de1a", kings="K1p")
    assert validate(position) == []
    position.put(at("2a"), position.piece_at(at("8d")))
    assert [flaw.reason for flaw in validate(position)] == [FlawReason.TOO_MANY_KINGS]


def test_taking_the_last_royal_wins_even_where_the_own_burns() -> None:
    position = board("K8e k8d fd8c", kings="")
    position.play(step("8e", "8d"))
    assert position.outcome() == Outcome(Side.BLACK, Termination.ROYALS_LOST)


def test_taking_the_last_royal_answers_a_check_even_where_the_own_burns() -> None:
    position = board("K8g FD7f k8h", 1, "")
    assert position.in_check()
    first = position.top
    position.generate_evasions()
    assert step("8h", "8g") in [int(position.moves[at]) for at in range(first, position.top)]
    position.play(step("8h", "8g"))
    assert position.outcome() == Outcome(Side.WHITE, Termination.ROYALS_LOST)


def test_squares_beside_burners_are_those_of_the_pieces_that_stand_there() -> None:
    chooser = random.Random(3)
    position = Position(VARIANT)
    fires = [position.copy()]
    while position.ply < 250 and position.outcome() is None:
        moves = position.unbanned_moves(True) or position.legal_moves()
        position.play(chooser.choice(moves))
        anew = Position.empty(VARIANT)
        for square in VARIANT.squares:
            anew.put(square, position.piece_at(square))
        assert position.fire == anew.fire
        fires.append(position.copy())
    assert any(fires[0].fire != before.fire for before in fires)
    while fires:
        assert position.fire == fires.pop().fire
        if fires:
            position.undo()


@pytest.mark.once
@pytest.mark.parametrize("chosen", option_sets(), ids=str)
def test_moves_and_what_they_do_as_the_second_reading_has_them(chosen: dict[str, str]) -> None:
    assert compare(chosen, 7, 8 if core_is_compiled() else 2) == []
