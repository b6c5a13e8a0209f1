"""What the games come to."""

from __future__ import annotations

from datetime import date
from typing import Any

from shogi_desktop.session.progress.played import (
    GameTally,
    Run,
    by_opening,
    by_opponent,
    by_side,
    days_in_a_row,
    spent_ms,
    tally,
    wins_in_a_row,
)
from tests.session.progress.games import FIRST, OPENINGS, played

ENGINE: dict[str, Any] = {"opponent": "engine", "engine": "Lance"}
FRIEND: dict[str, Any] = {"side": "", "opponent": "person", "unrated": "friend"}


def test_games_are_counted_by_their_results() -> None:
    games = [played(), played(winner="white"), played(winner="draw"), played(winner="none"), played(**FRIEND)]
    found = tally(games)
    assert found == GameTally(1, 1, 1, 2) and found.games == 5 and found.scored == 3 and found.share == 0.5
    assert GameTally().share == 0


def test_opponents_stand_from_the_lowest_level_to_other_engines() -> None:
    games = [played(level=5), played(**ENGINE, winner="white"), played(level=2), played(level=5), played(**FRIEND)]
    rows = [(game.level if game.opponent == "level" else game.engine, found) for game, found in by_opponent(games)]
    assert rows == [(2, GameTally(1)), (5, GameTally(2)), ("Lance", GameTally(lost=1))]
    assert by_opponent([played(winner="none")]) == []


def test_sides() -> None:
    games = [played(), played(side="white"), played(**FRIEND), played(winner="draw")]
    assert by_side(games) == {"black": GameTally(1, 1), "white": GameTally(lost=1)}


def test_openings_are_known_by_name_or_by_their_first_moves() -> None:
    first, second, third, fourth = OPENINGS
    games = [played(moves=first), played(moves=fourth), played(moves=second), played(moves=third, opening="named")]
    games += [played(moves=first, handicap="rook"), played(moves=first, unrated="position"), played(moves="")]
    rows = [(game.opening or game.moves[:9], found.games) for game, found in by_opening(games, 2, 9)]
    assert rows == [("7g7f 3c3d", 2), ("7g7f 8c8d", 1), ("named", 1)]
    assert len(by_opening(games, 2, 1)) == 1


def test_runs_of_wins_pass_over_what_has_no_result() -> None:
    won, lost, nothing = played(), played(winner="white"), played(winner="none")
    assert wins_in_a_row([won, won, won, lost, won, nothing, won]) == Run(2, 3)
    assert wins_in_a_row([won, lost]) == Run(0, 1) and wins_in_a_row([]) == Run()


def test_runs_of_days_live_through_the_night() -> None:
    day = FIRST.astimezone().date()
    games = [played(0), played(0), played(1), played(2), played(5), played(6)]
    assert days_in_a_row(games, date.fromordinal(day.toordinal() + 6)) == Run(2, 3)
    assert days_in_a_row(games, date.fromordinal(day.toordinal() + 7)) == Run(2, 3)
    assert days_in_a_row(games, date.fromordinal(day.toordinal() + 8)) == Run(0, 3)
    assert days_in_a_row([], day) == Run()


def test_time_is_that_of_the_own_moves() -> None:
    assert spent_ms([played(spent_ms=7), played(spent_ms=5)]) == 12
