"""What is counted of games."""

from __future__ import annotations

import itertools

from shogi_desktop.matches.playing import GameRow, Score
from shogi_desktop.matches.standing import Standing

_numbers = itertools.count(1)


def row(opening: int, score: Score, slowest_ms: tuple[int, int] = (0, 0), *faults: str) -> GameRow:
    return GameRow(next(_numbers), opening, "black", score, "resign", 10, slowest_ms, faults)


def test_two_games_of_an_opening_are_a_pair() -> None:
    rows = [
        row(1, Score.WON),
        row(2, Score.WON),
        row(1, Score.WON),
        row(2, Score.LOST),
        row(3, Score.DRAWN),
        row(3, Score.LOST),
        row(4, Score.WON),
    ]
    standing = Standing.of(rows, paired=True)
    assert standing.pairs == (0, 1, 1, 0, 1) == standing.observations()
    assert (standing.wins, standing.losses, standing.draws, standing.games) == (4, 2, 1, 7)


def test_a_pair_with_a_void_game_says_nothing() -> None:
    standing = Standing.of([row(1, Score.VOID), row(1, Score.WON)], paired=True)
    assert standing.pairs == (0, 0, 0, 0, 0) and standing.voids == 1
    assert str(standing) == "+1 -0 =0 void 1, Elo above -636"


def test_few_pairs_do_not_say_how_much_they_vary() -> None:
    """Two drawn pairs out of decided games: nobody knows yet that openings decide everything."""
    few = [row(opening, score) for opening in (1, 2) for score in (Score.WON, Score.LOST)]
    many = [row(opening, score) for opening in range(12) for score in (Score.WON, Score.LOST)]
    assert str(Standing.of(few, paired=True).elo()) == "Elo +0.0 [-798.1 .. +798.1]"
    assert str(Standing.of(many, paired=True).elo()) == "Elo +0.0 [+0.0 .. +0.0]"


def test_single_games_where_openings_are_played_once() -> None:
    rows = [row(1, Score.WON), row(2, Score.LOST), row(3, Score.DRAWN)]
    assert Standing.of(rows, paired=False).observations() == (1, 1, 1)


def test_ends_plies_slowest_and_faults_add_up() -> None:
    first, second = row(1, Score.WON, (5, 70)), row(1, Score.LOST, (60, 7), "late")
    standing = Standing.of([first, second], paired=True)
    assert standing.ends == {"resign": 2} and standing.plies == 20 and standing.slowest_ms == (60, 70)
    assert standing.faults == [f"game {second.number}: late"]
