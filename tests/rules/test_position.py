"""What may be played: one test a rule, with legal and illegal moves."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import is_promotion
from shogi_desktop.rules.legality import Illegality, illegality, possible_moves
from shogi_desktop.rules.perft import divide, perft

from .boards import START, board, legal, move, play


def wander(choice: random.Random, plies: int) -> Position:
    """A position after random moves from the start, captures preferred."""
    position = Position(load_variant("shogi"))
    for _ in range(plies):
        moves = position.legal_moves()
        if not moves:
            break
        captures = [m for m in moves if position.transition(m).removals]
        position.play(choice.choice(captures or moves))
    return position


def test_promotion_on_entering_moving_inside_and_leaving() -> None:
    position = board("4k4/9/2S6/2S6/9/9/9/9/4K4 b - 1")
    assert legal(position, "7d6c+", "7d6c", "7c6b+", "7c8d+", "7c8d") == [True] * 5
    assert legal(board("4k4/9/9/9/2S6/9/9/9/4K4 b - 1"), "7e6d", "7e6d+") == [True, False]


def test_gold_and_king_do_not_promote() -> None:
    assert legal(board("9/2K1G4/9/k8/9/9/9/9/9 b - 1"), "5b5a+", "7b7a+", "5b5a") == [False, False, True]


def test_promotion_is_forced_where_the_piece_could_never_move() -> None:
    position = board("4k4/P1L3N2/1L2N4/9/9/9/9/9/4K4 b - 1")
    assert legal(position, "9b9a", "9b9a+", "7b7a", "7b7a+") == [False, True, False, True]
    assert legal(position, "5c4a", "5c4a+", "8c8b", "8c8b+", "8c8a") == [False, True, True, True, False]


def test_nifu_forbids_a_second_unpromoted_pawn_on_a_file() -> None:
    position = board("4k4/9/9/9/9/9/P7+P/9/4K4 b P 1")
    assert legal(position, "P*9e", "P*1e", "P*5e") == [False, True, True]


def test_drops_only_where_the_piece_can_move_again() -> None:
    position = board("4k4/9/9/9/9/9/9/9/4K4 b NLP 1")
    assert legal(position, "P*1a", "L*1a", "N*1a", "N*1b", "N*1c", "L*1b", "P*1b") == [False] * 4 + [True] * 3
    white = board("4k4/9/9/9/9/9/9/9/4K4 w nlp 1")
    assert legal(white, "P*1i", "L*1i", "N*1h", "N*1g", "L*1h") == [False, False, False, True, True]


def test_drops_only_on_empty_squares_and_of_pieces_in_hand() -> None:
    position = board("4k4/9/9/9/9/9/9/9/4K4 b G 1")
    assert legal(position, "G*5i", "G*5a", "S*5e", "G*5e") == [False, False, False, True]


def test_uchifuzume_forbids_a_pawn_drop_that_mates() -> None:
    position = board("6rkr/9/7GG/9/9/9/9/9/4K4 b P 1")
    assert legal(position, "P*2b", "P*3e") == [False, True]


def test_a_pawn_drop_that_only_checks_is_legal() -> None:
    assert legal(board("7kr/9/7GG/9/9/9/9/9/4K4 b P 1"), "P*2b") == [True]


def test_a_pawn_move_may_mate() -> None:
    position = play(board("6rkr/9/7P1/6G1G/9/9/9/9/4K4 b - 1"), "3d3c")
    play(position, "3a4a")
    assert legal(position, "2c2b", "2c2b+") == [True, True]


def test_a_pawn_drop_is_no_mate_while_the_pawn_can_be_taken() -> None:
    assert legal(board("6rkr/6g2/7G1/8G/9/9/9/9/4K4 b P 1"), "P*2b") == [True]


def test_a_pinned_piece_does_not_save_from_a_pawn_drop_mate() -> None:
    assert legal(board("6rkr/6g2/5B1GG/9/9/9/9/9/4K4 b P 1"), "P*2b") == [False]
    assert legal(board("6rkr/6g2/7GG/9/9/9/9/9/4K4 b P 1"), "P*2b") == [True]


def test_a_check_must_be_answered() -> None:
    position = board("4k4/9/9/9/4r4/9/9/3S5/4K4 b G 1")
    assert legal(position, "5i4h", "6h5g", "G*5f", "G*4e", "6h7g", "5i5h") == [True, True, True, False, False, False]


def test_two_checkers_leave_only_moves_of_the_king() -> None:
    position = board("4k4/9/9/4r4/9/9/5n3/5G3/4K4 b S 1")
    assert legal(position, "S*5h", "4h4g", "5i6i") == [False, False, True]


def test_a_pinned_piece_stays_on_its_line() -> None:
    position = board("4k4/9/9/4r4/9/9/9/4R4/4K4 b - 1")
    assert legal(position, "5h5d", "5h5f", "5h4h") == [True, True, False]


def test_a_lance_pins_forward_only_and_a_king_blocks_nothing_behind_it() -> None:
    position = board("4k4/9/9/4l4/9/9/4S4/9/4K4 b - 1")
    assert legal(position, "5g5f", "5g4f") == [True, False]
    fleeing = board("4k4/9/9/4r4/9/9/9/4K4/9 b - 1")
    assert legal(fleeing, "5h5i", "5h5g", "5h4i") == [False, False, True]


def test_the_king_takes_only_what_is_not_protected() -> None:
    position = board("4k4/9/9/9/9/9/5p3/4g4/4K4 b - 1")
    assert legal(position, "5i5h") == [True]
    protected = board("4k4/9/9/9/9/4l4/9/4g4/4K4 b - 1")
    assert legal(protected, "5i5h") == [False]


def test_knights_leap_over_pieces_and_promoted_knights_do_not() -> None:
    assert legal(board("4k4/9/9/9/9/9/3PPP3/4N4/4K4 b - 1"), "5h4f", "5h6f") == [True, True]
    assert legal(board("4k4/9/9/9/9/9/3PPP3/4+N4/4K4 b - 1"), "5h4f", "5h6h") == [False, True]


def test_perft_of_the_initial_position() -> None:
    """30, 900, 25470 stand in the rules text; 19861490 at depth 5 is a benchmark's business."""
    position = Position(load_variant("shogi"))
    assert [perft(position, depth) for depth in (0, 1, 2, 3)] == [1, 30, 900, 25470]
    assert sum(count for _, count in divide(position, 3)) == 25470


