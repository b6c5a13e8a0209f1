from __future__ import annotations

from collections import Counter
from dataclasses import fields

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from shogi_desktop import program_files
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.settings import Settings
from shogi_desktop.ui.action import Action
from tests.ui.desk import Desk


def test_every_action_is_stated_once_and_asked_for_nowhere_else(desk: Desk) -> None:
    stated = [door.id for room in desk.window.rooms for door in room.doors if isinstance(door, Action)]
    assert sorted(stated) == sorted({action.id for action in desk.window.actions_.stated()})
    asked = desk.window.desk._actions  # noqa: SLF001
    assert {*asked} == {*stated}, "no button has an action that no room states"


def test_every_place_in_a_menu_has_one_row(desk: Desk) -> None:
    actions = desk.window.actions_
    places = Counter((menu.text, row.place) for menu in actions.menus() for row in actions.rows_of(menu))
    assert [place for place, number in places.items() if number > 1] == []


def test_every_action_has_a_key_of_its_own(desk: Desk) -> None:
    keys = Counter(key for action in desk.window.actions_.stated() for key in action.keys.split("; "))
    shared = {key for key, number in keys.items() if number > 1}
    assert "" not in keys and shared == {"Ctrl+Z"}


def test_one_key_takes_back_in_a_game_and_undoes_in_a_record(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    assert desk.enabled("TAKE_BACK") and not desk.enabled("UNDO")
    desk.session.turn.resign()
    assert desk.enabled("TAKE_BACK") and not desk.enabled("UNDO")
    desk.session.review.open()
    desk.session.review.set_comment(desk.session.record.game.cursor, "good")
    assert desk.enabled("UNDO") and not desk.enabled("TAKE_BACK")
    QTest.keyClick(desk.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.session.record.game.cursor.comment == "" and desk.enabled("REDO")
    QTest.keyClick(desk.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert desk.session.record.game.cursor.comment == "good"


def test_icons_are_there(desk: Desk) -> None:
    folder = program_files.resources() / "icons"
    icons = {icon for action in desk.window.actions_.stated() for icon in (action.icon, action.checked_icon) if icon}
    assert [icon for icon in icons if not (folder / f"{icon}.svg").is_file()] == []


def test_every_action_does_something(desk: Desk) -> None:
    stated = desk.window.actions_.stated()
    assert [action.id for action in stated if action.do is None and not action.setting] == []
    known = {field.name for field in fields(Settings)}
    assert {action.setting for action in stated} - {""} <= known


def test_menu_keys_are_unique_in_each_menu(desk: Desk) -> None:
    for language in ("en", "ja", "fr", "cs"):
        desk.store.update(language=language)
        for menu in desk.window.menuBar().findChildren(QMenu):
            letters = [text[text.index("&") + 1].lower() for text in (each.text() for each in menu.actions()) if text]
            assert len(letters) == len(set(letters)), menu.title()


def test_before_a_game_only_beginning_is_possible(desk: Desk) -> None:
    assert desk.session.record.state is SessionState.IDLE
    able = {action.id for action in desk.window.actions_.stated() if desk.enabled(action.id)}
    assert {"NEW", "OPEN", "PASTE", "FLIP", "QUIT"} <= able
    unable = {"TAKE_BACK", "HINT", "RESIGN", "SAVE", "BACK", "COPY_GAME"}
    assert not able & unable


def test_choices_in_menus_are_settings(desk: Desk) -> None:
    choices = [action for action in desk.window.actions_.stated() if action.value]
    assert len(choices) > 10
    for action in choices:
        desk.trigger(action.id)
        assert getattr(desk.store.current, action.setting) == action.value
        assert desk.window.actions_[action.id].isChecked()


def test_button_texts_have_no_menu_marks(desk: Desk) -> None:
    assert desk.window.actions_.text("NEW") == "New game"
    desk.store.update(language="ja")
    assert desk.window.actions_.text("NEW") == "新規対局"
