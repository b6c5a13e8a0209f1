"""Movement strings."""

from __future__ import annotations

import pytest

from shogi_desktop.rules.errors import MovementError
from shogi_desktop.rules.movement import UNLIMITED, parse_movement


def steps(text: str) -> set[tuple[int, int, int]]:
    return {(ray.right, ray.forward, ray.limit) for ray in parse_movement(text)}


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
    quiet, capture = parse_movement("fmWfcF")[0], parse_movement("fmWfcF")[1]
    assert (quiet.quiet, quiet.capture) == (True, False)
    assert (capture.quiet, capture.capture) == (False, True)


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "at least one"),
        ("WX", 2, "'X'"),
        ("f", 2, "atom"),
        ("fK", 1, "no direction"),
        ("R3", 2, "no range"),
        ("lF", 1, "no direction"),
        ("fN", 1, "no direction"),
        ("WW", 2, "twice"),
        ("WfR", 2, "twice"),
        ("K(cK-aK)", 2, "several legs"),
        ("@K", 1, "igui"),
        ("K~3", 2, "area"),
        ("c^pB", 2, "ranked"),
        ("jB", 1, "skip"),
        ("L3K", 1, "lion"),
        ("(1,)", 1, "leap"),
        ("(1,2", 1, "leap"),
    ],
)
def test_what_is_not_known_is_refused_with_its_column(text: str, column: int, reason: str) -> None:
    with pytest.raises(MovementError, match=reason) as caught:
        parse_movement(text)
    assert caught.value.column == column
