"""Games of the library are analysed: which, by whom, how far it is, and how it ended."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from shogi_desktop import paths
from shogi_desktop.jobs.errors import JobsMessage
from shogi_desktop.messages import plain
from shogi_desktop.notation.wire.work_lines import Analysing, LeftOut
from shogi_desktop.session.library.analysing import HERE, MACHINES, NODES, TIME, Analysed, HowToAnalyse
from shogi_desktop.ui.library.analysis_dialog import EVERY, LISTED, SELECTED, AnalysisDialog
from shogi_desktop.ui.library.words import analysed_text, analysing_text
from shogi_desktop.ui.words import work_words
from tests.library.collection import random_game, write_games
from tests.ui.library.test_window import Person

COUNTS = {SELECTED: 1, LISTED: 10, EVERY: 10}
QUICK = HowToAnalyse(nodes=100, processes=1)


@pytest.fixture
def reader(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Person]:
    write_games(tmp_path / "records", [random_game(seed, plies=6) for seed in range(10)])
    person = Person(qtbot, qapp, tmp_path / "records")
    person.read()
    person.show()
    yield person
    person.window.end_work()


@pytest.fixture
def with_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_words, "can_use_machines", lambda: True)


@pytest.fixture
def without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.session.library.analysing.find_spec", lambda name: None)


def dialog(qtbot: QtBot, how: HowToAnalyse = QUICK, counts: Mapping[str, int] = COUNTS) -> AnalysisDialog:
    made = AnalysisDialog(counts, how)
    qtbot.addWidget(made)
    return made


def choose(person: Person, how: HowToAnalyse, monkeypatch: pytest.MonkeyPatch, which: str = "") -> None:
    """Presses the button, and accepts the dialog with these choices."""

    def accepted(self: AnalysisDialog) -> QDialog.DialogCode:
        if which:
            self.which.set_value(which)
        monkeypatch.setattr(self, "how", lambda: how)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(AnalysisDialog, "exec", accepted)
    QTest.mouseClick(person.window.work.analyse, Qt.MouseButton.LeftButton)


def told(person: Person) -> str:
    return person.window.analysis.told


# In the window


def test_results_become_records_of_the_library(reader: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(reader, QUICK, monkeypatch)
    assert not reader.window.work.analyse.isEnabled() and reader.window.analysis.button.text() == "Stop"
    reader.qtbot.waitUntil(lambda: not reader.library.analysing.running)
    reader.qtbot.waitUntil(lambda: told(reader) == "10 of 10 games analysed")
    reader.wait()
    assert str(paths.analysed_folder()) in reader.library.folders.paths
    assert reader.window.model.rowCount() == 20 and reader.window.work.analyse.isEnabled()
    assert HowToAnalyse.read(reader.store.current.library_analysis) == QUICK


def test_what_was_analysed_is_not_analysed_again(reader: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        choose(reader, QUICK, monkeypatch)
        reader.qtbot.waitUntil(lambda: not reader.library.analysing.running)
        reader.wait()
    reader.qtbot.waitUntil(lambda: told(reader) == "These games were analysed before.")
    assert len(list(paths.analysed_folder().glob("*.shogi"))) == 10


def test_the_selected_games_alone(reader: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.choose(2)
    QTest.keyClick(reader.window.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert len(reader.window.table.selected_games) == 2
    choose(reader, QUICK, monkeypatch, SELECTED)
    reader.qtbot.waitUntil(lambda: not reader.library.analysing.running)
    assert sorted(file.name for file in paths.analysed_folder().glob("*.shogi")) == ["002.shogi", "003.shogi"]


def test_who_stops_it_keeps_what_is_done(reader: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    write_games(reader.records, [random_game(0, plies=1), *(random_game(n, plies=60) for n in range(1, 10))])
    reader.library.update_index()
    reader.wait()
    choose(reader, replace(QUICK, by=TIME, movetime_ms=300), monkeypatch)
    reader.qtbot.waitUntil(lambda: reader.library.analysing.last.done == 1)
    QTest.mouseClick(reader.window.analysis.button, Qt.MouseButton.LeftButton)
    assert not reader.library.analysing.running and reader.window.analysis.isHidden()
    assert reader.window.work.analyse.isEnabled()
    assert [file.name for file in paths.analysed_folder().glob("*.shogi")] == ["000.shogi"]


def test_closing_the_program_ends_it(reader: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fixture that watches for processes finds none."""
    choose(reader, replace(QUICK, by=TIME, movetime_ms=60_000), monkeypatch)
    reader.window.end_work()
    assert not reader.library.analysing.running


