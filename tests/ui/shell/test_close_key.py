"""Windows for learning are closed with one key, wherever in them the keyboard is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.guide.page import GuidePage
from shogi_desktop.ui.lessons.window import LessonsWindow
from shogi_desktop.ui.rule_pages.window import RulePages
from tests.ui.desk import Desk

WINDOWS: dict[str, type[QWidget]] = {
    "GUIDE_PAGE": GuidePage,
    "RULES": RulePages,
    "LESSONS": LessonsWindow,
}


@pytest.mark.parametrize("action", WINDOWS)
def test_ctrl_w_closes_the_window_but_not_the_program(desk: Desk, qtbot: QtBot, action: str) -> None:
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
