"""A position that is being set up, analysed beside its board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QToolButton

from shogi_desktop.session.editing.sketch import Put
from shogi_desktop.ui.analysis.lines import LineRow
from shogi_desktop.ui.analysis.panel import AnalysisPanel
from shogi_desktop.ui.editor.page import EditorPage
from shogi_desktop.ui.editor.tools import Tool
from tests.ui.desk import Desk
from tests.ui.seek import the


def editor(desk: Desk) -> EditorPage:
    return the(desk.window, EditorPage)


def rows(desk: Desk) -> list[LineRow]:
    found = editor(desk).findChildren(LineRow)
    return [row for row in found if row.isVisible() and row.isEnabled()]


def lines(desk: Desk) -> list[str]:
    return [row.text for row in rows(desk)]


def told(desk: Desk) -> list[str]:
    (panel,) = editor(desk).findChildren(AnalysisPanel)
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


@pytest.fixture
def analysing(make_desk: Callable[..., Desk]) -> Desk:
    """The even game of shogi in the editor, come to from the start page, and analysed."""
    desk = make_desk("muse")
    desk.window.desk.open("start")
    desk.window.rooms.start.page().wished.emit("editor", "shogi")
    desk.trigger("ANALYSE")
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)
    return desk


def test_lines_and_arrows_come_and_go(analysing: Desk) -> None:
    desk = analysing
    assert desk.window.actions_["ANALYSE"].isChecked()
    assert lines(desk)[0] == "+0.30  ☗\u00a0P-9f" and len(editor(desk).board.suggestions) == 2
    desk.trigger("ANALYSE")
    assert rows(desk) == [] and editor(desk).board.suggestions == ()
    assert not desk.window.actions_["ANALYSE"].isChecked()


def test_it_follows_the_board(analysing: Desk) -> None:
    desk, page = analysing, editor(analysing)
    page.do(Put(page.editing.variant.parse_square("1c"), 0))
    assert rows(desk) == [] and page.board.suggestions == ()
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)


def test_it_says_why_a_position_cannot_be_analysed(analysing: Desk) -> None:
    desk, page = analysing, editor(analysing)
    page.do(Put(page.editing.variant.parse_square("5i"), 0))
    assert told(desk)[0] == "No analysis: Black has no king." and rows(desk) == []
    desk.qtbot.wait(600)
    assert told(desk)[0] == "No analysis: Black has no king."
    page.use_tool(Tool.UNDO)
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)


def test_a_move_of_a_line_is_made_on_the_board(analysing: Desk) -> None:
    desk, page = analysing, editor(analysing)
    before = page.editing.sfen()
    QTest.mouseDClick(rows(desk)[1], Qt.MouseButton.LeftButton)
    assert page.editing.sfen().startswith("lnsgkgsnl/1r5b1/ppppppppp/9/9/8P/PPPPPPPP1/1B5R1/LNSGKGSNL w - 2")
    assert page.editing.undo() and page.editing.sfen() == before


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_there_is_no_record_to_take_lines(analysing: Desk) -> None:
    row = rows(analysing)[0]
    row.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), QPoint(5, 5)))
    menu = row.findChildren(QMenu)[-1]
    assert [action.text() for action in menu.actions()] == ["Make this move", "Copy the line"]
    menu.close()


def test_it_ends_with_the_editor(analysing: Desk) -> None:
    editor(analysing).cancelled.emit()
    assert not analysing.window.actions_["ANALYSE"].isChecked()
    assert editor(analysing).board.suggestions == ()


def test_nobody_gets_help_in_a_game_that_is_played(desk: Desk) -> None:
    desk.start()
    desk.trigger("EDIT_POSITION")
    (button,) = [
        each
        for each in editor(desk).findChildren(QToolButton)
        if each.defaultAction() is desk.window.actions_["ANALYSE"]
    ]
    assert button.isEnabled() and "not while a game goes on" in button.toolTip()
    button.click()
    assert desk.status.startswith("No analysis while a game goes on") and not button.isChecked()
    assert not rows(desk)


def test_the_board_of_the_game_has_an_analysis_of_its_own(analysing: Desk) -> None:
    desk = analysing
    editor(desk).cancelled.emit()
    desk.start()
    desk.session.turn.resign()
    desk.trigger("ANALYSE")
    desk.qtbot.waitUntil(lambda: len(desk.table.board.suggestions) == 2)
    desk.trigger("EDIT_POSITION")
    assert desk.table.board.suggestions == () and not desk.window.actions_["ANALYSE"].isChecked()
