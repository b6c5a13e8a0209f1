"""A record in the window: what is seen of it, and what the person does with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialogButtonBox, QTableView, QWidget

from shogi_desktop.game.result import Reason
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Side
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.records.auto_play import PAUSE_MS
from shogi_desktop.ui.record.headers_dialog import HeadersDialog
from shogi_desktop.ui.record.result_dialog import ResultDialog
from shogi_desktop.ui.shell.actions.ids import ActionId
from tests.ui.desk import Desk
from tests.ui.seek import the

RECORD = """Shogi Desktop game 2
variant: shogi

[headers]
black: Habu
note: a club

[moves]
1 7g7f
2 3c3d
3 2g2f
* mind the bishop
4 8c8d
5 2f2e
& the start of it all
3 6g6f
2 8c8d
3 2g2f
"""


@pytest.fixture
def review(desk: Desk) -> Desk:
    desk.session.load(parse_game(RECORD))
    desk.session.forget_changes()
    return desk


def button(desk: Desk, id_: ActionId) -> QAbstractButton:
    action = desk.window.actions_[id_]
    found = [each for each in desk.window.panel.findChildren(QAbstractButton) if each.text() == action.iconText()]
    return found[0]


def focus(desk: Desk) -> QWidget:
    """Where the keys go."""
    widget = desk.app.focusWidget()
    assert widget is not None
    return widget


def test_who_plays_sees_nothing_of_a_review(desk: Desk) -> None:
    desk.start()
    panel = desk.window.panel
    assert not panel.record.notes.isVisible()
    assert button(desk, ActionId.TAKE_BACK).isVisible() and not button(desk, ActionId.PLAY_HERE).isVisible()
    desk.play("7g7f")
    desk.session.resign()
    assert not panel.record.notes.isVisible()
    desk.session.review()
    assert panel.record.notes.isVisible()
    assert button(desk, ActionId.PLAY_HERE).isVisible() and not button(desk, ActionId.TAKE_BACK).isVisible()
    desk.start()
    assert not panel.record.notes.isVisible()


def test_ten_plies_branchings_and_notes_are_gone_to(review: Desk) -> None:
    cursor = review.session.game
    review.trigger(ActionId.BACK_TEN)
    assert cursor.cursor.ply == 0 and not review.enabled(ActionId.BRANCHING_BACK)
    plies = []
    while review.enabled(ActionId.BRANCHING_ON):
        review.trigger(ActionId.BRANCHING_ON)
        plies.append(cursor.cursor.ply)
    assert plies == [2, 3]
    review.trigger(ActionId.NOTE_ON)
    review.trigger(ActionId.BRANCHING_BACK)
    assert cursor.cursor.ply == 3
    review.trigger(ActionId.NOTE_BACK if review.enabled(ActionId.NOTE_BACK) else ActionId.NOTE_ON)
    assert cursor.cursor.ply == 5 and not review.enabled(ActionId.NOTE_ON)
    review.trigger(ActionId.FIRST)
    review.trigger(ActionId.FORWARD_TEN)
    assert cursor.cursor.ply == 5


def test_a_branch_is_added_promoted_undone_and_commented(review: Desk) -> None:
    session = review.session
    before = format_game(session.game)
    review.trigger(ActionId.BACK)
    review.play("7f7e")
    assert session.game.cursor is session.game.cursor.parent.children[1]  # type: ignore[union-attr]
    review.trigger(ActionId.MAIN_LINE)
    assert session.game.cursor.on_main_line() and not review.enabled(ActionId.MAIN_LINE)
    review.trigger(ActionId.UNDO)
    assert not session.game.cursor.on_main_line()
    review.trigger(ActionId.COMMENT)
    QTest.keyClicks(focus(review), "hn, a try")
    assert session.game.cursor.ply == 5
    review.trigger(ActionId.BACK)
    assert session.game.cursor.children[1].comment == "hn, a try"
    while review.enabled(ActionId.UNDO):
        review.trigger(ActionId.UNDO)
    assert format_game(session.game) == before and not session.unsaved


def test_branches_are_moved_cut_off_and_deleted(review: Desk) -> None:
    session = review.session
    review.trigger(ActionId.FIRST)
    review.trigger(ActionId.BRANCHING_ON)
    assert not review.enabled(ActionId.BRANCH_UP)
    review.trigger(ActionId.BRANCH_DOWN)
    assert not review.enabled(ActionId.BRANCH_DOWN) and review.enabled(ActionId.MAIN_LINE)
    review.trigger(ActionId.BRANCH_UP)
    review.trigger(ActionId.CUT_OFF)
    assert session.game.cursor.children == [] and not review.enabled(ActionId.CUT_OFF)
    review.trigger(ActionId.DELETE)
    assert session.game.cursor.ply == 1 and len(session.game.cursor.children) == 1


def test_keys_do_not_walk_while_somebody_writes(review: Desk) -> None:
    review.trigger(ActionId.COMMENT)
    field = focus(review)
    ply = review.session.game.cursor.ply
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_PageUp, Qt.Key.Key_F, Qt.Key.Key_A):
        QTest.keyClick(field, key)
    assert review.session.game.cursor.ply == ply and not review.window.review.auto_play.running
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert focus(review) is review.window.table.board


def test_a_place_is_bookmarked(review: Desk) -> None:
    review.trigger(ActionId.BOOKMARK)
    field = focus(review)
    QTest.keyClicks(field, "mark")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert review.session.game.cursor.bookmark == "mark"
    review.trigger(ActionId.UNDO)
    assert review.session.game.cursor.bookmark == "the start of it all"


def test_a_record_is_played_through_until_the_person_moves(review: Desk) -> None:
    review.trigger(ActionId.FIRST)
    review.trigger(ActionId.AUTO_PLAY_FAST)
    action = review.window.actions_[ActionId.AUTO_PLAY]
    review.trigger(ActionId.AUTO_PLAY)
    assert action.isChecked()
    review.qtbot.waitUntil(lambda: review.session.game.cursor.ply == 2, timeout=PAUSE_MS["fast"] * 10)
    review.trigger(ActionId.BACK)
    assert not action.isChecked() and review.session.game.cursor.ply == 1
    review.trigger(ActionId.AUTO_PLAY)
    review.qtbot.waitUntil(lambda: review.session.game.cursor.ply == 5, timeout=PAUSE_MS["fast"] * 20)
    assert not action.isChecked() and not review.enabled(ActionId.AUTO_PLAY)
    review.trigger(ActionId.FIRST)
    review.trigger(ActionId.AUTO_PLAY)
    review.window.pages.show_start()
    assert not action.isChecked()


def test_the_headers_are_changed_in_a_dialog(review: Desk) -> None:
    def fill() -> None:
        dialog = review.app.activeModalWidget()
        assert isinstance(dialog, HeadersDialog)
        model = the(dialog, QTableView).model()
        names = [model.index(row, 0).data() for row in range(model.rowCount())]
        assert names[:3] == ["Black", "note", "White"]
        model.setData(model.index(names.index("White"), 1), "Tanigawa <b>")
        model.setData(model.index(1, 0), "remark")
        the(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()

    QTimer.singleShot(50, fill)
    review.trigger(ActionId.HEADERS)
    assert review.session.game.headers == {"black": "Habu", "remark": "a club", "white": "Tanigawa <b>"}
    assert "Tanigawa <b>" in review.window.windowTitle()
    review.trigger(ActionId.UNDO)
    assert review.session.game.headers == {"black": "Habu", "note": "a club"}


def test_the_result_is_set_in_a_dialog(review: Desk) -> None:
    def fill() -> None:
        dialog = review.app.activeModalWidget()
        assert isinstance(dialog, ResultDialog)
        winner, reason = dialog.findChildren(QComboBox)
        winner.setCurrentIndex(2)
        reason.setCurrentIndex(reason.findData(Reason.TIME.value))
        the(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()

    QTimer.singleShot(50, fill)
    review.trigger(ActionId.RESULT)
    result = review.session.game.result
    assert result is not None and (result.winner, result.reason) == (Side.WHITE, Reason.TIME)
    review.trigger(ActionId.UNDO)
    assert review.session.game.result is None


def test_a_game_that_just_ended_can_be_written_in(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.session.resign()
    desk.trigger(ActionId.COMMENT)
    assert desk.session.state is SessionState.REVIEW
    QTest.keyClicks(focus(desk), "short")
    desk.window.close()
    assert desk.session.game.cursor.comment == "short"


def test_the_panel_speaks_japanese(review: Desk) -> None:
    review.store.update(language="ja")
    assert review.window.panel.record.notes.comment.accessibleName()
