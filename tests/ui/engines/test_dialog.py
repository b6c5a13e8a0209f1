"""Adding engines and setting them up, as a person does it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.notation.moves.usi import EngineOption, parse_option
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.ui.engines.dialog import EnginesDialog
from shogi_desktop.ui.engines.option_form import OptionForm
from tests.engines import FakeEngines
from tests.session.table import HASTY
from tests.systems import make_program, script_body
from tests.ui.desk import Desk

LEFT = Qt.MouseButton.LeftButton
FIRST = 1  # row of one of the person's own
FAKE = Path(__file__).parents[2] / "fake_engine.py"
TOLD = (
    "option name Threads type spin default 1 min 1 max 512",
    "option name Huge type spin default 7 min 0 max 9223372036854775807",
    "option name Ponder type check default false",
    "option name Style type combo default Normal var Solid var Normal var Risky",
    "option name Book & More type string default <empty>",
    "option name EvalFile type filename default nn.bin",
    "option name Clear Hash type button",
    "option name MultiPV type spin default 1 min 1 max 500",
)


def announced(*lines: str) -> dict[str, EngineOption]:
    options = [parse_option(line) for line in lines]
    return {option.name: option for option in options}


@pytest.fixture
def form(qtbot: QtBot) -> tuple[OptionForm, list[dict[str, str]]]:
    made, told = OptionForm(), list[dict[str, str]]()
    qtbot.addWidget(made)
    made.changed.connect(told.append)
    made.show_options(announced(*TOLD), {"Style": "Risky"})
    return made, told


def editor(form: OptionForm, name: str) -> object:
    return next(each for each in form.children() if getattr(each, "accessibleName", str)() == name)


def test_each_kind_of_option_has_its_editor(form: tuple[OptionForm, list[dict[str, str]]]) -> None:
    made, told = form
    threads, huge, style = (editor(made, name) for name in ("Threads", "Huge", "Style"))
    assert isinstance(threads, QSpinBox) and (threads.minimum(), threads.maximum()) == (1, 512)
    assert isinstance(huge, QSpinBox) and huge.value() == 7
    assert isinstance(style, QComboBox) and style.currentData() == "Risky"
    assert isinstance(editor(made, "Ponder"), QCheckBox) and isinstance(editor(made, "Book & More"), QLineEdit)
    names = {child.accessibleName() for child in made.findChildren(QSpinBox)}
    assert "MultiPV" not in names, "the program sets it"
    assert told == []


def test_only_what_differs_from_the_engine_is_told(form: tuple[OptionForm, list[dict[str, str]]]) -> None:
    made, told = form
    threads, ponder, style = (editor(made, name) for name in ("Threads", "Ponder", "Style"))
    assert isinstance(threads, QSpinBox) and isinstance(ponder, QCheckBox) and isinstance(style, QComboBox)
    threads.setValue(4)
    ponder.setChecked(True)
    style.setCurrentIndex(1)
    threads.setValue(1)
    assert told[-1] == {"Ponder": "true"}
    book = editor(made, "Book & More")
    assert isinstance(book, QLineEdit)
    book.setText("a b.bin")
    book.editingFinished.emit()
    assert told[-1] == {"Ponder": "true", "Book & More": "a b.bin"}
    made.reset()
    assert told[-1] == {}


def test_options_are_found_by_a_part_of_their_name(form: tuple[OptionForm, list[dict[str, str]]]) -> None:
    made, _ = form
    made.show()
    made.seek("HU")
    seen = [each.accessibleName() for each in made.findChildren(QSpinBox) if each.isVisible()]
    assert seen == ["Huge"]


# The dialog


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., str]:
    """A program that is an engine of the test's."""

    def make(*behaviours: str) -> str:
        file = tmp_path / f"engine-{len(list(tmp_path.iterdir()))}"
        return str(make_program(file, script_body(FAKE, behaviours)))

    return make


@pytest.fixture
def engines(tmp_path: Path) -> Engines:
    return Engines(tmp_path / "kept" / "engines.json")


@pytest.fixture
def open_dialog(desk: Desk, engines: Engines) -> Iterator[Callable[[], EnginesDialog]]:
    made: list[EnginesDialog] = []

    def make() -> EnginesDialog:
        made.append(EnginesDialog(engines, HASTY, desk.window))
        made[-1].show()
        return made[-1]

    yield make
    for dialog in made:
        dialog.done(0)
        dialog.deleteLater()


def rows(dialog: EnginesDialog) -> list[str]:
    """Those that are the person's own."""
    first, *names = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert first == "Shogi Desktop", "the program's own is always there"
    return names


