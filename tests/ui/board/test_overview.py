"""The small map in the corner of a board that is zoomed in."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.ui.board.ground.edges import EdgeLabels
from shogi_desktop.ui.board.ground.style import palette_of
from shogi_desktop.ui.board.overview import GRIP, SmallMap
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import LEFT, NO_KEY, Fingers


@pytest.fixture
def large(fingers: Fingers, tenjiku: Variant) -> Fingers:
    fingers.view.resize(900, 700)
    fingers.show(Position(tenjiku))
    return fingers


def map_of(hand: Fingers) -> SmallMap:
    found = hand.view.viewport().findChild(SmallMap)
    assert isinstance(found, SmallMap)
    return found


def seen_middle(hand: Fingers) -> tuple[float, float]:
    """The middle of the viewport in parts of the board, once the picture is exact."""
    grid, room = hand.layout.grid, hand.view.viewport().size()
    return (room.width() / 2 - grid.x) / grid.w, (room.height() / 2 - grid.y) / grid.h


def zoom(hand: Fingers, qtbot: QtBot) -> None:
    QTest.mouseMove(hand.view.viewport(), hand.view.viewport().rect().center())  # about which it zooms
    with qtbot.waitSignal(hand.view.layout_changed):  # the picture is exact again
        for _ in range(5):
            hand.view.zoom_in()


def at(small: SmallMap, x: float, y: float) -> QPoint:
    """A point of the map, in parts of the board."""
    (foot,) = small.findChildren(QPushButton)
    head = 0 if small.lodged else GRIP
    high = small.height() - foot.height() - head - 6
    return QPointF(x * (small.width() - 6) + 3, y * high + head + 3).toPoint()


def test_it_is_seen_while_the_board_is_zoomed_in(large: Fingers, qtbot: QtBot) -> None:
    small = map_of(large)
    assert not small.isVisible()
    zoom(large, qtbot)
    assert small.isVisible()
    large.view.reset_zoom()
    assert not small.isVisible()


def test_whoever_does_not_want_it_has_none(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    large.view.set_style(replace(large.view.style_used, small_map=False))
    assert not map_of(large).isVisible()
    large.view.set_style(replace(large.view.style_used, small_map=True))
    assert map_of(large).isVisible()


def test_a_small_viewport_has_no_room_for_it(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    large.view.resize(300, 260)
    assert not map_of(large).isVisible()


@pytest.mark.parametrize("flipped", [False, True])
def test_a_click_shows_that_part_of_the_board(large: Fingers, qtbot: QtBot, flipped: bool) -> None:
    large.view.set_flipped(flipped)
    zoom(large, qtbot)
    small = map_of(large)
    with qtbot.waitSignal(large.view.layout_changed):
        QTest.mouseClick(small, LEFT, NO_KEY, at(small, 0.6, 0.4))
    assert seen_middle(large) == pytest.approx((0.6, 0.4), abs=0.02)


def test_pulling_on_it_moves_the_board_along(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    small = map_of(large)
    with qtbot.waitSignal(large.view.layout_changed):
        QTest.mousePress(small, LEFT, NO_KEY, at(small, 0.5, 0.5))
        QTest.mouseMove(small, at(small, 0.45, 0.55))
        QTest.mouseRelease(small, LEFT, NO_KEY, at(small, 0.45, 0.55))
    assert seen_middle(large) == pytest.approx((0.45, 0.55), abs=0.02)


def test_its_edges_show_the_edges_of_the_board(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    small = map_of(large)
    with qtbot.waitSignal(large.view.layout_changed):
        QTest.mouseClick(small, LEFT, NO_KEY, at(small, 0.0, 0.0))
    assert large.layout.board.x == pytest.approx(0, abs=1) and large.layout.board.y == pytest.approx(0, abs=1)
    assert large.layout.grid.x > 0 and large.layout.grid.y > 0


def test_it_follows_the_pieces(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    small = map_of(large)
    before = small.grab().toImage()
    position = Position(large.layout.variant)
    position.play(position.legal_moves()[0])
    large.view.show_position(position)
    assert small.grab().toImage() != before


def test_a_press_on_it_touches_no_piece(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    touched: list[object] = []
    large.view.hand.touched.connect(touched.append)
    small = map_of(large)
    QTest.mouseClick(small, LEFT, NO_KEY, small.rect().center())
    QTest.mouseClick(small, Qt.MouseButton.RightButton, NO_KEY, small.rect().center())
    assert touched == []


def test_it_lies_away_from_ones_own_pieces(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    small, room = map_of(large), large.view.viewport().rect()
    assert small.geometry().right() < room.center().x() and small.geometry().bottom() < room.center().y()


@pytest.mark.parametrize("button", [LEFT, Qt.MouseButton.RightButton])
def test_what_is_done_on_it_opens_nothing_beneath(large: Fingers, qtbot: QtBot, button: Qt.MouseButton) -> None:
    zoom(large, qtbot)
    small = map_of(large)
    heard: list[int] = []
    large.view.hover_changed.connect(heard.append)
    QTest.mouseClick(small, button, NO_KEY, small.rect().center())
    QTest.mouseDClick(small, button, NO_KEY, small.rect().center())
    assert heard == []


def test_it_may_have_a_place_elsewhere(large: Fingers, qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(300, 600)
    column = QVBoxLayout(room)
    column.addWidget(large.view.map.lodge(room))
    room.show()
    zoom(large, qtbot)
    (small,) = room.findChildren(SmallMap)
    assert small.isVisible() and 110 <= small.width() <= 230
    large.view.map.lodge(None)
    assert map_of(large).isVisible() and room.findChildren(SmallMap) == []


def strips(hand: Fingers) -> list[QRectF]:
    """Where files and ranks are told at the edges of the viewport, those of files first."""
    items = [item for item in hand.scene.items() if isinstance(item, EdgeLabels)]
    return [item.strip() for item in sorted(items, key=lambda item: item.across, reverse=True)]


@pytest.mark.parametrize("flipped", [False, True])
def test_files_and_ranks_stay_at_the_edges(large: Fingers, qtbot: QtBot, flipped: bool) -> None:
    large.view.set_flipped(flipped)
    assert all(strip.isEmpty() for strip in strips(large))
    zoom(large, qtbot)
    files, ranks = strips(large)
    room = large.view.viewport().rect()
    assert files.width() == room.width() and ranks.height() == room.height()
    assert (files.top(), files.bottom() == room.height()) == ((files.top(), True) if flipped else (0, False))
    assert (ranks.left() == 0) is flipped
    large.view.set_style(replace(large.view.style_used, coordinates="off"))
    assert all(strip.isEmpty() for strip in strips(large))


@pytest.mark.parametrize("dark", [False, True])
def test_no_piece_shines_through_the_edges(large: Fingers, qtbot: QtBot, dark: bool) -> None:
    large.view.set_style(replace(large.view.style_used, dark=dark))
    zoom(large, qtbot)
    large.view.show_square(large.square("8n"))
    large.view.show_squares([])
    _, ranks = strips(large)
    seen = large.view.viewport().grab().toImage()
    x = round(ranks.right()) - 2
    wood = palette_of(large.view.style_used).wood
    free = [y for y in range(40, seen.height()) if seen.pixelColor(x, y) == wood]
    assert len(free) > 0.8 * (seen.height() - 40)


def test_in_the_corner_the_boards_own_labels_are_seen(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    large.view.show_square(large.square("1a"))
    qtbot.waitUntil(lambda: all(strip.isEmpty() for strip in strips(large)))


def test_stands_are_away_while_nothing_is_dropped(large: Fingers, qtbot: QtBot) -> None:
    large.view.show_captures()
    assert set(large.layout.trays) == {0, 1}
    zoom(large, qtbot)
    assert large.layout.trays == {}
    for corner in ("1a", "16a", "16p", "1p"):
        large.view.show_square(large.square(corner))
        board, room = large.layout.board, large.view.viewport().rect()
        assert board.x <= 1 and board.y <= 1 and board.right >= room.width() - 1 and board.bottom >= room.height() - 1


def test_hands_stay(fingers: Fingers, qtbot: QtBot) -> None:
    zoom(fingers, qtbot)
    assert set(fingers.layout.trays) == {0, 1}


def few(variant: Variant, *squares: str) -> Position:
    """Kings of both sides in turn on these squares, and nothing else."""
    return set_up(variant, {square: "Kk"[place % 2] for place, square in enumerate(squares)})


@pytest.mark.parametrize("taken", ["14d", "3d"])
def test_it_goes_to_a_corner_without_pieces(large: Fingers, qtbot: QtBot, taken: str) -> None:
    large.show(few(large.layout.variant, taken, "8h"))
    large.view.show_square(large.square("8h"), 60)
    qtbot.waitUntil(lambda: large.layout.frame.zoom > 1)
    small = map_of(large)
    covered = [square for square in large.scene.snapshot.pieces if hides(small, large, square)]
    assert small.isVisible() and covered == []


def hides(small: SmallMap, hand: Fingers, square: int) -> bool:
    box = hand.layout.square_box(square)
    return QRectF(box.x, box.y, box.w, box.h).intersects(QRectF(small.geometry()))


def test_a_piece_that_comes_beneath_it_sends_it_to_another_corner(large: Fingers, qtbot: QtBot) -> None:
    large.show(few(large.layout.variant, "8h"))
    zoom(large, qtbot)
    small = map_of(large)
    corner, grid = small.geometry().center(), large.layout
    beneath = grid.variant.square_name(grid.square_at(corner.x(), corner.y()))
    large.show(few(large.layout.variant, "8h", beneath))
    assert not hides(small, large, large.square(beneath))
    large.show(few(large.layout.variant, "8h"))
    assert small.geometry().center() != corner  # and it does not jump back


def test_it_is_dragged_to_another_corner_and_stays_there(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    small, before = map_of(large), seen_middle(large)
    places = [corner.topLeft() for corner in small.corners()]
    grip = small.childAt(small.width() // 2, 4)
    assert grip is not None
    assert small.pos() == places[0] and grip.cursor().shape() is Qt.CursorShape.SizeAllCursor and grip.toolTip()
    QTest.mousePress(grip, LEFT, pos=QPoint(20, 4))
    QTest.mouseMove(grip, QPoint(320, 4))
    assert small.pos() == places[0] + QPoint(300, 0), "it follows the pointer"
    QTest.mouseMove(grip, QPoint(320, 4))
    QTest.mouseRelease(grip, LEFT, pos=QPoint(20, 4))
    assert small.pos() == places[1] and seen_middle(large) == before
    large.show(Position(load_variant("tenjiku")))
    large.view.resize(840, 700)
    QApplication.processEvents()
    assert small.isVisible() and small.pos() == small.corners()[1].topLeft() != places[1]


def test_the_wheel_over_it_zooms_the_board(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    before, small = large.view.zoom, map_of(large)
    for angle, way in ((120, 1), (-120, -1), (-120, -1)):
        point = QPointF(small.rect().center())
        event = QWheelEvent(
            point, small.mapToGlobal(point), QPoint(), QPoint(0, angle),
            Qt.MouseButton.NoButton, NO_KEY, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(small, event)
        assert (large.view.zoom - before) * way > 0
        before = large.view.zoom


def test_its_button_shows_the_whole_board(large: Fingers, qtbot: QtBot) -> None:
    zoom(large, qtbot)
    (whole,) = map_of(large).findChildren(QPushButton)
    assert whole.text() == "Whole board" and whole.toolTip() == "Whole board (0)"
    QTest.mouseClick(whole, LEFT)
    assert large.view.zoom == 1 and not map_of(large).isVisible()


@pytest.fixture
def huge(fingers: Fingers) -> Fingers:
    fingers.view.resize(640, 560)
    return fingers


def seen_whole(hand: Fingers, *squares: str) -> list[bool]:
    room = hand.view.viewport().rect()
    boxes = [hand.layout.square_box(hand.square(square)) for square in squares]
    return [box.x >= 0 and box.y >= 0 and box.right <= room.width() and box.bottom <= room.height() for box in boxes]


def test_few_pieces_on_a_very_large_board_are_brought_near(huge: Fingers) -> None:
    taikyoku, squares = load_variant("taikyoku"), ("30c", "24j", "27f")
    huge.view.fit_next()
    huge.show(few(taikyoku, *squares))
    assert huge.layout.cell_w >= 24 and all(seen_whole(huge, *squares))
    assert not any(hides(map_of(huge), huge, huge.square(square)) for square in squares)
    huge.view.resize(800, 700)
    assert huge.layout.cell_w >= 30 and all(seen_whole(huge, *squares))
    huge.key(Qt.Key.Key_0)
    assert huge.view.zoom == 1
    huge.view.resize(640, 560)
    assert huge.view.zoom == 1  # whoever wants the whole board keeps it
    huge.show(few(taikyoku, *squares[1:]))
    assert huge.view.zoom == 1


def test_a_king_that_stands_far_away_is_left_out(huge: Fingers) -> None:
    huge.view.fit_next()
    huge.show(few(load_variant("taikyoku"), "30a", "32b", "29c", "19aj"))
    assert huge.layout.cell_w >= 26 and seen_whole(huge, "30a", "32b", "29c", "19aj") == [True, True, True, False]


def test_a_king_that_is_to_be_mated_is_never_left_out(huge: Fingers) -> None:
    """Two pieces that stand near each other elsewhere do not count more than it."""
    king, own = "35a", ("19ai", "17ah", "18af")
    taikyoku = load_variant("taikyoku")
    huge.view.fit_next([taikyoku.parse_square(king)])
    huge.show(few(taikyoku, king, "34b", *own))
    assert huge.layout.cell_w >= 26 and seen_whole(huge, king, "34b", *own) == [True, True, False, False, False]


def test_few_pieces_near_the_edge_are_seen_too(huge: Fingers) -> None:
    squares = ("36a", "33d")
    huge.view.fit_next()
    huge.show(few(load_variant("taikyoku"), *squares))
    assert huge.view.zoom > 2 and all(seen_whole(huge, *squares))


def test_a_board_of_16_squares_is_shown_whole(large: Fingers) -> None:
    large.view.fit_next()
    large.show(few(large.layout.variant, "8h", "8i"))
    assert large.view.zoom == 1


def test_squares_out_of_sight_are_brought_into_view(huge: Fingers) -> None:
    huge.show(few(load_variant("taikyoku"), "30c", "1aj"))
    huge.view.show_squares([huge.square("1aj")])
    assert huge.view.zoom == 1
    huge.view.show_square(huge.square("30c"), 30)
    assert seen_whole(huge, "1aj") == [False]
    huge.view.show_squares([huge.square("1aj")])
    assert seen_whole(huge, "1aj") == [True]
    assert not hides(map_of(huge), huge, huge.square("1aj"))


def test_a_board_of_tiny_squares_opens_at_the_near_side(huge: Fingers) -> None:
    huge.view.open_near()
    huge.view.resize(540, 500)
    huge.show(Position(load_variant("taikyoku")))
    assert huge.layout.cell_w >= 20 and seen_whole(huge, "18aj", "18z", "18b") == [True, True, False]
    huge.view.resize(1000, 950)
    assert huge.view.zoom == 1 and huge.layout.cell_w >= 20
    huge.view.resize(540, 500)
    assert huge.layout.cell_w >= 20
    huge.key(Qt.Key.Key_0)
    huge.view.resize(530, 490)
    assert huge.view.zoom == 1  # whoever wants the whole board keeps it
    huge.show(Position(load_variant("shogi")))
    assert huge.view.zoom == 1
