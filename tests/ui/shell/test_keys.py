"""Keys can be changed, are nobody's twice, and are told wherever they are told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.look.from_settings import EXPLAIN, own_keys
from shogi_desktop.ui.shell import main_window
from shogi_desktop.ui.shell.actions import SEPARATOR, Keys, key_of, may_be_used, usual_keys
from shogi_desktop.ui.shell.key_page import CHANGED, KeyPage
from shogi_desktop.ui.shell.shortcuts import ShortcutsDialog, gestures
from shogi_desktop.ui.widgets.keys import writes_with_altgr
from tests.ui.desk import Desk

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
META, PAD = Qt.KeyboardModifier.MetaModifier, Qt.KeyboardModifier.KeypadModifier
FLIP, HINT, OPEN = "FLIP", "HINT", "OPEN"


@pytest.fixture
def keys(desk: Desk) -> Keys:
    return desk.window.actions_.keys


@pytest.fixture
def dialog(desk: Desk) -> Iterator[ShortcutsDialog]:
    made = ShortcutsDialog(desk.window.actions_, desk.window)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def press(page: KeyPage, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(page.catcher, key, held)


def row(page: KeyPage, name: str) -> str:
    page.choose(name)
    item = page.tree.currentItem()
    assert item is not None
    return item.text(1)


def test_a_changed_key_works_and_the_old_one_does_not(desk: Desk, keys: Keys) -> None:
    desk.start()
    keys.set(FLIP, "X")
    QTest.keyClick(desk.table.board, Qt.Key.Key_F)
    assert not desk.table.board.flipped
    QTest.keyClick(desk.table.board, Qt.Key.Key_X)
    assert desk.table.board.flipped


def test_tool_tips_tell_it_and_settings_keep_it(desk: Desk, keys: Keys) -> None:
    keys.set(FLIP, "Shift+F")
    assert "(Shift+F)" in desk.window.actions_["FLIP"].toolTip()
    again = SettingsStore(desk.store.file)
    assert own_keys(again.current.shortcuts) == {FLIP: "Shift+F"}
    keys.reset(FLIP)
    assert "(F)" in desk.window.actions_["FLIP"].toolTip() and desk.store.current.shortcuts == ""


def test_an_action_without_a_key_tells_none(desk: Desk, keys: Keys) -> None:
    keys.set(FLIP, "")
    assert not desk.window.actions_["FLIP"].toolTip().endswith(")")


def test_a_key_has_one_action_unless_both_are_never_possible(keys: Keys) -> None:
    assert keys.holder("Ctrl+O", FLIP) == OPEN and keys.holder("Ctrl+Z", "UNDO") == ""
    keys.set(FLIP, "Ctrl+O")
    assert keys.of(OPEN) == "" and keys.of(FLIP) == "Ctrl+O"
    keys.reset(OPEN)
    assert keys.of(OPEN) == "Ctrl+O" and keys.of(FLIP) == ""
    keys.reset_all()
    assert not keys.any_changed()


def test_an_action_may_have_two_keys(desk: Desk, keys: Keys) -> None:
    keys.add(FLIP, "Shift+F")
    assert keys.of(FLIP) == "F; Shift+F" and len(desk.window.actions_["FLIP"].shortcuts()) == 2
    keys.set(HINT, "F")
    assert keys.of(FLIP) == "Shift+F"


def test_settings_without_sense_change_nothing(desk: Desk) -> None:
    for text in ("", "[]", "{", '{"FLIP": 3}', '{"FLIP": "Nonsense+Q"}', '{"NOBODY": "F"}'):
        desk.store.update(shortcuts=text)
        assert desk.window.actions_["FLIP"].shortcut().toString() == "F", text


def test_the_key_that_is_held_to_explain_a_piece(desk: Desk, keys: Keys) -> None:
    desk.start()
    keys.set(EXPLAIN, "X")
    assert desk.table.board.style_used.explain_key == "X"
    assert ("Hold the right button on a piece, or X", "Its name, its other face and how it moves") in gestures(keys)
    assert "while X or the right button" in desk.window.actions_["LENS"].toolTip()
    keys.set(EXPLAIN, "")
    assert not any("Hold the right button" in gesture for gesture, _ in gestures(keys))


MACOS_HAS = frozenset(
    ("Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+`", "Ctrl+Space", "Ctrl+Alt+Space", "Ctrl+H", "Ctrl+Alt+H", "Ctrl+M",
     "Ctrl+Alt+M", "Ctrl+Alt+D", "Ctrl+Alt+Esc", "Ctrl+Shift+Q", "Ctrl+Shift+3", "Ctrl+Shift+4", "Ctrl+Shift+5", "F11",
     "Meta+Up", "Meta+Down", "Meta+Left", "Meta+Right", "Meta+Space", "Meta+F2", "Meta+F3")
)  # fmt: skip
"""Keys of the system by Apple's list of keyboard shortcuts, as Qt writes them: programs change, hide, take pictures."""


