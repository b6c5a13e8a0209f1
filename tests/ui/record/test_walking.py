"""Arrow keys in a game and in a record: they walk wherever the mouse was last, and Tab brings the cursor."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QTabBar, QWidget

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.record.record_dialogs import MoveNumberDialog
from tests.patience import answer_next
from tests.ui.desk import Desk

MOVES = ("7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b", "3i3h", "7a7b", "9g9f", "9c9d")
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
Key = Qt.Key


@pytest.fixture
def record(desk: Desk) -> Desk:
    game = Game(load_variant("shogi"))
    for text in MOVES:
        game.play(parse_move(text, game.position))
    desk.window.rooms.files.records.show_game(game)
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.table.board.hasFocus)
    return desk


def press(desk: Desk, *keys: Qt.Key) -> int:
    """Keys that come to whatever has the keyboard; where one stands then."""
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
    return ply(desk)


def ply(desk: Desk) -> int:
    return desk.session.record.game.cursor.ply


def cursor_seen(desk: Desk) -> bool:
    return desk.table.board.hand.shown.show_cursor


def test_a_record_opens_at_its_first_position_and_one_key_goes_to_its_end(record: Desk) -> None:
    assert ply(record) == 0
    assert press(record, Key.Key_End) == len(MOVES)
    assert press(record, Key.Key_Home) == 0


def test_arrows_walk_one_move_as_in_the_list_beside_the_board(record: Desk) -> None:
    assert [press(record, key) for key in (RIGHT, RIGHT, LEFT, DOWN, UP)] == [1, 2, 1, 2, 1]
    assert [press(record, key) for key in (Key.Key_PageDown, Key.Key_PageUp)] == [11, 1]
    assert not cursor_seen(record)


def type_number(desk: Desk, text: str, last: Qt.Key) -> None:
    """Ctrl+G, a number, and a key that ends it."""

    def answer(dialog: QDialog) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None and dialog.isAncestorOf(focus)
        QTest.keyClicks(focus, text)
        seen.append(ply(desk))
        QTest.keyClick(focus, last)

    seen: list[int] = []
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.table.board.hasFocus)
    answer_next(QDialog, answer, when=lambda: isinstance(QApplication.activeWindow(), QDialog))
    QTest.keyClick(desk.table.board, Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert len(seen) == 1


def test_control_g_and_a_number_go_to_that_move(record: Desk) -> None:
    type_number(record, "10", Key.Key_Return)
    assert ply(record) == 10
    type_number(record, "3", Key.Key_Escape)
    assert ply(record) == 10
    type_number(record, "0", Key.Key_Return)
    assert ply(record) == 0


def test_the_title_of_its_dialog_has_room(record: Desk) -> None:
    for language in ("en", "ja", "fr", "cs"):
        record.store.update(language=language)
        dialog = MoveNumberDialog(1, 12, record.window)
        dialog.show()
        letters = QFont(dialog.font())
        letters.setBold(True)
        title = f"{dialog.windowTitle()} — {QApplication.applicationDisplayName()}"
        assert QFontMetrics(letters).horizontalAdvance(title) + 120 <= dialog.width(), language


def test_a_number_beyond_the_end_cannot_be_typed(record: Desk) -> None:
    type_number(record, "99", Key.Key_Return)  # the second nine is not taken
    assert ply(record) == 9


def click_square(desk: Desk) -> None:
    desk.click_square("5e")


def click_moves(desk: Desk) -> None:
    table = desk.panel.moves.focusProxy()
    assert table is not None
    QTest.mouseClick(table.findChildren(QWidget, "qt_scrollarea_viewport")[0], Qt.MouseButton.LeftButton)


def click_button(name: str) -> Callable[[Desk], None]:
    def click(desk: Desk) -> None:
        action = desk.window.actions_[name]
        (button,) = (each for each in desk.panel.findChildren(QAbstractButton) if action in each.actions())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return click


def click_tab(desk: Desk) -> None:
    tabs = desk.panel.findChildren(QTabBar)[0]
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(1).center())


CLICKS = {
    "a square": click_square,
    "a move": click_moves,
    "flip": click_button("FLIP"),
    "forward": click_button("FORWARD"),
    "a tab": click_tab,
}


@pytest.mark.parametrize("click", CLICKS.values(), ids=CLICKS)
def test_wherever_the_mouse_was_last(record: Desk, click: Callable[[Desk], None]) -> None:
    click(record)
    press(record, Key.Key_Home)
    assert press(record, RIGHT, RIGHT, RIGHT, LEFT) == 2


def test_nothing_on_the_page_but_lists_and_fields_takes_the_keyboard_by_a_click(record: Desk) -> None:
    page = record.window.rooms.board.page
    parts = [*page.findChildren(QAbstractButton), *page.findChildren(QTabBar)]
    assert len(parts) > 10
    taking = [part for part in parts if part.focusPolicy() & Qt.FocusPolicy.ClickFocus]
    assert [(type(part.parentWidget()), part.accessibleName()) for part in taking] == []


def test_tab_brings_the_cursor_and_with_it_moves_can_be_tried(record: Desk) -> None:
    press(record, Key.Key_Tab)
    assert cursor_seen(record) and record.table.board.hasFocus()
    assert press(record, DOWN, DOWN, LEFT, LEFT, Key.Key_Return, UP, Key.Key_Return) == 1
    assert record.session.record.game.cursor.move == parse_move("7g7f", Game(load_variant("shogi")).position)
    press(record, Key.Key_Tab)
    assert not record.table.board.hasFocus()


def test_escape_puts_the_cursor_away_and_a_click_too(record: Desk) -> None:
    press(record, Key.Key_Tab, Key.Key_Escape)
    assert not cursor_seen(record) and press(record, RIGHT) == 1
    press(record, Key.Key_Tab)
    record.click_square("5e")
    assert press(record, RIGHT) == 2


@pytest.fixture
def running(desk: Desk) -> Desk:
    desk.start()
    desk.play("7g7f", "3c3d")
    return desk


def test_in_a_running_game_they_walk_too_on_both_sides_of_its_newest_move(running: Desk) -> None:
    assert [press(running, key) for key in (LEFT, LEFT, RIGHT, Key.Key_End, LEFT)] == [1, 0, 1, 2, 1]
    assert press(running, RIGHT, RIGHT) == 2 and not cursor_seen(running)


def test_the_list_of_moves_keeps_the_keyboard_at_the_newest_move(running: Desk) -> None:
    running.session.record.go_start()
    click_moves(running)
    assert press(running, Key.Key_End) == 2
    moves = running.panel.moves.focusProxy()
    assert moves is not None and moves.hasFocus() and press(running, Key.Key_Up, Key.Key_Up) == 0


def test_in_a_running_game_tab_brings_the_cursor_that_plays(running: Desk) -> None:
    press(running, Key.Key_Tab)
    assert cursor_seen(running)
    assert press(running, DOWN, DOWN, RIGHT, RIGHT, RIGHT, Key.Key_Return, UP, Key.Key_Return) == 3
    assert cursor_seen(running) and press(running, LEFT) == 3
    press(running, Key.Key_Escape)
    assert press(running, LEFT) == 2


def test_keys_choose_what_the_mouse_has_asked(desk: Desk) -> None:
    desk.start(sfen="4k4/9/9/4P4/9/9/9/9/4K4 b - 1")
    desk.click_square("5d")
    desk.click_square("5c")
    assert desk.table.board.hand.choosing
    assert press(desk, RIGHT, Key.Key_Return) == 1
    assert desk.session.record.game.cursor.move == parse_move("5d5c", Game(load_variant("shogi")).position.variant)


def test_who_wishes_so_chooses_squares_in_records_too(record: Desk) -> None:
    record.store.update(arrow_keys="squares")
    assert press(record, RIGHT, RIGHT) == 0 and cursor_seen(record)


def test_the_sign_of_information_tells_of_the_game(record: Desk) -> None:
    action = record.window.actions_["HEADERS"]
    (sign,) = (each for each in record.panel.info.findChildren(QAbstractButton) if action in each.actions())
    assert sign.isVisible()
    record.start()
    assert not sign.isVisible()
