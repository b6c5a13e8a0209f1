"""A record in the window: what is seen of it, and what the person does with it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QMenu,
    QTableView,
    QWidget,
)

from shogi_desktop.game.notes import Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.play.choice import GameChoice, to_json
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.records.auto_play import PAUSE_MS
from shogi_desktop.ui.play.new_game import NewGameDialog
from shogi_desktop.ui.record.record_dialogs import HeadersDialog, ResultDialog
from tests.patience import answer_next
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
    desk.session.record.forget_changes()
    return desk


def button(desk: Desk, id_: str) -> QAbstractButton:
    action = desk.window.actions_[id_]
    found = [each for each in desk.panel.findChildren(QAbstractButton) if each.text() == action.iconText()]
    return found[0]


def focus(desk: Desk) -> QWidget:
    """Where the keys go."""
    widget = desk.app.focusWidget()
    assert widget is not None
    return widget


def test_who_plays_sees_nothing_of_a_review(desk: Desk) -> None:
    desk.start()
    panel = desk.panel
    assert not panel.record.notes.isVisible()
    assert button(desk, "TAKE_BACK").isVisible() and not button(desk, "PLAY_HERE").isVisible()
    desk.play("7g7f")
    desk.session.turn.resign()
    assert not panel.record.notes.isVisible()
    desk.session.review.open()
    assert panel.record.notes.isVisible()
    assert button(desk, "PLAY_HERE").isVisible() and not button(desk, "TAKE_BACK").isVisible()
    desk.start()
    assert not panel.record.notes.isVisible()


def test_ten_plies_branchings_and_notes_are_gone_to(review: Desk) -> None:
    cursor = review.session.record.game
    review.trigger("BACK_TEN")
    assert cursor.cursor.ply == 0 and not review.enabled("BRANCHING_BACK")
    plies = []
    while review.enabled("BRANCHING_ON"):
        review.trigger("BRANCHING_ON")
        plies.append(cursor.cursor.ply)
    assert plies == [2, 3]
    review.trigger("NOTE_ON")
    review.trigger("BRANCHING_BACK")
    assert cursor.cursor.ply == 3
    review.trigger("NOTE_BACK" if review.enabled("NOTE_BACK") else "NOTE_ON")
    assert cursor.cursor.ply == 5 and not review.enabled("NOTE_ON")
    review.trigger("FIRST")
    review.trigger("FORWARD_TEN")
    assert cursor.cursor.ply == 5


def test_a_branch_is_added_promoted_undone_and_commented(review: Desk) -> None:
    session = review.session
    before = format_game(session.record.game)
    review.trigger("BACK")
    review.play("7f7e")
    assert session.record.game.cursor is session.record.game.cursor.parent.children[1]  # type: ignore[union-attr]
    review.trigger("MAIN_LINE")
    assert session.record.game.cursor.on_main_line() and not review.enabled("MAIN_LINE")
    review.trigger("UNDO")
    assert not session.record.game.cursor.on_main_line()
    review.trigger("COMMENT")
    QTest.keyClicks(focus(review), "hn, a try")
    assert session.record.game.cursor.ply == 5
    review.trigger("BACK")
    assert session.record.game.cursor.children[1].comment == "hn, a try"
    while review.enabled("UNDO"):
        review.trigger("UNDO")
    assert format_game(session.record.game) == before and not session.record.unsaved


def test_branches_are_moved_cut_off_and_deleted(review: Desk) -> None:
    session = review.session
    review.trigger("FIRST")
    review.trigger("BRANCHING_ON")
    assert not review.enabled("BRANCH_UP")
    review.trigger("BRANCH_DOWN")
    assert not review.enabled("BRANCH_DOWN") and review.enabled("MAIN_LINE")
    review.trigger("BRANCH_UP")
    review.trigger("CUT_OFF")
    assert session.record.game.cursor.children == [] and not review.enabled("CUT_OFF")
    review.trigger("DELETE")
    assert session.record.game.cursor.ply == 1 and len(session.record.game.cursor.children) == 1


def test_keys_do_not_walk_while_somebody_writes(review: Desk) -> None:
    review.trigger("COMMENT")
    field = focus(review)
    ply = review.session.record.game.cursor.ply
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_PageUp, Qt.Key.Key_F, Qt.Key.Key_A):
        QTest.keyClick(field, key)
    assert review.session.record.game.cursor.ply == ply and not review.window.rooms.record.auto_play.running
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert focus(review) is review.table.board


def test_a_place_is_bookmarked(review: Desk) -> None:
    review.trigger("BOOKMARK")
    field = focus(review)
    QTest.keyClicks(field, "mark")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert review.session.record.game.cursor.bookmark == "mark"
    review.trigger("UNDO")
    assert review.session.record.game.cursor.bookmark == "the start of it all"


def test_a_record_is_played_through_until_the_person_moves(review: Desk) -> None:
    review.trigger("FIRST")
    review.trigger("AUTO_PLAY_FAST")
    action = review.window.actions_["AUTO_PLAY"]
    review.trigger("AUTO_PLAY")
    assert action.isChecked()
    review.qtbot.waitUntil(lambda: review.session.record.game.cursor.ply == 2, timeout=PAUSE_MS["fast"] * 10)
    review.trigger("BACK")
    assert not action.isChecked() and review.session.record.game.cursor.ply == 1
    review.trigger("AUTO_PLAY")
    review.qtbot.waitUntil(lambda: review.session.record.game.cursor.ply == 5, timeout=PAUSE_MS["fast"] * 20)
    assert not action.isChecked() and not review.enabled("AUTO_PLAY")
    review.trigger("FIRST")
    review.trigger("AUTO_PLAY")
    review.window.desk.open("start")
    assert not action.isChecked()


@pytest.mark.parametrize("field", ["comment", "bookmark"])
def test_playing_through_stops_where_somebody_writes(review: Desk, field: str) -> None:
    running, notes = review.window.actions_["AUTO_PLAY"], review.panel.record.notes
    review.trigger("FIRST")
    review.trigger("AUTO_PLAY")
    getattr(notes, field).setFocus()
    assert not running.isChecked()
    review.table.board.setFocus()
    review.trigger("AUTO_PLAY")
    review.trigger("FLIP")
    assert running.isChecked()
    review.trigger("COPY_POSITION")
    assert not running.isChecked()


def test_the_headers_are_changed_in_a_dialog(review: Desk) -> None:
    def fill(dialog: HeadersDialog) -> None:
        model = the(dialog, QTableView).model()
        names = [model.index(row, 0).data() for row in range(model.rowCount())]
        assert names[:3] == ["Black", "note", "White"]
        model.setData(model.index(names.index("White"), 1), "Tanigawa <b>")
        model.setData(model.index(1, 0), "remark")
        the(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()

    answer_next(HeadersDialog, fill)
    review.trigger("HEADERS")
    assert review.session.record.game.headers == {"black": "Habu", "remark": "a club", "white": "Tanigawa <b>"}
    assert "Tanigawa <b>" in review.window.windowTitle()
    review.trigger("UNDO")
    assert review.session.record.game.headers == {"black": "Habu", "note": "a club"}


def test_the_result_is_set_in_a_dialog(review: Desk) -> None:
    def fill(dialog: ResultDialog) -> None:
        winner, reason = dialog.findChildren(QComboBox)
        winner.setCurrentIndex(2)
        reason.setCurrentIndex(reason.findData(Reason.TIME.value))
        the(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()

    answer_next(ResultDialog, fill)
    review.trigger("RESULT")
    result = review.session.record.game.result
    assert result is not None and (result.winner, result.reason) == (Side.WHITE, Reason.TIME)
    review.trigger("UNDO")
    assert review.session.record.game.result is None


def test_a_game_that_just_ended_can_be_written_in(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    desk.trigger("COMMENT")
    assert desk.session.record.state is SessionState.REVIEW
    QTest.keyClicks(focus(desk), "short")
    desk.window.close()
    assert desk.session.record.game.cursor.comment == "short"


def test_the_panel_speaks_japanese(review: Desk) -> None:
    review.store.update(language="ja")
    assert review.panel.record.notes.comment.accessibleName()


def test_a_game_is_begun_from_the_record(review: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    review.store.update(last_game=to_json(GameChoice(computer=False)))
    monkeypatch.setattr(NewGameDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    review.trigger("BACK")
    button(review, "PLAY_HERE").click()
    assert review.session.record.state is SessionState.REVIEW and review.banner() == []
    monkeypatch.setattr(NewGameDialog, "exec", lambda _: QDialog.DialogCode.Accepted)
    button(review, "PLAY_HERE").click()
    session = review.session
    assert (
        session.record.state is SessionState.PLAYING
        and session.record.game.cursor.ply == 4
        and session.record.game.root.children
    )
    review.play("7f7e")
    review.trigger("TAKE_BACK")
    assert not review.enabled("TAKE_BACK")


def test_where_other_rules_forbid_the_moves_it_begins_with_the_position(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.session.load(parse_game("Shogi Desktop game 1\nvariant: shogi\noption: move_limit = 256\n[moves]\n1 7g7f\n"))
    monkeypatch.setattr(NewGameDialog, "exec", lambda _: QDialog.DialogCode.Accepted)
    monkeypatch.setattr(desk.session, "new_game", refuse_moves(desk.session.new_game))
    desk.store.update(last_game=to_json(GameChoice(computer=False)))
    desk.trigger("PLAY_HERE")
    assert desk.session.record.state is SessionState.PLAYING and desk.session.record.game.cursor.ply == 0
    assert format_sfen(desk.session.record.game.start).startswith("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/")


def refuse_moves(new_game: Callable[..., None]) -> Callable[..., None]:
    def begin(setup: GameSetup, opening: Sequence[int] = ()) -> None:
        if opening:
            raise ValueError("they are no moves any more")
        new_game(setup)

    return begin


def test_the_tree_follows_and_leads(review: Desk) -> None:
    record, session = review.panel.record, review.session
    record.tabs.setCurrentIndex(1)
    assert record.tree.isVisible()
    first = session.record.game.root.children[0]
    other = first.children[1].children[0]
    record.tree.grab()
    QTest.mouseClick(record.tree.viewport(), Qt.MouseButton.LeftButton, pos=record.tree.place_of(other))
    assert session.record.game.cursor is other
    QTest.keyClick(record.tree, Qt.Key.Key_Left)
    assert session.record.game.cursor.ply == 3 and session.record.game.cursor is not other
    QTest.keyClick(record.tree, Qt.Key.Key_Up)
    QTest.keyClick(record.tree, Qt.Key.Key_Home)
    QTest.keyClick(record.tree, Qt.Key.Key_Down)
    assert session.record.game.cursor is first
    QTest.keyClick(record.tree, Qt.Key.Key_PageDown)
    QTest.keyClick(record.tree, Qt.Key.Key_End)
    assert session.record.game.cursor.ply == len(session.record.game.line())
    QTest.mouseClick(record.tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    session.record.go_to(other)
    review.trigger("DELETE")
    record.tree.grab()
    assert record.tree.node_at(record.tree.place_of(session.record.game.cursor)) is session.record.game.cursor


def test_what_is_written_is_listed(review: Desk) -> None:
    record, session = review.panel.record, review.session
    record.tabs.setCurrentIndex(2)
    model = record.list.model()
    texts = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert texts == ["3  P-2f  mind the bishop", "5  P-2e  the start of it all"]
    record.list.setFocus()
    QTest.keyClick(record.list, Qt.Key.Key_Up)
    assert session.record.game.cursor.ply == 3
    QTest.keyClick(record.list, Qt.Key.Key_Down)
    assert session.record.game.cursor.ply == 5
    session.review.set_comment(session.record.game.line()[0], "first\nsecond")
    assert model.rowCount() == 3 and model.index(0, 0).data() == "1  P-7f  first second"
    session.record.go_start()
    session.review.undo()
    assert model.rowCount() == 2


def closed_menu(desk: Desk) -> list[str]:
    """What the menu that has come up offers; it is closed then."""
    menu = desk.app.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [each.text() for each in menu.actions()]
    menu.close()
    return texts


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_a_menu_belongs_to_the_move_it_was_asked_at(review: Desk) -> None:
    record, session = review.panel.record, review.session
    table = the(record.moves, QTableView)
    table.customContextMenuRequested.emit(table.visualRect(table.model().index(3, 1)).center())
    assert review.window.actions_["DELETE"].text() in closed_menu(review)
    assert session.record.game.cursor.ply == 3
    variations = the(record.moves, QListWidget)
    variations.customContextMenuRequested.emit(variations.visualItemRect(variations.item(1)).center())
    assert closed_menu(review) and not session.record.game.cursor.on_main_line()
    record.tabs.setCurrentIndex(1)
    root = record.tree.place_of(session.record.game.root)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, root, record.tree.viewport().mapToGlobal(root))
    review.app.sendEvent(record.tree.viewport(), event)
    assert closed_menu(review) and session.record.game.cursor is session.record.game.root
    by_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    review.app.sendEvent(record.tree.viewport(), by_key)
    assert closed_menu(review)


def test_who_plays_has_no_menu(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    table = the(desk.panel.moves, QTableView)
    table.customContextMenuRequested.emit(table.visualRect(table.model().index(0, 1)).center())
    assert desk.session.record.game.cursor.ply == 1 and desk.app.activePopupWidget() is None


def test_a_long_game_with_many_branches_is_walked_without_waiting(desk: Desk) -> None:
    """400 moves with 200 branches: a step with the tree in sight takes no longer than a frame or two."""
    rng = random.Random(5)
    game = Game(load_variant("shogi"))
    while game.cursor.ply < 400:
        game.play(rng.choice(game.position.legal_moves()))
        if game.position.outcome() is not None:
            game = Game(game.variant)
    main = game.main_line()
    for _ in range(200):
        game.go_to(rng.choice(main))
        for _ in range(5):
            moves = game.position.legal_moves()
            if moves:
                game.play(rng.choice(moves))
    game.go_to(main[200])
    desk.session.load(game)
    record = desk.panel.record
    record.tabs.setCurrentIndex(1)
    record.tree.grab()
    begun = time.monotonic()
    for _ in range(50):
        desk.session.record.back()
        record.tree.grab()
    assert (time.monotonic() - begun) / 50 < 0.15
