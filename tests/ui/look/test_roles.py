from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.look.roles import give_roles


class Clock(QWidget):
    spoken_role = QAccessible.Role.Clock


def test_parts_and_windows_have_roles_and_keep_names_and_children(qtbot: QtBot) -> None:
    give_roles()
    window, clock = QWidget(), Clock()
    qtbot.addWidget(window)
    window.setWindowTitle("Games")
    clock.setAccessibleName("Time left")
    column = QVBoxLayout(window)
    column.addWidget(clock)
    column.addWidget(QLabel("Text"))
    window.show()
    face = QAccessible.queryAccessibleInterface(window)
    assert face.role() == QAccessible.Role.Window and face.childCount() == 2
    assert face.text(QAccessible.Text.Name) == "Games"
    inner = QAccessible.queryAccessibleInterface(clock)
    assert inner.role() == QAccessible.Role.Clock and inner.text(QAccessible.Text.Name) == "Time left"


def test_inner_parts_stay_what_they_are(qtbot: QtBot) -> None:
    give_roles()
    inner, window = QWidget(), QWidget(None, Qt.WindowType.Window)
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(inner)
    assert QAccessible.queryAccessibleInterface(inner).role() == QAccessible.Role.Client
