from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QTreeWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop import __version__, paths, program_files
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.session.play.choice import CUSTOM, ClockTimes, GameChoice, from_json, to_json
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.board import BoardView
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.games.button import GameButton
from shogi_desktop.ui.games.offer import GameOffer
from shogi_desktop.ui.look import places
from shogi_desktop.ui.play import new_game
from shogi_desktop.ui.play.new_game import GameProposal, NewGameDialog
from shogi_desktop.ui.widgets.forms import JumpSlider
from shogi_desktop.ui.widgets.game_choice import RulesChoice
from tests.ui.desk import Desk
from tests.ui.seek import the

CHOSEN = GameChoice(
    computer=False,
    side="random",
    level=8,
    handicap="two",
    clock=CUSTOM,
    first=ClockTimes(1800, 60, 0),
    second=ClockTimes(600, 0, 10),
    unequal=True,
    options={"declaration": "24", "move_limit": "256", "strict_play": "yes"},
)


def board() -> BoardView:
    return BoardView(art_of(program_files.resources()))


def offer() -> GameOffer:
    """Of a person who has played nothing yet."""
    return GameOffer(art_of(program_files.resources()), SettingsStore(paths.settings_file()))


def choose(dialog: QDialog, name: str, data: str) -> None:
    """Something of the list called `name`."""
    box = the(dialog, QComboBox, name)
    box.setCurrentIndex(box.findData(data))


def rules_button(dialog: QDialog) -> QPushButton:
    """It tells how many rules were changed."""
    (button,) = (button for button in dialog.findChildren(QPushButton) if button.isCheckable())
    return button


