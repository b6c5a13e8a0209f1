"""Tori shogi: the cases of its rules, promotion that cannot be declined, repetition that is lost for who began it."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.legality import Illegality, illegality

from .boards import move, placed, play
from .cases import Case, board, cases, judged

CASES = """
K4g L4d / k7a | b | L4d-4a | yes | the left quail runs straight ahead
K4g L4d / k7a | b | L4d-1g | yes | and back to the right
K4g L4d / k7a | b | L4d-5e | yes | back to the left it steps
K4g L4d / k7a | b | L4d-6f | no | it does not run there
K4g R4d / k7a | b | R4d-7g | yes | the right quail is its mirror image
K4g R4d / k7a | b | R4d-2f | no | to the right it steps
K4g / k4a l4d | w | L4d-7a | yes | White's left quail runs back to White's right, which is Black's left
K4g / k4a l4d | w | L4d-2b | no | and not to the other side
K4g P4e S4d / k7a | b | P4e-4c | yes | the pheasant jumps
K4g P4e / k7a | b | P4e-4d | no | and does not step ahead
K4g +S4d S3c / k7a | b | +S4d-2b | yes | the goose jumps
K4g +S4d / k7a | b | +S4d-4f | yes | straight back, too
K4g +S4d / k7a | b | +S4d-2f | no | not diagonally back
K4g +F4d / k7a | b | +F4d-6f | yes | the eagle goes two squares diagonally back
K4g +F4d / k7a | b | +F4d-7g | no | not three
K4g +F4d S5e / k7a | b | +F4d-6f | no | it does not jump
K4g +F4d / k6a | b | +F4d-1a | yes | diagonally ahead it runs
K4g +F4d / k7a | b | +F4d-2d | no | sideways it steps
K4g F4d / k7a | b | F4d-4e | no | the falcon never steps straight back
K4g C4d / k7a | b | C4d-3d | no | the crane never sideways
K4g S4c / k7a | b | S4c-4b+ | yes | entering the zone (two ranks)
K4g S4c / k7a | b | S4c-4b= | no | promotion is no choice
K4g F4b / k7a | b | F4b-3c+ | yes | leaving it
K4g F4b / k7a | b | F4b-3c= | no | that is no choice either
K4g C4b / k7a | b | C4b-4a+ | no | a crane does not promote
K4g S5e / k7a | b | S*5d | yes | a second swallow on the file
K4g S5e S5f / k7a | b | S*5d | no | but no third
K4g S5e +S5f / k7a | b | S*5d | yes | a goose does not count
K4g / k7a | b | S*5a | no | no further move
K4g / k7a | b | F*5b | yes | a falcon may be dropped into the zone
K7g C1c / k1a p2a | b | S*1b | no | a drop that mates with a swallow
K7g C1c / k1a p2a | b | F*1b | yes | a falcon may mate so
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("tori", case) == case.legal


@pytest.mark.parametrize(
    ("pieces", "text", "hand", "reason"),
    [
        ("K4g S4c / k7a", "4c4b", "", Illegality.MUST_PROMOTE),
        ("K4g F4b / k7a", "4b3c", "", Illegality.MUST_PROMOTE),
        ("K4g S4b / k7a", "4b4a", "", Illegality.DEAD_PIECE),
        ("K4g S5e S5f / k7a", "S*5d", "S", Illegality.FULL_FILE),
        ("K7g C1c / k1a p2a", "S*1b", "S", Illegality.UCHIFUZUME),
    ],
)
def test_an_illegal_move_has_its_reason(pieces: str, text: str, hand: str, reason: Illegality) -> None:
    position = board("tori", pieces, hand=hand)
    assert illegality(position, move(position, text)) is reason


def test_what_is_taken_comes_back_unpromoted() -> None:
    position = play(placed("K4g C4d +f4c k7a", load_variant("tori")), "4d4c")
    assert position.hand_count(Side.BLACK, position.variant.kind_by_code("F").id) == 1


def test_the_third_occurrence_is_lost_for_who_began() -> None:
    """Black leaves the position first, so it is Black's to vary."""
    position = placed("K4g k4a", load_variant("tori"))
    there_and_back = ["4g5g", "4a5a", "5g4g", "5a4a"]
    play(position, *there_and_back)
    assert position.outcome() is None
    play(position, *there_and_back)
    assert position.outcome() == Outcome(Side.WHITE, Termination.STARTED_REPETITION)


