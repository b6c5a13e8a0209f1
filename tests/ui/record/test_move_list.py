from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QFontMetrics, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QPushButton,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.game.edits import deleted
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.ui.record.move_list import MoveList
from shogi_desktop.ui.record.move_rows import MOVE, NARROWEST, NUMBER, TIME, text_room
from shogi_desktop.ui.words.i18n import Language
from tests.ui.seek import column, the

MAIN = ("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e")


def play(game: Game, *texts: str) -> None:
    for text in texts:
        game.play(parse_move(text, game.position), spent_ms=61_000)


@pytest.fixture
def game() -> Game:
    game = Game(load_variant("shogi"))
    play(game, *MAIN)
    return game


@pytest.fixture
def moves(qtbot: QtBot, game: Game) -> Iterator[MoveList]:
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.resize(300, 400)
    moves.show_game(game, "japanese")
    moves.show()
    yield moves


def table(moves: MoveList) -> QTableView:
    return the(moves, QTableView)


def variations(moves: MoveList) -> QListWidget:
    return the(moves, QListWidget)


def test_the_result_stands_under_the_end_of_the_game_alone(moves: MoveList, game: Game) -> None:
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    moves.show_game(game, "japanese")
    last = table(moves).model().rowCount() - 1
    assert last == len(MAIN) + 1 and "Black wins" in table(moves).model().index(last, MOVE).data()
    play(game, "8c8d")
    moves.show_game(game, "japanese")
    assert table(moves).model().rowCount() == len(MAIN) + 2
    assert table(moves).model().index(len(MAIN) + 1, MOVE).data() == "☖８四歩"


def test_moves_with_number_text_and_time(moves: MoveList) -> None:
    assert column(moves, NUMBER) == ["", "1", "2", "3", "4", "5"]
    assert column(moves, MOVE) == ["Start", "☗７六歩", "☖３四歩", "☗２二角成", "☖同　銀", "☗４五角"]
    assert column(moves, TIME) == ["", *["1:01"] * 5]


def test_western_notation(moves: MoveList, game: Game) -> None:
    moves.show_game(game, "western")
    assert column(moves, MOVE)[1:] == ["☗ P-7f", "☖ P-3d", "☗ Bx2b+", "☖ Sx2b", "☗ B*4e"]


def test_the_current_move_is_selected(moves: MoveList, game: Game) -> None:
    game.back()
    moves.show_game(game, "japanese")
    assert marked(moves) == [4]


def marked(moves: MoveList) -> list[int]:
    return [index.row() for index in table(moves).selectionModel().selectedRows()]


