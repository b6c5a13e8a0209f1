"""The dialog that has problems made: what it asks, what it shows meanwhile, and what is kept."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.clients.search import Timeouts
from shogi_desktop.jobs.errors import JobsMessage
from shogi_desktop.mating.problem import MadeProblem, ProblemSet
from shogi_desktop.notation.records.problem_set import format_problem_set, problem_of
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.notation.wire.work_lines import LeftOut, MadeProblems
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.session.library.work import LibraryWork
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.look.from_settings import BoardLook
from shogi_desktop.ui.pictures.board_picture import Crop
from shogi_desktop.ui.problems.sets import making_dialog as make_dialog
from shogi_desktop.ui.problems.sets.making_dialog import MakeDialog
from shogi_desktop.ui.problems.sets.making_form import MakeForm
from shogi_desktop.ui.problems.sets.previews import Previews, crop_of
from shogi_desktop.ui.widgets.workers_choice import HERE, MACHINES
from shogi_desktop.ui.words import work_words
from tests.engines import FakeEngines
from tests.problem_values import moves_of, position_after
from tests.scripted_client import ScriptedClient

MADE = (
    MadeProblem(position_after("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"), 1, moves_of("G*5b")),
    MadeProblem(position_after("7nk/9/7PP/9/9/9/9/9/9 b NG2r2b3g4s2n4l16p 1"), 1, moves_of("N*2c")),
)


class ScriptedWork(LibraryWork):
    """No process: keeps what it is to do, and says what a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[Sequence[str]] = []

    def begin(self, task: Sequence[str], told: str | None = None) -> None:
        self.tasks.append(task)
        self.busy = True

    def make(self, *made: MadeProblem) -> None:
        problems = tuple(problem_of(each.position, plies=each.plies) for each in made)
        self.told.emit(MadeProblems(format_problem_set(ProblemSet("", problems))))


def look(scheduler: str = "") -> BoardLook:
    store = SettingsStore(paths.settings_file())
    store.update(problem_scheduler=scheduler)
    return BoardLook(art_of(program_files.resources()), store)


class Maker:
    """The dialog, and what the engine is asked by it."""

    def __init__(self, qtbot: QtBot, variant: str = "shogi", scheduler: str = "") -> None:
        self.client, self.work = ScriptedClient(), ScriptedWork()
        self.dialog = MakeDialog(look(scheduler), variant, client=self.client, work=self.work)
        self.dialog.settling.setInterval(0)
        qtbot.addWidget(self.dialog)
        self.dialog.show()

    def go(self) -> None:
        """The button for what comes next."""
        QApplication.processEvents()  # lets an end settle
        self.dialog.make_button.click()

    def back(self) -> None:
        """The button beside it."""
        QApplication.processEvents()
        self.dialog.close_button.click()

    @property
    def buttons(self) -> list[str]:
        both = (self.dialog.close_button, self.dialog.make_button)
        return [button.text() for button in both if button.isVisible()]

    @property
    def told(self) -> str:
        return self.dialog.told.text() if self.dialog.told.isVisible() else ""

    @property
    def pictures(self) -> int:
        (previews,) = self.dialog.findChildren(Previews)
        return previews.count() if previews.isVisible() else 0


@pytest.fixture
def maker(qtbot: QtBot) -> Iterator[Maker]:
    maker = Maker(qtbot)
    yield maker
    maker.client.close()


def test_what_is_asked_for_is_what_the_form_says(maker: Maker) -> None:
    maker.dialog.form.seed.setValue(4711)
    maker.dialog.form.count.setValue(2)
    maker.dialog.form.lengths["shogi"].set_value("5")
    maker.go()
    asked = maker.client.question
    assert (asked.ask, asked.variant.name, asked.plies, asked.count, asked.seed) == (Ask.MAKE, "shogi", 5, 2, 4711)
    assert not maker.dialog.form.isEnabled()