def test_593_legal_moves_are_the_most_known() -> None:
    assert len(board("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1").legal_moves()) == 593


def test_no_position_outgrows_the_move_stack() -> None:
    position = board("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1")
    position.generate()
    before = [int(position.moves[at]) for at in range(position.top)]
    position.top = len(position.moves) - 3
    assert len(position.legal_moves()) == 593
    assert [int(position.moves[at]) for at in range(593)] == before


@given(st.integers(0, 2**32))
def test_undo_restores_everything_and_the_hash_is_that_of_the_position(seed: int) -> None:
    choice = random.Random(seed)
    position = Position(load_variant("shogi"))
    states: list[tuple[Position, list[int]]] = []
    for _ in range(30):
        moves = position.legal_moves()
        if not moves:
            break
        states.append((position.copy(), moves))
        position.play(choice.choice(moves))
    fresh = board(format_sfen(position))
    assert (fresh.key, fresh.same_state(position)) == (position.key, True)
    for state, moves in reversed(states):
        position.undo()
        assert position.same_state(state)
        assert position.legal_moves() == moves


@given(st.integers(0, 2**32))
def test_playing_and_taking_back_in_any_order_keeps_the_position_whole(seed: int) -> None:
    """A piece list that lost its order once showed only after captures, drops and undos in a row."""
    choice = random.Random(seed)
    position = board("lns3bnl/4g1k2/2p2psgp/p3p1pp1/3r4P/P3PSP2/1PP2PNS1/2GPG2R1/LNBK4L w P2p 48")
    for _ in range(60):
        moves = position.legal_moves()
        if not moves or (position.ply and choice.random() < 0.45):
            position.undo()
        else:
            lively = [m for m in moves if position.transition(m).removals or position.transition(m).drop_kind]
            position.play(choice.choice(lively or moves))
    fresh = board(format_sfen(position))
    assert position.same_state(fresh)
    assert sorted(position.legal_moves()) == sorted(fresh.legal_moves())