@pytest.mark.parametrize("ply", [30, 5, 20])
def test_what_comes_next_is_seen_below_the_current_move(moves: MoveList, ply: int) -> None:
    long = Game(load_variant("shogi"))
    play(long, *("5i5h", "5a5b", "5h5i", "5b5a") * 10)
    long.go_start()
    moves.show_game(long, "japanese")
    long.go_to(long.main_line()[ply - 1])
    moves.show_cursor()
    shown, seen = table(moves), table(moves).viewport().rect()
    for row in (ply - 1, ply, ply + 2, ply + 3):
        assert seen.contains(shown.visualRect(shown.model().index(row, MOVE)))


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_the_mark_stays_on_the_move_on_the_board(moves: MoveList, button: Qt.MouseButton) -> None:
    place = table(moves).visualRect(table(moves).model().index(2, MOVE)).center()
    QTest.mouseClick(table(moves).viewport(), button, pos=place)
    QTest.keyClicks(table(moves), "2")
    QTest.keyClick(table(moves), Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert marked(moves) == [5]


def test_tab_goes_on_to_the_next_widget(qtbot: QtBot, game: Game) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    moves, after = MoveList(), QPushButton("after")
    column_layout = QVBoxLayout(window)
    column_layout.addWidget(moves)
    column_layout.addWidget(after)
    moves.show_game(game, "japanese")
    window.show()
    window.activateWindow()
    table(moves).setFocus()
    qtbot.waitUntil(table(moves).hasFocus)
    QTest.keyClick(table(moves), Qt.Key.Key_Tab)
    assert after.hasFocus() and marked(moves) == [5]


def test_arrows_in_the_variations_go_to_their_moves(moves: MoveList, game: Game) -> None:
    game.go_to(game.main_line()[1])
    play(game, "2g2f")
    moves.show_game(game, "japanese")
    heard: list[Node] = []
    moves.node_wished.connect(heard.append)
    QTest.keyClick(variations(moves), Qt.Key.Key_Down)  # there is none below
    QTest.keyClick(variations(moves), Qt.Key.Key_Up)
    assert heard == [game.main_line()[2]]
    assert [variations(moves).row(item) for item in variations(moves).selectedItems()] == [1]


def test_the_mark_of_the_side_is_drawn_before_the_move(moves: MoveList) -> None:
    delegate = table(moves).itemDelegateForColumn(MOVE)
    shown = []
    for row in (0, 1, 2):
        option = QStyleOptionViewItem()
        delegate.initStyleOption(option, table(moves).model().index(row, MOVE))  # type: ignore[attr-defined]
        shown.append((option.text, option.icon.isNull()))
    assert shown == [("Start", True), ("７六歩", False), ("３四歩", False)]


def test_of_the_end_of_a_game_the_beginning_is_read(moves: MoveList, game: Game) -> None:
    game.finish(GameResult(Side.WHITE, Reason.RESIGN))
    moves.show_game(game, "western")
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 60, 26)
    index = table(moves).model().index(table(moves).model().rowCount() - 1, MOVE)
    table(moves).itemDelegateForColumn(MOVE).initStyleOption(option, index)  # type: ignore[attr-defined]
    assert option.text == "White wins by resignation" and option.textElideMode is Qt.TextElideMode.ElideRight


@pytest.mark.parametrize("share", [100, 80, 30])
def test_a_long_move_is_drawn_narrower_and_keeps_its_end(moves: MoveList, share: int) -> None:
    delegate = table(moves).itemDelegateForColumn(MOVE)
    index = table(moves).model().index(1, MOVE)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 400, 26)
    delegate.initStyleOption(option, index)  # type: ignore[attr-defined]
    whole, beside = option.fontMetrics.horizontalAdvance(option.text), 400 - text_room(option)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, beside + whole * share // 100, 26)
    delegate.initStyleOption(option, index)  # type: ignore[attr-defined]
    room = text_room(option)
    assert option.textElideMode is Qt.TextElideMode.ElideMiddle
    assert (option.font.stretch() in (0, 100)) == (share == 100)
    assert option.fontMetrics.horizontalAdvance(option.text) <= room + 1 or option.font.stretch() == NARROWEST


def test_a_narrow_list_leaves_the_times_out(moves: MoveList) -> None:
    hidden = []
    for width in (180, 300):
        moves.resize(width, 400)
        QApplication.processEvents()
        hidden.append(table(moves).isColumnHidden(TIME))
    assert hidden == [True, False]


def test_forks_are_marked_and_listed(moves: MoveList, game: Game) -> None:
    game.go_to(game.main_line()[1])
    play(game, "2g2f", "8c8d")
    game.back()
    moves.show_game(game, "japanese")
    assert column(moves, NUMBER) == ["", "1", "2", "+3", "4"]
    assert [variations(moves).item(row).text() for row in range(2)] == ["3  ２二角成", "3  ２六歩"]
    assert variations(moves).isVisible()
    heard: list[Node] = []
    moves.node_wished.connect(heard.append)
    variations(moves).itemClicked.emit(variations(moves).item(0))
    assert heard == [game.main_line()[2]]
    game.go_start()
    moves.show_game(game, "japanese")
    assert not variations(moves).isVisible()


def test_a_take_back_shortens_the_list(moves: MoveList, game: Game) -> None:
    node = game.cursor
    game.back()
    deleted(game, node)
    moves.show_game(game, "japanese")
    assert len(column(moves, MOVE)) == 5
    play(game, "2g2f")
    moves.show_game(game, "japanese")
    assert column(moves, MOVE)[-1] == "☗２六歩"


