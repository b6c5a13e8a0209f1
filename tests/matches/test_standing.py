"""What is counted of games, and what that says of strength."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from shogi_desktop.matches.playing import GameRow, GameScore
from shogi_desktop.matches.standing import Sprt, Standing, elo_of, elo_of_score, expected_score
from shogi_desktop.messages import plain


@pytest.mark.parametrize(("elo", "score"), [(0, 0.5), (400, 10 / 11), (-400, 1 / 11), (100, 0.640065)])
def test_elo_is_logistic(elo: float, score: float) -> None:
    assert expected_score(elo) == pytest.approx(score, abs=1e-6)
    assert elo_of_score(expected_score(elo)) == pytest.approx(elo)


@pytest.mark.parametrize(
    ("counts", "elos", "ratio"),
    [
        # The program fastchess, app/tests/sprt_test.cpp, "logistic pentanomial" 1 and 2.
        ((223, 9863, 21279, 10037, 246), (0.5, 2.5), -3.07),
        ((871, 26175, 55983, 26678, 821), (0.0, 2.0), -4.98),
    ],
)
def test_ratios_are_those_of_other_programs(counts: tuple[int, ...], elos: tuple[float, float], ratio: float) -> None:
    assert Sprt(*elos).ratio(counts) == pytest.approx(ratio, abs=0.005)


def test_ratio_of_wins_and_losses_alone_is_that_of_a_coin() -> None:
    """Without draws the likeliest distribution is the one of its score, so that it can be written down."""
    zero, one = expected_score(0), expected_score(20)
    by_hand = 60 * math.log(one / zero) + 40 * math.log((1 - one) / (1 - zero))
    assert Sprt(0, 20).ratio((40, 60)) == pytest.approx(by_hand)
    assert Sprt(0, 20).ratio((40, 0, 60)) == pytest.approx(by_hand, abs=0.01)


def test_ratio_is_nearly_the_one_of_a_normal_distribution() -> None:
    """For small differences it is N (s1 - s0) (2 s - s0 - s1) / (2 variance), as Van den Bergh writes."""
    counts = (100, 900, 2000, 1000, 120)
    number, low, high = sum(counts), expected_score(0), expected_score(5)
    mean = sum(i / 4 * count for i, count in enumerate(counts)) / number
    variance = sum((i / 4 - mean) ** 2 * count for i, count in enumerate(counts)) / number
    normal = number * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Sprt(0, 5).ratio(counts) == pytest.approx(normal, rel=0.01)


def test_ratio_is_symmetric() -> None:
    counts = (3, 10, 20, 14, 6)
    assert Sprt(-5, 5).ratio(counts) == pytest.approx(-Sprt(-5, 5).ratio(counts[::-1]))
    assert Sprt(-5, 5).ratio((10, 5, 2, 5, 10)) == pytest.approx(0, abs=1e-9)


def test_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 5).bounds == pytest.approx((-2.944439, 2.944439), abs=1e-6)
    assert Sprt(0, 5, alpha=0.05, beta=0.1).bounds == pytest.approx((math.log(0.1 / 0.95), math.log(18)))


def test_nothing_is_decided_by_no_games_or_few() -> None:
    assert Sprt(0, 10).ratio((0, 0, 0, 0, 0)) == 0 and Sprt(0, 10).accepts((0, 0, 0, 0, 0)) is None
    assert Sprt(0, 10).accepts((0, 0, 0, 0, 1)) is None
    assert Sprt(0, 10).accepts((0, 0, 0, 0, 400)) is True and Sprt(0, 10).accepts((400, 0, 0, 0, 0)) is False


@pytest.mark.parametrize(("elo0", "elo1", "alpha", "beta"), [(5, 5, 0.05, 0.05), (0, 5, 0, 0.05), (0, 5, 0.05, 0.5)])
def test_tests_without_sense_are_refused(elo0: float, elo1: float, alpha: float, beta: float) -> None:
    with pytest.raises(ValueError):
        Sprt(elo0, elo1, alpha, beta)


@pytest.mark.parametrize(("elo", "share"), [(0, 0.05), (100, 0.95)])
def test_it_errs_as_seldom_as_it_says(elo: float, share: float) -> None:
    """200 matches of pairs that are drawn from a known distribution; five standard errors are conceded."""
    chance, test, accepted = random.Random(1), Sprt(0, 100), 0
    win = expected_score(elo) - 0.1
    for _ in range(200):
        counts, verdict = [0] * 5, None
        while verdict is None:
            scores = chance.choices((2, 1, 0), (win, 0.2, 0.8 - win), k=2)
            counts[sum(scores)] += 1
            verdict = test.accepts(counts)
        accepted += verdict
    assert accepted / 200 == pytest.approx(share, abs=5 * math.sqrt(0.05 * 0.95 / 200))


def test_elo_of_single_games() -> None:
    """60 wins and 40 losses: score 0.6 with a standard error of sqrt(0.24 / 100)."""
    elo, error = elo_of((40, 0, 60)), 1.959964 * math.sqrt(0.24 / 100)
    assert elo.value == pytest.approx(70.437, abs=1e-3)
    assert (elo.low, elo.high) == pytest.approx((elo_of_score(0.6 - error), elo_of_score(0.6 + error)))


def test_elo_of_pairs_knows_that_openings_decide_some() -> None:
    """50 openings that White wins whoever plays it: no difference, and little doubt about it."""
    paired, single = elo_of((0, 0, 50, 0, 0)), elo_of((50, 0, 50))
    assert paired.value == single.value == 0
    assert (paired.low, paired.high) == pytest.approx((-24.752, 24.752), abs=1e-3) and single.low < -60


@pytest.mark.parametrize(
    ("counts", "text"),
    [
        ((0, 0, 0), "Elo unknown"),
        ((0, 0, 5), "Elo above -15"),  # a score of 0.025 ** (1 / 5) = 0.478 brings five wins in 2.5 % of cases
        ((72, 0, 0), "Elo below -512"),
        ((0, 2, 0), "Elo +0.0 [-426.5 .. +426.5]"),  # two draws tell next to nothing
        ((40, 0, 60), "Elo +70.4 [+2.8 .. +143.9]"),
    ],
)
def test_elo_is_told(counts: tuple[int, ...], text: str) -> None:
    assert str(elo_of(counts)) == text


_numbers = itertools.count(1)


def row(opening: int, score: GameScore, slowest_ms: tuple[int, int] = (0, 0), *faults: str) -> GameRow:
    told = tuple(map(plain, faults))
    return GameRow(next(_numbers), opening, "black", score, "resign", 10, slowest_ms, told)


def test_two_games_of_an_opening_are_a_pair() -> None:
    rows = [
        row(1, GameScore.WON),
        row(2, GameScore.WON),
        row(1, GameScore.WON),
        row(2, GameScore.LOST),
        row(3, GameScore.DRAWN),
        row(3, GameScore.LOST),
        row(4, GameScore.WON),
    ]
    standing = Standing.of(rows, paired=True)
    assert standing.pairs == (0, 1, 1, 0, 1) == standing.observations()
    assert (standing.wins, standing.losses, standing.draws, standing.games) == (4, 2, 1, 7)


def test_a_pair_with_a_void_game_says_nothing() -> None:
    standing = Standing.of([row(1, GameScore.VOID), row(1, GameScore.WON)], paired=True)
    assert standing.pairs == (0, 0, 0, 0, 0) and standing.voids == 1
    assert str(standing) == "+1 -0 =0 void 1, Elo above -636"


def test_few_pairs_do_not_say_how_much_they_vary() -> None:
    """Two drawn pairs out of decided games: nobody knows yet that openings decide everything."""
    few = [row(opening, score) for opening in (1, 2) for score in (GameScore.WON, GameScore.LOST)]
    many = [row(opening, score) for opening in range(12) for score in (GameScore.WON, GameScore.LOST)]
    assert str(Standing.of(few, paired=True).elo()) == "Elo +0.0 [-798.1 .. +798.1]"
    assert str(Standing.of(many, paired=True).elo()) == "Elo +0.0 [-94.2 .. +94.2]"


def test_single_games_where_openings_are_played_once() -> None:
    rows = [row(1, GameScore.WON), row(2, GameScore.LOST), row(3, GameScore.DRAWN)]
    assert Standing.of(rows, paired=False).observations() == (1, 1, 1)


def test_ends_plies_slowest_and_faults_add_up() -> None:
    first, second = row(1, GameScore.WON, (5, 70)), row(1, GameScore.LOST, (60, 7), "late")
    standing = Standing.of([first, second], paired=True)
    assert standing.ends == {"resign": 2} and standing.plies == 20 and standing.slowest_ms == (60, 70)
    assert standing.faults == [f"game {second.number}: late"]
