"""The window of the person's progress."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.files.store import VERSION
from shogi_desktop.library.names import NameTable, names_of
from shogi_desktop.rules import load_variant
from shogi_desktop.session.practice.deck import Deck
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.progress.history import History
from shogi_desktop.session.progress.played import PlayedGame
from shogi_desktop.session.progress.rating import rank_of
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.look.from_settings import BoardLook
from shogi_desktop.ui.progress.window import ProgressWindow
from shogi_desktop.ui.widgets import file_dialogs
from shogi_desktop.ui.words.game_words import shown_name
from shogi_desktop.ui.words.progress_words import rank_text
from tests.session.progress.games import played, season
from tests.ui.plainness import HOSTILE, faults_of


class Person:
    """Somebody who looks at the window."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.size = (1000, 760)
        self.store = SettingsStore(folder / "settings.ini")
        self.problems = folder / "problems.json"
        self.deck = Deck(folder / "practice.json")

    def open(self, *games: PlayedGame, variant: str = "shogi") -> ProgressWindow:
        file = self.folder / "progress.json"
        if games:
            file.write_text(json.dumps({"version": VERSION, "games": [asdict(game) for game in games]}))
        self.history = History(file)
        look = BoardLook(art_of(program_files.resources()), self.store)
        self.window = ProgressWindow(self.history, look, lambda: self.deck, self.problems)
        self.qtbot.addWidget(self.window)
        self.window.resize(*self.size)
        self.window.open_window(variant)
        QApplication.processEvents()
        return self.window

    def texts(self) -> list[str]:
        return [label.text() for label in self.window.findChildren(QLabel) if label.isVisible() and label.text()]

    def cell(self, row: int, column: int) -> str:
        model = self.window.table.model()
        return str(model.data(model.index(row, column)))


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path) -> Person:
    return Person(qtbot, tmp_path)


def test_before_the_first_game_it_says_how_a_rating_begins(person: Person, qtbot: QtBot) -> None:
    window = person.open()
    assert window.rating.rank.text() == "No rating yet" and window.rating.play.isVisible()
    assert not window.rating.view.isVisible() and not window.played.isVisible() and not window.results.isVisible()
    assert window.studies.isVisible() and not window.export.isEnabled() and not window.erase.isEnabled()
    with qtbot.waitSignal(window.play_wished):
        QTest.mouseClick(window.rating.play, Qt.MouseButton.LeftButton)


def test_who_plays_with_a_guide_is_told_what_there_is_and_how_a_rating_begins(person: Person, qtbot: QtBot) -> None:
    winners = ("black", "white", "black")
    games = [played(n, winner=winner, unrated="teaching") for n, winner in enumerate(winners)]
    window = person.open(*games)
    assert window.rating.rank.text() == "No rating yet"
    assert "3 played, 2 won" in person.texts() and any("without the guide" in each for each in person.texts())
    with qtbot.waitSignal(window.alone_wished) as wished:
        QTest.mouseClick(window.rating.play, Qt.MouseButton.LeftButton)
    assert wished.args == ["shogi", 3]
    person.open(*games, played(4))
    assert "3 played, 2 won" not in person.texts() and not person.window.rating.play.isVisible()


def test_the_rating_stands_with_its_margin(person: Person) -> None:
    games = season(40)
    window = person.open(*games)
    course = window.rating.course
    assert window.rating.rank.text().split(" ± ")[0] == rank_text(rank_of(course.points[-1].after.rating))
    assert "With 95 % certainty between" in window.rating.bounds.text()
    assert window.rating.view.isVisible() and window.rating.view.accessibleName().startswith("Course of the rating")
    assert f"Rated games: {len(course.points)}" in [
        label.accessibleName() for label in window.rating.findChildren(QLabel)
    ]


def test_results_stand_by_level_side_and_opening(person: Person) -> None:
    window = person.open(played(), played(1, winner="white"), played(2, side="white", level=5))
    assert window.results.rows == [
        "11 kyu: 1 – 0 – 1   50 %",
        "7 kyu: 0 – 0 – 1   0 %",
        "☗ Black: 1 – 0 – 1   50 %",
        "☖ White: 0 – 0 – 1   0 %",
        "☗ P-7f ☖ P-3d: 1 – 0 – 2   33 %",
    ]
    assert "11 kyu: won 1, drawn 0, lost 1" in [each.accessibleName() for each in window.results.findChildren(QLabel)]


def test_moves_that_are_none_are_shown_as_they_are(person: Person) -> None:
    window = person.open(played(moves="9z9z <b>x</b>"))
    assert window.results.rows[-1].startswith("9z9z <b>x</b>:")


def test_the_games_stand_from_the_latest_on_with_why_they_are_not_rated(person: Person) -> None:
    friend = played(2, side="", opponent="person", unrated="friend", winner="white")
    window = person.open(played(), played(1, unrated="take_back"), friend, played(3, opponent="engine", engine="Lance"))
    assert window.table.model().rowCount() == 4
    assert person.cell(0, 7) == "Not rated: the strength of Lance is not known"
    assert (person.cell(1, 1), person.cell(1, 3), person.cell(1, 7)) == (
        "A friend",
        "White",
        "Not rated: between two people",
    )
    assert person.cell(2, 7) == "Not rated: a move was taken back"
    assert (person.cell(3, 2), person.cell(3, 3), person.cell(3, 4)) == ("Black", "Won", "by resignation")
    assert "±" in person.cell(3, 7)


