"""Yari shogi: the cases of its rules, stalemate that draws, a ban of the third occurrence."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.legality import Illegality, illegality

from .boards import move, placed, play
from .cases import Case, cases, judged

CASES = """
K4i R4e / k1a | b | R4e-4b | yes | the yari rook runs ahead
K4i R4e / k1a | b | R4e-7e | yes | and sideways
K4i R4e / k1a | b | R4e-4f | no | never back
K4i B4e / k1a | b | B4e-4a+ | yes | the yari bishop runs ahead
K4i B4e / k1a | b | B4e-3d | yes | or steps diagonally ahead
K4i B4e / k1a | b | B4e-2c | no | one step only
K4i B4e / k1a | b | B4e-3f | no | never back
K4i N4e P5d / k1a | b | N4e-5c= | yes | the yari knight jumps
K4i N4e / k1a | b | N4e-4b= | yes | or runs ahead
K4i N4e / k1a | b | N4e-2d | no | never aside
K4i +B4e / k1a | b | +B4e-4h | yes | the yari gold runs straight back
K4i +B4e / k1a | b | +B4e-3f | no | not diagonally back
K4i +N4e / k1a | b | +N4e-5e | yes | it steps sideways
K4i +N4e / k1a | b | +N4e-6e | no | one step only
K4i +P4e / k1a | b | +P4e-4h | yes | the yari silver runs straight back
K4i +P4e / k1a | b | +P4e-5e | no | it never steps sideways
K4i +R4e / k1a | b | +R4e-4h | yes | a promoted yari rook is a rook
K4i R4b / k1c | b | R4b-4a= | yes | on the last rank a yari rook may stay as it is
K4i B4b / k1c | b | B4b-4a= | no | a yari bishop must promote there
K4i N4c / k1e | b | N4c-3a= | no | so must a yari knight
K4i N4d / k1e | b | N4d-3b= | yes | which can still run ahead on the rank before
K4i P4b / k1e | b | P4b-4a= | no | and a pawn
K4i / k1e | b | N*5a | no | no further move
K4i / k1e | b | R*5a | yes | a yari rook can still go sideways
K4i P5g / k1e | b | P*5d | no | a second unpromoted pawn on the file
K4i +P5g / k1e | b | P*5d | yes | a yari silver does not count
K7i +B4c / k4a n5a r3a | b | P*4b | yes | a dropped pawn may mate
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("yari", case) == case.legal


@pytest.mark.parametrize(("chosen", "winner"), [("draw", None), ("loss", Side.BLACK)])
def test_stalemate_draws_unless_it_is_agreed_that_it_loses(chosen: str, winner: Side | None) -> None:
    position = placed("K7i +R2i +R7b k1a", load_variant("yari", {"no_moves": chosen}), turn=1)
    assert position.outcome() == Outcome(winner, Termination.NO_MOVES)


def there_and_back(options: dict[str, str], times: int) -> Position:
    position = placed("K4i k4a", load_variant("yari", options))
    for _ in range(times):
        play(position, "4i5i", "4a5a", "5i4i", "5a4a")
    return position


def test_no_move_may_bring_a_position_about_for_the_third_time() -> None:
    position = there_and_back({}, 1)
    play(position, "4i5i", "4a5a", "5i4i")
    assert position.outcome() is None
    back = move(position, "5a4a")
    assert not position.is_legal(back) and illegality(position, back) is Illegality.REPETITION
    assert position.is_legal(move(position, "5a6a"))


def test_repetition_may_be_agreed_on() -> None:
    position = placed("K4i k4a", load_variant("yari", {"repetition": "forbidden"}))
    play(position, "4i5i", "4a5a", "5i4i")
    assert not position.is_legal(move(position, "5a4a"))
    assert there_and_back({"repetition": "draw_4"}, 3).outcome() == Outcome(None, Termination.REPETITION)


def test_what_is_taken_comes_back_unpromoted() -> None:
    variant = load_variant("yari")
    position = play(placed("K4i R4d +n4c k7a", variant), "4d4c")
    assert position.hand_count(Side.BLACK, variant.kind_by_code("N").id) == 1
