"""Circles and arrows drawn by hand, and what else the right button does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.notes import Drawing
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.ui.board.marks.marks import BoardMark, MarkKind
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import NO_KEY, Fingers
from tests.ui.board.test_lens import lens_of

RIGHT = Qt.MouseButton.RightButton
SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


@dataclass
class Sheet:
    """Keeps what a hand draws, as the session does, and what it heard."""

    hand: Fingers
    drawn: list[tuple[str, bool]] = field(default_factory=list)
    rubbed_out: int = 0

    def __post_init__(self) -> None:
        pen = self.hand.view.pen
        pen.ready = True
        pen.drawn.connect(self._draw)
        pen.rubbed_out.connect(self._rub_out)

    def _draw(self, drawing: Drawing, next_color: bool) -> None:
        name = self.hand.variant.square_name
        start = "" if drawing.origin < 0 else name(drawing.origin)
        if drawing.kind:
            start = self.hand.variant.kind(drawing.kind).code + "*" + "+-"[drawing.side]
        self.drawn.append((f"{drawing.color} {start}{name(drawing.square)}", next_color))
        self.hand.view.mark(drawings=[drawing])

    def _rub_out(self) -> None:
        self.rubbed_out += 1
        self.hand.view.mark(drawings=())

    def drag(self, places: list[str], modifiers: Qt.KeyboardModifier = NO_KEY) -> None:
        points = [self.hand.point(place) for place in places]
        QTest.mousePress(self.hand.view.viewport(), RIGHT, modifiers, points[0])
        for point in points[1:]:
            QTest.mouseMove(self.hand.view.viewport(), point)
        QTest.mouseRelease(self.hand.view.viewport(), RIGHT, modifiers, points[-1])

    def marks(self, kind: MarkKind) -> list[BoardMark]:
        return [mark for mark in self.hand.scene.above.marks() if mark.kind is kind]


@pytest.fixture
def sheet(fingers: Fingers) -> Iterator[Sheet]:
    yield Sheet(fingers)


def test_a_short_right_click_draws_a_circle(sheet: Sheet) -> None:
    sheet.drag(["5e"])
    sheet.drag(["7g"])
    assert sheet.drawn == [("green 5e", False), ("green 7g", False)]
    assert [mark.rank for mark in sheet.marks(MarkKind.CIRCLE)] == [0]
    assert not lens_of(sheet.hand).isVisible()


def test_a_right_drag_draws_an_arrow_that_is_seen_while_it_is_drawn(sheet: Sheet) -> None:
    view = sheet.hand.view
    QTest.mousePress(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("8h"))
    QTest.mouseMove(view.viewport(), sheet.hand.point("5e"))
    assert [mark.other for mark in sheet.marks(MarkKind.ARROW)] == [True]
    QTest.mouseMove(view.viewport(), sheet.hand.point("2b"))
    QTest.mouseRelease(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("2b"))
    assert sheet.drawn == [("green 8h2b", False)]
    assert [mark.other for mark in sheet.marks(MarkKind.ARROW)] == [False]


@pytest.mark.parametrize(
    ("keys", "color"),
    [
        (NO_KEY, "green"),
        (SHIFT, "red"),
        (CTRL, "blue"),
        (ALT, "blue"),
        (SHIFT | CTRL, "yellow"),
        (SHIFT | ALT, "yellow"),
    ],
)
def test_the_keys_held_choose_the_colour(sheet: Sheet, keys: Qt.KeyboardModifier, color: str) -> None:
    sheet.drag(["5e"], keys)
    sheet.drag(["2h", "2b"], keys)
    assert [text for text, _ in sheet.drawn] == [f"{color} 5e", f"{color} 2h2b"]


def test_arrows_come_out_of_hands_too(sheet: Sheet) -> None:
    shogi = load_variant("shogi")
    sheet.hand.show(set_up(shogi, {"5i": "K", "5a": "k"}, {"R": 1, "p": 2}))
    sheet.drag(["R", "5e"])
    sheet.drag(["p", "5f"])
    sheet.drag(["B", "5f"])  # which nobody has
    assert [text for text, _ in sheet.drawn] == ["green R*+5e", "green P*-5f"]


def test_beside_the_board_nothing_is_drawn(sheet: Sheet) -> None:
    view = sheet.hand.view
    QTest.mousePress(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("5e"))
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseRelease(view.viewport(), RIGHT, NO_KEY, QPoint(2, 2))
    assert sheet.drawn == []
    assert sheet.marks(MarkKind.CIRCLE) == sheet.marks(MarkKind.ARROW) == []


def test_a_pending_move_is_cancelled_first(sheet: Sheet) -> None:
    sheet.hand.click("7g")
    sheet.drag(["7f", "5e"])
    assert sheet.drawn == []
    assert not [mark for mark in sheet.hand.scene.below.marks() if mark.kind is MarkKind.SELECTED]
    sheet.drag(["7f", "5e"])
    assert sheet.drawn == [("green 7f5e", False)]


def test_held_on_a_piece_the_button_explains_it(sheet: Sheet, qtbot: QtBot) -> None:
    view = sheet.hand.view
    lens = lens_of(sheet.hand)
    QTest.mousePress(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("2h"))
    assert not lens.isVisible()
    qtbot.waitUntil(lens.isVisible)
    QTest.mouseMove(view.viewport(), sheet.hand.point("8h"))
    assert lens.isVisible()
    QTest.mouseRelease(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("8h"))
    assert not lens.isVisible()
    assert sheet.drawn == []


@pytest.mark.parametrize("way", ["escape", "left"])
def test_what_was_begun_is_let_go(sheet: Sheet, way: str) -> None:
    view = sheet.hand.view
    QTest.mousePress(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("2h"))
    QTest.mouseMove(view.viewport(), sheet.hand.point("5e"))
    if way == "escape":
        sheet.hand.key(Qt.Key.Key_Escape)
    else:
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, NO_KEY, sheet.hand.point("5e"))
    QTest.mouseRelease(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("5e"))
    assert sheet.drawn == [] and sheet.hand.asked == []


def test_a_click_on_an_empty_square_rubs_out(sheet: Sheet) -> None:
    sheet.hand.click("5e")
    assert sheet.rubbed_out == 0, "there is nothing"
    sheet.drag(["5e"])
    sheet.hand.click("2g")
    assert sheet.rubbed_out == 0
    sheet.hand.click("2f")
    assert sheet.rubbed_out == 0, "that was a move"
    sheet.hand.click("5e")
    assert sheet.rubbed_out == 1
    assert sheet.marks(MarkKind.CIRCLE) == []


def test_with_the_pen_the_left_button_draws(sheet: Sheet) -> None:
    view = sheet.hand.view
    switched: list[bool] = []
    view.pen.switched.connect(switched.append)
    view.pen.switch(True)
    sheet.hand.click("7g")
    sheet.hand.drag("7g", "7f")
    assert sheet.drawn == [("green 7g", True), ("green 7g7f", True)]
    assert view.viewport().cursor().shape() == Qt.CursorShape.CrossCursor
    sheet.hand.key(Qt.Key.Key_Escape)
    assert switched == [True, False]
    sheet.hand.click("7g", "7f")
    assert len(sheet.drawn) == 2 and len(sheet.hand.asked) == 1


def test_with_the_pen_keys_draw(sheet: Sheet) -> None:
    view, enter = sheet.hand.view, Qt.Key.Key_Return
    view.pen.switch(True)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    sheet.hand.key(Qt.Key.Key_Right)
    cursor = view.hand.state.cursor
    assert cursor is not None
    here = sheet.hand.variant.square_name(cursor.square)
    sheet.hand.key(enter, enter)
    QTest.keyClick(view, enter, SHIFT)
    sheet.hand.key(Qt.Key.Key_Up)
    assert len(sheet.marks(MarkKind.ARROW)) == 1
    sheet.hand.key(enter)
    assert sheet.drawn[0] == (f"green {here}", True)
    text, next_color = sheet.drawn[1]
    assert text.startswith(f"red {here}") and len(text) == len(f"red {here}5e") and not next_color
    assert sheet.hand.asked == []


def test_another_board_lets_go_of_what_was_begun(sheet: Sheet) -> None:
    view = sheet.hand.view
    QTest.mousePress(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("9i"))
    sheet.hand.show(Position(load_variant("tenjiku")))
    QTest.mouseRelease(view.viewport(), RIGHT, NO_KEY, sheet.hand.point("9i"))
    assert sheet.drawn == []


def test_where_nobody_keeps_it_nothing_is_drawn(fingers: Fingers) -> None:
    drawn: list[object] = []
    fingers.view.pen.drawn.connect(lambda drawing, _: drawn.append(drawing))
    fingers.click("5e", button=RIGHT)
    fingers.view.pen.switch(True)
    assert not fingers.view.pen.on and drawn == []
