"""What a report says of a problem."""

from __future__ import annotations

from shogi_desktop.mating.report import FlawKind, Report
from tests.problem_values import a_flaw, a_report


def test_a_report_tells_whether_the_problem_is_sound() -> None:
    dual = a_flaw(FlawKind.DUAL, 2, "G*4b", 1, ("G*4b",))
    assert a_report(True, 3, 3, True).sound is True
    assert a_report(True, 3, 3, True, flaws=(dual,)).sound is True
    assert a_report(True, 5, 3, True, flaws=(a_flaw(FlawKind.COOK, 2, "R*5a", 3),)).sound is False
    assert a_report(False).sound is False
    assert a_report(True, 3, 3, True, undecided=((0, "G*5b", 0),)).sound is None
    assert a_report(None).sound is None


def test_an_undecided_move_casts_doubt_unless_it_can_only_be_a_choice_at_the_end() -> None:
    def report(*undecided: tuple[int, str, int], plies: int = 3) -> Report:
        return a_report(True, plies, plies, True, undecided=undecided)

    assert (report((2, "G*5b", 0)).sound, report((2, "G*5b", 0)).within) == (True, 0)
    assert (report((0, "G*5b", 9), (2, "S*4b", 0)).sound, report((0, "G*5b", 9), (2, "S*4b", 0)).within) == (None, 9)
    assert report((0, "G*5b", 9), (2, "S*4b", 5), plies=5).within == 7
    assert report((0, "G*5b", 9), (0, "S*4b", 0)).within == 0
    # The only move of a mate in 1 can be a cook, but not where it is known not to mate at once.
    assert report((0, "G*5b", 0), plies=1).sound is None
    assert report((0, "G*5b", 3), plies=1).sound is True
    assert a_report(None, undecided=((0, "G*5b", 9), (0, "S*4b", 5))).within == 5
