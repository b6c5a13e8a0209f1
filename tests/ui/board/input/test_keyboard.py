"""Playing with the keyboard alone, and the board in words."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import Variant
from shogi_desktop.rules.board.moves import board_move, drop_move
from shogi_desktop.ui.board import display
from shogi_desktop.ui.board.marks.marks import MarkKind
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import Fingers

UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
KINGS = {"5i": "K", "1a": "k"}


def cursor_boxes(hand: Fingers) -> list[object]:
    return [mark.box for mark in hand.scene.above.marks() if mark.kind is MarkKind.CURSOR]


def focus(hand: Fingers, qtbot: QtBot) -> None:
    hand.view.activateWindow()
    hand.view.setFocus()
    qtbot.waitUntil(hand.view.hasFocus)


def test_move_of_a_pawn(fingers: Fingers) -> None:
    fingers.key(UP)  # the cursor appears in the middle
    fingers.key(DOWN, DOWN, ENTER, UP, ENTER)
    assert fingers.asked == [board_move(fingers.square("5g"), fingers.square("5f"))]


def test_drop_from_the_stand(fingers: Fingers, shogi: Variant) -> None:
    fingers.show(set_up(shogi, KINGS, {"P": 2}))
    fingers.key(UP, *[DOWN] * 4, *[RIGHT] * 5)
    assert fingers.view.accessibleDescription() == "Black hand: pawn ×2"
    fingers.key(ENTER, *[LEFT] * 3, *[UP] * 4, ENTER)
    assert fingers.asked == [drop_move(shogi.kind_by_code("P").id, fingers.square("3e"))]


def test_chooser(fingers: Fingers, shogi: Variant) -> None:
    fingers.show(set_up(shogi, KINGS | {"5d": "P"}))
    fingers.key(UP, UP, ENTER, UP, ENTER)
    assert fingers.scene.chooser.isVisible()
    fingers.key(RIGHT, RIGHT, LEFT, RIGHT, ENTER)
    assert fingers.asked == [board_move(fingers.square("5d"), fingers.square("5c"))]
    fingers.show(set_up(shogi, KINGS | {"5d": "P"}))
    fingers.key(DOWN, ENTER, UP, ENTER, ENTER)
    assert fingers.asked[1] == board_move(fingers.square("5d"), fingers.square("5c"), promote=True)


def test_escape_cancels_and_a_second_one_goes_to_the_window(fingers: Fingers, qtbot: QtBot) -> None:
    heard: list[int] = []

    class Window(QWidget):
        def keyPressEvent(self, event: object) -> None:
            heard.append(1)

    window = Window()
    qtbot.addWidget(window)
    fingers.view.setParent(window)
    window.show()
    fingers.click("7g")
    fingers.key(ESCAPE)
    assert heard == []
    fingers.key(ESCAPE)
    assert heard == [1]
    fingers.view.setParent(None)


def test_enter_twice_on_the_same_piece_deselects(fingers: Fingers) -> None:
    fingers.key(UP, DOWN, DOWN, ENTER, ENTER)
    assert not [mark for mark in fingers.scene.below.marks() if mark.kind is MarkKind.SELECTED]


def test_refused_by_keyboard(fingers: Fingers) -> None:
    fingers.key(UP, UP, UP, ENTER)
    assert fingers.refused == [("not_yours", fingers.square("5c"))]


def test_cursor_frame_is_shown_by_the_keys_and_hidden_by_the_mouse(fingers: Fingers, qtbot: QtBot) -> None:
    focus(fingers, qtbot)
    fingers.key(UP)
    assert cursor_boxes(fingers) == [fingers.layout.square_box(fingers.square("5e"))]
    fingers.view.clearFocus()
    assert cursor_boxes(fingers) == []
    focus(fingers, qtbot)
    assert cursor_boxes(fingers) == []
    fingers.key(ENTER)
    assert fingers.refused == []  # nothing is played where no cursor is seen
    fingers.key(UP)
    assert len(cursor_boxes(fingers)) == 1
    fingers.click("9e")
    assert cursor_boxes(fingers) == []


def test_focus_given_by_the_program_or_the_mouse_brings_no_cursor(fingers: Fingers, qtbot: QtBot) -> None:
    fingers.view.activateWindow()
    for reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason, Qt.FocusReason.MouseFocusReason):
        fingers.view.clearFocus()
        fingers.view.setFocus(reason)
        qtbot.waitUntil(fingers.view.hasFocus)
        assert len(cursor_boxes(fingers)) == (reason is Qt.FocusReason.TabFocusReason)


def test_the_cursor_is_there_again_with_the_window(fingers: Fingers, qtbot: QtBot) -> None:
    focus(fingers, qtbot)
    for shown in (False, True):
        for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
            QApplication.sendEvent(fingers.view, QFocusEvent(kind, Qt.FocusReason.ActiveWindowFocusReason))
        assert len(cursor_boxes(fingers)) == shown
        fingers.key(UP)


def test_tab_brings_the_cursor(fingers: Fingers, qtbot: QtBot) -> None:
    fingers.view.activateWindow()
    fingers.view.clearFocus()
    fingers.view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(fingers.view.hasFocus)
    assert len(cursor_boxes(fingers)) == 1
    assert fingers.view.accessibleDescription() == "5e: empty"


def test_flipped_arrows_follow_the_screen(fingers: Fingers) -> None:
    fingers.view.set_flipped(True)
    fingers.key(UP, UP, RIGHT)
    assert fingers.view.accessibleDescription() == "6f: empty"


def test_words(fingers: Fingers, shogi: Variant) -> None:
    fingers.show(set_up(shogi, KINGS | {"5e": "+r"}))
    assert fingers.view.accessibleName() == "Board"
    fingers.key(UP)
    assert fingers.view.accessibleDescription() == "5e: White dragon king"
    fingers.show(set_up(shogi, KINGS))
    assert fingers.view.accessibleDescription() == "5e: empty"


class Shouting(QTranslator):
    """A language in which everything is said in capitals."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return re.sub(r"(?<![{\w])\w+(?![\w}])", lambda word: word.group().upper(), source)


