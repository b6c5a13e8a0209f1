"""Where is my ...? The line that finds pieces by their names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.board.marks.marks import CoachMarks
from shogi_desktop.ui.board.overview import SmallMap
from shogi_desktop.ui.table.seeking import LEAST_SQUARE
from shogi_desktop.ui.widgets.labels import ElidedLabel
from tests.ui.desk import Desk
from tests.ui.seek import the

TENJIKU = GameChoice(variant="tenjiku", computer=False)


@pytest.fixture
def desk(make_desk: Callable[..., Desk]) -> Desk:
    desk = make_desk()
    desk.start()
    return desk


def seek(desk: Desk, text: str) -> str:
    """What the line says of a name."""
    if desk.table.seeking.line.isHidden():
        desk.trigger("FIND_PIECE")
    desk.table.seeking.line.field.setText(text)
    return desk.table.seeking.line.meaning()


def pointed(desk: Desk) -> set[str]:
    """The squares that are marked."""
    variant = desk.session.record.game.variant
    return {variant.square_name(square) for square in desk.table.board.hand.shown.sought}


def test_pieces_of_a_name_are_marked_and_their_squares_told(desk: Desk) -> None:
    said = seek(desk, "rook")
    assert pointed(desk) == {"2h", "8b"}
    assert "2h" in said and said.index("2h") < said.index("8b")


@pytest.mark.parametrize("text", ["ROOK", "飛車", "hisha", "roo", "R"])
def test_a_name_in_any_language_or_its_beginning(desk: Desk, text: str) -> None:
    seek(desk, text)
    assert pointed(desk) == {"2h", "8b"}


@pytest.mark.parametrize(
    ("text", "said"), [("rook", "rook:"), ("R", "rook:"), ("hisha", "rook (hisha):"), ("飛", "rook (飛車):")]
)
def test_what_is_not_its_name_is_told_beside_it(desk: Desk, text: str, said: str) -> None:
    assert seek(desk, text).startswith(said)


def test_another_name_of_a_piece_is_told_beside_it_and_no_square_is_cut(desk: Desk) -> None:
    desk.window.resize(1024, 640)
    desk.start(GameChoice(variant="taikyoku", computer=False))
    said = seek(desk, "bishop general")
    assert said.startswith("angle general (bishop general):  ☗ ") and len(pointed(desk)) == 4
    whole = seek(desk, "general")
    desk.app.processEvents()
    (shown,) = the(desk.table.seeking.line, ElidedLabel).shown_lines()
    assert len(shown) < len(whole) and shown.endswith(" …")
    last = shown.removesuffix(" …")
    assert whole.startswith(last) and not whole[len(last)].isalnum()


def test_a_name_of_no_piece(desk: Desk) -> None:
    assert "“demon”" in seek(desk, "demon") and pointed(desk) == set()


def test_an_empty_line_says_nothing(desk: Desk) -> None:
    seek(desk, "rook")
    assert seek(desk, " ") == "" and pointed(desk) == set()


def test_pieces_in_hand_are_counted(desk: Desk) -> None:
    desk.start(sfen="4k4/9/9/9/9/9/9/9/4K4 b 2P 1")
    assert "×2" in seek(desk, "pawn")


def test_what_is_sought_stays_marked_when_a_move_is_made(desk: Desk) -> None:
    seek(desk, "bishop")
    desk.play("7g7f", "3c3d")
    assert pointed(desk) == {"8h", "2b"}
    desk.play("8h7g")
    assert pointed(desk) == {"7g", "2b"}
    desk.session.record.back()
    assert pointed(desk) == {"8h", "2b"}


def test_enter_leads_from_one_to_the_next_on_a_board_that_is_zoomed_in(desk: Desk) -> None:
    desk.start(TENJIKU)
    board, line = desk.table.board, desk.table.seeking.line
    with desk.qtbot.waitSignal(board.layout_changed):
        for _ in range(5):
            board.zoom_in()
    with desk.qtbot.waitSignal(board.layout_changed):
        seek(desk, "lion")
    first = _in_sight(desk)
    with desk.qtbot.waitSignal(board.layout_changed):
        QTest.keyClick(line.field, Qt.Key.Key_Return)
    second = _in_sight(desk)
    assert len(first) == len(second) == 1 and first | second == pointed(desk)
    with desk.qtbot.waitSignal(board.layout_changed):
        QTest.keyClick(line.field, Qt.Key.Key_Return)
    assert _in_sight(desk) == first


def test_enter_tells_one_after_the_other_on_a_whole_board_and_zooms_where_squares_are_tiny(desk: Desk) -> None:
    desk.start(GameChoice(variant="taikyoku", computer=False))
    board, line = desk.table.board, desk.table.seeking.line
    seek(desk, "lion")
    assert board.zoom == 1 and board.hand.shown.found == -1
    told = []
    for _ in range(3):
        QTest.keyClick(line.field, Qt.Key.Key_Return)
        told.append(board.hand.shown.found)
    assert told[0] != told[1] and set(told) <= board.hand.shown.sought
    assert board.square_box(told[2]).w >= LEAST_SQUARE - 1


def test_escape_closes_the_line_from_the_list_of_moves_too(desk: Desk) -> None:
    seek(desk, "gold")
    moves = desk.panel.moves.focusProxy()
    assert moves is not None
    moves.setFocus()
    QTest.keyClick(moves, Qt.Key.Key_Escape)
    assert desk.table.seeking.line.isHidden() and pointed(desk) == set()


def _in_sight(desk: Desk) -> set[str]:
    """Those of the marked squares that can be seen."""
    board, variant = desk.table.board, desk.session.record.game.variant
    middles = {name: QPointF(*board.square_box(variant.parse_square(name)).center) for name in pointed(desk)}
    return {name for name, point in middles.items() if board.viewport().rect().contains(point.toPoint())}


@pytest.mark.parametrize("way", ["line", "board", "button", "its key"])
def test_the_marks_go_with_the_line(desk: Desk, way: str) -> None:
    seek(desk, "gold")
    line, board = desk.table.seeking.line, desk.table.board
    assert pointed(desk) == {"4i", "6i", "4a", "6a"}
    ways: dict[str, Callable[[], object]] = {
        "line": partial(QTest.keyClick, line.field, Qt.Key.Key_Escape),
        "board": partial(QTest.keyClick, board, Qt.Key.Key_Escape),
        "button": the(line, QToolButton, "Close").click,
        "its key": partial(desk.trigger, "FIND_PIECE"),
    }
    ways[way]()
    assert line.isHidden() and board.hasFocus() and pointed(desk) == set()


def test_what_is_found_among_tiny_squares_catches_the_eye(desk: Desk) -> None:
    """Its ring is larger than the square, so that it is seen around it."""
    desk.window.resize(1440, 900)
    desk.start(GameChoice(variant="taikyoku", computer=False))
    board = desk.table.board
    seek(desk, "lion")
    square = next(iter(board.hand.shown.sought))
    box = board.square_box(square)
    assert box.w < 24
    x, y = box.center
    before = board.grab().toImage()
    QTest.keyClick(desk.table.seeking.line.field, Qt.Key.Key_Escape)
    after, ratio = board.grab().toImage(), board.devicePixelRatioF()
    ring = [QPoint(round((x + dx) * ratio), round((y + dy) * ratio)) for dx, dy in ((20, 0), (-20, 0), (0, 20))]
    assert [before.pixelColor(at) != after.pixelColor(at) for at in ring] == [True] * 3
    assert [before.pixelColor(at).red() > 2 * before.pixelColor(at).green() for at in ring] == [True] * 3


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_the_board_keeps_its_place_while_something_is_sought(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    desk.start(TENJIKU)
    board, line, window = desk.table.board, desk.table.seeking.line, desk.window
    before = board.geometry(), board.grid_box
    seek(desk, "gold")
    seen = QRect(line.mapTo(window, QPoint()), line.size())
    assert (board.geometry(), board.grid_box) == before
    assert line.isVisible() and seen.bottom() == window.rect().bottom() and window.rect().contains(seen)
    squares = board.viewport().mapTo(window, QPoint(0, round(board.grid_box.bottom))).y()
    assert seen.top() >= squares, "no square is hidden"
    window.resize(size[0] - 40, size[1] - 40)
    assert line.mapTo(window, line.rect().bottomLeft()).y() == window.rect().bottom()


def test_another_page_closes_the_line(desk: Desk) -> None:
    seek(desk, "gold")
    desk.trigger("START_PAGE")
    assert desk.table.seeking.line.isHidden()


def test_another_game_closes_the_line(desk: Desk) -> None:
    seek(desk, "gold")
    desk.start(TENJIKU)
    assert desk.table.seeking.line.isHidden() and pointed(desk) == set()


def test_it_speaks_the_language_of_the_window(desk: Desk) -> None:
    seek(desk, "gold")
    desk.store.update(language="ja")
    QApplication.processEvents()
    said = desk.table.seeking.line.meaning()
    assert "金" in said and "gold" not in said and "４九" in said and "4i" not in said


def test_marks_stay_on_the_board_and_on_the_map_while_the_line_is_open(desk: Desk) -> None:
    desk.start(TENJIKU)
    seek(desk, "lion")
    board = desk.table.board
    for _ in range(5):
        board.zoom_in()
    found, small = pointed(desk), desk.window.findChild(SmallMap)
    assert isinstance(small, SmallMap) and len(found) == 2
    QTest.mouseClick(small, Qt.MouseButton.LeftButton, pos=small.rect().center())
    board.mark(advice=CoachMarks())
    assert pointed(desk) == found and len(small.told) == 2
