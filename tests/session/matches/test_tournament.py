"""A tournament as the window knows it: what it says of a process that is only played, and of a real one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.matches.playing import GameRow
from shogi_desktop.matches.tournaments.folder import Pair, match_folder
from shogi_desktop.messages import plain
from shogi_desktop.notation.wire.work_lines import Begun, Moved, NotPlayed, Over
from shogi_desktop.rules import Side
from shogi_desktop.session.matches.tournament import LiveGame, OpenTournament, TournamentState
from shogi_desktop.session.matches.work import MatchWork
from tests.engines import FakeEngines
from tests.matches.tournaments.fakes import set_up, tournament_of
from tests.session.matches.idle_work import IdleWork

pytestmark = pytest.mark.usefixtures("qapp")
FIRST: Pair = (0, 1)


class Looker:
    """A tournament and what it has told."""

    def __init__(self, folder: Path, work: MatchWork) -> None:
        self.work = work
        self.tournament = OpenTournament(folder, work=work)
        self.over: list[tuple[Pair, int]] = []
        self.live: list[LiveGame] = []
        self.ended: list[LiveGame] = []
        self.tournament.game_over.connect(self._note)
        self.tournament.live_changed.connect(self.live.append)
        self.tournament.live_ended.connect(self.ended.append)

    def _note(self, pair: Pair, row: GameRow) -> None:
        self.over.append((pair, row.number))

    def say(self, *lines: object) -> None:
        for line in lines:
            self.work.told.emit(line)


def over(number: int, score: str = "won", pair: Pair = FIRST) -> Over:
    first = "black" if number % 2 else "white"
    return Over(pair, number, (number + 1) // 2, first, score, "resign", 40, (1, 1))


@pytest.fixture
def looker(tmp_path: Path) -> Iterator[Looker]:
    made = Looker(set_up(tmp_path / "cup", tournament_of(tmp_path, "", "")), IdleWork())
    yield made
    made.tournament.close()
    made.tournament.deleteLater()


def test_at_first_nothing_is_played(looker: Looker) -> None:
    tournament = looker.tournament
    tournament.load()
    assert (tournament.state, tournament.name, tournament.played, tournament.wanted) == (
        TournamentState.PAUSED,
        "Cup",
        0,
        4,
    )
    assert tournament.standings[FIRST].games == 0


def test_games_are_followed_and_counted(looker: Looker) -> None:
    tournament = looker.tournament
    tournament.start()
    assert tournament.state is TournamentState.PLAYING
    looker.say(Begun(FIRST, 1, "startpos moves 7g7f"), Moved(FIRST, 1, ("3c3d", "8h2b+")))
    game = tournament.live[FIRST, 1]
    assert game.position.ply == 3 and game.first is Side.BLACK and game.last_move == game.position.history()[-1]
    looker.say(over(1), Begun(FIRST, 2, "startpos"))
    assert tournament.live.keys() == {(FIRST, 2)} and tournament.live[FIRST, 2].first is Side.WHITE
    assert looker.over == [(FIRST, 1)] and tournament.played == 1 and tournament.standings[FIRST].wins == 1
    assert looker.ended == [game]


@pytest.mark.parametrize(
    "lines",
    [
        [Begun(FIRST, 1, "nonsense")],
        [Begun(FIRST, 1, "startpos"), Moved(FIRST, 1, ("7g7e",))],
        [Moved(FIRST, 1, ("7g7f",))],
        [Begun((3, 4), 1, "startpos"), over(1, pair=(3, 4))],
    ],
)
def test_lines_that_make_no_sense_show_no_game(looker: Looker, lines: list[object]) -> None:
    looker.tournament.start()
    looker.say(*lines)
    assert (
        looker.tournament.live == {}
        and looker.tournament.played == 0
        and looker.tournament.state is TournamentState.PLAYING
    )


def test_a_game_that_is_played_again_begins_anew(looker: Looker) -> None:
    looker.tournament.start()
    looker.say(Begun(FIRST, 1, "startpos"), Moved(FIRST, 1, ("7g7f",)), Begun(FIRST, 1, "startpos"))
    assert looker.tournament.live[FIRST, 1].position.ply == 0 and len(looker.ended) == 1


def test_when_the_process_goes_its_folder_says_what_was_done(looker: Looker) -> None:
    tournament = looker.tournament
    tournament.start()
    looker.say(over(1), Begun(FIRST, 2, "startpos"))
    place = match_folder(tournament.folder, FIRST)
    place.mkdir()
    (place / "games.jsonl").write_text("")
    assert isinstance(looker.work, IdleWork)
    looker.work.end(plain("gone"))
    assert (tournament.state, str(tournament.trouble), tournament.played, tournament.live) == (
        TournamentState.PAUSED,
        "gone",
        0,
        {},
    )
    tournament.start()
    assert tournament.trouble is None


def test_a_game_that_cannot_be_played_is_told(looker: Looker) -> None:
    looker.tournament.start()
    looker.say(Begun(FIRST, 1, "startpos"), NotPlayed(FIRST, 1, plain("two does not come")))
    assert str(looker.tournament.trouble) == "two does not come" and looker.tournament.live == {}
    looker.tournament.pause()
    assert looker.tournament.state is TournamentState.PAUSED and str(looker.tournament.trouble) == "two does not come"


@pytest.mark.parametrize("text", ["", "{", '{"name": "x"}'])
def test_a_folder_that_makes_no_sense_is_told(tmp_path: Path, text: str) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "", ""))
    (folder / "tournament.json").write_text(text)
    looker = Looker(folder, IdleWork())
    looker.tournament.start()
    assert (
        looker.tournament.state is TournamentState.BROKEN
        and looker.tournament.trouble
        and looker.tournament.name == "cup"
    )
    looker.tournament.deleteLater()


def test_a_spoilt_table_is_told(tmp_path: Path) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "", ""))
    match_folder(folder, FIRST).mkdir()
    (match_folder(folder, FIRST) / "games.jsonl").write_text("nonsense\n")
    looker = Looker(folder, IdleWork())
    looker.tournament.load()
    assert looker.tournament.state is TournamentState.BROKEN and "cannot be read" in str(looker.tournament.trouble)
    looker.tournament.deleteLater()


# With a real process


def test_it_is_played_paused_and_played_to_its_end(qtbot: QtBot, tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "slow", "slow", games=4, longest=4)
    looker = Looker(set_up(tmp_path / "cup", settings), MatchWork())
    tournament = looker.tournament
    tournament.start()
    qtbot.waitUntil(lambda: bool(looker.over) and bool(tournament.live), timeout=60_000)
    tournament.pause()
    assert tournament.state is TournamentState.STOPPING
    qtbot.waitUntil(lambda: tournament.state is TournamentState.PAUSED, timeout=60_000)
    assert tournament.trouble is None and tournament.live == {} and tournament.played < 4
    qtbot.waitUntil(lambda: not FakeEngines(tmp_path / "one").alive(), timeout=60_000)
    tournament.start()
    qtbot.waitUntil(lambda: tournament.state is TournamentState.OVER, timeout=90_000)
    assert [row.number for _, row in tournament.games] == [1, 2, 3, 4] and tournament.standings[FIRST].draws == 4
    assert tournament.record_file(FIRST, 4).exists()
    again = OpenTournament(tournament.folder)
    assert again.state is TournamentState.OVER and again.played == 4
    for each in (tournament, again):
        each.close()
        each.deleteLater()


def test_closing_leaves_nobody_behind(qtbot: QtBot, tmp_path: Path) -> None:
    looker = Looker(set_up(tmp_path / "cup", tournament_of(tmp_path, "slow", "hang")), MatchWork())
    looker.tournament.start()
    qtbot.waitUntil(lambda: bool(looker.tournament.live), timeout=60_000)
    looker.tournament.close()
    assert not looker.work.busy
    qtbot.waitUntil(lambda: not FakeEngines(tmp_path / "two").alive(), timeout=60_000)
    looker.tournament.deleteLater()


def test_a_process_that_cannot_run_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    work = MatchWork(command=lambda *words: [sys.executable, "-c", "raise SystemExit('no room')"])
    looker = Looker(set_up(tmp_path / "cup", tournament_of(tmp_path, "", "")), work)
    looker.tournament.start()
    qtbot.waitUntil(lambda: looker.tournament.state is TournamentState.PAUSED, timeout=60_000)
    assert str(looker.tournament.trouble) == "The process of the match is gone: no room"
    looker.tournament.deleteLater()