def _labels(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_the_dialog_gives_back_what_it_was_given(qtbot: QtBot) -> None:
    dialog = NewGameDialog(GameProposal(CHOSEN, (" Me ", "You")), offer(), board)
    qtbot.addWidget(dialog)
    assert dialog.choice() == CHOSEN
    assert (dialog.player_name(), dialog.friend_name()) == ("Me", "You")


def test_it_asks_only_what_matters(qtbot: QtBot) -> None:
    dialog = NewGameDialog(GameProposal(GameChoice(), note="a note"), offer(), board)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "a note" in _labels(dialog) and "13 kyu: beginner" in _labels(dialog)
    assert "Friend's name" not in _labels(dialog) and "Main time" not in _labels(dialog)
    the(dialog, QToolButton, "A friend here").click()
    choose(dialog, "Clock", CUSTOM)
    the(dialog, QComboBox, "Handicap").setCurrentIndex(3)
    assert {"Friend's name", "Main time", "Both"} <= set(_labels(dialog)) and "Level" not in _labels(dialog)
    assert "White, the stronger side, leaves pieces out and moves first." in _labels(dialog)


@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_it_is_as_narrow_as_before_when_its_rules_are_closed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for module in (new_game, places):
        monkeypatch.setattr(module, "room_for", lambda *_: QSize(1400, 900))
    dialog = NewGameDialog(GameProposal(GameChoice(variant=name)), offer(), board)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    before = dialog.width()
    rules_button(dialog).click()
    assert dialog.width() > before
    rules_button(dialog).click()
    qtbot.waitUntil(lambda: dialog.width() == before)


def test_it_grows_and_shrinks_with_its_rows(qtbot: QtBot) -> None:
    dialog = NewGameDialog(GameProposal(GameChoice(computer=False)), offer(), board)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    plain = dialog.height()
    the(dialog, QComboBox, "Handicap").setCurrentIndex(3)
    choose(dialog, "Clock", CUSTOM)
    qtbot.waitUntil(lambda: dialog.height() > plain + 50)
    seen = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
    qtbot.waitUntil(lambda: all(label.width() >= label.minimumSizeHint().width() for label in seen), timeout=1000)
    the(dialog, QComboBox, "Handicap").setCurrentIndex(0)
    the(dialog, QComboBox, "Clock").setCurrentIndex(0)
    qtbot.waitUntil(lambda: dialog.height() == plain)


@pytest.mark.parametrize(
    ("computer", "side", "names"),
    [
        (True, "white", ("You", "")),
        (False, "black", ("Black", "White")),
        (False, "white", ("White", "Black")),
        (False, "random", ("Black or White", "Black or White")),
    ],
)
def test_empty_name_fields_show_the_name_at_the_table(
    qtbot: QtBot, computer: bool, side: str, names: tuple[str, str]
) -> None:
    dialog = NewGameDialog(GameProposal(GameChoice(computer=computer, side=side)), offer(), board)
    qtbot.addWidget(dialog)
    fields = [field for field in dialog.findChildren(QLineEdit) if not isinstance(field.parent(), QSpinBox)]
    assert tuple(field.placeholderText() for field in fields) == names


@pytest.mark.parametrize("name", variant_names())
def test_every_rule_option_of_a_variant_can_be_chosen(qtbot: QtBot, name: str) -> None:
    dialog = NewGameDialog(GameProposal(GameChoice(variant=name)), offer(), board)
    qtbot.addWidget(dialog)
    dialog.show()
    rules_button(dialog).click()
    options = load_variant(name).options
    boxes = the(dialog, RulesChoice).boxes()
    assert list(boxes) == [option.key for option in options]
    assert [box.count() for box in boxes.values()] == [len(option.choices) for option in options]
    assert {option.text for option in options} <= set(_labels(dialog))
    assert rules_button(dialog).text().startswith("Usual rules")
    for box in boxes.values():
        box.setCurrentIndex(1)
    assert dialog.choice().options == {option.key: option.choices[1][0] for option in options}
    assert rules_button(dialog).text().startswith(f"{len(options)} changed")
    the(dialog, QPushButton, "Usual rules").click()
    assert dialog.choice().options == {option.key: option.default for option in options}


def test_another_game_brings_its_handicaps_and_its_rules(qtbot: QtBot) -> None:
    before = GameChoice(handicap="two", options={"declaration": "try"}, others={"tenjiku": {"lion_hawk": "area2"}})
    dialog = NewGameDialog(GameProposal(before), offer(), board)
    qtbot.addWidget(dialog)
    the(dialog, GameButton).choose("tenjiku")
    choose(dialog, "Handicap", "fire-demons")
    choice = from_json(to_json(dialog.choice()))
    assert choice == dialog.choice()
    assert (choice.variant, choice.handicap, choice.options["lion_hawk"]) == ("tenjiku", "fire-demons", "area2")
    assert choice.others["shogi"]["declaration"] == "try"
    the(dialog, GameButton).choose("shogi")
    assert (dialog.choice().handicap, dialog.choice().options["declaration"]) == ("", "try")
    assert dialog.choice().others["tenjiku"]["lion_hawk"] == "area2"


def test_the_wheel_scrolls_past_the_rules_without_changing_one(qtbot: QtBot) -> None:
    dialog = NewGameDialog(GameProposal(GameChoice(variant="tenjiku")), offer(), board)
    qtbot.addWidget(dialog)
    dialog.show()
    rules_button(dialog).click()
    box = the(dialog, RulesChoice).boxes()["fire_demon_range"]
    middle = QPointF(box.rect().center())
    wheel = QWheelEvent(
        middle,
        box.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, wheel)
    assert box.currentIndex() == 0


class Clicker:
    """Waits for a modal dialog and does something with it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.seen: list[QDialog] = []
        self.accept = True
        self.timer = QTimer(desk.app)
        self.timer.timeout.connect(self._look)
        self.timer.start(20)

    def _look(self) -> None:
        dialog = self.desk.app.activeModalWidget()
        if isinstance(dialog, QDialog):
            self.seen.append(dialog)
            if self.accept:
                dialog.accept()
            else:
                dialog.reject()


@pytest.fixture
def clicker(desk: Desk) -> Iterator[Clicker]:
    clicker = Clicker(desk)
    yield clicker
    clicker.timer.stop()
    clicker.seen.clear()


def test_a_new_game_is_started_and_remembered(desk: Desk, clicker: Clicker) -> None:
    desk.store.update(last_game='{"computer": false, "handicap": "lance"}', player_name="Me")
    desk.trigger("NEW")
    assert desk.session.record.game.handicap == "lance" and desk.session.record.setup.black.name == "Me"
    assert from_json(desk.store.current.last_game) == GameChoice(
        computer=False, handicap="lance", options={"declaration": "27", "move_limit": "0", "strict_play": "no"}
    )


def test_a_cancelled_dialog_changes_nothing(desk: Desk, clicker: Clicker) -> None:
    desk.start()
    desk.play("7g7f")
    clicker.accept = False
    desk.trigger("NEW")
    assert desk.session.record.game.cursor.ply == 1 and desk.store.current.last_game == ""


@pytest.mark.parametrize("id_", ["PREFERENCES", "SHORTCUTS", "ABOUT"])
def test_dialogs_open_from_the_menu(desk: Desk, clicker: Clicker, id_: str) -> None:
    desk.trigger(id_)
    assert len(clicker.seen) == 1


def test_about_tells_version_build_and_licences(desk: Desk) -> None:
    from shogi_desktop.ui.dialogs.about import AboutDialog

    dialog = AboutDialog(desk.window.windowIcon(), program_files.resources(), desk.window)
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert __version__ in told and ("compiled" in told or "interpreted" in told)
    licences = dialog.findChildren(QPlainTextEdit)[0].toPlainText()
    assert "MIT" in licences and "SIL Open Font License" in licences and "Kouzan" in licences


def test_the_key_page_lists_every_action(desk: Desk) -> None:
    from shogi_desktop.ui.shell.shortcuts import ShortcutsDialog

    actions = desk.window.actions_
    tree = ShortcutsDialog(actions, desk.window).findChildren(QTreeWidget)[0]
    found = tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
    listed = [item.text(0) for item in found if item.parent() is not None]
    assert all(actions.text(action.id) in listed for action in actions.stated())
    assert len(listed) == len(actions.stated()) + 1


def test_a_position_is_not_begun_by_rules_that_do_not_allow_it(desk: Desk) -> None:
    for hand, drops, allowed in (("2[CE]", "off", False), ("2[CE]", "on", True), ("-", "off", True)):
        choice = GameChoice(variant="wa", options={"drops": "on"})
        sfen = f"10[ck]/11/11/11/11/11/11/11/11/11/5[CK]5 b {hand} 1"
        dialog = NewGameDialog(
            GameProposal(choice, sfen=sfen), desk.window.desk.offer, desk.window.desk.make_board, desk.window
        )
        box = the(dialog, RulesChoice).boxes()["drops"]
        box.setCurrentIndex(box.findData(drops))
        start = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Start game")
        assert start.isEnabled() is allowed and bool(start.toolTip()) is not allowed, (hand, drops, allowed)
        dialog.deleteLater()


LANCE = OutsideEngine("Lance", "/engines/lance")
DRAGON = OutsideEngine("Dragon", "/engines/dragon", variants=("chu", "tenjiku"))


def test_two_computers_are_chosen_with_a_level_each(desk: Desk) -> None:
    choice = GameChoice(watching=True, level=3, white_level=7)
    dialog = NewGameDialog(GameProposal(choice), desk.window.desk.offer, desk.window.desk.make_board, desk.window)
    dialog.show()
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert {"Black’s level", "White’s level"} <= {*labels} and "You play" not in labels and "Level" not in labels
    chosen = dialog.choice()
    assert (chosen.watching, chosen.level, chosen.white_level) == (True, 3, 7)
    next(button for button in dialog.findChildren(QAbstractButton) if button.text() == "The computer").click()
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert "Level" in labels and "White’s level" not in labels and not dialog.choice().watching
    dialog.deleteLater()


def test_own_engines_are_opponents_in_the_games_that_they_play(desk: Desk) -> None:
    proposal = GameProposal(GameChoice(engine="Lance"), engines=(LANCE, DRAGON))
    dialog = NewGameDialog(proposal, desk.window.desk.offer, desk.window.desk.make_board, desk.window)
    dialog.show()
    (box,) = (box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Engine")
    assert [box.itemText(at) for at in range(box.count())] == ["Shogi Desktop", "Lance"]
    (level,) = (slider for slider in dialog.findChildren(JumpSlider) if slider.accessibleName() == "Level")
    assert dialog.choice().engine == "Lance" and not level.isVisible()
    box.setCurrentIndex(0)
    assert dialog.choice().engine == "" and level.isVisible()
    game = the(dialog, GameButton)
    game.choose("chu")
    assert [box.itemText(at) for at in range(box.count())] == ["Shogi Desktop", "Dragon"]
    box.setCurrentIndex(1)
    game.choose("wa")
    assert dialog.choice().engine == "" and not box.isVisible(), "none of them plays it"
    dialog.close()
