from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.tab_order import lead


def test_parts_that_come_later_stand_where_they_belong(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, last = QLineEdit(), QPushButton("Close")
    column.addWidget(first)
    column.addWidget(last)
    later = [QLineEdit(), QLineEdit()]
    for part in later:
        column.insertWidget(1, part)
    lead(first, later)
    window.show()
    window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    ways: list[QWidget] = [*later, last]
    for each in ways:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert each.hasFocus()
