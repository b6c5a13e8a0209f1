"""How the players of a tournament stand."""

from __future__ import annotations

from shogi_desktop.matches.playing import GameRow, GameScore
from shogi_desktop.matches.standing import Standing
from shogi_desktop.matches.tournaments.folder import Scored, places, score_against

RESULTS = {"w": GameScore.WON, "l": GameScore.LOST, "d": GameScore.DRAWN, "v": GameScore.VOID}


def standing(results: str) -> Standing:
    rows = (
        GameRow(number, (number + 1) // 2, "black", RESULTS[letter], "resign", 10, (0, 0))
        for number, letter in enumerate(results, 1)
    )
    return Standing.of(rows, paired=True)


STANDINGS = {(0, 1): standing("wwdv"), (0, 2): standing("ld"), (1, 2): standing("ww")}


def test_points_are_added_up_and_sorted() -> None:
    table = places(3, STANDINGS)
    assert [place.entrant for place in table] == [0, 1, 2]
    assert [(place.wins, place.draws, place.losses) for place in table] == [(2, 2, 1), (2, 1, 2), (1, 1, 2)]
    assert [place.points for place in table] == [3.0, 2.5, 1.5]


def test_scores_are_those_of_whoever_is_asked() -> None:
    assert score_against(STANDINGS, 0, 1) == Scored(2, 1, 0)
    assert score_against(STANDINGS, 1, 0) == Scored(0, 1, 2)


def test_the_share_of_points_counts_not_their_number() -> None:
    """Who has played more games so far is not better by that."""
    table = places(3, {(0, 1): standing("wlwl"), (0, 2): standing("l"), (1, 2): standing("")})
    assert [place.entrant for place in table] == [2, 1, 0]


def test_two_players_have_opposite_elo() -> None:
    pairs = standing("wd" * 12)
    first, second = places(2, {(0, 1): pairs})
    assert first.elo == pairs.elo() and first.elo.value > 0
    assert abs(second.elo.value + first.elo.value) < 1e-9 and abs(second.elo.low + first.elo.high) < 1e-9


def test_before_the_first_game_all_are_equal() -> None:
    table = places(3, {pair: standing("") for pair in STANDINGS})
    assert [place.entrant for place in table] == [0, 1, 2] and {place.games for place in table} == {0}
