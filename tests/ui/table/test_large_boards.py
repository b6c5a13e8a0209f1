"""The largest board in windows of two sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QToolButton, QWidget

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.board.overview import SmallMap
from tests.ui.desk import Desk
from tests.ui.seek import the

SMALL = (1004, 580)  # what a screen of 1024 x 640 leaves
TAIKYOKU = GameChoice(variant="taikyoku", computer=False)


def square_of(desk: Desk, name: str) -> QRect:
    box = desk.table.board.square_box(desk.session.record.game.variant.parse_square(name))
    return QRect(round(box.x), round(box.y), round(box.w), round(box.h))


@pytest.mark.parametrize(("size", "whole"), [(SMALL, False), ((1440, 900), True)])
def test_its_squares_can_be_hit_when_a_game_begins(desk: Desk, size: tuple[int, int], whole: bool) -> None:
    desk.window.resize(*size)
    desk.start(TAIKYOKU)
    desk.app.processEvents()
    assert (desk.table.board.zoom == 1) is whole and square_of(desk, "18aj").width() >= 13
    assert desk.table.board.viewport().rect().contains(square_of(desk, "18aj"))


def test_moves_out_of_sight_are_brought_into_view(desk: Desk) -> None:
    desk.window.resize(*SMALL)
    desk.start(TAIKYOKU)
    desk.app.processEvents()
    room = desk.table.board.viewport().rect()
    assert not room.contains(square_of(desk, "18k"))
    for text in ("18z18y", "18k18l"):
        desk.session.request_move(parse_move(text, desk.session.record.game.position))
    desk.app.processEvents()
    assert room.contains(square_of(desk, "18k")) and room.contains(square_of(desk, "18l"))


def test_the_view_stays_when_the_computer_has_moved_and_it_is_said_where(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk()
    desk.start(GameChoice())
    board = desk.table.board
    board.show_square(desk.session.record.game.variant.parse_square("7g"), 260)
    with desk.qtbot.waitSignal(board.layout_changed):  # the picture is exact
        board.show_square(desk.session.record.game.variant.parse_square("7g"))
    room, before = board.viewport().rect(), square_of(desk, "7g")
    assert room.contains(before.center())
    desk.session.request_move(parse_move("7g7f", desk.session.record.game.position))
    desk.qtbot.waitUntil(lambda: desk.session.record.game.cursor.ply == 2)
    desk.app.processEvents()
    shift = square_of(desk, "7g").topLeft() - before.topLeft()
    assert shift.manhattanLength() < before.width() / 8, "but for what rounding the picture moves it"
    assert not room.contains(square_of(desk, "9d").center())
    assert desk.status == "Computer moved to 9d, which is out of sight."
    (show,) = [each for each in desk.window.status.findChildren(QToolButton) if each.isVisible()]
    assert show.text() == "Show"
    show.click()
    assert room.contains(square_of(desk, "9d").center()) and not show.isVisible()


def test_a_square_at_the_edge_of_what_is_seen_moves_nothing(desk: Desk) -> None:
    desk.window.resize(*SMALL)
    desk.start(TAIKYOKU)
    desk.app.processEvents()
    board, room = desk.table.board, desk.table.board.viewport().rect()
    names = [f"{file}y" for file in range(36, 0, -1) if room.contains(square_of(desk, f"{file}y").center())]
    before = square_of(desk, "18aj")
    board.show_squares([desk.session.record.game.variant.parse_square(name) for name in (names[0], names[-1])])
    assert len(names) > 2 and square_of(desk, "18aj") == before


def test_the_small_map_leaves_the_last_move_free(desk: Desk) -> None:
    desk.window.resize(*SMALL)
    desk.start(TAIKYOKU)
    for text in ("18z18y", "35k35l", "18y18x", "2k2l"):
        desk.session.request_move(parse_move(text, desk.session.record.game.position))
        desk.app.processEvents()
        board, small = desk.table.board, the(desk.window, SmallMap)
        assert small.isVisible() and small.parentWidget() is board.viewport()
        assert not small.geometry().intersects(square_of(desk, text[len(text) // 2 :]))


def test_nothing_that_is_told_over_the_board_lies_on_the_small_map(desk: Desk) -> None:
    desk.window.resize(*SMALL)
    desk.start(TAIKYOKU)
    for text in ("18z18y", "18k18l"):
        desk.session.request_move(parse_move(text, desk.session.record.game.position))
    table, small = desk.table, the(desk.window, SmallMap)

    def told(over: QWidget) -> QRect:
        """Where it is told, beside the map."""
        desk.app.processEvents()
        assert over.isVisible() and small.isVisible()
        return QRect(over.mapTo(table, QPoint()), over.size())

    def hidden(over: QWidget) -> bool:
        return told(over).intersects(QRect(small.mapTo(table, QPoint()), small.size()))

    desk.session.record.walk(-1)
    assert not hidden(table.strip)
    desk.session.record.go_end()
    desk.session.turn.resign()
    assert not hidden(table.banner)
    for corner in ("1a", "36a", "1aj", "36aj"):
        with desk.qtbot.waitSignal(table.board.layout_changed):
            table.board.show_square(desk.session.record.game.variant.parse_square(corner), 24)
        assert not hidden(table.banner), corner


def test_in_a_small_window_nothing_beside_the_board_lies_over_another(desk: Desk) -> None:
    desk.window.resize(*SMALL)
    desk.start(TAIKYOKU)
    desk.session.turn.resign()
    desk.session.review.open()
    desk.app.processEvents()
    panel = desk.panel
    parts = [part for part in panel.findChildren(QWidget) if part.parentWidget() is panel and part.isVisible()]
    boxes = [QRect(part.mapTo(panel, QPoint(0, 0)), part.size()) for part in parts]
    assert len(boxes) > 4 and all(panel.rect().contains(box) for box in boxes)
    assert not [box for at, box in enumerate(boxes) if any(box.intersects(other) for other in boxes[at + 1 :])]
    assert the(desk.window, SmallMap).isVisible()
