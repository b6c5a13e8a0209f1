"""What stands to be taken after a move, in small positions."""

from __future__ import annotations

import pytest

from shogi_desktop.coach.facts import PlacedPiece
from shogi_desktop.coach.threats import Prospects, Threat, chance_of, threats_of
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant

SHOGI = load_variant("shogi")


def threats(sfen: str, move: str) -> list[Threat]:
    """After a move of White's."""
    position = parse_sfen(sfen, SHOGI)
    return threats_of(Prospects(position, parse_move(move, position)))


def names(*pieces: PlacedPiece) -> list[str]:
    return [f"{SHOGI.kind(each.piece >> 1).abbreviation} {SHOGI.square_name(each.square)}" for each in pieces]


def test_a_piece_that_was_attacked_before_still_is() -> None:
    (told,) = threats("4k4/7b1/9/9/9/9/2P6/9/K8 w - 1", "5a4a")
    assert told.standing and names(told.piece, told.by) == ["P 7g", "B 2b"]


def test_a_move_attacks_a_piece_itself_or_opens_the_way_to_it() -> None:
    (told,) = threats("4k4/7b1/9/9/9/9/4P4/9/K8 w - 1", "2b1c")
    assert not told.standing and names(told.piece, told.by) == ["P 5g", "B 1c"]
    (told,) = threats("4k4/7b1/6p2/9/9/9/2P6/9/K8 w - 1", "3c3d")
    assert not told.standing and names(told.piece, told.by) == ["P 7g", "B 2b"]


def test_a_piece_that_goes_on_attacking_from_elsewhere_has_been_moved_to_do_so() -> None:
    (told,) = threats("4k4/1r7/9/9/9/9/9/9/1P5K1 w - 1", "8b8d")
    assert not told.standing


def test_who_could_not_take_it_before_does_not_still_attack_it() -> None:
    """The lance did, the bishop could not."""
    (told,) = threats("2l1k4/7b1/6p2/9/9/9/2R6/9/K8 w - 1", "3c3d")
    assert names(told.piece, told.by) == ["R 7g", "B 2b"] and not told.standing


@pytest.mark.parametrize(
    "sfen",
    [
        "4k4/7b1/9/9/9/9/2P6/2G6/K8 w - 1",  # a pawn that is protected
        "4k4/7b1/9/9/9/9/9/9/K1P6 w - 1",  # nothing in the way of the bishop
        "4k4/7b1/9/9/9/9/2P5R/9/K8 w - 1",  # a rook protects it
    ],
)
def test_what_is_protected_or_not_attacked_is_safe(sfen: str) -> None:
    assert threats(sfen, "5a4a") == []


def test_a_piece_worth_more_than_what_takes_it_is_threatened_though_protected() -> None:
    (told,) = threats("4k4/7b1/9/9/9/9/2R6/2G6/K8 w - 1", "5a4a")
    assert told.standing and names(told.piece) == ["R 7g"]


def test_who_can_be_taken_first_threatens_nothing() -> None:
    assert threats("4k4/7b1/9/9/9/9/2P4R1/9/K8 w - 1", "5a4a") == []


def test_a_check_comes_before_all_threats() -> None:
    assert threats("4k4/7b1/9/9/9/9/2P6/9/K7r w - 1", "5a4a") == []


def test_of_many_threats_the_dearest_are_told() -> None:
    told = threats("4k4/9/9/G3r3P/9/9/9/9/K8 w - 1", "5a4a")
    assert names(*(each.piece for each in told)) == ["G 9d", "P 1d"]


# What the other side can take


def chance(sfen: str, move: str) -> list[str]:
    position = parse_sfen(sfen, SHOGI)
    found = chance_of(Prospects(position, parse_move(move, position)))
    return names(found) if found is not None else []


def test_a_piece_that_is_left_to_be_taken_is_a_chance() -> None:
    assert chance("4k4/1r7/9/9/9/9/9/9/K6R1 w - 1", "8b2b") == ["R 2b"]
    assert chance("4k4/1b7/9/9/1P7/9/9/1R7/K8 w - 1", "5a4a") == []
    assert chance("4k4/1b7/9/9/9/1P7/9/1R7/K8 w - 1", "5a4a") == []


def test_what_costs_more_than_it_brings_is_none() -> None:
    assert chance("4k4/9/9/9/9/7p1/7p1/7R1/K8 w - 1", "5a4a") == []
    assert chance("4k4/9/9/9/9/7r1/7p1/7R1/K8 w - 1", "5a4a") == []


# Found a little at a time


def test_it_is_all_the_same_whether_it_is_found_at_once_or_bit_by_bit() -> None:
    position = parse_sfen("4k4/1r7/9/4p4/4P4/9/1P7/9/K7R w - 1", SHOGI)
    move = parse_move("5d5e", position)
    slow, fast = Prospects(position.copy(), move), Prospects(position.copy(), move)
    steps = 0
    while slow.go_on():
        steps += 1
    captures_seen = sum(len(part) for part in (fast.had, fast.has, fast.risked, fast.left))
    assert steps >= captures_seen > 0
    assert (slow.had, slow.has, slow.risked, slow.left) == (fast.had, fast.has, fast.risked, fast.left)
    assert not slow.go_on() and not fast.go_on()
