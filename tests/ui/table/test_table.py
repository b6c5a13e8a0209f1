"""The table around the board: the wheel, notices beside the squares, looking back, the banner over the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup
from tests.ui.desk import Desk
from tests.ui.on_board import scene_of

MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"


def wheel(desk: Desk, notches: int) -> None:
    """Turns the wheel over the middle of the board; positive notches towards the person."""
    viewport = desk.table.board.viewport()
    point = QPointF(viewport.rect().center())
    event = QWheelEvent(
        point, viewport.mapToGlobal(point), QPoint(), QPoint(0, -120 * notches), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


class TestWheel:
    def test_does_not_leave_the_present_of_a_running_game(self, desk: Desk) -> None:
        desk.start()
        desk.play("7g7f", "3c3d")
        wheel(desk, -2)
        assert desk.session.record.game.cursor.ply == 2 and not desk.session.record.looking_back

    def test_walks_once_the_person_looks_back(self, desk: Desk) -> None:
        desk.start()
        desk.play("7g7f", "3c3d")
        desk.trigger("BACK")
        wheel(desk, -1)
        assert desk.session.record.game.cursor.ply == 0
        wheel(desk, 2)
        assert desk.session.record.game.cursor.ply == 2 and not desk.session.record.looking_back
        wheel(desk, -1)
        assert desk.session.record.game.cursor.ply == 2

    def test_walks_in_a_review(self, desk: Desk) -> None:
        desk.start()
        desk.play("7g7f", "3c3d")
        desk.session.turn.resign()
        desk.session.review.open()
        wheel(desk, -2)
        assert desk.session.record.state is SessionState.REVIEW and desk.session.record.game.cursor.ply == 0


def end_by_mate(desk: Desk) -> None:
    desk.start(sfen=MATE_IN_ONE)
    desk.session.request_move(parse_move("G*5b", desk.session.record.game.position))


class TestBanner:
    @pytest.mark.parametrize("size", [(760, 560), (1280, 800), (1920, 1080)])
    def test_the_board_stays_where_it_is(self, desk: Desk, size: tuple[int, int]) -> None:
        desk.window.resize(*size)
        desk.start(sfen=MATE_IN_ONE)
        desk.app.processEvents()
        board = desk.table.board
        before = board.geometry(), board.plate_box(0), board.plate_box(1)
        desk.session.request_move(parse_move("G*5b", desk.session.record.game.position))
        desk.app.processEvents()
        assert desk.banner() and (board.geometry(), board.plate_box(0), board.plate_box(1)) == before
        banner = desk.table.banner
        assert desk.table.rect().contains(banner.geometry())
        desk.window.resize(size[0] + 60, size[1])
        desk.app.processEvents()
        assert desk.table.rect().contains(banner.geometry())

    @pytest.mark.parametrize("language", ["en", "cs", "fr", "ja"])
    def test_nothing_in_it_is_cut_off(self, desk: Desk, language: str) -> None:
        desk.window.resize(760, 560)
        desk.store.update(language=language)
        end_by_mate(desk)
        desk.app.processEvents()
        for each in desk.banner_buttons():
            assert each.width() >= each.minimumSizeHint().width() and each.height() >= each.minimumSizeHint().height()
            assert desk.table.banner.rect().contains(each.geometry())

    def test_neither_the_last_move_nor_the_king_is_hidden(self, desk: Desk) -> None:
        end_by_mate(desk)
        banner = desk.table.banner.geometry()
        for square in ("5a", "5b", "5c"):
            assert not banner.contains(desk.point(square))

    def test_names_the_winner(self, make_desk: Callable[..., Desk]) -> None:
        desk = make_desk("resign")
        desk.store.update(player_name="<b>Jana</b>")
        desk.start(GameChoice(level=1))
        desk.play("7g7f")
        desk.qtbot.waitUntil(lambda: bool(desk.banner()))
        title, text, *_ = desk.banner()
        assert (title, text.splitlines()[0]) == ("☗ <b>Jana</b> wins", "by resignation · 1 move")
        desk.session.new_game(desk.session.record.setup)
        desk.session.turn.resign()
        assert desk.banner()[0] == "☖ Computer wins"

    def test_who_has_no_name_is_told_so(self, make_desk: Callable[..., Desk]) -> None:
        desk = make_desk("resign")
        desk.start(GameChoice(level=1))
        desk.play("7g7f")
        desk.qtbot.waitUntil(lambda: bool(desk.banner()))
        assert desk.banner()[0] == "You win!"

    def test_a_long_name_is_shortened(self, desk: Desk) -> None:
        desk.window.resize(760, 560)
        desk.store.update(player_name="N" * 300, friend_name="M")
        desk.start()
        desk.play("7g7f")
        desk.session.turn.resign()
        desk.app.processEvents()
        assert desk.banner()[0].startswith("☗ NNN")
        assert desk.table.rect().contains(desk.table.banner.geometry())

    def test_tab_leads_to_its_buttons(self, desk: Desk) -> None:
        end_by_mate(desk)
        board = desk.table.board
        board.setFocus()
        QTest.keyClick(board, Qt.Key.Key_Tab)
        assert board.hasFocus() and board.hand.shown.show_cursor, "the first one brings the cursor of the squares"
        for button in desk.banner_buttons():
            QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Tab)
            assert button.hasFocus()
        QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Return)
        assert desk.banner() == []

    def test_escape_closes_it(self, desk: Desk) -> None:
        end_by_mate(desk)
        QTest.keyClick(desk.table.board, Qt.Key.Key_Escape)
        assert desk.banner() == []

    def test_escape_does_not_close_a_question(self, desk: Desk) -> None:
        desk.start()
        desk.trigger("OFFER_DRAW")
        QTest.keyClick(desk.table.board, Qt.Key.Key_Escape)
        assert "Accept" in desk.banner()


class TestNotices:
    def test_a_refusal_is_said_on_the_board(self, desk: Desk) -> None:
        desk.start()
        desk.click_square("7g")
        desk.click_square("7e")
        assert desk.notice == "This piece cannot go there." and desk.status == "☗ Black to move", "said once"
        desk.click_square("7g")
        assert desk.notice == ""

    def test_the_rule_is_named(self, desk: Desk) -> None:
        desk.start(sfen="4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1")
        desk.click_square("5h")
        desk.click_square("4h")
        assert desk.notice == "Your king would be in check."

    def test_the_end_of_the_game_takes_it_away(self, desk: Desk) -> None:
        desk.start()
        desk.click_square("7g")
        desk.click_square("7e")
        desk.session.turn.resign()
        assert desk.notice == "" and desk.banner()

    def test_looking_at_an_enemy_piece_takes_a_refusal_away(self, desk: Desk) -> None:
        desk.start()
        desk.click_square("7g")
        desk.click_square("7e")
        desk.click_square("3c")
        assert desk.notice == "" and desk.status == "☗ Black to move"

    def test_a_declined_draw(self, desk: Desk) -> None:
        desk.start()
        desk.trigger("OFFER_DRAW")
        desk.press_banner("Decline")
        assert desk.notice == "The draw is declined."

    def test_a_hint(self, desk: Desk) -> None:
        desk.start()
        move = parse_move("7g7f", desk.session.record.game.position)
        desk.trigger("HINT")
        assert desk.notice == "Looking for a good move…"
        desk.session.advice.cancel()
        desk.session.advice.hint_ready.emit(Hint(move, (move,)))
        assert desk.notice.startswith("Hint: ")
        desk.play("7g7f")
        assert desk.notice == ""

    def test_a_hint_says_that_it_mates_and_that_nothing_helps(self, desk: Desk) -> None:
        desk.start(sfen=MATE_IN_ONE)
        move = parse_move("G*5b", desk.session.record.game.position)
        desk.session.advice.hint_ready.emit(Hint(move, (move,), mate=1))
        assert desk.notice == "Hint: mate in 1: G*5b"
        desk.session.advice.hint_ready.emit(Hint(move, (move,), mate=-2))
        assert desk.notice == "Hint: the mate cannot be avoided; the longest defence is G*5b"

    def test_a_hint_is_said_once_with_its_whole_line(self, desk: Desk) -> None:
        desk.start()
        position = desk.session.record.game.position
        move, other = parse_move("7g7f", position), parse_move("2g2f", position)
        position.play(move)
        answer = parse_move("3c3d", position)
        position.undo()
        desk.session.advice.hint_ready.emit(Hint(move, (move, answer, other), mate=3))
        assert desk.notice == "Hint: mate in 3: P-7f  P-3d  P-2f" and desk.status == "☗ Black to move"


class TestLookingBack:
    def begin(self, desk: Desk) -> None:
        desk.start()
        desk.play("7g7f", "3c3d")
        desk.trigger("BACK")

    def test_is_said_for_as_long_as_it_lasts(self, desk: Desk) -> None:
        strip = desk.table.strip
        desk.start()
        desk.play("7g7f", "3c3d")
        assert not strip.isVisible()
        desk.trigger("BACK")
        assert strip.isVisible() and strip.text() == "You are looking back: move 1 of 2"
        desk.trigger("FORWARD")
        assert not strip.isVisible()
        desk.trigger("BACK")
        desk.session.turn.resign()
        assert not strip.isVisible(), "the game is over"

    def test_a_button_leads_back(self, desk: Desk) -> None:
        self.begin(desk)
        desk.table.strip.findChildren(QPushButton)[0].click()
        assert not desk.session.record.looking_back and desk.window.focusWidget() is desk.table.board

    @pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_End])
    def test_keys_lead_back(self, desk: Desk, key: Qt.Key) -> None:
        self.begin(desk)
        QTest.keyClick(desk.table.board, key)
        assert not desk.session.record.looking_back

    def test_a_move_is_refused_where_it_was_tried(self, desk: Desk) -> None:
        self.begin(desk)
        desk.click_square("2g")
        assert desk.notice == "You are looking back. Go to the last position to play on."

    @pytest.mark.parametrize("language", ["en", "cs", "fr", "ja"])
    def test_it_keeps_to_the_table(self, desk: Desk, language: str) -> None:
        desk.window.resize(760, 560)
        desk.store.update(language=language)
        self.begin(desk)
        strip = desk.table.strip
        assert desk.table.rect().contains(strip.geometry())
        button = strip.findChildren(QPushButton)[0]
        assert button.width() >= button.sizeHint().width() and strip.rect().contains(button.geometry())
        assert not strip.geometry().contains(desk.point("5a"))

    @pytest.mark.parametrize("size", [(1010, 560), (1440, 840)])
    @pytest.mark.parametrize("flipped", [False, True])
    def test_it_hides_neither_files_nor_ranks_of_chu(self, desk: Desk, size: tuple[int, int], flipped: bool) -> None:
        desk.window.resize(*size)
        desk.start(GameChoice(variant="chu", computer=False))
        desk.table.board.set_flipped(flipped)
        desk.play("8i8h", "8d8e")
        desk.trigger("BACK")
        table, layout = desk.table, scene_of(desk.table.board).board_layout
        strip = table.strip.geometry().translated(-table.board.pos())
        assert table.strip.isVisible() and table.board.rect().contains(strip)
        above, below = (layout.board.y, layout.grid.y), (layout.grid.bottom, layout.board.bottom)
        first, last = below if flipped else above
        assert strip.top() > last or strip.bottom() < first, "the names of the files"
        hidden = min(strip.bottom(), layout.grid.bottom) - max(strip.top(), layout.grid.y)
        assert hidden <= 3, "pixels of the squares"

    def test_it_hides_no_numerals_where_there_is_room_above_the_board(self, desk: Desk) -> None:
        desk.window.resize(1280, 800)
        self.begin(desk)
        table = desk.table
        assert table.strip.geometry().bottom() < table.board.upper_end


@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", ["shogi", "tenjiku"])
def test_while_two_computers_play_nothing_lies_over_the_board(
    make_desk: Callable[..., Desk], size: tuple[int, int], game: str
) -> None:
    desk = make_desk("think")
    desk.window.resize(*size)
    computer = PlayerSetup(human=False, level=1)
    desk.session.new_game(GameSetup(variant=game, black=computer, white=computer))
    table = desk.table
    assert table.banner.isVisible() and table.rect().contains(table.banner.geometry())
    assert table.banner.geometry().bottom() < table.board.y() + table.board.upper_end


@pytest.mark.parametrize("size", [(760, 560), (1010, 520), (1440, 900), (700, 900)])
@pytest.mark.parametrize("game", ["shogi", "tenjiku", "taikyoku"])
def test_the_offer_of_a_guide_moves_nothing_and_hides_no_piece(
    make_desk: Callable[..., Desk], size: tuple[int, int], game: str
) -> None:
    desk = make_desk("think")
    desk.window.resize(*size)
    desk.session.new_game(GameSetup(variant=game, white=PlayerSetup(human=False, level=1)))
    desk.store.update(guides_offered="", games_played="")
    table = desk.table
    QApplication.processEvents()
    before = table.board.geometry(), table.board.grid_box
    desk.window.rooms.play.advice.greet(first=True)
    QApplication.processEvents()
    assert table.banner.isVisible() and table.rect().contains(table.banner.geometry())
    assert (table.board.geometry(), table.board.grid_box) == before
    shown = scene_of(table.board)
    for square in shown.snapshot.pieces:
        box = shown.board_layout.square_box(square)
        there = QRect(int(box.x) + 4, int(box.y) + 4, int(box.w) - 8, int(box.h) - 8)
        assert not table.banner.geometry().intersects(there.translated(table.board.pos()))
    table.banner.clear()
    assert (table.board.geometry(), table.board.grid_box) == before


def test_a_board_that_has_made_room_keeps_its_place_until_the_next_game(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.window.resize(760, 560)
    computer = PlayerSetup(human=False, level=1)
    desk.session.new_game(GameSetup(variant="tenjiku", black=computer, white=computer))
    QApplication.processEvents()
    table = desk.table
    before = table.board.geometry()
    desk.session.turn.adjourn()
    QApplication.processEvents()
    assert table.board.geometry() == before and before.y() > 0
    desk.start()
    QApplication.processEvents()
    assert table.board.geometry().y() == 0
