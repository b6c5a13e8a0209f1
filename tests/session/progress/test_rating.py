"""The rating through the games: which count, where it begins, how it follows."""

from __future__ import annotations

import math
from datetime import timedelta

import pytest

from shogi_desktop.matches.standing import expected_score
from shogi_desktop.session.play.setup import LEVEL_NUMBERS
from shogi_desktop.session.progress.played import UNRATED
from shogi_desktop.session.progress.rating import (
    ELO_OF_LEVEL,
    ELO_OF_RANK,
    FIRST_DEVIATION,
    HIGHEST,
    LOWEST,
    Strength,
    course_of,
    level_strength,
    rank_of,
    ranks_in,
    rating_of,
)
from tests.session.progress.games import played, season


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


def test_a_level_beats_the_one_below_nine_times_of_ten() -> None:
    assert expected_score(ELO_OF_LEVEL) == pytest.approx(0.9)
    for level in LEVEL_NUMBERS:
        rating = level_strength(level).rating
        assert rank_of(rating) == 2 * (level - 8)


def test_ranks_have_bounds() -> None:
    assert rank_of(-10_000) == LOWEST and rank_of(10_000) == HIGHEST
    assert rank_of(rating_of(-3)) == -3
    assert ranks_in(ELO_OF_RANK * 1.2) == 2


def test_it_begins_at_the_first_opponent() -> None:
    course = course_of([played(winner="draw", level=4)], {})
    point = course.points[0]
    assert point.before.deviation == FIRST_DEVIATION and point.before.rating == level_strength(4).rating
    assert point.after.rating == pytest.approx(point.before.rating) and point.after.deviation < FIRST_DEVIATION


def test_wins_raise_it_and_losses_lower_it() -> None:
    won, lost = course_of([played()], {}), course_of([played(winner="white")], {})
    middle = level_strength(3).rating
    assert won.points[0].after.rating > middle > lost.points[0].after.rating


@pytest.mark.parametrize("why", UNRATED)
def test_games_with_help_and_the_like_count_for_nothing(why: str) -> None:
    assert course_of([played(unrated=why)], {}).points == ()


def test_games_without_a_result_or_against_people_count_for_nothing() -> None:
    assert course_of([played(winner="none"), played(1, side="", opponent="person")], {}).points == ()


def test_an_engine_counts_once_its_strength_is_known() -> None:
    games = [played(opponent="engine", engine="Lance", level=1)]
    assert course_of(games, {}).points == ()
    course = course_of(games, {"Lance": 6})
    assert course.points[0].before.rating == level_strength(6).rating
    assert course.point_of(games[0]) is course.points[0] and course.point_of(played(1)) is None


def test_rest_makes_it_less_sure() -> None:
    games = [played(number) for number in range(5)]
    course = course_of(games, {})
    fresh = course.strength(games[-1].when)
    later = course.strength(games[-1].when + timedelta(days=200))
    assert fresh is not None and later is not None
    assert fresh.rating == later.rating and fresh.deviation < later.deviation <= FIRST_DEVIATION
    assert course.strength(games[-1].when - timedelta(days=9)) == fresh, "a clock that was set back takes nothing"


def test_it_finds_a_player_of_known_strength() -> None:
    """Who scores against each level what somebody of 6 kyu does is found to be about that."""
    true, games = rating_of(-5), []
    won: dict[int, float] = {}
    for number in range(120):
        level = 4 + number % 4
        won[level] = won.get(level, 0.0) + expected_score(true - level_strength(level).rating)
        winner = "white"
        if won[level] >= 0.5:
            winner, won[level] = "black", won[level] - 1
        games.append(played(number // 3, begun=str(number), level=level, winner=winner))
    strength = course_of(games, {}).points[-1].after
    assert abs(strength.rating - true) < strength.margin < 1.5 * ELO_OF_RANK


def test_the_best_is_the_highest() -> None:
    course = course_of(season(60), {})
    best = course.best()
    assert best is not None and best.rating == max(point.after.rating for point in course.points)
    assert course_of([], {}).best() is None and course_of([], {}).strength(played().when) is None