def test_every_dialog_proposes_a_number_of_its_own(qtbot: QtBot) -> None:
    makers = [Maker(qtbot) for _ in range(5)]
    assert len({maker.dialog.form.seed.value() for maker in makers}) > 1


def test_each_game_has_its_own_lengths(qtbot: QtBot) -> None:
    maker = Maker(qtbot, "tenjiku")
    assert not maker.dialog.form.lengths["shogi"].isVisible()
    assert maker.dialog.form.lengths["tenjiku"].isVisible()
    maker.dialog.form.lengths["tenjiku"].set_value("3")
    maker.go()
    assert (maker.client.question.variant.name, maker.client.question.plies) == ("tenjiku", 3)


def test_a_piece_can_be_wanted(qtbot: QtBot) -> None:
    maker = Maker(qtbot, "tenjiku")
    choice = maker.dialog.form.piece
    assert choice.currentText() == "Any piece"
    choice.setCurrentIndex(choice.findData("FD"))
    assert choice.currentText() == "fire demon"
    maker.go()
    tenjiku = maker.client.question.variant
    assert [tenjiku.kind(kind).code for kind in maker.client.question.wanted] == ["FD"]
    maker.client.find(MadeProblem(position_after("k15/" + "16/" * 14 + "14KR b - 1", variant=tenjiku), 1, ()))
    maker.back()
    maker.go()
    found = maker.dialog.problem_set
    assert found is not None and [problem.wanted for problem in found.problems] == [("FD",)]


def test_no_piece_is_wanted_unasked(maker: Maker) -> None:
    maker.go()
    assert maker.client.question.wanted == ()
    maker.client.find(MADE[0])
    maker.back()
    maker.go()
    found = maker.dialog.problem_set
    assert found is not None and found.problems[0].wanted == ()


def test_what_can_be_wanted_are_pieces_of_the_game_the_dearest_first(maker: Maker) -> None:
    form = maker.dialog.form
    assert codes(form) == ["", "R", "B", "G", "S", "N", "L", "P"]
    form.piece.setCurrentIndex(form.piece.findData("L"))
    form.game.set_value("tenjiku")
    form.game.chosen.emit("tenjiku")
    assert codes(form)[:3] == ["", "FD", "GG"] and not {"K", "DE", "CP", "+WB"} & set(codes(form))
    assert form.wanted() == "L", "a piece that the other game has too stays chosen"
    form.piece.setCurrentIndex(form.piece.findData("FD"))
    form.game.set_value("shogi")
    form.game.chosen.emit("shogi")
    assert form.wanted() == "" and form.piece.currentText() == "Any piece"


def test_in_another_language_the_same_piece_is_wanted(qtbot: QtBot) -> None:
    maker = Maker(qtbot, "tenjiku")  # a form lives as long as its dialog
    form = maker.dialog.form
    form.piece.setCurrentIndex(form.piece.findData("FD"))
    before = codes(form)
    form.retranslate()
    assert codes(form) == before and form.wanted() == "FD"


def codes(form: MakeForm) -> list[str]:
    return [str(form.piece.itemData(row)) for row in range(form.piece.count())]


def test_a_game_without_problems_of_its_own_begins_with_another(qtbot: QtBot) -> None:
    maker = Maker(qtbot, "unknown")
    assert maker.dialog.form.variant_name() == next(iter(maker.dialog.form.lengths))


def test_all_made_is_the_end(maker: Maker) -> None:
    maker.dialog.form.count.setValue(2)
    maker.dialog.form.seed.setValue(4711)
    maker.dialog.form.lengths["shogi"].set_value("1")
    maker.go()
    maker.client.find(MADE[0])
    maker.client.progress(1, 2, 300)
    assert maker.told == "1 of 2 made · 300 positions looked at"
    assert maker.pictures == 1
    maker.client.find(MADE[1])
    maker.client.answer(None)
    assert maker.dialog.isVisible() and maker.told == "2 made." and maker.pictures == 2
    assert maker.buttons == ["Discard", "Open them"] and maker.dialog.make_button.isDefault()
    maker.go()
    found = maker.dialog.problem_set
    assert found is not None and maker.dialog.result() == QDialog.DialogCode.Accepted
    assert found.problems == tuple(problem_of(made.position, plies=1) for made in MADE)
    assert (found.name, found.seed) == ("Mate in 1, made from number 4711", 4711)
    assert maker.client.closed


