"""The dialog for printing: pages follow the choices; PDF files have these pages, with their fonts inside."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.app import add_fonts
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules import load_variant
from shogi_desktop.session.problems.solutions import Solutions
from shogi_desktop.ui.pictures.book_layout import BookStyle, diagram_of
from shogi_desktop.ui.printing import dialog as printing_dialog
from shogi_desktop.ui.printing.dialog import PrintDialog
from shogi_desktop.ui.printing.flow import A4, LETTER
from shogi_desktop.ui.printing.options import GAME, POSITION, GameOptions, PrintOptions, ProblemOptions
from shogi_desktop.ui.printing.page_view import page_layout, print_steps
from shogi_desktop.ui.widgets import messages
from shogi_desktop.ui.widgets.messages import ReadingDialog
from tests import needs
from tests.patience import answer_next
from tests.scripted_client import ScriptedClient
from tests.ui.printing.pages import boards, words
from tests.ui.printing.test_game_pages import random_game

GOLD = Problem("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi", "The gold", 1)

Open = Callable[[PrintOptions], PrintDialog]


@pytest.fixture
def show(qtbot: QtBot, qapp: QApplication) -> Open:
    add_fonts(qapp, program_files.resources() / "fonts")

    def make(options: PrintOptions) -> PrintDialog:
        dialog = PrintDialog(options, "/proposed")
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def options_of(game: Game, japanese: bool = True) -> GameOptions:
    style = BookStyle() if japanese else BookStyle(False, False, "letters")
    return GameOptions(game, diagram_of(game.position), style, "japanese" if japanese else "western")


def page_count(file: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", file.read_bytes()))


@pytest.mark.parametrize("japanese", [True, False])
@pytest.mark.parametrize(("name", "plies"), [("shogi", 400), ("tenjiku", 80)])
def test_a_pdf_has_the_pages_that_were_seen(show: Open, tmp_path: Path, name: str, plies: int, japanese: bool) -> None:
    dialog = show(options_of(random_game(name, plies), japanese))
    count = len(dialog.view.pages)
    told: list[str] = []
    dialog.told.connect(told.append)
    dialog.save_pdf(str(tmp_path / "a.pdf"))
    assert count > 2 and page_count(tmp_path / "a.pdf") == count
    assert told == [f"Saved as a.pdf in {tmp_path.resolve()}."]
    data = (tmp_path / "a.pdf").read_bytes()
    assert b"ShogiDesktopSans" in data and b"/FontFile" in data  # embedded
    assert not dialog.isVisible()


def test_pages_follow_the_choices(show: Open, qtbot: QtBot) -> None:
    options = options_of(random_game("shogi", 100))
    dialog = show(options)
    many = sum(map(len, map(boards, dialog.view.pages)))
    options.every.setValue(0)
    qtbot.waitUntil(lambda: sum(map(len, map(boards, dialog.view.pages))) < many)
    options.what.set_value(POSITION)
    options.what.chosen.emit(POSITION)
    qtbot.waitUntil(lambda: len(dialog.view.pages) == 1)
    assert len(boards(dialog.view.pages[0])) == 1 and not options.comments.isEnabled()
    dialog.paper_box.setCurrentText("Letter")
    assert dialog.view.pages[0].width == LETTER.width
    options.what.chosen.emit(GAME)


def test_pages_are_turned(show: Open) -> None:
    dialog = show(options_of(random_game("shogi", 400)))
    view, last = dialog.view, len(dialog.view.pages) - 1
    assert not view.back.isEnabled() and view.label.text() == f"Page 1 of {last + 1}"
    view.on.click()
    assert view.number == 1 and view.page.sheet is view.pages[1]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.number == last and not view.on.isEnabled()
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    at, buttons = QPointF(9, 9), (Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
    up = QWheelEvent(at, at, QPoint(), QPoint(0, 120), *buttons, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(view, up)
    assert view.number == last - 2


def test_a_sheet_of_problems_waits_for_its_solutions(show: Open, qtbot: QtBot) -> None:
    client = ScriptedClient()
    options = ProblemOptions(ProblemSet("Set", (GOLD,)), 0, Solutions(client), BookStyle(), "japanese")
    dialog = show(options)
    assert not dialog.pdf_button.isEnabled() and not dialog.print_button.isEnabled()
    assert options.told.text() == "Problems still being solved: 1"
    client.mate("G*5b")
    qtbot.waitUntil(dialog.pdf_button.isEnabled)
    assert "☗５二金" in words(dialog.view.pages) and len(dialog.view.pages) == 2
    options.solved.setChecked(False)
    qtbot.waitUntil(lambda: len(dialog.view.pages) == 1)


def test_closed_it_asks_no_more(show: Open) -> None:
    client = ScriptedClient()
    dialog = show(ProblemOptions(ProblemSet("Set", (GOLD,)), 0, Solutions(client), BookStyle(), "japanese"))
    dialog.reject()
    assert client.stops == 1


def test_the_range_of_problems_is_bounded(qtbot: QtBot) -> None:
    problems = [Problem(GOLD.sfen, "shogi", str(number)) for number in range(1000)]
    options = ProblemOptions(
        ProblemSet("Set", tuple(problems)), 20, Solutions(ScriptedClient()), BookStyle(), "japanese"
    )
    qtbot.addWidget(options)
    assert (options.first.value(), options.last.value()) == (21, 32)
    options.last.setValue(1000)
    assert (options.first.value(), options.last.value()) == (701, 1000)
    options.first.setValue(5)
    assert (options.first.value(), options.last.value()) == (5, 304)
    options.last.setValue(2)
    assert (options.first.value(), options.last.value()) == (2, 2)


def test_a_folder_that_takes_no_file_is_explained(show: Open, tmp_path: Path) -> None:
    dialog, said = show(options_of(random_game("wa", 5))), []

    def answer(box: QMessageBox) -> None:
        said.append(f"{box.text()} {box.informativeText()}")
        box.close()

    answer_next(QMessageBox, answer)
    dialog.save_pdf(str(tmp_path / "none" / "a.pdf"))
    assert "could not be saved" in said[0] and dialog.isVisible() and list(tmp_path.iterdir()) == []


def test_cancel_half_way_leaves_no_file(show: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = show(options_of(random_game("shogi", 400)))
    monkeypatch.setattr(messages, "PATIENCE_S", 0.0)

    def cancel(waiting: ReadingDialog) -> None:
        waiting.reject()

    answer_next(ReadingDialog, cancel)
    dialog.save_pdf(str(tmp_path / "a.pdf"))
    assert list(tmp_path.iterdir()) == [] and dialog.isVisible()


@pytest.mark.parametrize("platform", ["win32", pytest.param("linux", marks=needs.print_dialog_of_qt)])
def test_who_has_no_printer_is_told_where_no_dialog_would_come(
    show: Open, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    """Windows' dialog does not open then, without a word; others print into a file too."""
    dialog = show(options_of(random_game("shogi", 4)))
    asked: list[str] = []

    def without_printer(mode: QPrinter.PrinterMode) -> QPrinter:
        printer = QPrinter(mode)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)  # as Qt has it where no printer is there
        return printer

    def answer(_: QWidget, what: str, more: str) -> None:
        asked.extend((what, more))

    def ask(_: QPrintDialog) -> int:
        asked.append("dialog")
        return 0

    for name in ("PrinterMode", "OutputFormat"):
        monkeypatch.setattr(without_printer, name, getattr(QPrinter, name), raising=False)
    monkeypatch.setattr(QtPrintSupport, "QPrinter", without_printer)
    monkeypatch.setattr(QPrintDialog, "exec", ask)
    monkeypatch.setattr(printing_dialog, "inform", answer)
    monkeypatch.setattr(printing_dialog, "PLATFORM", platform)
    dialog.print_button.click()
    told = ["There is no printer on this computer.", "The pages can be saved as a PDF file."]
    assert asked == (told if platform == "win32" else ["dialog"])


def test_a_printer_gets_the_same_pages(show: Open, tmp_path: Path) -> None:
    dialog = show(options_of(random_game("chu", 30)))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "p.pdf"))
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(A4))
    finish(print_steps(printer, dialog.view.pages))
    assert page_count(tmp_path / "p.pdf") == len(dialog.view.pages)


def test_without_moves_the_position_is_proposed(qtbot: QtBot) -> None:
    options = options_of(Game(load_variant("shogi")))
    qtbot.addWidget(options)
    assert options.what.value() == POSITION
