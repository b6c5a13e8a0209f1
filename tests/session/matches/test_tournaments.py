"""All matches of the person: begun, listed, one played at a time, removed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.matches.tournaments.folder import read_settings
from shogi_desktop.messages import Message, plain
from shogi_desktop.session.matches.tournament import TournamentState
from shogi_desktop.session.matches.tournaments import Tournaments
from shogi_desktop.session.matches.work import MatchWork
from tests.matches.tournaments.fakes import tournament_of
from tests.session.matches.idle_work import IdleWork

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def tournaments(tmp_path: Path) -> Iterator[Tournaments]:
    made = Tournaments(tmp_path / "matches", make_work=IdleWork)
    yield made
    made.close()
    made.deleteLater()


def test_matches_are_kept_and_found_again(tournaments: Tournaments, tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "")
    first, second = tournaments.begin(settings), tournaments.begin(settings)
    assert [tournament.folder.name for tournament in tournaments.all()] == ["Cup (2)", "Cup"]
    assert read_settings(first.folder) == settings == read_settings(second.folder)
    again = Tournaments(tournaments.folder, make_work=IdleWork)
    assert {tournament.folder.name for tournament in again.all()} == {"Cup (2)", "Cup"}
    again.deleteLater()


def test_names_that_are_no_names_of_files(tournaments: Tournaments, tmp_path: Path) -> None:
    names = [tournaments.begin(tournament_of(tmp_path, "", "", name=name)).folder.name for name in ("../a/b:c", "...")]
    assert names == ["a b c", "match"]
    assert [tournament.name for tournament in tournaments.all()] == ["...", "../a/b:c"]


def test_openings_are_kept_with_the_match(tournaments: Tournaments, tmp_path: Path) -> None:
    file = tmp_path / "my openings.SFEN"
    file.write_text("startpos moves 7g7f\n")
    tournament = tournaments.begin(tournament_of(tmp_path, "", ""), str(file))
    file.unlink()
    assert tournament.settings is not None and tournament.settings.openings == "openings.SFEN"
    assert (tournament.folder / "openings.SFEN").read_text() == "startpos moves 7g7f\n"


def test_openings_that_are_not_there_begin_nothing(tournaments: Tournaments, tmp_path: Path) -> None:
    with pytest.raises(OSError):
        tournaments.begin(tournament_of(tmp_path, "", ""), str(tmp_path / "none"))
    assert tournaments.all() == () and not list(tournaments.folder.glob("*"))


def test_the_one_that_is_played_is_known_and_not_removed(tournaments: Tournaments, tmp_path: Path) -> None:
    tournament = tournaments.begin(tournament_of(tmp_path, "", ""))
    played = [tournaments.playing]
    tournament.start()
    tournaments.remove(tournament)
    played.append(tournaments.playing)
    assert tournaments.all() == (tournament,)
    tournament.pause()
    assert [*played, tournaments.playing] == [None, tournament, None] and tournament.state is TournamentState.PAUSED


def test_a_match_is_removed_from_the_disk(qtbot: QtBot, tmp_path: Path) -> None:
    tournaments = Tournaments(tmp_path / "matches", make_work=MatchWork)
    kept, removed, other = (tournaments.begin(tournament_of(tmp_path, "", "")) for _ in range(3))
    for tournament in (removed, other):
        tournaments.remove(tournament)
    assert tournaments.all() == (kept,)
    qtbot.waitUntil(lambda: not removed.folder.exists() and not other.folder.exists(), timeout=60_000)
    assert kept.folder.exists()
    tournaments.close()
    tournaments.deleteLater()


def test_one_that_cannot_be_removed_comes_back(tournaments: Tournaments, tmp_path: Path) -> None:
    told: list[Message] = []
    tournaments.failed.connect(told.append)
    tournament = tournaments.begin(tournament_of(tmp_path, "", ""))
    tournaments.remove(tournament)
    work = next(each for each in tournaments.children() if isinstance(each, IdleWork) and each.busy)
    work.end(plain("no permission"))
    assert tournaments.all() == (tournament,) and told == [plain("no permission")]
