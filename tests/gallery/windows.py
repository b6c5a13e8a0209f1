"""Scenes of dialogs, banners and menus of the main window, and of all controls side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import NamedTemporaryFile

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabWidget,
    QToolButton,
    QToolTip,
    QWidget,
)

from shogi_desktop import paths, program_files
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.rules.board.moves import is_promotion, to_square
from shogi_desktop.session.play.choice import CUSTOM, GameChoice, to_json
from shogi_desktop.settings import CHOICES, Settings
from shogi_desktop.ui.analysis.choices_menu import LimitDialog
from shogi_desktop.ui.board.layout.spot import on_square
from shogi_desktop.ui.board.marks.marks import origin_spot
from shogi_desktop.ui.dialogs.preference_table import PreferencePage
from shogi_desktop.ui.dialogs.preferences import PreferencesDialog
from shogi_desktop.ui.engines.dialog import EnginesDialog
from shogi_desktop.ui.games.picker import GamePicker, GameSearchField
from shogi_desktop.ui.play.handicap_choice import LeftOutDialog
from shogi_desktop.ui.play.new_game import NewGameDialog
from shogi_desktop.ui.shell.key_page import KeyPage
from shogi_desktop.ui.shell.uncaught import FailureDialog, report_of
from shogi_desktop.ui.text_board.command_words import examples
from shogi_desktop.ui.text_board.window import TextBoardWindow
from tests.engines import SCRIPT
from tests.systems import make_program, script_body

from . import boards
from .scene import OWN, View
from .stage import Stage

BROKEN = "Shogi Desktop game 1\nvariant: shogi\nmoves:\n7g7x\n"


def _action(stage: Stage, id_: str) -> Callable[[], None]:
    return stage.window.actions_[id_].trigger


def start_page(stage: Stage, view: View) -> QPixmap:
    stage.start(view.game)
    stage.store.update(last_game=to_json(GameChoice(variant=view.game)))
    stage.window.desk.open("start")
    return stage.main()


def games(stage: Stage, view: View) -> QPixmap:
    """All games: as they stand on their shelves, or those that are found."""
    stage.store.update(last_game=to_json(GameChoice(variant=view.game)))
    stage.window.desk.open("start")
    start = stage.window.rooms.start.page()
    (button,) = (each for each in start.findChildren(QPushButton) if each.text() == start.tr("All games…"))

    def do(dialog: QWidget) -> None:
        assert isinstance(dialog, GamePicker)
        if view.size != OWN:
            dialog.resize(*view.size)
        dialog.findChildren(GameSearchField)[0].setText(view.option.page)
        stage.app.processEvents()
        stage.wait(lambda: dialog.drawing)

    return stage.asked(button.click, do)


def new_game(stage: Stage, view: View) -> QPixmap:
    """The dialog plain, with all rows it may have, or with the rules of the game."""
    stage.start(view.game)
    full = view.option.page == "full"
    choice = GameChoice(variant=view.game, computer=not full, clock=CUSTOM if full else "none", unequal=full)
    choice = replace(choice, watching=view.option.page == "watch")
    stage.store.update(last_game=to_json(choice))

    def do(dialog: QWidget) -> None:
        if view.option.page == "rules":
            assert isinstance(dialog, NewGameDialog)
            dialog._rules_button.click()

    return stage.asked(_action(stage, "NEW"), do)


def left_out(stage: Stage, view: View) -> QPixmap:
    """The handicap of free choice."""
    stage.start(view.game)
    variant = stage.session.record.game.variant
    dialog = LeftOutDialog(variant, variant.handicaps[-1].key, stage.window.desk.make_board(), stage.window)
    return stage.opened(dialog.show, view)


def preferences(stage: Stage, view: View) -> QPixmap:
    stage.start(view.game)
    window = stage.window

    def do(dialog: QWidget) -> None:
        assert isinstance(dialog, PreferencesDialog)
        dialog.preview.games.setCurrentIndex(dialog.preview.games.findData(view.game))
        dialog.pages.setCurrentIndex([page.name.lower() for page in PreferencePage].index(view.option.page))

    return stage.asked(window.actions_["PREFERENCES"].trigger, do)


def lists(stage: Stage, view: View) -> QPixmap:
    """The open lists of piece sets and boards."""
    desk = stage.window.desk
    dialog = PreferencesDialog(desk, view.game)
    box = dialog._boxes[view.option.page]
    dialog.show()
    box.showPopup()
    picture = stage.shot(box.view().window())
    box.hidePopup()
    dialog.close()
    assert box.count() == len(CHOICES[view.option.page])
    return picture


def shortcuts(stage: Stage, view: View) -> QPixmap:
    """The keys, one that belongs to another action, and what hands do at the board."""

    def work(dialog: QWidget) -> None:
        dialog.findChildren(QTabWidget)[0].setCurrentIndex(int(view.option.page == "board"))
        page = dialog.findChildren(KeyPage)[0]
        if view.option.page == "caught":
            page.choose("HINT")
            page.change.click()
            QTest.keyClick(page.catcher, Qt.Key.Key_F)

    return stage.asked(_action(stage, "SHORTCUTS"), work)


def export(stage: Stage, view: View) -> QPixmap:
    """The dialogs for pictures, animations and print, over a game of a few moves."""
    stage.play(view.game, 6)
    wished = {
        "screen": "EXPORT_PICTURE",
        "book": "EXPORT_PICTURE",
        "animation": "EXPORT_ANIMATION",
        "print": "PRINT",
    }
    stage.store.update(picture_style="book" if view.option.page == "book" else "screen")
    return stage.asked(_action(stage, wished[view.option.page]))


def engines(stage: Stage, view: View) -> QPixmap:
    """No engine yet, one with its options, one whose program is gone."""
    own = stage.window.desk.engines()
    for engine in own.all():
        own.remove(engine)
    program = stage.store.file.with_name("no engine")
    if view.option.page != "gone":
        program = make_program(program.with_name("fake engine"), script_body(SCRIPT, []))
    if view.option.page != "none":
        own.add(OutsideEngine("Lance", str(program)))

    def wait(dialog: QWidget) -> None:
        assert isinstance(dialog, EnginesDialog)
        stage.wait(lambda: view.option.page != "none" and dialog.state.text().endswith("…"))

    return stage.asked(_action(stage, "ENGINES"), wait)


def analyse_game(stage: Stage, view: View) -> QPixmap:
    boards.analysed_game(stage, view.game)
    return stage.asked(stage.window.rooms.analysis.game_analysis.ask)


def analysis_limit(stage: Stage, view: View) -> QPixmap:
    dialog = LimitDialog(Settings(analysis_by="nodes"), stage.window)
    return stage.asked(dialog.exec)


def summary(stage: Stage, view: View) -> QPixmap:
    boards.analysed_game(stage, view.game)
    return stage.opened(_action(stage, "SUMMARY"), view)


def about(stage: Stage, view: View) -> QPixmap:
    return stage.asked(_action(stage, "ABOUT"))


def open_file(stage: Stage, view: View) -> QPixmap:
    return stage.asked(_action(stage, "OPEN"))


def broken_file(stage: Stage, view: View) -> QPixmap:
    """A file that cannot be read."""
    with NamedTemporaryFile("w", suffix=".shogi", delete=False, encoding="utf-8") as file:
        file.write(BROKEN)
    picture = stage.asked(lambda: stage.window.rooms.files.records.open_file(file.name))
    Path(file.name).unlink()
    return picture


def failure(stage: Stage, view: View) -> QPixmap:
    """An error of the program: one that came up again and again, or one that let no window open."""
    stage.start("shogi")
    dialog = FailureDialog(paths.error_log_file(), view.option.page == "running", stage.window)
    try:
        program_files.resources().joinpath("missing").read_bytes()
    except OSError as error:
        dialog.tell(report_of(type(error), error, error.__traceback__), 512 if view.option.page == "running" else 1)
    picture = stage.asked(dialog.exec)
    dialog.deleteLater()
    return picture


def resign(stage: Stage, view: View) -> QPixmap:
    stage.play("shogi", 4)
    return stage.asked(_action(stage, "RESIGN"))


def declare(stage: Stage, view: View) -> QPixmap:
    stage.play("shogi", 4)
    return stage.asked(_action(stage, "DECLARE"))


def banner(stage: Stage, view: View) -> QPixmap:
    """What the strip above the board says."""
    stage.start("shogi")
    announcements, session = stage.window.rooms.play.announcements, stage.session
    match view.option.page:
        case "end":
            session.turn.resign()
        case "draw":
            session.turn.offer_draw()
        case "unfinished":
            announcements.offer_unfinished()
        case "stopped":
            stage.window.desk.table.banner.say(announcements._stopped)
        case "ready":
            stage.window.desk.table.banner.say(announcements._ready_to_start)
    return stage.main()


def menus(stage: Stage, view: View) -> QPixmap:
    """All menus side by side."""
    stage.play("shogi", 4)
    pictures = []
    for menu in [action.menu() for action in stage.window.menuBar().actions()]:
        assert isinstance(menu, QMenu)
        menu.popup(stage.window.mapToGlobal(stage.window.rect().center()))
        pictures.append(stage.shot(menu))
        menu.close()
    return _side_by_side(pictures)


def _side_by_side(pictures: list[QPixmap]) -> QPixmap:
    gap, ratio = 12, pictures[0].devicePixelRatio()
    widths = [picture.width() for picture in pictures]
    sheet = QPixmap(sum(widths) + gap * len(widths), max(picture.height() for picture in pictures))
    sheet.fill(Qt.GlobalColor.gray)
    painter = QPainter(sheet)
    for at, picture in enumerate(pictures):
        flat = QPixmap(picture)
        flat.setDevicePixelRatio(1)
        painter.drawPixmap(sum(widths[:at]) + gap * at, 0, flat)
    painter.end()
    sheet.setDevicePixelRatio(ratio)
    return sheet


def text_board(stage: Stage, view: View) -> QPixmap:
    """A game in words: after some questions, with a piece picked up, or asking which move is meant."""
    stage.play(view.game, 30, needed=30)  # until something may promote

    def open_() -> None:
        stage.window.desk.open("text_board")
        window = next(each for each in stage.app.topLevelWidgets() if isinstance(each, TextBoardWindow))
        position = stage.session.record.game.position
        window.said.clear()
        for line in examples(view.language)[:9]:
            window.line.setText(line)
            window.line.returnPressed.emit()
        moves = position.legal_moves()
        promoting = [move for move in moves if is_promotion(move)]
        if view.option.page != "asked":
            move = (promoting or moves)[0] if view.option.page == "choice" else moves[-1]
            window.board.entered_spot.emit(origin_spot(move, int(position.turn), position.variant.held_kind))
        if view.option.page == "choice":
            window.board.entered_spot.emit(on_square(int(to_square(promoting[0]))))

    return stage.opened(open_, view)


def tool_tip(stage: Stage, view: View) -> QPixmap:
    stage.start("shogi")
    button = next(each for each in stage.window.rooms.record.panel.findChildren(QToolButton) if each.toolTip())
    return stage.opened(lambda: QToolTip.showText(stage.window.pos(), button.toolTip()), view)


def controls(stage: Stage, view: View) -> QPixmap:
    """Every kind of control, usable and not."""
    tabs, first = QTabWidget(), QWidget()
    tabs.setWindowTitle("Controls")
    row = QHBoxLayout(first)
    for enabled in (True, False):
        form = QFormLayout()
        for control in _controls():
            control.setEnabled(enabled)
            form.addRow(type(control).__name__, control)
        row.addLayout(form)
    tabs.addTab(first, "Controls")
    tabs.addTab(QWidget(), "Another page")
    tabs.resize(900, 740)
    picture = stage.opened(tabs.show, view)
    tabs.deleteLater()
    return picture


def _controls() -> list[QWidget]:
    box, editable, spin, slider = QComboBox(), QComboBox(), QSpinBox(), QSlider(Qt.Orientation.Horizontal)
    for each in (box, editable):
        each.addItems(["One", "Another"])
    editable.setEditable(True)
    spin.setSuffix(" min")
    slider.setValue(40)
    bar = QProgressBar()
    bar.setValue(40)
    line = QLineEdit()
    line.setPlaceholderText("Placeholder")
    checked, chosen = QCheckBox("Checked"), QRadioButton("Chosen")
    checked.setChecked(True)
    chosen.setChecked(True)
    chosen.setAutoExclusive(False)
    rows, text, group = QListWidget(), QPlainTextEdit("Text\n" * 20), QGroupBox("Group")
    rows.addItems([f"Row {number}" for number in range(1, 30)])
    rows.setCurrentRow(1)
    for tall in (rows, text, group):
        tall.setFixedHeight(70)
    pressed = QToolButton()
    pressed.setText("Segment")
    pressed.setCheckable(True)
    pressed.setChecked(True)
    pressed.setProperty("segment", True)
    button = QPushButton("Button")
    return [box, editable, spin, line, QLineEdit("Text"), slider, bar, QCheckBox("Open"), checked,
            QRadioButton("Open"), chosen, rows, text, group, pressed, button]  # fmt: skip