def test_a_click_meant_for_cancel_does_nothing_else(maker: Maker, qtbot: QtBot) -> None:
    maker.dialog.settling.setInterval(60)
    maker.dialog.form.count.setValue(1)
    maker.go()
    maker.client.find(MADE[0])
    maker.client.answer(None)
    maker.back()
    QTest.keyClick(maker.dialog, Qt.Key.Key_Return)
    assert maker.buttons == ["Discard", "Open"] and maker.dialog.isVisible() and maker.pictures == 1
    qtbot.wait(80)
    maker.back()
    assert maker.buttons == ["Close", "Make"] and maker.dialog.problem_set is None


def test_one_problem_is_opened_as_one(maker: Maker) -> None:
    maker.dialog.form.count.setValue(1)
    maker.go()
    maker.client.find(MADE[0])
    maker.client.answer(None)
    assert maker.buttons == ["Discard", "Open"]


def test_a_newcomer_reads_what_the_number_is_for(maker: Maker) -> None:
    texts = [label.text() for label in maker.dialog.findChildren(QLabel) if label.isVisible()]
    assert "The same number makes the same problems." in texts


def test_pictures_of_a_large_board_are_large(qtbot: QtBot) -> None:
    sizes = {}
    for variant in ("shogi", "tenjiku"):
        maker = Maker(qtbot, variant)
        maker.go()
        sfen = "8k/9/9/9/9/9/9/9/R8 b - 1" if variant == "shogi" else "k15/" + "16/" * 14 + "14KR b - 1"
        maker.client.find(MadeProblem(position_after(sfen, variant=load_variant(variant)), 1, ()))
        (previews,) = maker.dialog.findChildren(Previews)
        (picture,) = (label for label in previews.findChildren(QLabel) if not label.pixmap().isNull())
        size = picture.pixmap().deviceIndependentSize()
        sizes[variant] = size.width()
        assert previews.height() >= size.height() and maker.dialog.height() >= maker.dialog.sizeHint().height()
    assert sizes["tenjiku"] > 1.7 * sizes["shogi"]


def test_those_made_so_far_can_be_kept(maker: Maker) -> None:
    maker.go()
    maker.client.find(MADE[0])
    assert maker.buttons == ["Cancel"]
    maker.back()
    assert maker.client.stops == 1
    assert maker.buttons == ["Discard", "Keep the 1 made"]
    maker.client.find(MADE[1])  # too late
    maker.client.answer(None)
    maker.go()
    assert maker.dialog.problem_set is not None and len(maker.dialog.problem_set.problems) == 1


def test_or_discarded(maker: Maker) -> None:
    maker.go()
    maker.client.find(MADE[0])
    maker.back()
    maker.back()
    assert maker.buttons == ["Close", "Make"] and maker.pictures == 0
    maker.go()
    assert len(maker.client.asked) == 2 and maker.pictures == 0
    maker.back()
    maker.back()
    assert maker.dialog.problem_set is None and not maker.dialog.isVisible()


def test_nothing_made_leads_back_to_the_form(maker: Maker) -> None:
    maker.go()
    QTest.keyClick(maker.dialog, Qt.Key.Key_Escape)
    assert maker.dialog.isVisible()
    assert maker.buttons == ["Close", "Make"] and maker.told == "Cancelled."


def test_fewer_than_wished_are_offered(maker: Maker) -> None:
    maker.go()
    maker.client.find(MADE[0])
    maker.client.answer(None)
    assert maker.buttons == ["Discard", "Keep the 1 made"] and maker.told == "No more were found."


