"""Ratings as in Glickman's paper."""

from __future__ import annotations

import math

import pytest

from shogi_desktop.session.progress.rating import Strength


def test_the_worked_example_of_the_paper() -> None:
    """A player of 1500 with 200 wins against one, and loses against two."""
    games = [(Strength(1400, 30), 1.0), (Strength(1550, 100), 0.0), (Strength(1700, 300), 0.0)]
    player = Strength(1500, 200)
    assert [round(player.expected(opponent), 3) for opponent, _ in games] == [0.639, 0.432, 0.303]
    after = player.after(games)
    assert round(after.rating) == 1464 and round(after.deviation, 1) == 151.4


def test_deviations_grow_while_nobody_plays() -> None:
    """The paper's example: with 63.2 a period, 50 has become 350 after 30 of them."""
    rested = Strength(1500, 50).after_rest(30, 63.2, 350)
    assert rested.rating == 1500 and round(rested.deviation) == 350
    assert Strength(1500, 340).after_rest(30, 63.2, 350).deviation == 350


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_no_result_makes_anything_but_numbers(score: float) -> None:
    player = Strength(1500, 570)
    for _ in range(2000):
        player = player.after([(Strength(-3000, 0), score)])
    assert math.isfinite(player.rating) and 0 < player.deviation < 570


def test_a_game_that_was_sure_to_be_won_says_little() -> None:
    player = Strength(2500, 100)
    after = player.after([(Strength(500, 0), 1.0)])
    assert after.rating == pytest.approx(2500, abs=0.1) and after.deviation == pytest.approx(100, abs=0.1)