@given(st.integers(0, 2**32))
def test_noisy_moves_are_the_captures_and_promotions(seed: int) -> None:
    choice = random.Random(seed)
    position = wander(choice, choice.randrange(30, 120))
    legal_moves = position.legal_moves()
    position.generate(True)
    noisy = [int(position.moves[n]) for n in range(position.top)]
    position.top = 0
    captures = [m for m in legal_moves if position.transition(m).removals]
    assert sorted(noisy) == sorted({*captures, *(m for m in legal_moves if is_promotion(m))})


@given(st.integers(0, 2**32))
def test_gives_check_says_what_playing_the_move_shows(seed: int) -> None:
    choice = random.Random(seed)
    position = wander(choice, choice.randrange(30, 120))
    for candidate in position.legal_moves():
        expected = position.gives_check(candidate)
        position.play(candidate)
        assert position.in_check() == expected
        position.undo()


@settings(max_examples=40)  # the time for one grows with the square of the moves
@given(st.integers(0, 2**32))
def test_legal_moves_are_the_possible_ones_that_break_no_rule(seed: int) -> None:
    choice = random.Random(seed)
    position = wander(choice, choice.randrange(60, 120))
    expected = [m for m in possible_moves(position) if illegality(position, m) is None]
    assert sorted(position.legal_moves()) == sorted(expected)


@pytest.mark.parametrize(
    ("sfen", "text", "reason"),
    [
        (START, "7g7e", Illegality.NOT_A_MOVE),
        (START, "P*5e", Illegality.NOT_A_MOVE),
        ("4k4/9/9/9/9/9/P8/9/4K4 b P 1", "P*9e", Illegality.NIFU),
        ("4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*1b", Illegality.DEAD_PIECE),
        ("4k4/P8/9/9/9/9/9/9/4K4 b - 1", "9b9a", Illegality.DEAD_PIECE),
        ("4k4/9/9/9/4r4/9/9/9/4K4 b - 1", "5i5h", Illegality.LEFT_IN_CHECK),
        ("4k4/9/9/4r4/9/9/9/4R4/4K4 b - 1", "5h4h", Illegality.LEFT_IN_CHECK),
        ("6rkr/9/7GG/9/9/9/9/9/4K4 b P 1", "P*2b", Illegality.UCHIFUZUME),
        (START, "7g7f", None),
    ],
)
def test_illegality_names_the_rule(sfen: str, text: str, reason: Illegality | None) -> None:
    position = board(sfen)
    assert illegality(position, move(position, text)) is reason
    assert position.same_state(board(sfen))


def test_a_null_move_passes_the_turn_and_comes_back() -> None:
    position = play(board(START), "7g7f")
    before = position.copy()
    position.play_null()
    passed = board("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3")
    assert position.same_state(passed)
    assert sorted(position.legal_moves()) == sorted(passed.legal_moves())
    position.undo()
    assert position.same_state(before)


def test_undo_at_the_start_is_an_error() -> None:
    with pytest.raises(IndexError):
        Position(load_variant("shogi")).undo()


def test_a_transition_tells_legs_captures_promotion_and_drops() -> None:
    position = board("4k4/9/4p4/4R4/9/9/9/9/4K4 b P 1")
    square = position.variant.parse_square
    pawn, rook = position.variant.kind_by_code("P"), position.variant.kind_by_code("R")
    change = position.transition(move(position, "5d5c+"))
    assert [(leg.origin, leg.target, leg.piece) for leg in change.legs] == [(square("5d"), square("5c"), rook.id << 1)]
    assert [(r.square, r.piece, r.to_hand_kind) for r in change.removals] == [(square("5c"), pawn.id << 1 | 1, pawn.id)]
    assert change.promoted == ((square("5c"), rook.promotes_to << 1),)
    drop = position.transition(move(position, "P*4e"))
    assert (drop.drop_kind, drop.legs[0].origin, drop.legs[0].target) == (pawn.id, -1, square("4e"))
