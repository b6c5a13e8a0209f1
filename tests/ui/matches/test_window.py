"""The window of engine matches as a person uses it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.clients.errors import EngineMessage
from shogi_desktop.game.tree import Game
from shogi_desktop.matches.errors import FaultMessage, MatchMessage
from shogi_desktop.matches.playing import GameRow, GameScore
from shogi_desktop.matches.tournaments.folder import match_folder, read_settings
from shogi_desktop.matches.tournaments.settings import SequentialTest
from shogi_desktop.messages import Message, joined, plain
from shogi_desktop.notation.errors import MoveMessage
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.wire.work_lines import Begun, GivenUp, Moved, NotPlayed, Over
from shogi_desktop.rules import load_variant
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.library.library_session import Folders
from shogi_desktop.session.matches.tournament import TournamentState
from shogi_desktop.session.matches.tournaments import Tournaments
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.matches.new_match import NewMatchDialog
from shogi_desktop.ui.matches.room import MatchProgress
from shogi_desktop.ui.matches.window import MatchesWindow, MoreGamesDialog
from tests.matches.tournaments.fakes import set_up, tournament_of
from tests.patience import answer_next
from tests.session.matches.idle_work import IdleWork
from tests.ui.desk import Desk
from tests.ui.plainness import HOSTILE, faults_of
from tests.ui.seek import the


class Person:
    """A window with matches, and somebody who looks at it."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.tournaments = Tournaments(folder, make_work=IdleWork)
        self.engines = Engines(folder.with_name("engines.json"))
        art = art_of(program_files.resources())
        self.window = MatchesWindow(self.tournaments, self._own, art, BoardStyle())
        self.tournaments.setParent(self.window)
        qtbot.addWidget(self.window)
        self.window.resize(1240, 780)
        self.window.show()
        self.opened: list[str] = []
        self.listed: list[str] = []
        self.window.record_wished.connect(self.opened.append)
        self.window.library_wished.connect(self.listed.append)

    def _own(self) -> Engines:
        return self.engines

    @property
    def items(self) -> list[str]:
        return [self.window.list.item(row).text() for row in range(self.window.list.count())]

    @property
    def work(self) -> IdleWork:
        """The process of the match that is looked at."""
        assert self.window.page.tournament is not None
        (found,) = self.window.page.tournament.findChildren(IdleWork)
        assert isinstance(found, IdleWork)
        return found

    def say(self, *lines: object) -> None:
        for line in lines:
            self.work.told.emit(line)
        self.qtbot.waitUntil(lambda: not self.window.page.behind)

    def cells(self, row: int) -> list[str]:
        """The texts of a row of the list of games."""
        model = self.window.page.games.games
        return [str(model.data(model.index(row, column))) for column in range(model.columnCount())]

    def table(self) -> list[list[str]]:
        """The texts of the table of the players."""
        table = self.window.page.standings
        items = [[table.item(row, column) for column in range(table.columnCount())] for row in range(table.rowCount())]
        return [[item.text() if item is not None else "" for item in row] for row in items]


