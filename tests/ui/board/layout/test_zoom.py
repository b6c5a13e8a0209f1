"""Zooming and panning with wheel, keys, mouse and fingers; playing on a zoomed board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QCursor, QKeyEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import Position, Variant
from shogi_desktop.rules.board.moves import board_move
from shogi_desktop.ui.board.layout.layout import Frame
from shogi_desktop.ui.board.layout.spot import on_square
from shogi_desktop.ui.board.lens import DELAY_MS
from tests.ui.board.conftest import LEFT, NO_KEY, Fingers
from tests.ui.board.variants import wide_variant

MIDDLE = Qt.MouseButton.MiddleButton


@pytest.fixture
def large(fingers: Fingers, tenjiku: Variant) -> Fingers:
    fingers.show(Position(tenjiku))
    return fingers


CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def wheel(hand: Fingers, point: QPoint, angle: int, held: Qt.KeyboardModifier = CONTROL, across: int = 0) -> None:
    event = QWheelEvent(
        QPointF(point), hand.view.viewport().mapToGlobal(QPointF(point)), QPoint(), QPoint(across, angle),
        Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(hand.view.viewport(), event)


@pytest.mark.parametrize(
    ("angle", "across", "held", "way"),
    [(-120, 0, NO_KEY, (0, -90)), (240, 0, NO_KEY, (0, 180)), (0, -120, NO_KEY, (-90, 0)), (120, 0, SHIFT, (90, 0))],
)
def test_the_wheel_moves_a_board_that_is_zoomed_in(
    large: Fingers, qtbot: QtBot, angle: int, across: int, held: Qt.KeyboardModifier, way: tuple[int, int]
) -> None:
    """And walks through no moves then; the whole board stays where it is."""
    point = large.point("8h")
    wheel(large, point, angle, held, across)
    assert large.view.zoom == 1 and large.layout.frame == Frame()
    large.steps.clear()
    for _ in range(6):
        wheel(large, point, 120)
    rest(large, qtbot)
    before = large.layout.square_box(large.square("8h"))
    wheel(large, point, angle, held, across)
    qtbot.waitUntil(lambda: large.layout.square_box(large.square("8h")) != before, timeout=2000)
    after = large.layout.square_box(large.square("8h"))
    assert (after.x - before.x, after.y - before.y) == pytest.approx(way, abs=1.5)
    assert large.steps == []


def rest(hand: Fingers, qtbot: QtBot) -> None:
    """Waits until the picture is exact."""
    qtbot.waitUntil(lambda: hand.layout.frame.zoom == hand.view.zoom, timeout=2000)


class TestFrame:
    def test_the_point_under_the_pointer_stays(self) -> None:
        frame = Frame(2.0, 0.1, 0.3)
        zoomed = frame.zoomed(1.5, 0.25, 0.5, 8.0)
        for one, other, place in ((frame.x, zoomed.x, 0.25), (frame.y, zoomed.y, 0.5)):
            assert one + place / frame.zoom == pytest.approx(other + place / zoomed.zoom)
        assert zoomed.zoom == 3.0

    def test_limits(self) -> None:
        assert Frame().zoomed(0.5, 0.5, 0.5, 8.0) == Frame()
        assert Frame().zoomed(100, 0.5, 0.5, 8.0).zoom == 8.0
        assert Frame().zoomed(1.01, 0.5, 0.5, 8.0).zoom == 1.01
        assert Frame(1.03, 0.02, 0.02).zoomed(0.98, 0.5, 0.5, 8.0) == Frame()
        assert Frame(2.0, 0.2, 0.2).panned(9, -9) == Frame(2.0, 0.0, 0.5)
        assert Frame().panned(0.5, 0.5) == Frame()

    def test_panning_moves_the_table_with_the_pointer(self) -> None:
        frame = Frame(4.0, 0.3, 0.3)
        (x, y), (new_x, new_y) = frame.corner(900, 700), frame.panned(0.1, -0.2).corner(900, 700)
        assert (new_x - x, new_y - y) == pytest.approx((90, -140))


def test_wheel_zooms_about_the_pointer(large: Fingers, qtbot: QtBot) -> None:
    point = large.point("4m")
    cell = large.layout.cell_w
    for _ in range(4):
        wheel(large, point, 120)
    assert large.layout.cell_w == cell, "at first the picture is only stretched"
    rest(large, qtbot)
    assert large.layout.cell_w == pytest.approx(cell * 1.25**4, rel=0.05)
    assert large.layout.spot_at(point.x(), point.y()) == on_square(large.square("4m"))
    for _ in range(9):
        wheel(large, point, -120)
    rest(large, qtbot)
    assert (large.view.zoom, large.layout.cell_w) == (1.0, cell)


def test_keys(large: Fingers) -> None:
    heard: list[float] = []
    large.view.zoom_changed.connect(heard.append)
    large.key(Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus)
    assert large.view.zoom == pytest.approx(1.25)
    large.key(Qt.Key.Key_0)
    assert large.view.zoom == 1.0
    assert heard == pytest.approx([1.25, 1.5625, 1.25, 1.0])


def test_touch_pad(large: Fingers) -> None:
    point = QPointF(large.point("8h"))
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2, point, point,
        large.view.viewport().mapToGlobal(point), 0.5, QPointF(),
    )  # fmt: skip
    QApplication.sendEvent(large.view.viewport(), event)
    assert large.view.zoom == pytest.approx(1.5)


def test_playing_on_a_zoomed_board(large: Fingers) -> None:
    for _ in range(3):
        wheel(large, large.point("8l"), 120)
    large.click("8l", "8k")
    large.drag("9l", "9k")
    moves = [board_move(large.square(a), large.square(b)) for a, b in (("8l", "8k"), ("9l", "9k"))]
    assert large.asked == moves


def test_selection_outlives_a_zoom(large: Fingers, qtbot: QtBot) -> None:
    large.click("8l")
    wheel(large, large.point("8l"), 240)
    rest(large, qtbot)
    large.click("8k")
    assert len(large.asked) == 1


def test_no_zoom_with_a_piece_in_the_fingers(large: Fingers) -> None:
    large.pick("8l", "8k")
    wheel(large, large.point("8k"), 240)
    assert large.view.zoom == 1.0
    large.let_go(large.point("8k"))
    assert len(large.asked) == 1


class TestPan:
    @pytest.fixture
    def zoomed(self, large: Fingers, qtbot: QtBot) -> Fingers:
        for _ in range(4):
            large.view.zoom_in()
        rest(large, qtbot)
        return large

    def pull(self, hand: Fingers, button: Qt.MouseButton) -> tuple[float, float]:
        """How far the board moves when pulled by (-60, 40)."""
        grid = hand.layout.grid
        start = QPoint(400, 300)
        QTest.mousePress(hand.view.viewport(), button, NO_KEY, start)
        for step in range(1, 5):
            QTest.mouseMove(hand.view.viewport(), start + QPoint(-15, 10) * step)
        QTest.mouseRelease(hand.view.viewport(), button, NO_KEY, start + QPoint(-60, 40))
        return hand.layout.grid.x - grid.x, hand.layout.grid.y - grid.y

    def test_left_button_on_an_empty_square(self, zoomed: Fingers) -> None:
        touched: list[object] = []
        zoomed.view.hand.touched.connect(touched.append)
        assert self.pull(zoomed, LEFT) == pytest.approx((-60, 40), abs=1)
        assert (zoomed.asked, zoomed.refused, touched) == ([], [], [])
        shape = zoomed.view.viewport().cursor().shape()
        assert shape == Qt.CursorShape.ArrowCursor

    def test_left_button_beside_the_board(self, zoomed: Fingers, qtbot: QtBot) -> None:
        zoomed.view.show_square(zoomed.square("16a"))
        qtbot.waitUntil(lambda: zoomed.layout.square_at(3, 300) < 0)
        before = zoomed.layout.grid.x
        QTest.mousePress(zoomed.view.viewport(), LEFT, NO_KEY, QPoint(3, 300))
        QTest.mouseMove(zoomed.view.viewport(), QPoint(3, 270))
        QTest.mouseRelease(zoomed.view.viewport(), LEFT, NO_KEY, QPoint(3, 240))
        assert zoomed.layout.grid.x == before and zoomed.layout.square_at(60, 300) >= 0

    def test_a_click_on_an_empty_square_is_a_click(self, zoomed: Fingers) -> None:
        touched: list[object] = []
        zoomed.view.hand.touched.connect(touched.append)
        grid = zoomed.layout.grid
        zoomed.click_at(QPoint(400, 300))
        assert touched == [zoomed.layout.spot_at(400, 300)] and zoomed.layout.grid == grid
        assert touched != [None]

    def test_a_selected_piece_is_carried_to_its_squares_all_the_same(self, zoomed: Fingers) -> None:
        zoomed.view.show_square(zoomed.square("8l"))
        zoomed.view.show_squares([])
        zoomed.click("8l")
        QTest.mousePress(zoomed.view.viewport(), LEFT, NO_KEY, zoomed.point("8k"))
        QTest.mouseRelease(zoomed.view.viewport(), LEFT, NO_KEY, zoomed.point("8k") + QPoint(4, 2))
        assert len(zoomed.asked) == 1

    def test_no_piece_is_explained_where_the_pull_ends(self, zoomed: Fingers) -> None:
        (delay,) = (timer for timer in zoomed.view.findChildren(QTimer) if timer.interval() == DELAY_MS)
        piece = zoomed.point("8l")
        QTest.mousePress(zoomed.view.viewport(), LEFT, NO_KEY, QPoint(400, 300))
        QTest.mouseMove(zoomed.view.viewport(), QPoint(400, 305))
        end = QPoint(piece.x(), min(piece.y() + 20, 590))
        QTest.mouseMove(zoomed.view.viewport(), end)
        QTest.mouseRelease(zoomed.view.viewport(), LEFT, NO_KEY, end)
        assert not delay.isActive()

    def test_the_whole_board_is_not_pulled(self, large: Fingers) -> None:
        assert self.pull(large, LEFT) == (0, 0)

    def test_middle_button(self, zoomed: Fingers) -> None:
        assert self.pull(zoomed, MIDDLE) == pytest.approx((-60, 40), abs=1)
        assert (zoomed.asked, zoomed.refused) == ([], [])

    def test_space_and_left_button(self, zoomed: Fingers) -> None:
        QTest.keyPress(zoomed.view, Qt.Key.Key_Space)
        assert self.pull(zoomed, LEFT) == pytest.approx((-60, 40), abs=1)
        QTest.keyRelease(zoomed.view, Qt.Key.Key_Space)

    def test_the_whole_table_stays_where_it_is(self, large: Fingers) -> None:
        assert self.pull(large, MIDDLE) == (0, 0)

    def test_the_keyboards_cursor_is_kept_in_view(self, zoomed: Fingers, qtbot: QtBot) -> None:
        zoomed.key(*[Qt.Key.Key_Up] * 12, *[Qt.Key.Key_Left] * 12)
        rest(zoomed, qtbot)
        box = zoomed.layout.square_box(zoomed.square("16a"))
        assert box.x >= 0 and box.y >= 0
        assert zoomed.view.accessibleDescription().startswith("16a")


def test_the_keys_zoom_towards_the_pointer(large: Fingers, qtbot: QtBot) -> None:
    QTest.mouseMove(large.view.viewport(), large.point("13d"))
    QCursor.setPos(large.view.viewport().mapToGlobal(large.point("13d")))  # which it does only while no button is down
    qtbot.waitUntil(large.view.viewport().underMouse)
    for _ in range(5):
        large.view.zoom_in()
    rest(large, qtbot)
    assert large.view.zoom > 2 and large.view.sees(large.square("13d")) and not large.view.sees(large.square("1p"))


def test_the_keys_zoom_towards_a_piece_that_was_found(large: Fingers, qtbot: QtBot) -> None:
    QTest.mouseMove(large.view.viewport(), large.point("3n"))
    large.view.mark(sought=frozenset({large.square("13d"), large.square("1a")}), found=large.square("13d"))
    for _ in range(5):
        large.view.zoom_in()
        rest(large, qtbot)
    assert large.view.zoom > 2 and large.view.sees(large.square("13d")) and not large.view.sees(large.square("1p"))


def test_another_board_is_shown_whole(large: Fingers, shogi: Variant) -> None:
    large.view.zoom_in()
    large.show(Position(shogi))
    assert large.view.zoom == large.layout.frame.zoom == 1.0


def test_a_new_size_keeps_the_zoom(large: Fingers, qtbot: QtBot) -> None:
    large.view.zoom_in()
    rest(large, qtbot)
    large.view.resize(1200, 900)
    assert large.view.zoom == large.layout.frame.zoom == pytest.approx(1.25)


def test_36_x_36(fingers: Fingers, qtbot: QtBot) -> None:
    fingers.show(Position(wide_variant(36, 36)))
    for _ in range(6):
        wheel(fingers, fingers.point("18ai"), 120)
    rest(fingers, qtbot)
    fingers.click("18ai", "18ah")
    assert fingers.asked == [board_move(fingers.square("18ai"), fingers.square("18ah"))]


def test_space_plays_on_the_whole_table(fingers: Fingers) -> None:
    fingers.key(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Space)
    assert len(fingers.asked) == 1


def test_a_held_enter_key_decides_nothing(fingers: Fingers) -> None:
    fingers.key(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down)
    for _ in range(5):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NO_KEY, "\r", True)
        QApplication.sendEvent(fingers.view, event)
    fingers.key(Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert len(fingers.asked) == 1