def test_the_programs_own_engine_is_in_the_list_and_cannot_be_removed(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, program: Callable[..., str]
) -> None:
    engines.add(OutsideEngine("One", program()))
    dialog = open_dialog()
    assert rows(dialog) == ["One"] and dialog.list.currentRow() == 1 and dialog.remove_button.isVisible()
    QTest.mouseClick(dialog.list.viewport(), LEFT, pos=dialog.list.visualItemRect(dialog.list.item(0)).center())
    assert "always there" in dialog.facts.text() and not dialog.remove_button.isVisible()
    assert not (dialog.name.isVisible() or dialog.starting.isVisible() or dialog.asking.isVisible())


def test_an_engine_is_added_renamed_set_up_and_kept(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, program: Callable[..., str], qtbot: QtBot
) -> None:
    dialog = open_dialog()
    assert rows(dialog) == [] and dialog.state.text().startswith("Add a program") and not dialog.form.isVisible()
    file = program()
    dialog.add_file(file)
    qtbot.waitUntil(lambda: not dialog.form.is_empty)
    assert rows(dialog) == ["Fake Engine"] and dialog.facts.text() == f"{file}\nShogi"
    skill = editor(dialog.form, "Skill")
    assert isinstance(skill, QSpinBox) and skill.value() == 10
    skill.setValue(3)
    dialog.name.setText("Lance")
    dialog.name.editingFinished.emit()
    assert rows(dialog) == ["Lance"]
    assert engines.all() == (OutsideEngine("Lance", file, {"Skill": "3"}),)
    dialog.reset_button.click()
    assert engines.all()[0].options == {}


def test_what_is_no_engine_is_refused_with_its_reason(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, program: Callable[..., str], desk: Desk, qtbot: QtBot
) -> None:
    desk.answer_boxes()
    dialog = open_dialog()
    dialog.add_file(program("die_at_start"))
    qtbot.waitUntil(lambda: bool(desk.messages))
    assert desk.messages[0].startswith("This program cannot be added as an engine.")
    assert "code 3" in desk.messages[0] and engines.all() == () and dialog.add_button.isEnabled()
    assert dialog.asking.again.isVisible() and dialog.start.isVisible(), "it may be started in another way"
    dialog.asking.cancel.click()
    assert not dialog.asking.isVisible() and dialog.state.text().startswith("Add a program")


def test_an_engine_that_was_too_slow_is_asked_again_with_more_time(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, program: Callable[..., str], qtbot: QtBot
) -> None:
    engines.add(OutsideEngine("Slow", program("slow_start"), start_s=1))
    dialog = open_dialog()
    assert dialog.start.value() == 1
    qtbot.waitUntil(lambda: dialog.state.text().startswith("The engine cannot be asked"), timeout=20_000)
    dialog.start.setValue(60)
    qtbot.waitUntil(lambda: not dialog.form.is_empty, timeout=20_000)
    assert engines.all()[0].start_s == 60


def test_a_slow_one_is_waited_for_with_more_time_than_it_had(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, program: Callable[..., str], qtbot: QtBot
) -> None:
    dialog = open_dialog()
    dialog.add_file(program("slow_start"))
    assert dialog.start.isVisible() and not dialog.asking.isVisible() and not dialog.name.isVisible()
    dialog.start.setValue(1)  # it needs two: what it is given while it is asked counts
    dialog.start.setValue(77)
    qtbot.waitUntil(dialog.asking.isVisible)
    assert dialog.asking.bar.maximum() == 77_000 and dialog.asking.cancel.isVisible()
    qtbot.waitUntil(lambda: not dialog.form.is_empty, timeout=20_000)
    assert engines.all()[0].start_s == 77 and not dialog.asking.isVisible()
    assert dialog.state.text() == "", "it is not asked once more"


def test_who_is_weary_of_waiting_cancels(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, tmp_path: Path, qtbot: QtBot
) -> None:
    mute, dialog = FakeEngines(tmp_path).outside("Mute", "mute"), open_dialog()
    dialog.add_file(mute.program)
    qtbot.waitUntil(dialog.asking.isVisible)
    dialog.asking.cancel.click()
    assert dialog.add_button.isEnabled() and not dialog.asking.isVisible() and engines.all() == ()
    assert dialog.state.text().startswith("Add a program")
    engines.add(mute)
    other = open_dialog()
    qtbot.waitUntil(other.asking.isVisible)
    other.asking.cancel.click()
    assert other.state.text() == "The engine was not asked for its options." and other.asking.again.isVisible()
    other.asking.again.click()
    assert other.state.text() == "The engine is asked for its options …"


