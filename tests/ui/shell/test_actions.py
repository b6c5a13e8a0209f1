from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from shogi_desktop import program_files
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.ui.shell.actions import action_text
from shogi_desktop.ui.shell.ids import ActionId
from shogi_desktop.ui.shell.menus import MENUS
from shogi_desktop.ui.shell.table import SPECS
from tests.ui.desk import Desk

MENU_ROWS = [row for _, rows in MENUS for row in rows if row is not None]
MENU_ROWS += [id_ for row in MENU_ROWS if isinstance(row, tuple) for id_ in row[1] if id_ is not None]


@pytest.mark.parametrize("id_", ActionId)
def test_every_action_is_in_one_menu(id_: ActionId) -> None:
    spec = SPECS[id_]
    assert MENU_ROWS.count(spec.group or id_) == 1


def test_every_action_has_a_key_of_its_own() -> None:
    keys = Counter(key for spec in SPECS.values() for key in spec.keys.split("; "))
    shared = {key for key, number in keys.items() if number > 1}
    assert "" not in keys and shared == {"Ctrl+Z"}


def test_one_key_takes_back_in_a_game_and_undoes_in_a_record(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    assert desk.enabled(ActionId.TAKE_BACK) and not desk.enabled(ActionId.UNDO)
    desk.session.turn.resign()
    assert desk.enabled(ActionId.TAKE_BACK) and not desk.enabled(ActionId.UNDO)
    desk.session.review.open()
    desk.session.review.set_comment(desk.session.record.game.cursor, "good")
    assert desk.enabled(ActionId.UNDO) and not desk.enabled(ActionId.TAKE_BACK)
    QTest.keyClick(desk.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.session.record.game.cursor.comment == "" and desk.enabled(ActionId.REDO)
    QTest.keyClick(desk.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert desk.session.record.game.cursor.comment == "good"


def test_icons_are_there() -> None:
    folder = program_files.resources() / "icons"
    assert [spec.id for spec in SPECS.values() if spec.icon and not (folder / f"{spec.icon}.svg").is_file()] == []


def test_every_action_does_something(desk: Desk) -> None:
    handlers = desk.window.commands.handlers | desk.window.window_commands.handlers
    assert [id_ for id_ in ActionId if id_ not in handlers and not SPECS[id_].setting[0]] == []


def test_menu_keys_are_unique_in_each_menu(desk: Desk) -> None:
    for menu in desk.window.menuBar().findChildren(QMenu):
        letters = [text[text.index("&") + 1].lower() for text in (each.text() for each in menu.actions()) if text]
        assert len(letters) == len(set(letters)), menu.title()


def test_before_a_game_only_beginning_is_possible(desk: Desk) -> None:
    assert desk.session.record.state is SessionState.IDLE
    able = {id_ for id_ in ActionId if desk.enabled(id_)}
    assert {ActionId.NEW, ActionId.OPEN, ActionId.PASTE, ActionId.FLIP, ActionId.QUIT} <= able
    unable = {ActionId.TAKE_BACK, ActionId.HINT, ActionId.RESIGN, ActionId.SAVE, ActionId.BACK, ActionId.COPY_GAME}
    assert not able & unable


def test_choices_in_menus_are_settings(desk: Desk) -> None:
    for id_, spec in SPECS.items():
        if spec.setting[0]:
            desk.trigger(id_)
            assert getattr(desk.store.current, spec.setting[0]) == spec.setting[1]
            assert desk.window.actions_[id_].isChecked()


def test_button_texts_have_no_menu_marks(desk: Desk) -> None:
    assert action_text(ActionId.NEW) == "New game"
    desk.store.update(language="ja")
    assert action_text(ActionId.NEW) == "新規対局"
