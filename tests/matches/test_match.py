"""Matches between fake engines in worker processes: they end, are kept, and go on where they were left."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from shogi_desktop.jobs.local import LocalWorkers
from shogi_desktop.jobs.workers import JobDone, JobFailed, Workers
from shogi_desktop.matches import playing
from shogi_desktop.matches.errors import MatchError
from shogi_desktop.matches.match import Match, Until, rows_in
from shogi_desktop.matches.playing import GameScore
from shogi_desktop.matches.settings import Colours, OpeningFile
from shogi_desktop.matches.standing import Sprt
from shogi_desktop.messages import plain
from shogi_desktop.notation.records.detect import parse_record
from tests.engines import FakeEngines
from tests.matches.players import match_of

pytestmark = pytest.mark.usefixtures("tracker")

A = TypeVar("A")
R = TypeVar("R")


class Here(Workers):
    """Does the jobs in this process, one after the other."""

    def results(
        self, function: Callable[[A], R], arguments: Iterable[A], leave: Callable[[], None] | None = None
    ) -> Generator[JobDone[A, R] | JobFailed[A], None, None]:
        try:
            for argument in arguments:
                yield JobDone(argument, function(argument))
        finally:
            assert leave is playing.leave
            leave()


def test_a_match_of_a_fixed_length(tmp_path: Path) -> None:
    match = Match(match_of(tmp_path, "", "resign"), tmp_path / "results")
    told: list[int] = []
    standing = match.run(LocalWorkers(2), Until(games=5), lambda row: told.append(row.number))
    assert (standing.wins, standing.games, standing.pairs) == (5, 5, (0, 0, 0, 0, 2))
    assert sorted(told) == [1, 2, 3, 4, 5]
    records = [parse_record(match.record_file(number).read_text()).games[0] for number in told]
    assert {game.headers["black"].split()[0] for game in records} == {"first", "second"}
    assert FakeEngines(tmp_path / "first").alive() == []


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    settings, folder = match_of(tmp_path, "", "resign"), tmp_path / "results"
    match = Match(settings, folder)
    for row in match.play(Here(), Until(games=6)):
        if row.number == 3:
            break
    match.close()
    (folder / "games" / "000004.shogi").write_text("half a rec")
    temporary = folder / "games" / ".0123456789ab.tmp"
    temporary.write_text("half a rec")
    os.utime(temporary, (0, 0))
    with (folder / "games.jsonl").open("a") as table:
        table.write('{"number": 4, "ope')  # where it was killed
    again = Match(settings, folder)
    assert again.standing.games == 3
    assert [row.number for row in again.play(Here(), Until(games=6))] == [4, 5, 6]
    assert again.standing.pairs == (0, 0, 0, 0, 3)
    again.close()
    rows = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    assert [(row["number"], row["opening"], row["first"]) for row in rows[:4]] == [
        (1, 1, "black"),
        (2, 1, "white"),
        (3, 2, "black"),
        (4, 2, "white"),
    ]
    assert parse_record((folder / "games" / "000004.shogi").read_text()).games
    assert not list((folder / "games").glob(".*"))


def test_more_games_are_added_and_none_too_many(tmp_path: Path) -> None:
    settings, folder = match_of(tmp_path, "", "resign"), tmp_path / "results"
    match = Match(settings, folder)
    assert [match.run(Here(), Until(games=games)).games for games in (2, 2, 4)] == [2, 2, 4]


def test_other_settings_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    Match(match_of(tmp_path), folder).close()
    with pytest.raises(MatchError, match="longest: 12 there, 13 here"):
        Match(match_of(tmp_path, longest=13), folder)
    Match(match_of(tmp_path), folder).close()


def test_two_cannot_play_the_same_match(tmp_path: Path) -> None:
    match = Match(match_of(tmp_path), tmp_path / "results")
    with pytest.raises(MatchError, match="another process"):
        Match(match_of(tmp_path), tmp_path / "results")
    match.close()


def test_a_spoilt_table_is_told(tmp_path: Path) -> None:
    Match(match_of(tmp_path), tmp_path / "results").close()
    (tmp_path / "results" / "games.jsonl").write_text('{"number": 1}\n')
    with pytest.raises(MatchError, match="cannot be read"):
        Match(match_of(tmp_path), tmp_path / "results")


def test_what_went_wrong_in_a_game_is_kept_as_it_is_and_older_tables_have_texts(tmp_path: Path) -> None:
    match = Match(match_of(tmp_path, "", "die_in_search"), tmp_path / "results")
    row = next(match.play(Here(), Until(games=1)))
    match.close()
    (fault,) = row.opponent_faults
    table = tmp_path / "results" / "games.jsonl"
    assert rows_in(table.parent) == [row] and str(fault).startswith("Engine failure: it has ended, ")
    values = json.loads(table.read_text("utf-8"))
    table.write_text(json.dumps(values | {"opponent_faults": ["late: 1.0 s"]}) + "\n", "utf-8")
    assert rows_in(table.parent) == [replace(row, opponent_faults=(plain("late: 1.0 s"),))]


@pytest.mark.parametrize(("second", "accepted"), [("resign", True), ("", False)])
def test_a_sequential_test_ends_a_match(tmp_path: Path, second: str, accepted: bool) -> None:
    until = Until(sprt=Sprt(0, 400))
    match = Match(match_of(tmp_path, "", second, longest=2), tmp_path / "results")
    standing = match.run(Here(), until)
    assert until.reached(standing) and ("accepted" if accepted else "rejected") in until.text(standing)
    assert 2 <= standing.games < 30
    assert list(match.play(Here(), until)) == []


def test_one_colour_and_the_end_of_the_openings(tmp_path: Path) -> None:
    file = tmp_path / "openings.sfen"
    file.write_text("startpos moves 7g7f\nstartpos moves 2g2f 8c8d\n")
    settings = match_of(tmp_path, "", "resign", openings=OpeningFile(file), colours=Colours.WHITE)
    rows = list(Match(settings, tmp_path / "results").play(Here(), Until(games=9)))
    assert [(row.opening, row.first, row.score, row.plies) for row in rows] == [
        (1, "white", GameScore.WON, 2),
        (2, "white", GameScore.WON, 2),
    ]


class Unable(Workers):
    """Fails at everything."""

    def results(
        self, function: Callable[[A], R], arguments: Iterable[A], leave: Callable[[], None] | None = None
    ) -> Generator[JobDone[A, R] | JobFailed[A], None, None]:
        for argument in arguments:
            yield JobFailed(argument, plain("no such engine"))


def test_games_that_cannot_be_played_are_told_and_end_the_match(tmp_path: Path) -> None:
    match = Match(match_of(tmp_path), tmp_path / "results")
    with pytest.raises(MatchError, match="no such engine"):
        match.run(Unable(), Until(games=20))
    assert match.failures == [f"game {number}: no such engine" for number in range(1, 6)]
    assert match.standing.games == 0


def test_a_match_must_end() -> None:
    with pytest.raises(ValueError):
        Until()
