"""Movement strings."""

from __future__ import annotations

import pytest

from shogi_desktop.rules.errors import MovementError
from shogi_desktop.rules.record.movement import UNLIMITED
from shogi_desktop.rules.record.movement_strings import parse_movement


def steps(text: str) -> set[tuple[int, int, int]]:
    return {(ray.right, ray.forward, ray.limit) for ray in parse_movement(text).rays}


def test_gold_general_has_no_backward_diagonal() -> None:
    assert steps("WfF") == {(0, 1, 1), (0, -1, 1), (1, 0, 1), (-1, 0, 1), (1, 1, 1), (-1, 1, 1)}


def test_silver_general_has_no_sideways_step() -> None:
    assert steps("FfW") == {(1, 1, 1), (-1, 1, 1), (1, -1, 1), (-1, -1, 1), (0, 1, 1)}


def test_knight_leaps_forward_only() -> None:
    assert steps("ffN") == {(-1, 2, 1), (1, 2, 1)}


def test_lance_and_ranged_atoms() -> None:
    assert steps("fR") == {(0, 1, UNLIMITED)}
    assert steps("vW2") == {(0, 1, 2), (0, -1, 2)}
    assert steps("fF0") == {(1, 1, UNLIMITED), (-1, 1, UNLIMITED)}


def test_leaps_of_the_large_games() -> None:
    assert steps("D") == {(0, 2, 1), (0, -2, 1), (2, 0, 1), (-2, 0, 1)}
    assert steps("(0,3)") == steps("H")
    assert steps("sN") == {(-2, 1, 1), (-2, -1, 1), (2, 1, 1), (2, -1, 1)}
    assert len(steps("N")) == 8


def test_modes_divide_moves_and_captures() -> None:
    quiet, capture, _ = parse_movement("fmWfcF").rays
    assert (quiet.quiet, quiet.capture) == (True, False)
    assert (capture.quiet, capture.capture) == (False, True)


def test_a_lion_captures_and_goes_on_anywhere_and_passes() -> None:
    lion = parse_movement("KNAD(cK-aK)(mK-bK)")
    assert (len(lion.rays), len(lion.legs), len(lion.passes)) == (24, 64, 8)


def test_a_linear_lion_stays_on_its_line() -> None:
    falcon = parse_movement("fWfD(fcW-vW)(fmW-bW)")
    assert falcon.legs == (((0, 1), (0, -1)), ((0, 1), (0, 1)))
    assert falcon.passes == ((0, 1),)


def test_igui_goes_home() -> None:
    assert parse_movement("@F").legs == parse_movement("(cF-bF)").legs
    assert all((one[0] + two[0], one[1] + two[1]) == (0, 0) for one, two in parse_movement("@K").legs)


def test_lines_that_pass_over_pieces() -> None:
    assert {ray.block for ray in parse_movement("jB").rays} == {"skip"}
    assert {(ray.block, ray.quiet) for ray in parse_movement("c^pQ").rays} == {("ranked", False)}
    assert {ray.block for ray in parse_movement("q*R").rays} == {"over"}
    assert [ray.limit for ray in parse_movement("sjW3").rays] == [3, 3]


def test_lines_over_a_number_of_pieces() -> None:
    assert [(ray.block, ray.number) for ray in parse_movement("fq3Rfrq*B").rays] == [("over", 3), ("over", 0)]


def test_a_jump_that_goes_on() -> None:
    eagle = parse_movement("QfA(fA-B)").rays[-2:]
    assert [(ray.right, ray.forward, ray.limit, ray.block, ray.number) for ray in eagle] == [
        (-1, 1, UNLIMITED, "jump", 2),
        (1, 1, UNLIMITED, "jump", 2),
    ]
    assert {(ray.limit, ray.number) for ray in parse_movement("(G-F2)").rays} == {(5, 3)}
    assert {ray.number for ray in parse_movement("(D-R)(H-R)((0,4)-R)").rays} == {2, 3, 4}


def test_flights_that_take_all_they_pass() -> None:
    flying = parse_movement("W2x^B")
    assert [ray.block for ray in flying.rays] == [""] * 4 + ["sweep"] * 4


