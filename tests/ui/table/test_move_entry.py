"""Moves entered at the table ahead, to be confirmed, or typed; with the real window and fake engines."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.ui.board.marks.marks import MarkKind
from shogi_desktop.ui.table.move_entry import MoveEntry
from tests.session.table import moves_of
from tests.ui.desk import Desk
from tests.ui.on_board import click, scene_of

COMPUTER = GameChoice(side="black", level=1)
LION = "16/16/16/16/16/16/7p8/8p7/7[LN]8/16/16/16/16/16/16/7K7k b - 1"
PROMOTION = "4k4/9/9/2B6/9/9/9/9/4K4 b - 1"
Keys = Qt.Key


def entry_of(desk: Desk) -> MoveEntry:
    return desk.table.entry


def premove_of(desk: Desk) -> str:
    shown = desk.table.board.hand.shown
    return format_move(shown.premove, desk.session.record.game.variant) if shown.premove != NO_MOVE else ""


def pending(desk: Desk) -> str:
    move = desk.table.board.hand.state.pending
    return format_move(move, desk.session.record.game.variant) if move != NO_MOVE else ""


def press(desk: Desk, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(desk.table.board, key)


@pytest.fixture
def waiting(make_desk: Callable[..., Desk]) -> Desk:
    """The computer thinks about its answer to 7g7f."""
    desk = make_desk("think")
    desk.start(COMPUTER)
    click(desk.table.board, "7g", "7f")
    assert desk.session.turn.is_thinking()
    return desk


class TestPremove:
    def test_a_move_is_planned_shown_and_played_after_the_answer(self, waiting: Desk) -> None:
        board = waiting.table.board
        click(board, "2g", "2f")
        assert premove_of(waiting) == "2g2f" and "Planned" in waiting.status and "P2g-2f" in waiting.status
        kinds = [mark.kind for mark in scene_of(board).below.marks()]
        assert kinds.count(MarkKind.PREMOVE) == 2
        waiting.trigger("MOVE_NOW")
        waiting.qtbot.waitUntil(lambda: waiting.session.record.game.cursor.ply == 3)
        assert moves_of(waiting.session).endswith("2g2f") and premove_of(waiting) == ""

    def test_by_drag_and_on_a_flipped_board(self, waiting: Desk) -> None:
        waiting.table.flip()
        board = waiting.table.board
        start, end = waiting.point("2g"), waiting.point("2f")
        QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(board.viewport(), (start + end) / 2)
        QTest.mouseMove(board.viewport(), end)
        QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=end)
        assert premove_of(waiting) == "2g2f"

    def test_by_the_keyboard(self, waiting: Desk) -> None:
        press(waiting, Keys.Key_Tab, Keys.Key_Down, Keys.Key_Down, Keys.Key_Return, Keys.Key_Up, Keys.Key_Return)
        assert premove_of(waiting) == "5g5f"

    @pytest.mark.parametrize("how", ["right", "escape"])
    def test_is_forgotten_by_right_click_and_escape(self, waiting: Desk, how: str) -> None:
        board = waiting.table.board
        click(board, "2g", "2f")
        if how == "right":
            QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, pos=waiting.point("5e"))
        else:
            press(waiting, Keys.Key_Escape)
        assert premove_of(waiting) == "" and entry_of(waiting).premove.move == NO_MOVE

    def test_a_piece_in_hand_is_let_go_before_the_plan(self, waiting: Desk) -> None:
        click(waiting.table.board, "2g", "2f", "6g")
        press(waiting, Keys.Key_Escape)
        assert premove_of(waiting) == "2g2f"
        press(waiting, Keys.Key_Escape)
        assert premove_of(waiting) == ""

    def test_pieces_of_the_computer_are_looked_at_and_never_moved(self, waiting: Desk) -> None:
        click(waiting.table.board, "3c", "3d")
        assert premove_of(waiting) == "" and waiting.table.board.hand.busy is False

    def test_not_where_the_person_does_not_want_it(self, waiting: Desk) -> None:
        waiting.store.update(plan_moves=False)
        click(waiting.table.board, "2g")
        assert waiting.notice == "It is the computer's turn."
        click(waiting.table.board, "2f")
        assert premove_of(waiting) == ""

    def test_turning_it_off_forgets_what_was_planned(self, waiting: Desk) -> None:
        click(waiting.table.board, "2g", "2f")
        waiting.store.update(plan_moves=False)
        assert premove_of(waiting) == ""

    def test_an_impossible_one_is_told_in_the_status_line(self, waiting: Desk) -> None:
        click(waiting.table.board, "8h", "2b")
        assert premove_of(waiting) == ""
        waiting.table.board.hand.premove_entered.emit(
            next(
                move
                for move in entry_of(waiting).premove.moves()
                if format_move(move, waiting.session.record.game.variant) == "8h2b+"
            )
        )
        waiting.trigger("MOVE_NOW")
        waiting.qtbot.waitUntil(waiting.session.turn.human_may_move)
        waiting.qtbot.waitUntil(lambda: premove_of(waiting) == "")
        assert "not possible" in waiting.status


class TestConfirmation:
    def start(self, desk: Desk, sfen: str = "", variant: str = "shogi") -> None:
        desk.store.update(confirm_moves=True)
        desk.start(GameChoice(variant=variant, computer=False), sfen)

    def test_nothing_is_played_before_the_answer(self, desk: Desk) -> None:
        self.start(desk)
        click(desk.table.board, "7g", "7f")
        bar = entry_of(desk).bar
        assert pending(desk) == "7g7f" and moves_of(desk.session) == "" and bar.isVisible()
        bar.yes.click()
        assert moves_of(desk.session) == "7g7f" and not bar.isVisible() and pending(desk) == ""

    def test_no_takes_it_back_and_so_does_another_piece(self, desk: Desk) -> None:
        self.start(desk)
        click(desk.table.board, "7g", "7f")
        entry_of(desk).bar.no.click()
        assert pending(desk) == "" and not entry_of(desk).bar.isVisible()
        click(desk.table.board, "7g", "7f", "2g", "2f")
        assert pending(desk) == "2g2f" and moves_of(desk.session) == ""

    @pytest.mark.parametrize(("key", "moves"), [(Keys.Key_Return, "7g7f"), (Keys.Key_Escape, "")])
    def test_by_the_keyboard(self, desk: Desk, key: Qt.Key, moves: str) -> None:
        self.start(desk)
        click(desk.table.board, "7g", "7f")
        press(desk, key)
        assert moves_of(desk.session) == moves and pending(desk) == ""

    def test_clicking_the_square_once_more_changes_nothing(self, desk: Desk) -> None:
        self.start(desk)
        click(desk.table.board, "7g", "7f", "7f")
        assert pending(desk) == "7g7f"

    def test_the_piece_stands_where_it_would_go_and_stays_when_the_window_changes(self, desk: Desk) -> None:
        self.start(desk)
        board = desk.table.board
        click(board, "7g", "7f")
        desk.table.flip()
        desk.window.resize(1000, 700)
        desk.app.processEvents()
        assert pending(desk) == "7g7f" and entry_of(desk).bar.isVisible()
        item = scene_of(board).piece_items()[board.variant.parse_square("7g")]
        box = board.square_box(board.variant.parse_square("7f"))
        assert (item.x(), item.y()) == pytest.approx((box.x, box.y), abs=1)
        assert board.viewport().rect().contains(entry_of(desk).bar.geometry())

    def test_a_lion_that_has_gone_on(self, desk: Desk) -> None:
        self.start(desk, LION, "tenjiku")
        click(desk.table.board, "9i", "8h", "9g")
        assert pending(desk) == "9i8h9g"
        press(desk, Keys.Key_Return)
        assert moves_of(desk.session) == "9i8h9g"

    def test_a_promotion_that_was_chosen(self, desk: Desk) -> None:
        self.start(desk, PROMOTION)
        board = desk.table.board
        click(board, "7d", "5b")
        board.hand.choose(0)
        assert pending(desk) == "7d5b+"
        press(desk, Keys.Key_Return)
        assert moves_of(desk.session) == "7d5b+"

    def test_the_end_of_the_game_is_no_answer(self, desk: Desk) -> None:
        self.start(desk)
        click(desk.table.board, "7g", "7f")
        desk.session.turn.resign()
        assert pending(desk) == "" and not entry_of(desk).bar.isVisible() and moves_of(desk.session) == ""

    def test_not_in_a_review(self, desk: Desk) -> None:
        self.start(desk)
        desk.session.turn.resign()
        desk.session.review.open()
        assert desk.session.record.state is SessionState.REVIEW
        click(desk.table.board, "7g", "7f")
        assert moves_of(desk.session) == "7g7f"

    def test_ahead_too(self, waiting: Desk) -> None:
        waiting.store.update(confirm_moves=True)
        click(waiting.table.board, "2g", "2f")
        assert pending(waiting) == "2g2f" and entry_of(waiting).premove.move == NO_MOVE
        press(waiting, Keys.Key_Return)
        assert pending(waiting) == "" and premove_of(waiting) == "2g2f"


class TestTyping:
    def open(self, desk: Desk) -> None:
        desk.start(GameChoice(computer=False))
        desk.trigger("TYPE_MOVES")

    def type(self, desk: Desk, text: str, enter: bool = True) -> str:
        line = entry_of(desk).line
        line.field.setText(text)
        told = line.meaning()
        if enter:
            QTest.keyClick(line.field, Keys.Key_Return)
        return told

    def test_a_move_is_understood_shown_and_played(self, desk: Desk) -> None:
        self.open(desk)
        assert self.type(desk, "76f", enter=False) == "☗ P-7f" and premove_of(desk) == "7g7f"
        QTest.keyClick(entry_of(desk).line.field, Keys.Key_Return)
        assert moves_of(desk.session) == "7g7f" and entry_of(desk).line.field.text() == "" and premove_of(desk) == ""
        self.type(desk, "３四歩")
        self.type(desk, "Bx2b+")
        self.type(desk, "同ぎん")
        assert moves_of(desk.session) == "7g7f 3c3d 8h2b+ 3a2b"

    def test_several_are_named_and_none_is_played(self, desk: Desk) -> None:
        self.open(desk)
        told = self.type(desk, "58kin")
        assert "G4i-5h" in told and "G6i-5h" in told and premove_of(desk) == "" and moves_of(desk.session) == ""

    def test_what_is_not_understood_and_what_is_forbidden(self, desk: Desk) -> None:
        self.open(desk)
        assert "7" in self.type(desk, "7zz") and "zz" in entry_of(desk).line.meaning()
        desk.start(GameChoice(computer=False), "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1")
        assert self.type(desk, "G-6h") == "Your king would be in check." and moves_of(desk.session) == ""

    def test_escape_deletes_then_leads_back_to_the_board(self, desk: Desk) -> None:
        self.open(desk)
        field = entry_of(desk).line.field
        field.setText("76")
        QTest.keyClick(field, Keys.Key_Escape)
        assert field.text() == "" and not entry_of(desk).line.isHidden()
        QTest.keyClick(field, Keys.Key_Escape)
        assert entry_of(desk).line.isHidden() and not desk.store.current.typing_line

    def test_ahead_while_the_computer_thinks(self, waiting: Desk) -> None:
        waiting.trigger("TYPE_MOVES")
        assert "Planned" in self.type(waiting, "26fu")
        assert premove_of(waiting) == "2g2f" and entry_of(waiting).premove.move != NO_MOVE

    def test_it_is_confirmed_as_any_other_move(self, desk: Desk) -> None:
        desk.store.update(confirm_moves=True)
        self.open(desk)
        self.type(desk, "76fu")
        assert pending(desk) == "7g7f" and moves_of(desk.session) == ""
        QTest.keyClick(entry_of(desk).line.field, Keys.Key_Return)
        assert moves_of(desk.session) == "7g7f"

    def test_in_tenjiku_and_in_japanese(self, desk: Desk) -> None:
        desk.store.update(language="ja")
        desk.start(GameChoice(variant="tenjiku", computer=False), LION)
        desk.trigger("TYPE_MOVES")
        assert self.type(desk, "Lnx8hx9g") == "☗８八獅子→９七"
        assert moves_of(desk.session) == "9i8h9g"


def test_the_line_is_closed_when_the_program_begins_again(desk: Desk) -> None:
    desk.start()
    desk.trigger("TYPE_MOVES")
    assert desk.store.current.typing_line
    desk.window.close()
    assert not desk.store.current.typing_line