def test_words_follow_the_language(fingers: Fingers, qapp: QApplication) -> None:
    fingers.key(UP)
    language = Shouting()
    qapp.installTranslator(language)
    try:
        QApplication.sendEvent(fingers.view, QEvent(QEvent.Type.LanguageChange))
        assert fingers.view.accessibleName() == "BOARD"
        assert fingers.view.accessibleDescription() == "5e: EMPTY"
    finally:
        qapp.removeTranslator(language)


def test_other_keys_are_left_to_the_window(fingers: Fingers) -> None:
    for key, modifier in [
        (Qt.Key.Key_F, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier),
        (ENTER, Qt.KeyboardModifier.NoModifier),
    ]:
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifier)
        fingers.view.keyPressEvent(event)
        assert not event.isAccepted()


def test_the_square_and_what_its_piece_can_do_are_heard(fingers: Fingers, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(display, "say_aloud", lambda part, text: heard.append(text))
    fingers.key(UP, DOWN, DOWN)
    assert heard[-1] == "5g: Black pawn. Reaches 1 square: 5f"
    fingers.key(ENTER, UP)
    assert heard[-1] == "5f: empty. Reaches 1 square: 5f"


def test_what_a_chooser_offers_is_heard(fingers: Fingers, shogi: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(display, "say_aloud", lambda part, text: heard.append(text))
    fingers.show(set_up(shogi, KINGS | {"5d": "P"}))
    fingers.key(UP, UP, ENTER, UP, ENTER)
    assert heard[-1] == "tokin"
    fingers.key(RIGHT)
    assert heard[-1] == "pawn"