def test_an_engine_is_rated_once_its_level_is_chosen(person: Person) -> None:
    window = person.open(played(opponent="engine", engine="Lance"))
    assert window.rating.rank.text() == "No rating yet"
    box = window.engines.boxes["Lance"]
    assert isinstance(box, QComboBox) and box.currentText() == "Not rated"
    box.setCurrentIndex(box.findText("5 kyu"))
    box.activated.emit(box.currentIndex())
    assert person.history.kept.engines == {"Lance": 6} and "±" in window.rating.rank.text()
    assert window.engines.boxes["Lance"].currentText() == "5 kyu"


def test_other_games_have_ratings_of_their_own(person: Person) -> None:
    window = person.open(*season(8), *season(4, "chu"))
    assert window.games.value() == "chu", "the one that was played last"
    window.games.set_value("tenjiku")
    window.games.chosen.emit("tenjiku")
    assert window.rating.rank.text() == "No rating yet" and not window.played.isVisible()
    window.close()
    window.open_window("shogi")
    assert window.games.value() == "tenjiku", "the one that was chosen"


def test_it_follows_a_game_that_ends_meanwhile(person: Person) -> None:
    window = person.open()
    person.history.add(played())
    assert "±" in window.rating.rank.text() and window.export.isEnabled()


def test_what_was_learnt_is_counted(person: Person, qtbot: QtBot) -> None:
    day = played().when.date()
    progress = ProblemProgress(person.problems)
    for key, clean in (("shogi x", True), ("shogi y", False), ("chu z", True)):
        progress.record(key, day, solved=True, clean=clean, hinted=False, time_ms=1000)
    person.store.update(lessons=json.dumps({"shogi": {"pawn": 3, "gone": 2}}))
    window = person.open()
    told = [label.accessibleName() for label in window.studies.findChildren(QLabel)]
    assert "Problems solved: 2, 1 of them without a mistake or help" in told
    assert any(text.startswith("Lessons done: 1 of ") and "1 of them with all stars" in text for text in told)
    for button, signal in (
        (window.studies.problems, window.problems_wished),
        (window.studies.lessons, window.lessons_wished),
    ):
        with qtbot.waitSignal(signal) as wished:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert wished.args == ["shogi"]
    assert not window.studies.practice.isVisible()


@pytest.mark.parametrize(("name", "kind"), [("out.csv", ""), ("out.json", ""), ("out", "Table (*.csv)")])
def test_the_games_are_exported(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    window = person.open(*season(5))
    monkeypatch.setattr(file_dialogs, "save_path", lambda *_: (str(tmp_path / name), kind))
    QTest.mouseClick(window.export, Qt.MouseButton.LeftButton)
    if name.endswith(".json"):
        assert len(json.loads((tmp_path / name).read_text())["games"]) == 5
    else:
        assert len((tmp_path / "out.csv").read_text().splitlines()) == 6


@pytest.mark.parametrize("sure", [True, False])
def test_all_of_it_is_erased_when_the_person_is_sure(
    person: Person, monkeypatch: pytest.MonkeyPatch, sure: bool
) -> None:
    window = person.open(*season(5))
    asked: list[str] = []

    def confirm(_: object, question: str, *answers: str) -> bool:
        asked.append(question)
        return sure

    monkeypatch.setattr("shogi_desktop.ui.progress.window.confirm", confirm)
    QTest.mouseClick(window.erase, Qt.MouseButton.LeftButton)
    assert len(asked) == 1 and bool(person.history.games()) is not sure
    assert window.played.isVisible() is not sure and window.erase.isEnabled() is not sure


def test_a_file_that_was_put_aside_is_told(person: Person, tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text("nonsense")
    window = person.open()
    assert window.spoilt.isVisible() and "progress.json.damaged" in window.spoilt.text()


def test_a_click_on_the_graph_leads_to_the_game(person: Person) -> None:
    games = [played(number) for number in range(20)]
    window = person.open(*games)
    view = window.rating.view
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(view.width() - 8, 20))
    assert window.table.currentIndex().row() == 0
    point = view.point_at(0)
    assert point is not None and point.game == games[0]


@pytest.mark.parametrize("size", [(760, 560), (1000, 760), (620, 460), (1900, 1000)])
@pytest.mark.parametrize("count", [0, 1, 200])
def test_everything_has_room(person: Person, size: tuple[int, int], count: int) -> None:
    person.size = size
    window = person.open(*season(count))
    cards = [card for card in window.cards() if card.isVisible()]
    assert cards == [card for card in window.cards() if card.filled] != []
    for card in cards:
        sheet = card.parentWidget()
        assert sheet is not None and sheet.rect().contains(card.geometry())
        assert card.height() >= card.minimumSizeHint().height()


def test_a_hostile_name_is_shown_letter_by_letter(person: Person) -> None:
    window = person.open(played(opponent="engine", engine=HOSTILE))
    assert faults_of([window]) == []
    assert person.cell(0, 1).startswith(HOSTILE[:20])


def test_escape_closes_it(person: Person) -> None:
    window = person.open()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_latest_of_thousands_are_there_at_once(person: Person) -> None:
    games = season(3000)
    window = person.open(*games)
    assert window.table.model().rowCount() == 3000 and person.cell(0, 5) == str(games[-1].plies)


def test_dates_follow_the_language(person: Person, make_language: Callable[[str], None]) -> None:
    window = person.open(played())
    before = person.cell(0, 0)
    make_language("ja")
    QApplication.processEvents()
    assert window.games.currentText() == "将棋" and person.cell(0, 0) != before


def test_openings_are_called_by_their_names(person: Person) -> None:
    name = names_of(load_variant("shogi")).of(NameTable.OPENING)[0]
    window = person.open(played(opening=name.key), played(1, opening="gone"))
    assert {row.split(":")[0] for row in window.results.rows[-2:]} == {shown_name(name), "☗ P-7f ☖ P-3d"}