def test_no_usual_key_is_the_systems_or_anothers(desk: Desk) -> None:
    for platform in ("win32", "darwin", "linux"):
        usual = usual_keys(desk.window.actions_.stated(), platform)
        keys = [key for text in usual.values() for key in filter(None, text.split(SEPARATOR))]
        assert [key for key in keys if keys.count(key) > 1] == ["Ctrl+Z", "Ctrl+Z"], platform  # never both possible
        assert not (MACOS_HAS if platform == "darwin" else set()) & {*keys}, platform
        assert all(QKeySequence(key).toString() == key for key in keys), platform


class TestPage:
    def test_a_new_key_is_pressed(self, dialog: ShortcutsDialog, keys: Keys) -> None:
        page = dialog.page
        page.choose(FLIP)
        page.change.click()
        press(page, Qt.Key.Key_J, CTRL)
        assert keys.of(FLIP) == "Ctrl+J" and row(page, FLIP) == "Ctrl+J" + CHANGED and not page.catcher.isVisible()

    def test_keys_of_actions_are_only_caught(self, desk: Desk, dialog: ShortcutsDialog) -> None:
        page = dialog.page
        page.choose(HINT)
        page.change.click()
        press(page, Qt.Key.Key_F)
        assert "Flip board" in page.told.text() and not desk.table.board.flipped

    def test_a_conflict_is_told_and_resolved(self, dialog: ShortcutsDialog, keys: Keys) -> None:
        page = dialog.page
        page.choose(HINT)
        page.change.click()
        press(page, Qt.Key.Key_F)
        assert keys.of(HINT) == "H" and page.take.isVisible()
        page.take.click()
        assert keys.of(HINT) == "F" and keys.of(FLIP) == "" and not page.take.isVisible()
        page.all_usual.click()
        assert keys.of(HINT) == "H" and keys.of(FLIP) == "F"

    def test_escape_changes_nothing(self, dialog: ShortcutsDialog, keys: Keys) -> None:
        page = dialog.page
        page.choose(HINT)
        page.change.click()
        press(page, Qt.Key.Key_Escape)
        assert dialog.isVisible() and keys.of(HINT) == "H" and not page.catcher.isVisible()

    def test_a_second_key_and_none(self, dialog: ShortcutsDialog, keys: Keys) -> None:
        page = dialog.page
        page.choose(FLIP)
        page.add.click()
        press(page, Qt.Key.Key_J)
        assert keys.of(FLIP) == "F; J"
        page.remove.click()
        assert keys.of(FLIP) == "" and not page.remove.isEnabled()
        page.usual.click()
        assert keys.of(FLIP) == "F"

    def test_keys_of_the_board_are_refused(self, dialog: ShortcutsDialog, keys: Keys) -> None:
        page = dialog.page
        page.choose(FLIP)
        page.change.click()
        press(page, Qt.Key.Key_Left)
        press(page, Qt.Key.Key_G, ALT)
        assert keys.of(FLIP) == "F" and page.catcher.isVisible()

    def test_search_by_action_and_key(self, dialog: ShortcutsDialog) -> None:
        page = dialog.page
        page.search.setText("flip")
        flags = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        found = page.tree.findItems("", flags)
        seen = [item.text(0) for item in found if not item.isHidden() and item.parent() is not None]
        assert seen == ["Flip board"]


