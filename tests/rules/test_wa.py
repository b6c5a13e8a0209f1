"""Wa shogi: the cases of its rules and numbers of moves."""

from __future__ import annotations

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.perft import perft

from .boards import placed, play
from .cases import Case, board, cases, judged, move_of

CASES = """
CK6k SP6d / ck1a | b | SP6d-6c+ | yes | entering the zone (three ranks)
CK6k SP6b / ck1a | b | SP6b-6a= | no | a sparrow pawn must promote on the last rank
CK6k OC6d / ck1a | b | OC6d-6a= | no | so must an oxcart
CK6k LH6d / ck1a | b | LH6d-6a= | yes | a liberated horse can still go back
CK6k LH6f SP6g / ck1a | b | LH6f-6h | no | its back move of two is no jump
CK6k TF6f SP6e SP7e / ck1a | b | TF6f-6d | yes | the fox jumps
CK6k TF6f SP6e SP7e / ck1a | b | TF6f-8d | yes | diagonally too
CK6k TF6f / ck1a | b | TF6f-5f | no | never sideways
CK6k CE6f / ck1a | b | CE6f-3c | yes | three squares forward diagonally
CK6k CE6f / ck1a | b | CE6f-2b | no | not four
CK6k CE6f SP5e / ck1a | b | CE6f-4d | no | no jump
CK6k FF4d / ck1a | b | FF4d-3c+ | yes | flying falcon to tenacious falcon
CK6k +SC6f / ck1a | b | +SC6f-4d+ | no | a promoted crow moves as a flying falcon and does not promote again
CK6k / ck6a sw6b +ff1k | b | CK6k-6j | yes | out of check
CK6k FG6j / ck6a oc6b | b | FG6j-5i | no | pinned
CK6k SP5g / ck1a | b | SP*5e | no | a second unpromoted sparrow pawn on the file | drops=on
CK6k +SP5g / ck1a | b | SP*5e | yes | the golden bird does not count | drops=on
CK6k / ck11a | b | OC*5a | no | no further move | drops=on
CK6k / ck11a | b | SP*5a | no | no further move | drops=on
CK6k / ck11a | b | RR*5a | yes | a running rabbit can step back | drops=on
CK6k CE1b SW3b / ck1a oc2a | b | SP*1b | no | occupied | drops=on
CK6k +SW11b +SP2c / ck1a oc2a | b | SP*1b | no | a drop that mates with a pawn | drops=on
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("wa", case) == case.legal


def test_move_counts_of_the_initial_position() -> None:
    """Counted by this program's generator and a slow one of its own; 51 by HaChu too."""
    depths = (1, 2, 3) if core_is_compiled() else (1, 2)
    for options in ({}, {"drops": "on"}):
        found = [perft(Position(load_variant("wa", options)), depth) for depth in depths]
        assert found == [51, 2601, 126574][: len(depths)]


def test_a_ban_of_repetition_where_checks_are_answered() -> None:
    position = board("wa", "CK6k / ck6a", options={"repetition": "forbidden"})
    for text in ("CK6k-6j", "CK6a-6b", "CK6j-6k"):
        position.play(move_of(position, text))
    assert not position.is_legal(move_of(position, "CK6b-6a"))
    assert position.is_legal(move_of(position, "CK6b-5a"))


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
