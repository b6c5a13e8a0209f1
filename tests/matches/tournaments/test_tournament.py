"""Tournaments between fake engines in worker processes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from shogi_desktop.jobs.local import LocalWorkers
from shogi_desktop.matches.errors import MatchError
from shogi_desktop.matches.playing import GameBegun, GameScore
from shogi_desktop.matches.tournaments.folder import (
    games_over,
    line_of,
    match_folder,
    read_settings,
    record_file,
    row_of,
    rows_of,
    tournaments_in,
)
from shogi_desktop.matches.tournaments.settings import SequentialTest
from shogi_desktop.matches.tournaments.tournament import (
    MOST_FAILURES,
    GameKept,
    PairOrder,
    Tournament,
)
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.wire.work_lines import GivenUp, NotPlayed, format_line, parse_line
from tests.matches.tournaments.fakes import set_up, tournament_of

pytestmark = pytest.mark.usefixtures("tracker")


def test_everybody_plays_everybody_with_both_colours(tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "resign", "resign")
    folder = set_up(tmp_path / "cup", settings)
    heard: list[tuple[int, int]] = []

    def hear(order: PairOrder, what: object) -> None:
        if isinstance(what, GameBegun):
            heard.append(order.pair)

    tournament = Tournament(settings, folder)
    played = list(tournament.play(LocalWorkers(2, hear)))
    tournament.close()
    assert all(isinstance(one, GameKept) for one in played) and len(played) == 12 == len(heard)
    assert games_over(folder, settings) == 12 and read_settings(folder) == settings
    first = rows_of(folder, (0, 1))
    assert {row.score for row in first} == {GameScore.WON} and sorted(row.first for row in first) == 2 * [
        "black"
    ] + 2 * ["white"]
    assert {row.score for row in rows_of(folder, (1, 2))} == {GameScore.WON, GameScore.LOST}
    game = parse_record(record_file(folder, (0, 2), 3).read_text()).games[0]
    assert game.headers["black"] == "one" and game.headers["event"] == "Cup, game 3"


def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "resign", games=6)
    folder = set_up(tmp_path / "cup", settings)
    tournament = Tournament(settings, folder)
    games = tournament.play(LocalWorkers(1))
    for _ in range(3):
        next(games)
    games.close()
    with pytest.raises(MatchError, match="another process plays this match"):
        Tournament(settings, folder)
    tournament.close()
    again = Tournament(settings, folder)
    numbers = [one.row.number for one in again.play(LocalWorkers(2)) if isinstance(one, GameKept)]
    assert sorted(numbers) == [4, 5, 6] and again.is_over() and list(again.play(LocalWorkers(1))) == []
    again.close()
    lines = (match_folder(folder, (0, 1)) / "games.jsonl").read_text().splitlines()
    assert sorted(json.loads(line)["number"] for line in lines) == [1, 2, 3, 4, 5, 6]


def test_who_does_not_come_is_told_and_the_others_play_on(tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "die_at_start", "resign", games=6)
    folder = set_up(tmp_path / "cup", settings)
    tournament = Tournament(settings, folder)
    told = list(tournament.play(LocalWorkers(1)))
    tournament.close()
    missed = [one for one in told if isinstance(one, NotPlayed)]
    assert {one.pair for one in missed} == {(0, 1), (1, 2)}
    assert all(str(one.why).startswith("two does not begin a game of shogi: ") for one in missed)
    assert [one.why for one in told if isinstance(one, GivenUp)] == [missed[-1].why] * 2
    for pair in ((0, 1), (1, 2)):
        assert MOST_FAILURES <= sum(one.pair == pair for one in missed) < 6
    assert len(rows_of(folder, (0, 2))) == 6 and rows_of(folder, (0, 1)) == []


def test_an_engine_that_fails_again_and_again_is_not_asked_for_ever(tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "die_in_search", games=20)
    tournament = Tournament(settings, set_up(tmp_path / "cup", settings))
    told = list(tournament.play(LocalWorkers(1)))
    tournament.close()
    rows = [one.row for one in told if isinstance(one, GameKept)]
    assert MOST_FAILURES <= len(rows) < 20 and {row.score for row in rows} == {GameScore.WON}
    (given_up,) = [one for one in told if isinstance(one, GivenUp)]
    assert str(given_up.why).startswith("two failed in game 3: it has ended, ")


def test_a_test_ends_it(tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "resign", games=0, test=SequentialTest(0, 400))
    tournament = Tournament(settings, set_up(tmp_path / "cup", settings))
    played = list(tournament.play(LocalWorkers(2)))
    assert tournament.is_over() and 2 <= len(played) < 30
    tournament.close()


def test_other_players_are_refused(tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "resign")
    folder = set_up(tmp_path / "cup", settings)
    Tournament(settings, folder).close()
    with pytest.raises(MatchError, match="longest: 12 there, 13 here"):
        Tournament(tournament_of(tmp_path, "", "resign", longest=13), folder)


def test_rows_come_back_from_lines(tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "illegal", games=1)
    tournament = Tournament(settings, set_up(tmp_path / "cup", settings))
    (played,) = tournament.play(LocalWorkers(1))
    tournament.close()
    assert isinstance(played, GameKept) and played.row.opponent_faults and played.row.score is GameScore.WON
    line = line_of(played.pair, played.row)
    assert parse_line(format_line(line)) == line and row_of(line) == played.row


def test_folders_of_tournaments_are_found_the_newest_first(tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "")
    for at, name in enumerate(("old", "new")):
        os.utime(set_up(tmp_path / "all" / name, settings) / "tournament.json", (at, at))
    (tmp_path / "all" / "other").mkdir()
    assert [path.name for path in tournaments_in(tmp_path / "all")] == ["new", "old"]
    assert list(tournaments_in(tmp_path / "none")) == []