def over(number: int, score: str, pair: tuple[int, int] = (0, 1), *faults: Message) -> Over:
    first = "black" if number % 2 else "white"
    how = "engine_failure" if faults else "resign"
    return Over(pair, number, (number + 1) // 2, first, score, how, 40, (1, 1), (), faults)


def ended(code: str, move: int, *words: Message) -> Message:
    """What is told of an engine that has ended."""
    reason = joined([EngineMessage.GONE, *words, EngineMessage.CODE(number=code)], ", ")
    return FaultMessage.AFTER(reason=reason, number=move)


@pytest.fixture
def meet(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """A person whose only match is between fake engines."""

    def make(*behaviours: str, rows: tuple[GameRow, ...] = (), **more: Any) -> Person:
        folder = tmp_path / "matches"
        if behaviours:
            settings = tournament_of(tmp_path, *behaviours, **more)
            place = match_folder(set_up(folder / "cup", settings), (0, 1))
            place.mkdir()
            lines = (json.dumps(asdict(row) | {"score": row.score.value}) + "\n" for row in rows)
            (place / "games.jsonl").write_text("".join(lines))
        return Person(qtbot, folder)

    yield make


def test_at_first_it_asks_for_a_match(meet: Callable[..., Person]) -> None:
    person = meet()
    assert person.items == [] and not person.window.page.isVisible() and not person.window.delete_button.isEnabled()

    def fill(dialog: NewMatchDialog) -> None:
        dialog.rows[1].level.setCurrentIndex(4)
        dialog.accept()

    answer_next(NewMatchDialog, fill)
    person.window.new_button.click()
    assert person.items == ["Shogi Desktop – Shogi Desktop, 5 kyu\nBeing played · 0 of 100 games"]
    assert person.listed == [str(person.tournaments.folder)] and person.work.busy
    assert person.window.page.button.text() == "Pause"


def test_the_games_need_not_be_in_the_library(meet: Callable[..., Person]) -> None:
    person = meet()

    def fill(dialog: NewMatchDialog) -> None:
        dialog.library.setChecked(False)
        dialog.accept()

    answer_next(NewMatchDialog, fill)
    person.window.new_button.click()
    assert person.listed == [] and len(person.items) == 1


def test_a_match_that_is_not_wished_is_not_begun(meet: Callable[..., Person]) -> None:
    person = meet()
    answer_next(NewMatchDialog, NewMatchDialog.reject)
    person.window.new_button.click()
    assert person.items == [] and not person.tournaments.folder.exists()


def test_it_is_started_followed_paused_and_resumed(meet: Callable[..., Person]) -> None:
    person = meet("", "")
    page = person.window.page
    assert person.items == ["Cup\nNot begun · 0 of 4 games"] and page.button.text() == "Begin"
    page.button.click()
    person.say(Begun((0, 1), 1, "startpos"), Begun((0, 1), 2, "startpos"), Moved((0, 1), 2, ("7g7f", "3c3d")))
    first, second = page.boards.shown
    assert (first.told.text(), second.told.text()) == ("Game 1 · move 0", "Game 2 · move 2")
    assert second.players.text() == "☗ two  –  ☖ one" and page.boards.isVisible()
    person.say(over(1, "won"))
    assert person.items == ["Cup\nBeing played · 1 of 4 games"] and page.state.text() == "Being played · 1 of 4 games"
    assert person.cells(0)[:6] == ["1", "one", "two", "1 – 0", "Resignation", "40"]
    assert [row[:5] for row in person.table()] == [["one", "1 / 1", "1", "0", "0"], ["two", "0 / 1", "0", "0", "1"]]
    page.button.click()
    assert person.items == ["Cup\nNot begun · 0 of 4 games"], "nothing lies in the folder"
    assert page.button.text() == "Begin" and not page.boards.isVisible()


def test_all_is_read_in_a_small_window_and_the_board_has_the_room(meet: Callable[..., Person]) -> None:
    person = meet("", "", plies=12, book=True, adjudged_cp=1500)
    window, page = person.window, person.window.page
    window.resize(1000, 600)
    page.button.click()
    person.say(Begun((0, 1), 1, "startpos"), over(1, "won"), Begun((0, 1), 2, "startpos"))
    person.qtbot.waitUntil(lambda: page.boards.shown[0].board.height() >= 200)
    assert page.facts.text().endswith("a draw after 12 moves")
    assert page.facts.heightForWidth(page.facts.width()) <= page.facts.height(), "nothing of it is cut"
    table = page.games
    assert not table.horizontalScrollBar().isVisible() and table.horizontalScrollBar().maximum() == 0
    shown = [at for at in range(table.model().columnCount()) if not table.isColumnHidden(at)]
    assert len(shown) == 6, "nothing is remarked"
    person.say(over(2, "lost", (0, 1), ended("1", 12)))
    assert not table.isColumnHidden(6) and table.horizontalScrollBar().maximum() == 0


def test_a_game_that_is_over_gives_its_place_to_the_next(meet: Callable[..., Person]) -> None:
    person = meet("", "")
    person.window.page.button.click()
    person.say(
        Begun((0, 1), 1, "startpos"), Begun((0, 1), 2, "startpos"), over(1, "lost"), Begun((0, 1), 3, "startpos")
    )
    assert [place.told.text() for place in person.window.page.boards.shown] == ["Game 3 · move 0", "Game 2 · move 0"]


def test_results_are_those_of_black_and_white(meet: Callable[..., Person]) -> None:
    person = meet("", "")
    person.window.page.button.click()
    person.say(over(1, "lost"), over(2, "lost"), over(3, "drawn"), over(4, "void"))
    results = [person.cells(row)[1:4] for row in range(4)]
    assert results == [
        ["one", "two", "0 – 1"],
        ["two", "one", "1 – 0"],
        ["one", "two", "½ – ½"],
        ["two", "one", "void"],
    ]


def test_what_an_engine_did_wrongly_is_told_in_words(meet: Callable[..., Person]) -> None:
    person = meet("", "")
    person.window.page.button.click()
    illegal = FaultMessage.AFTER(reason=MoveMessage.NOT_A_MOVE(text="'1e9a'"), number=3)
    person.say(
        over(1, "won", (0, 1), FaultMessage.FAILED(reason=ended("139", 42, plain("Segmentation fault")))),
        over(2, "lost", (0, 1), FaultMessage.ILLEGAL(reason=illegal)),
    )
    assert person.cells(0)[4] == "Engine failure"
    words = "two: Engine failure: it has ended, Segmentation fault, code 139, after move 42"
    assert person.cells(0)[6] == words
    assert person.cells(1)[6] == "two: Illegal move: '1e9a' is no move, after move 3"


def test_why_games_cannot_be_played_is_told(meet: Callable[..., Person]) -> None:
    person = meet("", "")
    page = person.window.page
    page.button.click()
    assert not page.trouble.isVisible()
    not_seated = MatchMessage.NOT_SEATED(name="two", game="shogi", reason=EngineMessage.SILENT)
    person.say(NotPlayed((0, 1), 1, not_seated))
    assert page.trouble.text() == "two does not begin a game of shogi: it did not answer"
    person.say(GivenUp((0, 1), MatchMessage.FAILED(name="two", number=3, reason=ended("134", 6))))
    assert page.trouble.text() == "two failed in game 3: it has ended, code 134, after move 6"
    person.work.end(MatchMessage.HELD)
    assert page.trouble.text() == "another process plays this match" and page.button.text() == "Begin"


def test_three_players_have_a_cross_table(meet: Callable[..., Person]) -> None:
    person = meet("", "", "")
    page = person.window.page
    page.button.click()
    person.say(over(1, "won"), over(1, "drawn", (0, 2)), over(1, "lost", (1, 2)))
    assert [[row[0], row[1], *row[6:]] for row in person.table()] == [
        ["one", "1½ / 2", "·", "½ / 1", "1 / 1"],
        ["three", "1½ / 2", "½ / 1", "·", "1 / 1"],
        ["two", "0 / 2", "0 / 1", "0 / 1", "·"],
    ]
    assert page.state.text() == "Being played · 3 of 12 games"


def test_a_test_says_how_near_it_is(meet: Callable[..., Person]) -> None:
    person = meet("", "", games=0, test=SequentialTest(0, 100))
    page = person.window.page
    assert page.decision.isVisible() and page.decision.told.text() == "LLR 0.00 (−2.94 … 2.94) · not decided yet"
    page.button.click()
    person.say(*(over(number, "won") for number in range(1, 41)))
    assert page.decision.told.text().endswith("decided: rather +100 Elo or more")
    assert page.state.text() == "Being played · 40 games" and not page.share.isVisible()


def test_only_one_is_played_at_a_time(meet: Callable[..., Person], tmp_path: Path) -> None:
    person = meet("", "")
    person.tournaments.begin(tournament_of(tmp_path, "", "", name="Other"))
    assert [item.splitlines()[0] for item in person.items] == ["Other", "Cup"]
    person.window.list.setCurrentRow(1)
    person.window.page.button.click()
    person.window.list.setCurrentRow(0)
    button = person.window.page.button
    assert not button.isEnabled() and button.toolTip().startswith("Another match")
    person.window.list.setCurrentRow(1)
    assert button.text() == "Pause" and button.isEnabled() and not person.window.delete_button.isEnabled()
    button.click()
    person.window.list.setCurrentRow(0)
    assert button.isEnabled()


def test_games_of_a_match_that_is_not_looked_at_are_shown_later(meet: Callable[..., Person], tmp_path: Path) -> None:
    person = meet("", "")
    person.window.page.button.click()
    work = person.work
    person.tournaments.begin(tournament_of(tmp_path, "", "", name="Other"))
    person.window.list.setCurrentRow(0)
    work.told.emit(over(1, "won"))
    work.told.emit(Begun((0, 1), 2, "startpos"))
    assert person.window.page.games.games.rowCount() == 0
    person.window.list.setCurrentRow(1)
    assert person.cells(0)[3] == "1 – 0" and len(person.window.page.boards.shown) == 1


def test_a_game_is_opened_by_double_click_and_by_enter(meet: Callable[..., Person]) -> None:
    person = meet("", "", rows=(GameRow(3, 2, "black", GameScore.WON, "resign", 9, (0, 0)),))
    games = person.window.page.games
    games.doubleClicked.emit(games.games.index(0, 2))
    games.setCurrentIndex(games.games.index(0, 0))
    QTest.keyClick(games, Qt.Key.Key_Return)
    path = person.tournaments.folder / "cup" / "1-2" / "games" / "000003.shogi"
    assert person.opened == [str(path)] * 2


def test_a_finished_match_may_have_more_games(meet: Callable[..., Person]) -> None:
    def more(dialog: QDialog) -> None:
        assert isinstance(dialog, MoreGamesDialog) and dialog.games.value() == 8
        dialog.games.setValue(10)
        dialog.accept()

    rows = tuple(GameRow(n, (n + 1) // 2, "black", GameScore.DRAWN, "repetition", 9, (0, 0)) for n in (1, 2, 3, 4))
    person = meet("", "", rows=rows)
    button = person.window.page.button
    assert person.items == ["Cup\nFinished · 4 of 4 games"] and button.text() == "More games…"
    tournament = person.tournaments.all()[0]
    answer_next(MoreGamesDialog, more)
    button.click()
    assert person.items == ["Cup\nBeing played · 4 of 10 games"] and tournament.state is TournamentState.PLAYING
    assert read_settings(tournament.folder).games == 10
    tournament.extend(20)
    assert read_settings(tournament.folder).games == 10, "not while it is played"


def test_a_decided_test_needs_no_button(meet: Callable[..., Person]) -> None:
    rows = tuple(GameRow(n, (n + 1) // 2, "black", GameScore.WON, "resign", 9, (0, 0)) for n in range(1, 41))
    person = meet("", "", rows=rows, games=0, test=SequentialTest(0, 100))
    assert person.window.page.state.text() == "Finished · 40 games" and not person.window.page.button.isVisible()


def test_a_folder_that_makes_no_sense_is_told_and_can_be_deleted(meet: Callable[..., Person], tmp_path: Path) -> None:
    (tmp_path / "matches" / "odd").mkdir(parents=True)
    (tmp_path / "matches" / "odd" / "tournament.json").write_text("{")
    person = meet()
    assert person.items == ["odd\nCannot be read"] and person.window.page.trouble.isVisible()
    assert person.window.delete_button.isEnabled() and not person.window.page.button.isVisible()


def test_foreign_names_are_shown_letter_by_letter(meet: Callable[..., Person]) -> None:
    person = meet("", "", name=HOSTILE)
    person.window.page.button.click()
    person.say(NotPlayed((0, 1), 1, plain(HOSTILE)), over(1, "won", (0, 1), FaultMessage.FAILED(reason=plain(HOSTILE))))
    person.say(Begun((0, 1), 2, "startpos"))
    assert faults_of([person.window]) == []


def test_escape_closes_the_window_and_the_match_goes_on(meet: Callable[..., Person]) -> None:
    person = meet("", "")
    person.window.page.button.click()
    QTest.keyClick(person.window, Qt.Key.Key_Escape)
    assert not person.window.isVisible() and person.tournaments.all()[0].state is TournamentState.PLAYING


def test_the_window_is_reached_from_the_menu_and_opens_games(desk: Desk, tmp_path: Path) -> None:
    settings = tournament_of(tmp_path, "", "")
    folder = set_up(paths.matches_folder() / "cup", settings)
    place = match_folder(folder, (0, 1)) / "games"
    place.mkdir(parents=True)
    game = Game(load_variant("shogi"))
    game.headers["black"] = "One"
    (place / "000001.shogi").write_text(format_game(game))
    desk.answer_boxes("Delete")
    desk.trigger("MATCHES")
    (window,) = desk.window.findChildren(MatchesWindow)
    assert window.isVisible() and window.list.count() == 1
    window.page.game_opened.emit((0, 1), 1)
    assert desk.session.record.game.headers.get("black") == "One"
    window.library_wished.emit(str(paths.matches_folder()))
    assert Folders.read(desk.store.current.library).paths == (str(paths.matches_folder()),)
    window.delete_button.click()
    desk.qtbot.waitUntil(lambda: not folder.exists(), timeout=60_000)
    assert window.list.count() == 0 and "Delete “Cup”" in desk.messages[0]


def test_how_far_a_match_is_follows_the_language(desk: Desk, tmp_path: Path) -> None:
    set_up(paths.matches_folder() / "cup", tournament_of(tmp_path, "", ""))
    desk.trigger("MATCHES")
    window, told = the(desk.window, MatchesWindow), the(desk.window, MatchProgress)
    window.page.button.click()
    assert told.isVisible() and "Being played" in told.text()
    desk.store.update(language="ja")
    desk.qtbot.waitUntil(lambda: "対局中" in told.text())
    assert "Being played" not in told.text()
    window.end_work()


def test_that_a_match_is_over_is_said_until_somebody_has_looked(desk: Desk, meet: Callable[..., Person]) -> None:
    rows = tuple(GameRow(n, (n + 1) // 2, "black", GameScore.DRAWN, "repetition", 9, (0, 0)) for n in (1, 2, 3))
    person = meet("", "", rows=rows)
    told = MatchProgress(desk.window.desk, person.tournaments, person.window)
    assert not told.isVisible()
    person.window.page.button.click()
    assert told.text() == "Cup: Being played · 3 of 4 games"
    last = asdict(GameRow(4, 2, "white", GameScore.WON, "resign", 9, (0, 0))) | {"score": GameScore.WON.value}
    (games,) = person.tournaments.folder.glob("cup/*/games.jsonl")
    games.write_text(games.read_text() + json.dumps(last) + "\n")
    person.work.end(None)
    assert told.isVisible() and told.text() == "Cup: Finished · 4 of 4 games"
    looked: list[None] = []
    told.wished.connect(lambda: looked.append(None))
    told.click()
    assert looked == [None] and not told.isVisible()