@pytest.mark.parametrize(
    ("held", "key", "kept"),
    [
        (NONE, Qt.Key.Key_F, "F"),
        (SHIFT, Qt.Key.Key_F, "Shift+F"),
        (SHIFT, Qt.Key.Key_Question, "?"),
        (CTRL | SHIFT, Qt.Key.Key_Question, "Ctrl+?"),
        (CTRL | SHIFT, Qt.Key.Key_At, "Ctrl+@"),
        (ALT | SHIFT, Qt.Key.Key_Plus, "Alt++"),
        (META | SHIFT, Qt.Key.Key_Percent, "Meta+%"),
        (PAD, Qt.Key.Key_5, "5"),
        (PAD | CTRL, Qt.Key.Key_Plus, "Ctrl++"),
        (CTRL | SHIFT, Qt.Key.Key_F, "Ctrl+Shift+F"),
        (SHIFT, Qt.Key.Key_Adiaeresis, "Shift+Ä"),
        (CTRL | SHIFT, Qt.Key.Key_Space, "Ctrl+Shift+Space"),
        (CTRL | SHIFT, Qt.Key.Key_Left, "Ctrl+Shift+Left"),
        (CTRL, Qt.Key.Key_Control, ""),
        (NONE, Qt.Key.Key_F7, "F7"),
    ],
)
def test_how_a_key_is_kept(held: Qt.KeyboardModifier, key: Qt.Key, kept: str) -> None:
    assert key_of(QKeyCombination(held, key)) == kept


@pytest.mark.parametrize("held", [CTRL, ALT, META, CTRL | SHIFT, CTRL | ALT], ids=str)
def test_arrows_may_be_used_with_another_key(held: Qt.KeyboardModifier) -> None:
    assert may_be_used(QKeyCombination(held, Qt.Key.Key_Left), FLIP)


@pytest.mark.parametrize("held", [NONE, SHIFT], ids=str)
def test_arrows_alone_may_not_be_used(held: Qt.KeyboardModifier) -> None:
    assert not may_be_used(QKeyCombination(held, Qt.Key.Key_Left), FLIP)


def test_the_key_that_is_held_is_one_key() -> None:
    assert may_be_used(QKeyCombination(NONE, Qt.Key.Key_X), EXPLAIN)
    assert not may_be_used(QKeyCombination(CTRL, Qt.Key.Key_X), EXPLAIN)


@pytest.mark.parametrize("native", [0x46, 0x06], ids=["altgr", "ctrl+alt"])
@pytest.mark.parametrize("writing", [True, False], ids=["in-a-field", "at-the-board"])
def test_a_sign_written_with_altgr_in_a_field_is_no_key_of_an_action(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, native: int, writing: bool
) -> None:
    """Czech keyboards write [ by AltGr+F, which Windows calls Ctrl+Alt+F, and that copies the record as JKF."""
    monkeypatch.setattr(main_window, "writes_with_altgr", partial(writes_with_altgr, platform="win32"))
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    field = desk.panel.record.notes.findChildren(QPlainTextEdit)[0] if writing else desk.table.board
    field.setFocus()
    desk.qtbot.waitUntil(field.hasFocus)
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_BracketLeft, CTRL | ALT, 0, 0, native, "[")
    event.ignore()
    desk.app.sendEvent(field, event)
    assert event.isAccepted() is (writing and native == 0x46)