def test_an_engine_that_dies_leaves_what_was_made(maker: Maker) -> None:
    maker.go()
    maker.client.find(MADE[0])
    maker.client.fail("it crashed")
    assert maker.told == "The engine stopped working: it crashed"
    assert maker.buttons == ["Discard", "Keep the 1 made"]


def test_the_cross_of_the_window_ends_everything_and_keeps_what_was_made(maker: Maker) -> None:
    """Whoever logs off while it works need not close it twice, and is not asked."""
    maker.go()
    maker.client.find(MADE[0])
    assert maker.dialog.close()
    assert not maker.dialog.isVisible() and maker.client.closed
    assert maker.dialog.problem_set is not None and len(maker.dialog.problem_set.problems) == 1


def test_escape_asks_before_it_throws_made_problems_away(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    answers = [False, True]

    def confirm(_parent: QWidget, question: str, _yes: str, _no: str) -> bool:
        asked.append(question)
        return answers[len(asked) - 1]

    monkeypatch.setattr(make_dialog, "confirm", confirm)
    maker.dialog.form.count.setValue(1)
    maker.go()
    maker.client.find(MADE[0])
    maker.client.answer(None)
    QApplication.processEvents()
    QTest.keyClick(maker.dialog, Qt.Key.Key_Escape)
    assert asked and maker.pictures == 1 and maker.buttons == ["Discard", "Open"]
    QTest.keyClick(maker.dialog, Qt.Key.Key_Escape)
    assert maker.pictures == 0 and maker.dialog.isVisible()
    QTest.keyClick(maker.dialog, Qt.Key.Key_Escape)
    assert len(asked) == 2 and not maker.dialog.isVisible()


@pytest.fixture
def with_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_words, "can_use_machines", lambda: True)


@pytest.mark.usefixtures("with_dask")
def test_other_machines_make_them(qtbot: QtBot) -> None:
    maker = Maker(qtbot, scheduler="tcp://127.0.0.1:8786")
    assert maker.dialog.form.workers.address() == "" and not maker.dialog.form.workers.scheduler.isVisible()
    maker.dialog.form.workers.choose(MACHINES)
    maker.dialog.form.count.setValue(2)
    maker.dialog.form.seed.setValue(4711)
    maker.dialog.form.lengths["shogi"].set_value("1")
    maker.go()
    wanted = "make shogi --lines --plies 1 --count 2 --seed 4711 --scheduler tcp://127.0.0.1:8786"
    assert maker.work.tasks == [wanted.split()] and not maker.client.asked
    maker.work.make(MADE[0])
    assert maker.told == "1 of 2 made" and maker.pictures == 1
    maker.work.make(*MADE)
    maker.work.finished.emit()
    assert maker.told == "2 made." and maker.buttons == ["Discard", "Open them"]
    maker.go()
    assert maker.dialog.problem_set is not None and len(maker.dialog.problem_set.problems) == 2


@pytest.mark.usefixtures("with_dask")
def test_other_machines_hear_which_piece_is_wanted(qtbot: QtBot) -> None:
    maker = Maker(qtbot, scheduler="tcp://127.0.0.1:8786")
    maker.dialog.form.workers.choose(MACHINES)
    maker.dialog.form.piece.setCurrentIndex(maker.dialog.form.piece.findData("N"))
    maker.go()
    (task,) = maker.work.tasks
    assert list(task)[task.index("--with") + 1] == "N"


@pytest.mark.usefixtures("with_dask")
def test_machines_that_end_leave_what_was_made(qtbot: QtBot) -> None:
    maker = Maker(qtbot, scheduler="tcp://127.0.0.1:8786")
    maker.dialog.form.workers.choose(MACHINES)
    maker.go()
    maker.work.make(MADE[0])
    maker.work.told.emit(LeftOut("tcp://127.0.0.1:5", JobsMessage.OTHER_VERSION(there="0.1", here="0.2")))
    maker.work.failed.emit(JobsMessage.SCHEDULER_GONE(address="tcp://127.0.0.1:8786"))
    assert maker.told.startswith("The scheduler at") or maker.told.startswith("the scheduler at")
    assert maker.told.endswith("tcp://127.0.0.1:5 was left out: it runs version 0.1, not 0.2")
    assert maker.buttons == ["Discard", "Keep the 1 made"]
    maker.back()
    maker.go()
    maker.back()
    maker.work.make(MADE[1])  # too late
    assert not maker.work.busy and maker.buttons == ["Close", "Make"] and maker.told.startswith("Cancelled.")