def test_a_click_asks_for_its_move(moves: MoveList, game: Game) -> None:
    heard: list[Node] = []
    moves.node_wished.connect(heard.append)
    for row in (2, 0):
        place = table(moves).visualRect(table(moves).model().index(row, MOVE)).center()
        QTest.mouseClick(table(moves).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard == [game.main_line()[1], game.root]


@pytest.mark.parametrize(
    ("key", "plies"),
    [(Qt.Key.Key_Up, -1), (Qt.Key.Key_Down, 1), (Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1), (Qt.Key.Key_PageUp, -10)],
)
def test_keys_walk(moves: MoveList, key: Qt.Key, plies: int) -> None:
    heard: list[int] = []
    moves.walked.connect(heard.append)
    QTest.keyClick(table(moves), key)
    assert heard == [plies]


def test_home_and_end_go_to_the_ends(moves: MoveList) -> None:
    heard: list[bool] = []
    moves.ends_wished.connect(heard.append)
    QTest.keyClick(table(moves), Qt.Key.Key_Home)
    QTest.keyClick(table(moves), Qt.Key.Key_End)
    assert heard == [False, True]


def test_the_wheel_walks(moves: MoveList) -> None:
    heard: list[int] = []
    moves.walked.connect(heard.append)
    for turn in (-60, -60, 240):
        event = QWheelEvent(
            QPointF(5, 5),
            QPointF(5, 5),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(table(moves).viewport(), event)
    assert heard == [1, -2]


def test_an_illegal_move_of_strict_play_is_listed(qtbot: QtBot) -> None:
    variant = load_variant("shogi", {"strict_play": "yes"})
    game = Game(variant, parse_sfen("4k4/9/9/9/9/9/9/4R4/4K4 w - 1", variant))
    game.play(parse_move("5a5b", variant))
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.show_game(game, "western")
    assert column(moves, MOVE) == ["Start", "☖ K-5b"]


def test_moves_are_heard_with_their_sides(moves: MoveList, game: Game) -> None:
    moves.show_game(game, "western")
    model = the(moves, QTableView, "Moves").model()
    said = [model.index(row, 1).data(Qt.ItemDataRole.AccessibleTextRole) for row in (1, 2)]
    assert said[0].startswith("Black P-") and said[1].startswith("White P-")


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, program_files.resources())
    yield made
    made.apply("en")


FLIGHT = ("18z18y", "29k29l", "10z10y", "22l21m", "19ag19c")


@pytest.mark.parametrize("language", ["en", "ja", "fr", "cs"])
@pytest.mark.parametrize("notation", ["western", "japanese"])
def test_a_long_move_takes_the_room_of_its_time(qtbot: QtBot, spoken: Language, language: str, notation: str) -> None:
    """As wide as the list is in a window of 1024 pixels: nothing of it is cut off."""
    spoken.apply(language)
    moves, game = MoveList(), Game(load_variant("taikyoku"))
    qtbot.addWidget(moves)
    moves.resize(234, 400)
    play(game, *FLIGHT)
    moves.show_game(game, notation)
    moves.show()
    QApplication.processEvents()
    model, delegate = table(moves).model(), table(moves).itemDelegateForColumn(MOVE)
    widths = [table(moves).visualRect(model.index(row, MOVE)).width() for row in (1, 5)]
    more = widths[1] - widths[0]
    assert not table(moves).isColumnHidden(TIME) and more in (0, table(moves).columnWidth(TIME))
    assert (more > 0) == (language != "ja"), "there it is written short"
    option = QStyleOptionViewItem()
    option.initFrom(table(moves))
    option.rect = table(moves).visualRect(model.index(5, MOVE))
    delegate.initStyleOption(option, model.index(5, MOVE))  # type: ignore[attr-defined]
    assert "9" in option.text and "7" in option.text
    assert QFontMetrics(option.font).horizontalAdvance(option.text) <= text_room(option)
    moves.resize(900, 400)
    QApplication.processEvents()
    assert table(moves).visualRect(model.index(5, MOVE)).width() == table(moves).columnWidth(MOVE)
