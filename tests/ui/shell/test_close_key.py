"""Windows for learning are closed with one key, wherever in them the keyboard is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.guide.page import GuidePage
from shogi_desktop.ui.lessons import LessonsWindow
from shogi_desktop.ui.rule_pages import RulePages
from shogi_desktop.ui.shell.ids import ActionId
from tests.ui.desk import Desk

WINDOWS: dict[ActionId, type[QWidget]] = {
    ActionId.GUIDE_PAGE: GuidePage,
    ActionId.RULES: RulePages,
    ActionId.LESSONS: LessonsWindow,
}


@pytest.mark.parametrize("action", WINDOWS, ids=lambda action: str(action.name))
def test_ctrl_w_closes_the_window_but_not_the_program(desk: Desk, qtbot: QtBot, action: ActionId) -> None:
    desk.start()
    desk.trigger(action)
    (window,) = desk.window.findChildren(WINDOWS[action])
    QTest.qWaitForWindowActive(window)
    window.activateWindow()  # the window of the program was shown a moment ago and may be the active one
    qtbot.waitUntil(window.isActiveWindow)
    for field in window.findChildren(QLineEdit):
        if field.isVisible():
            field.setFocus()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not window.isVisible())
    assert desk.window.isVisible()
