"""A wish in the window of the problems, where the person finds it: on a button, or in the menu More."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from shogi_desktop.ui.problems.page_parts import ProblemWish
from shogi_desktop.ui.problems.sets.column import SetColumn
from tests.ui.seek import the


def menu_of(window: QWidget) -> QMenu:
    """The menu More, filled as when somebody opens it."""
    menu = the(window, SetColumn).more.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return menu


def found(window: QWidget, wish: ProblemWish) -> QPushButton | QAction:
    """The button that is seen, else the row of the menu, else a button that is hidden now."""
    buttons = [button for button in window.findChildren(QPushButton) if button.property("wish") is wish]
    rows = [action for action in menu_of(window).actions() if action.data() is wish]
    seen: list[QPushButton | QAction] = [button for button in buttons if button.isVisible()]
    return [*seen, *rows, *buttons][0]


def press(window: QWidget, wish: ProblemWish) -> None:
    there = found(window, wish)
    assert there.isEnabled() and there.isVisible(), wish
    if isinstance(there, QAction):
        there.trigger()
    else:
        there.click()


def pick(window: QWidget, text: str) -> None:
    """Takes a row of the menu by its words."""
    next(action for action in menu_of(window).actions() if action.text() == text).trigger()