def test_who_varies_has_not_lost_and_the_other_side_may_have_begun_another_repetition() -> None:
    position = placed("K4g k4a", load_variant("tori"))
    play(position, "4g5g", "4a5a", "5g4g", "5a4a", "4g3g", "4a5a", "3g4g", "5a4a", "4g5f")
    assert position.outcome() is None


def test_perpetual_check_loses_whoever_began() -> None:
    """White leaves the position first, but the eagle gives check with every move."""
    position = placed("K7g +F2c k4a", load_variant("tori"), turn=1)
    play(position, *["4a3a", "2c1c", "3a4a", "1c2c"] * 2)
    assert position.outcome() == Outcome(Side.WHITE, Termination.PERPETUAL_CHECK)


@pytest.mark.parametrize(("chosen", "times"), [("loss_3", 3), ("draw_4", 4)])
def test_repetition_may_be_agreed_on(chosen: str, times: int) -> None:
    position = placed("K4g k4a", load_variant("tori", {"repetition": chosen}))
    for _ in range(times - 1):
        assert position.outcome() is None
        play(position, "4g5g", "4a5a", "5g4g", "5a4a")
    outcome = position.outcome()
    assert outcome is not None and outcome.winner == (Side.WHITE if chosen == "loss_3" else None)


JAPANESE = {"repetition": "maker_3"}
ROUND = ("4g5g", "4a5a", "5g4g", "5a4a")


def test_in_the_japanese_reading_the_third_occurrence_is_lost_for_who_made_the_position() -> None:
    """It stood there before anybody moved; White has brought it back."""
    position = play(placed("K4g k4a", load_variant("tori", JAPANESE)), *ROUND, *ROUND[:3])
    assert position.outcome() is None
    assert play(position, ROUND[3]).outcome() == Outcome(Side.BLACK, Termination.STARTED_REPETITION)
    position.undo()
    assert play(position, "5a6a").outcome() is None
    made_by_black = placed("K4g k4a", load_variant("tori", JAPANESE), turn=1)
    play(made_by_black, *["4a5a", "4g5g", "5a4a", "5g4g"] * 2)
    assert made_by_black.outcome() == Outcome(Side.WHITE, Termination.STARTED_REPETITION)


def test_in_the_japanese_reading_who_answers_a_check_has_not_lost() -> None:
    """White makes the position, but in answer to a check: Black had to play something else. Not all moves were checks,
    and where another move of White's brings the position about, it is White who has lost."""
    position = placed("K7g F4d k4b", load_variant("tori", JAPANESE))
    play(position, *["4d5d", "4b3c", "5d4d", "3c4b"] * 2)
    assert position.outcome() == Outcome(Side.WHITE, Termination.STARTED_REPETITION)
    position = placed("K7g F4d k4b", load_variant("tori", JAPANESE))
    play(position, "4d5d", "4b3c", "5d4d", "3c4b", "4d5d", "4b4a", "5d4d", "4a4b")
    assert position.outcome() == Outcome(Side.BLACK, Termination.STARTED_REPETITION)


def test_perpetual_check_loses_in_the_japanese_reading_too() -> None:
    """It is the eagle that completes the repetition, and White who made the first position that came back."""
    position = placed("K7g +F2c k4a", load_variant("tori", JAPANESE), turn=1)
    play(position, *["4a3a", "2c1c", "3a4a", "1c2c"] * 2)
    assert position.outcome() == Outcome(Side.WHITE, Termination.PERPETUAL_CHECK)


def test_a_move_taken_back_takes_the_repetition_back() -> None:
    position = play(placed("K4g k4a", load_variant("tori", JAPANESE)), *ROUND * 2)
    assert position.outcome() is not None
    position.undo()
    assert position.outcome() is None
    assert play(position, ROUND[3]).outcome() == Outcome(Side.BLACK, Termination.STARTED_REPETITION)


def test_the_handicaps_leave_a_game_to_play() -> None:
    variant = load_variant("tori")
    for handicap in variant.handicaps:
        position = Position.handicap(variant, handicap.key)
        assert position.turn == Side.WHITE and position.legal_moves()