def test_why_it_cannot_be_done_is_said(reader: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(reader, replace(QUICK, where=MACHINES, scheduler="tcp://10.0.0.1:8786"), monkeypatch)
    reader.qtbot.waitUntil(lambda: "without TLS everybody on the way" in told(reader))
    assert told(reader).startswith("The analysis has ended: ")


def test_a_folder_that_cannot_be_made_is_said(reader: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    paths.analysed_folder().write_text("in the way")
    choose(reader, QUICK, monkeypatch)
    assert reader.window.analysis.isHidden() and not reader.library.analysing.running


def test_how_far_it_is_and_how_it_ended_is_shown_until_it_is_closed(reader: Person) -> None:
    line = reader.window.analysis
    line.show_analysis(Analysing(3, 10, 300, left_ms=90_000))
    assert line.told == "3 of 10 games analysed · about 90 s left" and line.button.text() == "Stop"
    line.show_analysis(Analysed(None, Analysing(10, 10), None, None))
    reader.library.update_index()
    reader.wait()
    assert line.told == "10 of 10 games analysed" and line.button.text() == "Close"
    QTest.mouseClick(line.button, Qt.MouseButton.LeftButton)
    assert line.isHidden()


# Words


def test_how_far_it_is() -> None:
    assert analysing_text(Analysing(3, 10)) == "3 of 10 games analysed"
    assert analysing_text(Analysing(120, 500, failed=2, left_ms=7_200_000)) == (
        "118 of 500 games analysed · 2 failed · about 2 h left"
    )


def test_how_it_ended() -> None:
    bad = Analysing(4, 10, failed=1, path="/records/cup.kif", why=plain("7x is not on the board of Shogi"))
    other = LeftOut("tcp://127.0.0.1:5", JobsMessage.OTHER_VERSION(there="0.1", here="0.2"))
    assert analysed_text(Analysed(None, Analysing(10, 10, failed=1), bad, other)) == (
        "9 of 10 games analysed · 1 failed · cup.kif: 7x is not on the board of Shogi"
        " · tcp://127.0.0.1:5 was left out: it runs version 0.1, not 0.2"
    )


# The dialog


def test_it_offers_what_there_is(qtbot: QtBot) -> None:
    assert dialog(qtbot).which.value() == EVERY
    assert dialog(qtbot, counts=COUNTS | {LISTED: 4}).which.value() == LISTED
    assert dialog(qtbot, counts=COUNTS | {SELECTED: 3}).which.value() == SELECTED


def test_it_says_what_was_chosen(qtbot: QtBot) -> None:
    made = dialog(qtbot, HowToAnalyse())
    made.nodes.setValue(2000)
    made.processes.setValue(3)
    assert made.how() == HowToAnalyse(NODES, 200, 2000, HERE, 3)
    assert dialog(qtbot, made.how()).how() == made.how()


@pytest.mark.usefixtures("with_dask")
def test_an_engine_of_the_persons_may_be_asked_here(qtbot: QtBot) -> None:
    assert dialog(qtbot).engine.isHidden() and dialog(qtbot).how().engine == ""
    made = AnalysisDialog(COUNTS, HowToAnalyse(engine="Lance", processes=2), None, ["Gold", "Lance"])
    qtbot.addWidget(made)
    assert made.engine.currentText() == "Lance" and "does not play" in made.note.text()
    asked = ["--engine", "Lance", "--engines", str(paths.engines_file())]
    assert made.how().words() == ["--nodes", "50000", *asked, "--processes", "2"]
    made.workers.scheduler.setText("tcp://127.0.0.1:8786")
    made.workers.choose(MACHINES)
    assert "own engine alone" in made.note.text() and "--engine" not in made.how().words()
    gone = AnalysisDialog(COUNTS, made.how(), None, ["Gold"])
    qtbot.addWidget(gone)
    assert gone.how().engine == ""


@pytest.mark.usefixtures("with_dask")
def test_an_address_that_jobs_may_not_be_sent_to_is_refused(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    made.workers.choose(MACHINES)
    made.workers.scheduler.setText("tcp://192.168.0.7:8786")
    made.accept()
    assert made.result() == 0 and "is another machine" in made.wrong.text() and not made.wrong.isHidden()
    made.workers.scheduler.setText("tcp://127.0.0.1:8786")
    assert made.wrong.isHidden()
    made.accept()
    assert made.result() == QDialog.DialogCode.Accepted and made.how().scheduler == "tcp://127.0.0.1:8786"


@pytest.mark.usefixtures("with_dask")
def test_what_is_wrong_takes_no_room_from_the_rest(qtbot: QtBot) -> None:
    made = dialog(qtbot, replace(QUICK, where=MACHINES, scheduler="tcp://192.168.0.7:8786"))
    made.show()
    before = made.workers.scheduler.height()
    made.accept()
    qtbot.waitUntil(lambda: made.wrong.height() > 0)
    assert made.workers.scheduler.height() == before


@pytest.mark.usefixtures("without_dask")
def test_without_dask_it_says_what_is_missing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made = dialog(qtbot, replace(QUICK, where=MACHINES))
    assert not made.start.isEnabled() and 'pip install "shogi-desktop[cluster]"' in made.wrong.text()
    made.workers.choose(HERE)
    assert made.start.isEnabled() and made.wrong.isHidden()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    frozen = dialog(qtbot, replace(QUICK, where=MACHINES))
    assert not frozen.start.isEnabled() and "pip" not in frozen.wrong.text()


def test_what_the_settings_say_is_bounded() -> None:
    assert HowToAnalyse.read("nonsense") == HowToAnalyse()
    assert HowToAnalyse.read('{"nodes": 1, "where": "everywhere"}') == HowToAnalyse(nodes=100)