@pytest.mark.usefixtures("with_dask")
def test_an_address_that_jobs_may_not_be_sent_to_is_refused(qtbot: QtBot) -> None:
    maker = Maker(qtbot, scheduler="tcp://192.168.0.7:8786")
    maker.dialog.form.workers.choose(MACHINES)
    maker.go()
    assert "is another machine" in maker.dialog.form.wrong.text() and maker.work.tasks == []
    assert maker.buttons == ["Close", "Make"]


def test_without_dask_it_says_what_is_missing(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_words, "can_use_machines", lambda: False)
    maker.dialog.form.workers.choose(MACHINES)
    assert "shogi-desktop[cluster]" in maker.dialog.form.wrong.text() and not maker.dialog.make_button.isEnabled()
    maker.dialog.form.workers.choose(HERE)
    assert maker.dialog.form.wrong.isHidden() and maker.dialog.make_button.isEnabled()


def test_every_game_there_is_is_offered_with_lengths(maker: Maker) -> None:
    assert set(maker.dialog.form.lengths) == set(variant_names())
    assert maker.dialog.form.lengths["shogi"].value() == "3"
    assert maker.dialog.form.lengths["tenjiku"].value() == "1"


def test_no_process_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    """An engine that does not know what is wished, or anything else, ends with the dialog."""
    engines = FakeEngines(tmp_path)
    dialog = MakeDialog(look(), client=ProblemClient(engines.launch()))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.make_button.click()
    qtbot.waitUntil(lambda: bool(engines.alive()))
    dialog.reject()
    dialog.reject()
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: engines.alive() == [])


def test_nobody_waits_for_an_engine_that_does_not_go(qtbot: QtBot, tmp_path: Path) -> None:
    engines = FakeEngines(tmp_path)
    client = ProblemClient(engines.launch("ignore_quit"), Timeouts(quit_ms=1500))
    dialog = MakeDialog(look(), client=client)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.make_button.click()
    qtbot.waitUntil(lambda: bool(engines.alive()))
    began = time.monotonic()
    dialog.close()
    assert time.monotonic() - began < 1
    assert not dialog.isVisible() and engines.alive() != []
    dialog.deleteLater()
    qtbot.waitUntil(lambda: engines.alive() == [])


def test_it_goes_with_its_window(qtbot: QtBot, tmp_path: Path) -> None:
    engines = FakeEngines(tmp_path)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    client = ProblemClient(engines.launch())
    dialog = MakeDialog(look(), "shogi", window, client)
    dialog.open()
    dialog.make_button.click()
    qtbot.waitUntil(lambda: bool(engines.alive()))
    window.close()
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: engines.alive() == [])


@pytest.mark.parametrize(
    ("sfen", "variant", "crop"),
    [
        ("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi", Crop(7, 3, 1, 5)),
        ("8k/9/9/9/9/9/9/9/R8 b G 1", "shogi", Crop(9, 1, 1, 9)),
        ("8k/9/9/9/9/9/9/9/4K4 b G 1", "shogi", Crop(5, 1, 1, 5)),
        ("8k/7P1/9/9/9/9/9/9/9 b G 1", "shogi", Crop(5, 1, 1, 5)),
    ],
)
def test_a_picture_shows_the_squares_around_the_pieces(sfen: str, variant: str, crop: Crop) -> None:
    assert crop_of(position_after(sfen, variant=load_variant(variant))) == crop
