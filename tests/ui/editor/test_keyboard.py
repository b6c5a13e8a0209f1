"""The editor without a mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.editor.conftest import Editor

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key


def test_a_position_is_set_up_by_keys_alone(editor: Editor) -> None:
    editor.set_up("empty")
    editor.key(Key.Key_Down)  # the cursor appears in the middle
    editor.type("k")
    editor.key(Key.Key_Up, Key.Key_Up, Key.Key_Left)
    editor.type("S")  # with Shift, the other side's
    editor.key(Key.Key_Up)
    editor.type("p")
    editor.key(Key.Key_Space, Key.Key_Space)
    assert editor.sfen == "9/3p5/3s5/9/4K4/9/9/9/9 b - 1"
    editor.key(Key.Key_Delete)
    assert editor.sfen == "9/9/3s5/9/4K4/9/9/9/9 b - 1"
    editor.key(Key.Key_Down, Key.Key_Return, Key.Key_Right, Key.Key_Return)  # taken up and put down
    assert editor.sfen == "9/9/4s4/9/4K4/9/9/9/9 b - 1"
    editor.key(Key.Key_Z, modifier=CTRL)
    editor.key(Key.Key_Z, modifier=CTRL)
    assert editor.sfen == "9/3p5/3s5/9/4K4/9/9/9/9 b - 1"
    editor.key(Key.Key_Z, modifier=CTRL | SHIFT)
    assert editor.sfen == "9/9/3s5/9/4K4/9/9/9/9 b - 1"


def test_hands_are_filled_and_emptied_at_the_cursor(editor: Editor) -> None:
    editor.set_up("empty")
    editor.key(Key.Key_Down)
    for _ in range(5):
        editor.key(Key.Key_Right)
    editor.type("ggr")
    assert editor.sfen.endswith("b R2G 1")
    editor.key(Key.Key_Up, Key.Key_Up, Key.Key_Down)
    assert editor.page.board.accessibleDescription() == "Black hand: gold general ×2"
    editor.key(Key.Key_Delete)
    assert editor.sfen.endswith("b RG 1")


def test_letters_without_a_cursor_choose_what_the_mouse_paints(editor: Editor) -> None:
    editor.set_up("empty")
    editor.page.board.setFocus(Qt.FocusReason.MouseFocusReason)
    editor.type("R")
    assert editor.page.brush == editor.piece("r") and "rook" in editor.page.told()
    editor.click("5e")
    editor.type("r")  # White's pieces are chosen now
    assert editor.page.brush == editor.piece("r")
    editor.key(Key.Key_Escape)
    assert editor.page.brush == 0 and editor.sfen == "9/9/9/9/4r4/9/9/9/9 b - 1"


def test_plus_promotes(editor: Editor) -> None:
    """The piece at the cursor, else the chosen one; again takes it back. Letters that wait for more are complete."""
    editor.set_up("empty")
    editor.page.board.setFocus(Qt.FocusReason.MouseFocusReason)
    size = editor.page.board.piece_pixels()
    editor.type("r+")
    assert editor.page.brush == editor.piece("+R") and "dragon" in editor.page.told()
    editor.type("+")
    assert editor.page.brush == editor.piece("R")
    assert editor.page.board.piece_pixels() == size
    editor.type("G+")
    assert editor.page.brush == editor.piece("g")  # a gold has one face
    editor.key(Key.Key_Escape, Key.Key_Down)
    editor.type("+")
    editor.type("P+")
    assert editor.sfen == "9/9/9/9/4+p4/9/9/9/9 b - 1"
    editor.type("+")
    assert editor.sfen == "9/9/9/9/4p4/9/9/9/9 b - 1"
    editor.page.edit("tenjiku", "")
    editor.type("k+")  # KR would begin so, too, and a king has one face
    assert editor.page.brush == editor.piece("K")


def test_letters_of_several_pieces_wait_for_the_next_one(editor: Editor) -> None:
    editor.page.edit("tenjiku", "")
    editor.type("fd")
    assert editor.page.brush == editor.piece("FD")
    editor.type("k")
    assert editor.page.brush == editor.piece("FD")  # KR or K?
    editor.page.board.finish_typing()
    assert editor.page.brush == editor.piece("K")
    editor.type("xz")
    assert editor.page.brush == editor.piece("K")
    editor.type("rc")
    assert editor.page.brush == editor.piece("RC")


def test_the_box_is_walked_by_arrows(editor: Editor) -> None:
    grid = editor.page.panel.pieces.grids[1]
    grid.setFocus()
    editor.key(Key.Key_Right, Key.Key_Down, Key.Key_Return)
    assert editor.page.brush == editor.piece("+r")
    editor.key(Key.Key_Space)  # again: let go
    assert editor.page.brush == 0
    editor.page.panel.pieces.grids[0].setFocus()
    assert QApplication.focusWidget() is editor.page.panel.pieces.grids[0]


def test_the_keys_of_the_tools_come_before_actions_of_the_window(editor: Editor) -> None:
    editor.set_up("empty")
    editor.key(Key.Key_C, modifier=CTRL)
    assert QApplication.clipboard().text() == editor.sfen
    editor.set_up("even")
    editor.key(Key.Key_V, modifier=CTRL)
    assert editor.sfen.startswith("9/9/")
