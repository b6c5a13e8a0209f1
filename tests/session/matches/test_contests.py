"""All matches of the person: begun, listed, one played at a time, removed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.matches.tournaments.folder import read_settings
from shogi_desktop.messages import Message, plain
from shogi_desktop.session.matches.contest import State
from shogi_desktop.session.matches.contests import Contests
from shogi_desktop.session.matches.work import MatchWork
from tests.matches.tournaments.fakes import tournament_of
from tests.session.matches.idle_work import IdleWork

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def contests(tmp_path: Path) -> Iterator[Contests]:
    made = Contests(tmp_path / "matches", make_work=IdleWork)
    yield made
    made.close()
    made.deleteLater()


def test_matches_are_kept_and_found_again(contests: Contests, tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "")
    first, second = contests.begin(settings), contests.begin(settings)
    assert [contest.folder.name for contest in contests.all()] == ["Cup (2)", "Cup"]
    assert read_settings(first.folder) == settings == read_settings(second.folder)
    again = Contests(contests.folder, make_work=IdleWork)
    assert {contest.folder.name for contest in again.all()} == {"Cup (2)", "Cup"}
    again.deleteLater()


def test_names_that_are_no_names_of_files(contests: Contests, tmp_path: Path) -> None:
    names = [contests.begin(tournament_of(tmp_path, "", "", name=name)).folder.name for name in ("../a/b:c", "...")]
    assert names == ["a b c", "match"]
    assert [contest.name for contest in contests.all()] == ["...", "../a/b:c"]


def test_openings_are_kept_with_the_match(contests: Contests, tmp_path: Path) -> None:
    file = tmp_path / "my openings.SFEN"
    file.write_text("startpos moves 7g7f\n")
    contest = contests.begin(tournament_of(tmp_path, "", ""), str(file))
    file.unlink()
    assert contest.settings is not None and contest.settings.openings == "openings.SFEN"
    assert (contest.folder / "openings.SFEN").read_text() == "startpos moves 7g7f\n"


def test_openings_that_are_not_there_begin_nothing(contests: Contests, tmp_path: Path) -> None:
    with pytest.raises(OSError):
        contests.begin(tournament_of(tmp_path, "", ""), str(tmp_path / "none"))
    assert contests.all() == () and not list(contests.folder.glob("*"))


def test_the_one_that_is_played_is_known_and_not_removed(contests: Contests, tmp_path: Path) -> None:
    contest = contests.begin(tournament_of(tmp_path, "", ""))
    played = [contests.playing]
    contest.start()
    contests.remove(contest)
    played.append(contests.playing)
    assert contests.all() == (contest,)
    contest.pause()
    assert [*played, contests.playing] == [None, contest, None] and contest.state is State.PAUSED


def test_a_match_is_removed_from_the_disk(qtbot: QtBot, tmp_path: Path) -> None:
    contests = Contests(tmp_path / "matches", make_work=MatchWork)
    kept, removed, other = (contests.begin(tournament_of(tmp_path, "", "")) for _ in range(3))
    for contest in (removed, other):
        contests.remove(contest)
    assert contests.all() == (kept,)
    qtbot.waitUntil(lambda: not removed.folder.exists() and not other.folder.exists(), timeout=60_000)
    assert kept.folder.exists()
    contests.close()
    contests.deleteLater()


def test_one_that_cannot_be_removed_comes_back(contests: Contests, tmp_path: Path) -> None:
    told: list[Message] = []
    contests.failed.connect(told.append)
    contest = contests.begin(tournament_of(tmp_path, "", ""))
    contests.remove(contest)
    work = next(each for each in contests.children() if isinstance(each, IdleWork) and each.busy)
    work.end(plain("no permission"))
    assert contests.all() == (contest,) and told == [plain("no permission")]