def test_one_that_needs_arguments_is_added_with_them(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = open_dialog()
    dialog.add_file(sys.executable)  # by itself no engine
    form = dialog.starting
    assert not form.arguments.isVisible()
    form.more.click()
    assert form.arguments.isVisible()
    log = tmp_path / "a log"
    form.folder.setText(str(tmp_path))
    form.variables.setText('THREADS=2 BOOK="a b" nonsense')
    form.arguments.setText(f'-S -E "{FAKE}" --log "{log}"')
    for line in (form.folder, form.variables, form.arguments):
        line.editingFinished.emit()
    assert form.variables.text() == 'THREADS=2 "BOOK=a b"', "what is no variable is gone"
    qtbot.waitUntil(lambda: not dialog.form.is_empty)
    added = engines.all()[0]
    assert added.arguments == ("-S", "-E", str(FAKE), "--log", str(log)) and added.folder == str(tmp_path)
    assert added.variables == {"THREADS": "2", "BOOK": "a b"} and log.exists()
    assert dialog.starting.more.isChecked() and form.arguments.isVisible()
    form.folder.setText(str(tmp_path / "gone"))
    form.folder.editingFinished.emit()
    assert "There is no folder" in dialog.state.text() and engines.all()[0].folder.endswith("gone")
    form.folder.setText("")
    form.folder.editingFinished.emit()
    qtbot.waitUntil(lambda: not dialog.form.is_empty and dialog.state.text() == "")
    assert engines.all()[0].folder == ""


def test_names_in_shift_jis_are_shown_and_set(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, program: Callable[..., str], qtbot: QtBot
) -> None:
    dialog = open_dialog()
    dialog.add_file(program("shift_jis"))
    qtbot.waitUntil(lambda: not dialog.form.is_empty)
    assert rows(dialog) == ["技能"]
    style = editor(dialog.form, "戦法")
    assert isinstance(style, QComboBox)
    style.setCurrentIndex(1)
    assert engines.all()[0].options == {"戦法": "表示しない"}


def test_one_that_gives_hints(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, program: Callable[..., str]
) -> None:
    for name in ("One", "Two"):
        engines.add(OutsideEngine(name, program()))
    dialog = open_dialog()
    assert not dialog.hints.isChecked()
    dialog.hints.click()
    dialog.list.setCurrentRow(FIRST + 1)
    assert not dialog.hints.isChecked()
    dialog.hints.click()
    dialog.start.setValue(30)
    assert [each.hints for each in engines.all()] == [False, True]
    dialog.list.setCurrentRow(FIRST)
    assert not dialog.hints.isChecked()


def test_a_button_is_pressed_in_an_engine_that_is_started_for_it(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    fakes = FakeEngines(tmp_path)
    engines.add(replace(fakes.outside("Lance"), options={"Skill": "4"}))
    dialog = open_dialog()
    qtbot.waitUntil(lambda: not dialog.form.is_empty)
    button = editor(dialog.form, "Forget")
    assert isinstance(button, QPushButton)
    button.click()
    assert dialog.state.text() == "The engine is started for this …"
    sent = "“Forget” was sent to the engine, which was started for it and has ended."
    qtbot.waitUntil(lambda: dialog.state.text() == sent)
    told = fakes.told("setoption")
    assert "setoption name Skill value 4" in told and told[-1] == "setoption name Forget"
    assert engines.all()[0].options == {"Skill": "4"}, "a button has no value"
    dialog.done(0)
    assert fakes.alive() == []


def test_a_button_that_cannot_be_pressed_says_why(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, tmp_path: Path, qtbot: QtBot
) -> None:
    lance = engines.add(FakeEngines(tmp_path).outside("Lance"))
    dialog = open_dialog()
    qtbot.waitUntil(lambda: not dialog.form.is_empty)
    Path(lance.program).rename(tmp_path / "elsewhere")  # Windows renames a program that it would not yet remove
    dialog.form.pressed.emit("Forget")
    qtbot.waitUntil(lambda: dialog.state.text().startswith("The engine cannot be asked: "))


def test_an_engine_whose_program_is_gone_says_so(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, tmp_path: Path, qtbot: QtBot
) -> None:
    engines.add(OutsideEngine("Gone", str(tmp_path / "gone")))
    dialog = open_dialog()
    qtbot.waitUntil(lambda: dialog.state.text().startswith("The engine cannot be asked"))
    assert rows(dialog) == ["Gone"] and dialog.form.is_empty


def test_an_engine_is_removed(
    open_dialog: Callable[[], EnginesDialog], engines: Engines, program: Callable[..., str], desk: Desk
) -> None:
    for name in ("One", "Two"):
        engines.add(OutsideEngine(name, program()))
    desk.answer_boxes("Remove")
    dialog = open_dialog()
    dialog.list.setCurrentRow(FIRST + 1)
    dialog.remove_button.click()
    assert rows(dialog) == ["One"] and [each.name for each in engines.all()] == ["One"]
    dialog.remove_button.click()
    assert rows(dialog) == [] and not dialog.name.isVisible()