def test_emperors_go_anywhere() -> None:
    emperor = parse_movement("mUcU[unprotected]")
    assert (emperor.teleports, emperor.raids, emperor.rays) == (True, True, ())
    assert not parse_movement("KmU").raids and not parse_movement("cU[unprotected]K").teleports


def test_a_lion_of_three_steps_is_an_area_move_that_captures_on_its_way() -> None:
    roaming = parse_movement("Q(mcK-amcK-amcK)")
    assert (roaming.lion_steps, roaming.area, len(roaming.passes), len(roaming.legs)) == (3, 3, 8, 64)
    assert not roaming.walks and parse_movement("K~3(cK-aK)").lion_steps == 0
    assert parse_movement("(cW-bW)(mcK-amcK-amcK)").lion_steps == 3


def test_an_area_move_may_pass() -> None:
    demon = parse_movement("K~3")
    assert (demon.area, len(demon.passes)) == (3, 8)


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "at least one"),
        ("(mcK-amcK)", 3, "part"),
        ("(mcK-amcK-amcK)K~2", 16, "twice"),
        ("K~3(mcK-amcK-amcK)", 4, "twice"),
        ("W99999999999999999999", 2, "at most 35"),
        ("W36", 2, "at most 35"),
        ("W" + "9" * 5000, 201, "at most 200"),
        ("W²", 2, "'²'"),
        ("(²,1)", 2, "atom|legs|part"),
        ("(1,²)", 1, "two numbers"),
        ("(00,0)", 1, "two numbers"),
        ("(1,36)", 1, "two numbers"),
        ("K~²", 3, "2 or 3"),
        ("K~3K~2", 4, "twice"),
        ("K~22", 3, "2 or 3"),
        ("@K(cF-bF)", 3, "twice"),
        ("(cK-aK)@W", 8, "twice"),
        ("jW", 3, "two steps"),
        ("mjB", 1, "alike"),
        ("cq*R", 1, "alike"),
        ("q*W3", 4, "no range"),
        ("c^pF2", 5, "no range"),
        ("WX", 2, "'X'"),
        ("f", 2, "atom"),
        ("fK", 1, "no direction"),
        ("R3", 2, "no range"),
        ("lF", 1, "no direction"),
        ("fN", 1, "no direction"),
        ("WW", 2, "twice"),
        ("WfR", 2, "twice"),
        ("(cK-aK-aK)", 7, "more than two legs"),
        ("(cR-bR)", 1, "single steps"),
        ("(mK-aK)", 1, "goes back with b"),
        ("(K-aK)", 1, "first leg"),
        ("(cKaK)", 4, "leg-leg"),
        ("(cK-aK", 7, "missing"),
        ("K~5", 3, "2 or 3"),
        ("F~2", 2, "area"),
        ("^pB", 1, "capture only"),
        ("q0B", 1, "hurdles"),
        ("q36B", 1, "hurdles"),
        ("q3*B", 3, "part"),
        ("mq3B", 1, "alike"),
        ("q3W2", 4, "no range"),
        ("xQ", 1, "everything passed"),
        ("cx^Q", 1, "alike"),
        ("x^W3", 4, "no range"),
        ("Dx^R", 2, "beside it"),
        ("BjRx^R", 4, "beside it"),
        ("x^Q@K", 1, "beside it"),
        ("mUx^Q", 3, "beside it"),
        ("(D-B)", 4, "own direction"),
        ("(D-R2)", 5, "no range"),
        ("((1,2)-R)", 1, "along a line"),
        ("((0,1)-R)", 1, "along a line"),
        ("(D-R)(D-R)", 6, "twice"),
        ("(D-R", 5, "missing"),
        ("(D-R-R)", 5, "more than two legs"),
        ("U", 1, "teleports"),
        ("fU", 2, "teleports"),
        ("mUmU", 3, "twice"),
        ("cU", 2, "teleports"),
        ("mU[unprotected]", 3, "conditions"),
        ("L2K", 1, "lion"),
        ("(1,)", 1, "leap"),
        ("(1,2", 1, "leap"),
    ],
)
def test_what_is_not_known_is_refused_with_its_column(text: str, column: int, reason: str) -> None:
    with pytest.raises(MovementError, match=reason) as caught:
        parse_movement(text)
    assert caught.value.column == column
