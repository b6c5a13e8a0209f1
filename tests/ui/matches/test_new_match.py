"""What is asked before a match, as a person answers it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.matches.tournaments.settings import Entrant, SequentialTest, TournamentSettings
from shogi_desktop.ui.matches.choices import CLOCK, FILE, MOVE, NODES, RANDOM, TEST
from shogi_desktop.ui.matches.new_match import NewMatchDialog
from shogi_desktop.ui.widgets.forms import Segments
from shogi_desktop.ui.widgets.workers_choice import HERE, MACHINES
from shogi_desktop.ui.words import work_words

LANCE = OutsideEngine("Lance", "/opt/lance", {"Threads": "2"}, ("shogi", "tenjiku"))
GPS = OutsideEngine("GPS", "/opt/gps", counts=False)
HACHU = OutsideEngine("HaChu", "/opt/hachu", variants=("chu",), protocol="xboard")


@pytest.fixture
def ask(qtbot: QtBot) -> Iterator[Callable[..., NewMatchDialog]]:
    made: list[NewMatchDialog] = []

    def make(last: TournamentSettings | None = None, game: str = "shogi") -> NewMatchDialog:
        made.append(NewMatchDialog((LANCE, GPS, HACHU), last, game))
        qtbot.addWidget(made[-1])
        made[-1].show()
        return made[-1]

    yield make


def choose(segments: Segments, key: str) -> None:
    """A click on one of them."""
    segments.set_value(key)
    segments.chosen.emit(key)


def test_the_first_match_is_against_an_engine_of_the_persons(ask: Callable[..., NewMatchDialog]) -> None:
    settings = ask().settings()
    assert [entrant.name for entrant in settings.entrants] == ["Shogi Desktop", "GPS"]
    assert (settings.name, settings.variant, settings.games) == ("Shogi Desktop – GPS", "shogi", 100)
    assert (settings.book, settings.plies) == (True, 12)
    assert settings.test is None and settings.faults_lose and settings.openings == ""


def test_who_cannot_count_positions_is_given_time(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask()
    own, gps = dialog.rows
    assert own.nodes.isVisible() and gps.time.isVisible() and "positions" in gps.time.toolTip()
    assert own.nodes.text() == "10,000 positions"
    own.nodes.setValue(200)
    gps.time.setValue(0.5)
    first, second = dialog.settings().entrants
    assert (first.nodes, first.byoyomi_ms, second.nodes, second.byoyomi_ms) == (200, 0, 0, 500)
    choose(dialog.by, MOVE)
    own.time.setValue(2)
    assert [entrant.byoyomi_ms for entrant in dialog.settings().entrants] == [2000, 500]


def test_a_clock_is_the_same_for_all(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask()
    choose(dialog.by, CLOCK)
    assert not dialog.rows[0].nodes.isVisible() and dialog.clock.main.isVisible()
    dialog.clock.main.setValue(60)
    dialog.clock.increment.setValue(0.25)
    for entrant in dialog.settings().entrants:
        assert (entrant.main_ms, entrant.increment_ms, entrant.byoyomi_ms, entrant.nodes) == (60_000, 250, 0, 0)
    for box in (dialog.clock.main, dialog.clock.increment):
        box.setValue(0)
    assert not dialog.start.isEnabled() and dialog.told.text() == "The clock has no time."


def test_only_engines_that_play_the_game_are_offered(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask()
    offered = dialog.rows[1].engine
    assert [offered.itemText(at) for at in range(offered.count())] == ["Shogi Desktop", "Lance", "GPS"]
    dialog.game.set_value("chu")
    assert [offered.itemText(at) for at in range(offered.count())] == ["Shogi Desktop", "HaChu"]
    assert dialog.settings().entrants[1].name == "Shogi Desktop 2" and dialog.settings().variant == "chu"


def test_players_are_added_and_left_out(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask()
    assert not dialog.rows[0].remove.isVisible()
    choose(dialog.length.kind, TEST)
    dialog.add_button.click()
    dialog.rows[2].level.setCurrentIndex(dialog.rows[2].level.findData(3))
    settings = dialog.settings()
    assert [entrant.name for entrant in settings.entrants] == ["Shogi Desktop", "GPS", "Shogi Desktop, 11 kyu"]
    assert settings.entrants[2].level == 3 and settings.test is None, "a test is for two"
    assert dialog.told.text().startswith("300 games in all")
    dialog.rows[1].remove.click()
    assert [row.name for row in dialog.rows] == ["Shogi Desktop", "Shogi Desktop, 11 kyu"]


def test_the_tab_key_goes_through_the_players_one_after_the_other(
    ask: Callable[..., NewMatchDialog], qtbot: QtBot
) -> None:
    dialog = ask()
    dialog.add_button.click()
    dialog.rows[0].engine.setFocus()
    met: list[QWidget | None] = []
    while not met or met[-1] is not dialog.add_button:
        met.append(dialog.focusWidget())
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert len(met) < 100
    parts = [part for row in dialog.rows for part in row.parts() if part.isVisible() and part.isEnabled()]
    assert met == [*parts, dialog.add_button]


def test_a_test_may_end_a_match(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask()
    choose(dialog.length.kind, TEST)
    assert dialog.length.elo1.isVisible() and not dialog.length.games.isVisible()
    dialog.length.elo1.setValue(30)
    dialog.length.most_games.setValue(500)
    settings = dialog.settings()
    assert settings.test == SequentialTest(0, 30, 5) and settings.games == 500
    dialog.length.elo1.setValue(-1)
    assert not dialog.start.isEnabled() and dialog.told.text().startswith("The second Elo")


def test_openings_of_a_file_are_asked_for(ask: Callable[..., NewMatchDialog], tmp_path: Path) -> None:
    dialog = ask()
    choose(dialog.openings.kind, FILE)
    assert not dialog.start.isEnabled() and dialog.told.text() == "Choose a file of openings."
    dialog.openings.choose_file(str(tmp_path / "book.kif"))
    assert dialog.start.isEnabled() and dialog.openings.name.text() == "book.kif"
    assert dialog.file() == str(tmp_path / "book.kif") and dialog.settings().plies == 0


def test_how_games_begin_is_said_beside_the_openings(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask()
    dialog.more.click()
    openings, book = dialog.openings, "moves drawn from the opening book, or with 6 random ones where there is no book"
    assert openings.told.isVisible()
    assert openings.told.text().startswith(f"Each game begins with up to 12 {book} or it knows only few")
    openings.book_plies.setValue(20)
    assert openings.told.text().startswith(f"Each game begins with up to 20 {book}")
    choose(openings.kind, RANDOM)
    openings.plies.setValue(4)
    assert openings.told.text() == "Each game begins with 4 random moves; then the players think."
    choose(openings.kind, FILE)
    told = "Each game begins with the moves of a record of this file; then the players think."
    assert openings.told.text() == told


def test_who_how_long_and_how_many_are_asked_the_rest_behind_a_button(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask()
    asked = (dialog.game, dialog.rows[0].engine, dialog.by, dialog.length.games)
    rest = (dialog.name, dialog.rules_button, dialog.openings.kind, dialog.adjudged, dialog.restart, dialog.library)
    assert all(part.isVisible() for part in asked) and not any(part.isVisible() for part in rest)
    dialog.more.click()
    assert all(part.isVisible() for part in (*asked, *rest))
    dialog.more.click()
    assert not any(part.isVisible() for part in rest)


def test_a_game_on_a_large_board_may_last_longer(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask(game="chu")
    assert dialog.settings().variant == "chu" and dialog.settings().longest == 700
    assert "A game is a draw after 700 moves." in dialog.told.text()
    dialog.game.set_value("shogi")
    assert dialog.settings().longest == 400
    dialog.longest.setValue(256)
    dialog.game.set_value("taikyoku")
    assert dialog.settings().longest == 256 and "256 moves" in dialog.told.text(), "as the person wishes"


def test_rules_are_chosen(ask: Callable[..., NewMatchDialog]) -> None:
    dialog = ask()
    dialog.more.click()
    assert not dialog.rules.isVisible()
    dialog.rules_button.click()
    assert dialog.rules.isVisible()
    key, box = next(iter(dialog.rules.boxes().items()))
    box.setCurrentIndex(1)
    assert dialog.settings().rules[key] == box.currentData() and dialog.rules_button.text().startswith("1 changed")


@pytest.mark.parametrize("by", [NODES, MOVE, CLOCK])
def test_a_match_begins_as_the_last_one_was(ask: Callable[..., NewMatchDialog], by: str) -> None:
    every = {NODES: {"nodes": 777}, MOVE: {"byoyomi_ms": 300}, CLOCK: {"main_ms": 5000, "byoyomi_ms": 1000}}
    limits: dict[str, Any] = every[by]
    players = (Entrant("Shogi Desktop, 9 kyu", level=4, **limits), Entrant("Lance", LANCE, **limits))
    test = SequentialTest(-10, 20, 2) if by == NODES else None
    last = TournamentSettings(
        "Cup", "tenjiku", players, games=12, test=test, plies=3, adjudged_cp=1500, longest=900, faults_lose=False
    )
    last = replace(last, restart=True)
    settings = ask(last).settings()
    assert settings.entrants == players and settings.test == test
    for name in ("variant", "games", "plies", "adjudged_cp", "longest", "faults_lose", "restart"):
        assert getattr(settings, name) == getattr(last, name), name


def test_an_engine_that_is_gone_gives_its_place_to_the_programs_own(ask: Callable[..., NewMatchDialog]) -> None:
    gone = Entrant("Gone", OutsideEngine("Gone", "/opt/gone"), nodes=5000)
    settings = ask(TournamentSettings("Cup", "shogi", (gone, Entrant("Lance", LANCE, nodes=5)))).settings()
    assert [entrant.engine for entrant in settings.entrants] == [None, LANCE]


def test_a_match_may_be_played_by_other_machines(
    ask: Callable[..., NewMatchDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_words, "can_use_machines", lambda: True)
    dialog = ask()
    dialog.more.click()
    assert dialog.parallel.isVisible() and not dialog.workers.scheduler.isVisible()
    dialog.workers.choose(MACHINES)
    assert dialog.workers.scheduler.isVisible() and not dialog.parallel.isVisible() and not dialog.start.isEnabled()
    dialog.workers.scheduler.setText("tcp://10.0.0.1:8786")
    assert not dialog.start.isEnabled() and "TLS" in dialog.told.text()
    dialog.workers.scheduler.setText(" tcp://127.0.0.1:8786 ")
    assert dialog.start.isEnabled()
    settings = dialog.settings()
    assert settings.scheduler == "tcp://127.0.0.1:8786"
    assert ask(settings).settings().scheduler == settings.scheduler
    dialog.workers.choose(HERE)
    assert dialog.settings().scheduler == "" and dialog.start.isEnabled()


def test_without_dask_the_dialog_says_what_is_needed(
    ask: Callable[..., NewMatchDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_words, "can_use_machines", lambda: False)
    dialog = ask()
    dialog.workers.choose(MACHINES)
    dialog.workers.scheduler.setText("tcp://127.0.0.1:8786")
    assert not dialog.start.isEnabled() and "shogi-desktop[cluster]" in dialog.told.text()
